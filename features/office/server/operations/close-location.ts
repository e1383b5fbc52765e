import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { NO_LOCATION } from '../no-location.ts';
import { findLocation, lockLocations, setClosed } from '../store.ts';

export const closeLocation: Operation<typeof officeContract.closeLocation> = async ({ db, scope, input, now, services, record }) => {
  await lockLocations(db);
  const location = await findLocation(db, input.id);
  if (!location) return NO_LOCATION;
  if (location.closedAt !== null) return refuse('office.locationClosed', 'This location is already closed.');
  if (location.isMain) return refuse('office.mainLocation', 'This is the main location. Make another one the main location first.');
  await setClosed(db, input.id, now, now);
  record({ contactId: null, subject: { type: 'location', id: input.id }, summary: `Location ${location.name} closed` });
  return viewLocation(input.id, { db, scope, services });
};
