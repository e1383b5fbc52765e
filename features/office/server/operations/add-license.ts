import { daysBetween } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { NO_LOCATION } from '../no-location.ts';
import { findLocation, insertLicense } from '../store.ts';

export const addLicense: Operation<typeof officeContract.addLicense> = async ({ db, scope, input, now, services, record }) => {
  const { id, ...license } = input;
  const location = await findLocation(db, id);
  if (!location) return NO_LOCATION;
  if (license.validFrom && license.validUntil && daysBetween(license.validFrom, license.validUntil) < 0) {
    const problem = 'The end date is before the start date.';
    return refuse('office.licenseTimeWrong', problem, { fields: { validUntil: problem } });
  }
  await insertLicense(db, id, { id: newId(now), ...license }, now);
  record({
    contactId: null,
    subject: { type: 'location', id },
    summary: `${location.name}: ${license.kind} ${license.number} of ${license.state} added`,
    after: license,
  });
  return viewLocation(id, { db, scope, services });
};
