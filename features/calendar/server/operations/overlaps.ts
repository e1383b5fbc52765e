import type { Operation } from '../../../../platform/server/feature.ts';
import type { calendarContract } from '../../contract.ts';
import { viewOverlaps } from '../appointment-view.ts';

export const overlaps: Operation<typeof calendarContract.overlaps> = async ({ db, input, services }) => {
  const { startsAt, endsAt, assigneeId = null, contactId = null, except = null } = input;
  return { overlaps: await viewOverlaps(db, services, { startsAt, endsAt, assigneeId, contactId, except }) };
};
