import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { NO_LOCATION } from '../no-location.ts';
import { findLocation, updateLocation, type LocationFields } from '../store.ts';

export const changeLocation: Operation<typeof officeContract.changeLocation> = async ({ db, scope, input, now, services, record }) => {
  const { id, version, ...fields } = input;
  const before = await findLocation(db, id);
  if (!before) return NO_LOCATION;
  if (!(await updateLocation(db, id, version, fields, now))) {
    return changedMeanwhile.refuse();
  }
  const changed = (Object.keys(fields) as (keyof LocationFields)[]).filter((key) => before[key] !== fields[key]);
  record({
    contactId: null,
    subject: { type: 'location', id },
    summary: `Location ${fields.name} changed`,
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, fields[key]])),
  });
  return viewLocation(id, { db, scope, services });
};
