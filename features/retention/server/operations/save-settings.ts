import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { retentionContract } from '../../contract.ts';
import { reviewNow } from '../review.ts';
import { findSettings, saveSettings as writeSettings } from '../store/settings.ts';

export const saveSettings: Operation<typeof retentionContract.saveSettings> = async ({ db, input, record, enqueue }) => {
  const { version: _read, ...before } = await findSettings(db);
  if (!(await writeSettings(db, input))) return changedMeanwhile.refuse();
  const { version, ...after } = input;
  await enqueue(reviewNow, {});
  record({
    contactId: null,
    subject: { type: 'retention-settings', id: 'office' },
    summary: `Credit reports and identity are kept ${after.reportsMonths} months, the rest ${after.recordsYears} years after closing`,
    before,
    after,
  });
  return { version: version + 1, ...after };
};
