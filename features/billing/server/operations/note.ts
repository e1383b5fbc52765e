import { addDays, civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { setBillingStanding } from '../../../contacts/server/public.ts';
import type { billingContract } from '../../contract.ts';
import { judgeStanding } from '../../rules/plans.ts';
import { aboutNote, fieldsOf, openClient, viewNote } from '../open-client.ts';
import { findNewest, insertStanding } from '../store.ts';

export const note: Operation<typeof billingContract.note> = async ({ db, scope, input, now, record }) => {
  const contact = await openClient(db, scope, input);
  if (isRefusal(contact)) return contact;
  const { plan, standing, since } = input;
  // Somewhere on earth it is tomorrow already; whoever types this may be there.
  if (daysBetween(addDays(civilDateAt(now, OFFICE_ZONE), 1), since) > 0) return refuse('billing.inFuture', 'This day lies in the future.', { fields: { since: 'This day lies in the future.' } });
  const problem = judgeStanding(input);
  if (problem !== undefined) return refuse('billing.nothingToPay', problem, { fields: { standing: problem } });
  const before = await findNewest(db, contact.id);
  // The order of notes is that of their ids, also when the clock was set back in between.
  const recordedAt = before && before.recordedAt >= now ? new Date(before.recordedAt.getTime() + 1) : now;
  const one = { id: newId(recordedAt), plan, standing, since, note: input.note === '' ? null : input.note, recordedAt, recordedBy: scope.name };
  await insertStanding(db, contact.id, { ...one, recordedById: scope.userId });
  await setBillingStanding(db, contact.id, standing, now);
  record({ ...aboutNote(contact.id, one, 'Payments noted'), before: fieldsOf(before) ?? {}, after: fieldsOf(one) ?? {} });
  return { current: viewNote(one), version: contact.version + 1 };
};
