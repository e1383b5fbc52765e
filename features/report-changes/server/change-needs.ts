import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall } from '../../../platform/server/manifest.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { listWaiting } from '../../tasks/server/public.ts';
import { listReinsertions } from './store.ts';

/** Items are named one by one; the rest shows when these are done. */
const MOST = 5;
const LOOK_BACK_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

/** Deleted items that a bureau lists again, for people who may work on disputes. Each links to the reports of its contact. */
export async function changeNeeds({ db, scope, now, services }: NeedsCall): Promise<NeedsAction[]> {
  if (!['credit-reports:view', 'contacts:view', 'disputes:prepare'].every((permission) => scope.may(permission))) return [];
  const back = await listReinsertions(db, services.sealer, new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS), MOST * 10);
  const waiting = await listWaiting(
    db,
    back.map(({ taskId }) => taskId),
  );
  return back
    .filter(({ taskId }) => waiting.has(taskId))
    .slice(0, MOST)
    .map(({ contactId, contactName, bureau, heading, taskId }) => {
      const sentence = `deleted item is back: ${BUREAU_NAMES[bureau]} lists ${heading} of ${contactName} again`;
      return {
        key: `reportChanges.reinserted.${taskId}` as const,
        count: 1,
        capped: false,
        href: `/contacts/${contactId}?tab=reports`,
        weight: 'soon' as const,
        words: { one: sentence, many: sentence },
      };
    });
}
