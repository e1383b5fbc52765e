import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { NO_LOCATION } from '../no-location.ts';
import { findLocation, lockLocations, setMain } from '../store.ts';

export const makeMain: Operation<typeof officeContract.makeMain> = async ({ db, scope, input, now, services, record }) => {
  await lockLocations(db);
  const location = await findLocation(db, input.id);
  if (!location) return NO_LOCATION;
  if (location.closedAt !== null) return refuse('office.locationClosed', 'This location is closed. Reopen it first.');
  await setMain(db, input.id, now);
  record({ contactId: null, subject: { type: 'location', id: input.id }, summary: `${location.name} is the main location now` });
  return viewLocation(input.id, { db, scope, services });
};
