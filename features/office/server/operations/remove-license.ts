import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { NO_LICENSE } from '../no-location.ts';
import { setLicenseRemoved } from '../store.ts';

export const removeLicense: Operation<typeof officeContract.removeLicense> = async ({ db, scope, input, now, services, record }) => {
  const license = await setLicenseRemoved(db, input.id, now);
  if (!license) return NO_LICENSE;
  record({
    contactId: null,
    subject: { type: 'location', id: license.locationId },
    summary: `The ${license.kind} ${license.number} of ${license.state} was removed`,
  });
  return viewLocation(license.locationId, { db, scope, services });
};
