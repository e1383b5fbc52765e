import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { NO_LOCATION } from '../no-location.ts';
import { assignStaff as assign, findLocation } from '../store.ts';

export const assignStaff: Operation<typeof officeContract.assignStaff> = async ({ db, input, now, services, record }) => {
  const { userId, locationId } = input;
  const name = (await services.findStaff(db, [userId])).get(userId);
  if (name === undefined) return refuse('office.staffUnknown', 'This person is not on the staff.');
  const location = locationId === null ? undefined : await findLocation(db, locationId);
  if (locationId !== null && !location) return NO_LOCATION;
  if (location && location.closedAt !== null) return refuse('office.locationClosed', 'This location is closed. Reopen it first.');
  await assign(db, userId, locationId, now);
  record({
    contactId: null,
    subject: { type: 'user', id: userId },
    summary: location ? `${name} works at ${location.name}` : `${name} belongs to no location`,
  });
  return { userId, locationId };
};
