import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { NO_LICENSE } from '../no-location.ts';
import { setLicenseRemoved } from '../store.ts';

export const restoreLicense: Operation<typeof officeContract.restoreLicense> = async ({ db, scope, input, services, record }) => {
  const license = await setLicenseRemoved(db, input.id, null);
  if (!license) return NO_LICENSE;
  record({
    contactId: null,
    subject: { type: 'location', id: license.locationId },
    summary: `The ${license.kind} ${license.number} of ${license.state} was restored`,
  });
  return viewLocation(license.locationId, { db, scope, services });
};
