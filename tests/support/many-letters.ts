// An office with hundreds of letters that their clients approved.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { createBlobStore } from '../../platform/server/blobs.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { createSealer } from '../../platform/server/seal.ts';
import { approveOnPaper } from './approve-on-paper.ts';
import { copyClient } from './copy-client.ts';
import type { PatientClient } from './patient-client.ts';
import { collectionItem, COMPLETE_CONTACT, mariasReport } from './people.ts';

export const BUREAUS = ['EQ', 'EX', 'TU'] as const;

/**
 * One client with letters to three bureaus, made as people make them, and copies until there are `clients` of them. `stop` ends the server, because
 * the copies are written into its folder; the caller starts it again.
 */
export async function manyLetters(client: PatientClient, folder: string, clients: number, stop: () => Promise<void>): Promise<void> {
  const { id: contactId } = await client.once((api) => api.contacts.create(COMPLETE_CONTACT));
  const day = addDays(civilDateAt(new Date(), OFFICE_ZONE), -300);
  const signed = { signedOn: day, disclosureGivenOn: day, how: 'paper', reason: 'Signed before the test' } as const;
  await client.once((api) => api.agreements.record({ contactId, ...signed }));
  for (const kind of ['authorization', 'photo-id', 'address-proof'] as const)
    await client.once((api) => api.files.check({ contactId, kind, seenOn: day }));
  const { id: reportId } = await client.once((api) => api.creditReports.upload({ contactId, file: mariasReport() }));
  const lineId = await client.wait(async (api) => {
    const { report } = await api.creditReports.get({ id: reportId });
    return report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'))?.id;
  });
  const items = BUREAUS.map((bureau) => collectionItem(lineId, bureau));
  const { draft } = await client.once((api) => api.disputes.saveDraft({ contactId, reportId, version: null, items }));
  await client.once((api) => api.disputes.openRound({ contactId, version: draft.version }));
  await client.wait(async (api) => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length === BUREAUS.length && rows.every(({ state }) => state === 'ready') ? true : undefined;
  });
  await approveOnPaper(client, contactId);
  await stop();
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  try {
    const sealer = createSealer(Buffer.from(readFileSync(join(folder, 'keys', 'seal.key'), 'utf8'), 'base64'));
    const blobs = createBlobStore(join(folder, 'files'), sealer);
    await copyClient({ database, sealer, blobs }, contactId, clients - 1);
  } finally {
    await database.close();
  }
}
