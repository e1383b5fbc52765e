import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { filesContract } from '../../contract.ts';
import { alreadyChecked, describeCheck, expiredAlready, viewCheck } from '../check-view.ts';
import { hasExpired } from '../../rules/document-reviews.ts';
import { hasUpload, insertCheck, isChecked, lockChecks, removeExpiredCheck } from '../store/documents.ts';
import { setMark } from '../store/marks.ts';
import { finishRequests } from '../store/requests.ts';

const IN_FUTURE = 'This day lies in the future.';
const NO_DOCUMENT = 'The contact has no such document any more. Choose another one, or none.';

export const check: Operation<typeof filesContract.check> = async (call) => {
  const { db, scope, input, now, zone, record } = call;
  const contact = await lockActiveContact(call, input.contactId);
  if (isRefusal(contact)) return contact;
  await lockChecks(db, contact.id);
  const { kind, seenOn, fileId } = input;
  const bureaus = kind === 'authorization' ? BUREAUS.filter((bureau) => input.bureaus.includes(bureau)) : null;
  const { validUntil } = input;
  const today = civilDateAt(now, zone);
  if (await isChecked(db, contact.id, kind, today)) return alreadyChecked(kind);
  if (seenOn > today) return refuse('files.inFuture', IN_FUTURE, { fields: { seenOn: IN_FUTURE } });
  if (fileId !== null && !(await hasUpload(db, contact.id, fileId)))
    return refuse('files.documentNotFound', NO_DOCUMENT, { fields: { fileId: NO_DOCUMENT } });
  if (hasExpired(validUntil, today)) return expiredAlready('validUntil');
  await removeExpiredCheck(db, contact.id, kind, today, now);
  const one = {
    id: newId(now),
    contactId: contact.id,
    kind,
    seenOn,
    fileId,
    note: input.note === '' ? null : input.note,
    bureaus,
    validUntil,
  };
  // The file named is what the mark says, so someone looked at it.
  if (fileId !== null) await setMark(db, fileId, { kind, at: now, by: scope, expiresOn: validUntil });
  await finishRequests(db, contact.id, { kind, fileId }, now);
  const stored = await insertCheck(db, { ...one, at: now, by: scope });
  record({
    ...describeCheck(one, 'marked as received'),
    after: { seenOn, fileId, note: one.note, ...(bureaus && { bureaus }), ...(validUntil !== null && { validUntil }) },
  });
  return viewCheck(stored, today);
};
