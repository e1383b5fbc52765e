import { isBusinessDay } from '../../../platform/base/business-days.ts';
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import { capCount, MOST_COUNTED, type NeedsCall } from '../../../platform/server/manifest.ts';
import { countUnmailed } from './store/mailed.ts';
import { countUnprinted } from './store/waiting.ts';

const HREF = '/dispute-letters?printed=no';

/** Business days after the printing by which the mailing is recorded. */
export const MAILING_GRACE = 2;

/** Letters that could not be made, that wait to be printed, and printed ones whose mailing is not recorded, for those who may print. */
export async function letterNeeds({ db, scope, now, zone }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('letters:view') || !scope.may('letters:print')) return [];
  const { unprinted, failed } = await countUnprinted(db, MOST_COUNTED + 1);
  const unmailed = await countUnmailed(db, startOfDay(printedBefore(civilDateAt(now, zone)), zone), MOST_COUNTED + 1);
  const needs: readonly NeedsAction[] = [
    {
      key: 'letters.failed',
      count: failed,
      capped: false,
      words: { one: 'letter could not be made', many: 'letters could not be made' },
      href: HREF,
      weight: 'late',
    },
    {
      key: 'letters.unprinted',
      ...capCount(unprinted - failed),
      words: { one: 'letter waits to be printed', many: 'letters wait to be printed' },
      href: HREF,
      weight: 'soon',
    },
    {
      key: 'letters.unmailed',
      ...capCount(unmailed),
      words: { one: 'printed letter has no mailing day', many: 'printed letters have no mailing day' },
      href: '/dispute-letters?mailed=no',
      weight: 'late',
    },
  ];
  return needs.filter(({ count }) => count > 0);
}

/** What was printed before this day has had two whole business days since then. */
export function printedBefore(today: CivilDate): CivilDate {
  let day = today;
  for (let left = MAILING_GRACE; left > 0;) {
    day = addDays(day, -1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
