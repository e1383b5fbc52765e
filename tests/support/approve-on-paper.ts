// The client's approval of letters through the wire alone, for an office in another process: a scan is uploaded and the signed sheet recorded.
import { civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { demoPaper } from '../../db/demo/demo-documents.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import type { PatientClient } from './patient-client.ts';

/** Approves all letters of this contact, which are ready. */
export async function approveOnPaper({ once, wait, send }: PatientClient, contactId: string): Promise<void> {
  const path = `contacts/${contactId}/documents/signed-sheet.pdf`;
  await send(async (url, token) => {
    const { status } = await openFileDoor(url, token).upload(path, demoPaper('Letters of the round: read and signed'), 'application/pdf');
    if (status >= 300) throw Object.assign(new Error(`The scan was not taken: ${status}.`), { status });
  });
  const fileId = await wait(async (api) => {
    const { rows } = await api.files.listDocuments({ contactId });
    return rows.find((row) => row.path === path && row.state === 'ok')?.id;
  });
  const letters = await wait(async (api) => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length > 0 && rows.every(({ state }) => state === 'ready') ? rows : undefined;
  });
  await once((api) =>
    api.letters.recordApproval({
      contactId,
      signedOn: civilDateAt(new Date(), OFFICE_ZONE),
      fileId,
      letters: letters.map(({ id, pdfSha256 }) => ({ id, sha256: pdfSha256 ?? '', approved: true, word: '' })),
    }),
  );
}
