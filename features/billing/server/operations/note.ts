import { civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { billingContract } from '../../contract.ts';
import { checkPaymentStatus } from '../../rules/plans.ts';
import { writePaymentStatus } from '../billing-facet.ts';
import { aboutNote, fieldsOf, lockClient, viewNote } from '../lock-client.ts';
import { findLastRecordedAt, findNewest, insertPaymentStatus } from '../store.ts';

export const note: Operation<typeof billingContract.note> = async ({ db, scope, input, now, zone, record }) => {
  const contact = await lockClient(db, input.contactId);
  if (isRefusal(contact)) return contact;
  const before = await findNewest(db, contact.id);
  if ((before?.id ?? null) !== input.newestId) return changedMeanwhile.refuse();
  const { plan, standing, since } = input;
  if (daysBetween(civilDateAt(now, zone), since) > 0)
    return refuse('billing.inFuture', 'This day lies in the future.', { fields: { since: 'This day lies in the future.' } });
  const problem = checkPaymentStatus(input);
  if (problem !== undefined) return refuse('billing.nothingToPay', problem, { fields: { standing: problem } });
  // The order of notes is that of their ids, also when the clock was set back in between.
  const last = await findLastRecordedAt(db, contact.id);
  const recordedAt = last && last >= now ? new Date(last.getTime() + 1) : now;
  const one = {
    id: newId(recordedAt),
    plan,
    standing,
    since,
    note: input.note === '' ? null : input.note,
    recordedAt,
    recordedBy: scope.name,
  };
  await insertPaymentStatus(db, contact.id, { ...one, recordedById: scope.userId });
  await writePaymentStatus(db, contact.id, standing);
  record({ ...aboutNote(contact.id, one, 'Payment status updated'), before: fieldsOf(before) ?? {}, after: fieldsOf(one) ?? {} });
  return { current: viewNote(one) };
};
