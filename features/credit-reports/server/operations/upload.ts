import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { admitCompared, lockActiveContact } from '../../../contacts/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { addReportFile } from '../add-report-file.ts';
import { viewReport } from '../lock-report.ts';

export const upload: Operation<typeof creditReportsContract.upload> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
  enqueue,
}) => {
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const may = await mayWork(db, contact.id, { what: 'report' }, { now, zone });
  if (may !== true) return may;
  const tooMany = await admitCompared(db, scope, now);
  if (tooMany) return tooMany;
  const bytes = new Uint8Array(await input.file.arrayBuffer());
  const added = await addReportFile(
    { db, now, services, enqueue },
    { contactId: contact.id, fileName: input.file.name, bytes, byId: scope.userId, byName: scope.name },
  );
  if (isRefusal(added)) return added;
  record(added.facts);
  return viewReport(db, scope, added.reportId);
};
