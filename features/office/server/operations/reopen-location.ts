import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { NO_LOCATION } from '../no-location.ts';
import { findLocation, setClosed } from '../store.ts';

export const reopenLocation: Operation<typeof officeContract.reopenLocation> = async ({ db, scope, input, now, services, record }) => {
  const location = await findLocation(db, input.id);
  if (!location) return NO_LOCATION;
  if (location.closedAt === null) return refuse('office.locationOpen', 'This location is open.');
  await setClosed(db, input.id, null, now);
  record({ contactId: null, subject: { type: 'location', id: input.id }, summary: `Location ${location.name} reopened` });
  return viewLocation(input.id, { db, scope, services });
};
