import { isBusinessDay } from '../../../platform/base/business-days.ts';
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import { capCount, MOST_COUNTED, type NeedsCall } from '../../../platform/server/manifest.ts';
import { countUnmailed } from './store/mailed.ts';
import { countByApproval } from './store/approval-states.ts';
import { countReturned, countUnprinted } from './store/waiting.ts';

const HREF = '/dispute-letters?printed=no';

/** Business days after the printing by which the mailing is recorded. */
export const MAILING_GRACE = 2;

/** Letters that came back, could not be made, wait to be printed, and printed ones whose mailing is not recorded, for those who may print. */
export async function letterNeeds({ db, scope, now, zone }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('letters:view') || !scope.may('letters:print')) return [];
  const today = civilDateAt(now, zone);
  const { approved, failed } = await countUnprinted(db, today, MOST_COUNTED + 1);
  const { waiting, sentBack } = await countByApproval(db, today, MOST_COUNTED + 1);
  const unmailed = await countUnmailed(db, startOfDay(printedBefore(today), zone), MOST_COUNTED + 1);
  const returned = await countReturned(db, MOST_COUNTED + 1);
  const needs: readonly NeedsAction[] = [
    {
      key: 'letters.returned',
      ...capCount(returned),
      words: { one: 'letter came back from the post', many: 'letters came back from the post' },
      href: '/dispute-letters?returned=yes',
      weight: 'late',
    },
    {
      key: 'letters.failed',
      ...capCount(failed),
      words: { one: 'letter could not be made', many: 'letters could not be made' },
      href: HREF,
      weight: 'late',
    },
    {
      key: 'letters.sentBack',
      ...capCount(sentBack),
      words: { one: 'letter was sent back by its client', many: 'letters were sent back by their clients' },
      href: '/dispute-letters?approval=sent-back',
      weight: 'late',
    },
    {
      key: 'letters.unapproved',
      ...capCount(waiting),
      words: { one: 'letter waits for its client', many: 'letters wait for their clients' },
      href: '/dispute-letters?approval=waiting',
      weight: 'open',
    },
    {
      key: 'letters.unprinted',
      ...capCount(approved),
      words: { one: 'approved letter waits to be printed', many: 'approved letters wait to be printed' },
      href: `${HREF}&approval=approved`,
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
