import { civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { setBillingStanding } from '../../../contacts/server/public.ts';
import type { billingContract } from '../../contract.ts';
import { judgeStanding } from '../../rules/plans.ts';
import { aboutNote, fieldsOf, openClient, viewNote } from '../open-client.ts';
import { findLastRecordedAt, findNewest, insertStanding } from '../store.ts';

export const note: Operation<typeof billingContract.note> = async ({ db, scope, input, now, record }) => {
  const contact = await openClient(db, input.contactId);
  if (isRefusal(contact)) return contact;
  const before = await findNewest(db, contact.id);
  if ((before?.id ?? null) !== input.newestId)
    return refuse(
      'billing.changedMeanwhile',
      'Somebody else changed what is noted of these payments. What you typed is kept; look at how they stand now, then save again.',
    );
  const { plan, standing, since } = input;
  if (daysBetween(civilDateAt(now, OFFICE_ZONE), since) > 0)
    return refuse('billing.inFuture', 'This day lies in the future.', { fields: { since: 'This day lies in the future.' } });
  const problem = judgeStanding(input);
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
  await insertStanding(db, contact.id, { ...one, recordedById: scope.userId });
  await setBillingStanding(db, contact.id, standing);
  record({ ...aboutNote(contact.id, one, 'Payments noted'), before: fieldsOf(before) ?? {}, after: fieldsOf(one) ?? {} });
  return { current: viewNote(one) };
};
