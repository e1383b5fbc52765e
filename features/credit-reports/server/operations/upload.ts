import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { displayName, storeFile } from '../../../files/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { readReport } from '../jobs.ts';
import { findReport, insertReport } from '../store.ts';

export const upload: Operation<typeof creditReportsContract.upload> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  if (input.file.size === 0) return refuse('creditReports.fileEmpty', 'This file is empty. Please save the report again and upload that file.');

  const fileName = displayName(input.file.name);
  const bytes = new Uint8Array(await input.file.arrayBuffer());
  const file = { contactId: contact.id, name: fileName, mediaType: 'application/octet-stream', purpose: 'credit-report', createdBy: scope.userId };
  const stored = await storeFile(db, services, now, file, bytes);
  const id = newId(now);
  const added = await insertReport(db, {
    id, contactId: contact.id, fileId: stored.id, fileName: fileName, sha256: stored.sha256, at: now, byId: scope.userId, byName: scope.name,
  });
  if (!added) return refuse('creditReports.alreadyImported', 'This very file was already added to this contact.');
  await enqueue(readReport, { reportId: id });
  record({
    contactId: contact.id, subject: { type: 'credit-report', id }, summary: `Credit report file ${fileName} uploaded`,
    after: { fileName: fileName, sizeBytes: bytes.byteLength, sha256: stored.sha256 },
  });
  const report = await findReport(db, scope, id);
  if (!report) throw new Error('The report just added is not there.');
  const { fileId: _file, ...row } = report;
  return row;
};
