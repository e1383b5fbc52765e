import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { DOCUMENT_TEXTS } from '../../rules/document-texts.ts';
import { viewListed } from '../document-view.ts';
import { lockDocument } from '../lock-document.ts';
import { setCheckRemoved } from '../store/documents.ts';
import { findListed } from '../store/list.ts';
import { listChecksOfFile, openRejectionWords, setRejected } from '../store/marks.ts';
import { settleRequests } from '../store/requests.ts';

const SAY_WHY = 'Please say what is wrong. The client reads it.';

export const reject: Operation<typeof filesContract.reject> = async (call) => {
  const { db, scope, input, now, zone, services, record } = call;
  const { id, kind, reason, words } = input;
  if (reason === 'other' && words === null) return refuse('files.reasonMissing', SAY_WHY, { fields: { words: SAY_WHY } });
  const before = await lockDocument(call, input);
  if (isRefusal(before)) return before;
  await setRejected(db, services.sealer, id, { kind, reason, words, at: now, by: scope });
  for (const one of await listChecksOfFile(db, before.contactId, id)) await setCheckRemoved(db, one.id, now);
  await settleRequests(db, { contactId: before.contactId, fileId: id, kind, accepted: 'no' }, now);
  const after = await findListed(db, id);
  if (!after) throw new Error('The file just rejected is not there.');
  record({
    contactId: before.contactId,
    subject: { type: 'file', id },
    summary: `File ${after.name} rejected: ${DOCUMENT_TEXTS.en.reasons[reason]}`,
    before: {
      kind: before.kind,
      looked: before.looked,
      received: before.received,
      reason: before.rejectedFor,
      words: openRejectionWords(services.sealer, before),
    },
    after: { kind, looked: true, received: false, reason, words },
  });
  return { document: viewListed(after, { sealer: services.sealer, today: civilDateAt(now, zone) }) };
};
