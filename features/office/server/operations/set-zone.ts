import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { zoneLabel } from '../../../contacts/rules/time-zones.ts';
import { findLook, lockLook, saveLook } from '../look/look-store.ts';
import { THE_OFFICE, viewLook } from '../look/view-look.ts';

/** Days that were stored stay as they are; from the commit on, days are counted in the new zone. */
export const setZone: Operation<typeof officeContract.setZone> = async ({ db, input: { timeZone }, now, record }) => {
  await lockLook(db);
  const before = await findLook(db);
  await saveLook(db, { ...before, timeZone }, now);
  record({
    contactId: null,
    subject: THE_OFFICE,
    summary: `Time zone of the office set to ${zoneLabel(timeZone)}`,
    before: { timeZone: before.timeZone },
    after: { timeZone },
  });
  return viewLook(db);
};
