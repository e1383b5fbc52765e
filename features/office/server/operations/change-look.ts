import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { findLook, lockLook, saveLook, type LookFields } from '../look/look-store.ts';
import { THE_OFFICE, viewLook } from '../look/view-look.ts';

export const changeLook: Operation<typeof officeContract.changeLook> = async ({ db, input, now, record }) => {
  await lockLook(db);
  const before = await findLook(db);
  const { version, ...fields } = input;
  if (before.version !== version) return changedMeanwhile.refuse();
  await saveLook(db, { ...before, ...fields }, now);
  const changed = (Object.keys(fields) as (keyof LookFields)[]).filter((key) => before[key] !== fields[key]);
  record({
    contactId: null,
    subject: THE_OFFICE,
    summary: 'Name and look of the office changed',
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, fields[key]])),
  });
  return viewLook(db);
};
