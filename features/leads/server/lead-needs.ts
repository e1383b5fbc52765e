// Leads that need action.
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import { capCount, MOST_COUNTED, type NeedsCall } from '../../../platform/server/manifest.ts';
import { countWaiting } from './store.ts';
import { countFromPutAway } from './store/forms.ts';

/** For how long an entry from an archived person is shown; nothing has to be done about it. */
const ARCHIVED_ENTRY_DAYS = 7;

export async function leadNeeds({ db, scope, now }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('leads:view')) return [];
  const { hotLate, hotInTime, unowned } = await countWaiting(db, now, MOST_COUNTED);
  const since = new Date(now.getTime() - ARCHIVED_ENTRY_DAYS * 86_400_000);
  const fromArchived = scope.may('activity:view') ? await countFromPutAway(db, since, MOST_COUNTED + 1) : 0;
  const needs: readonly NeedsAction[] = [
    // One line, because the page shows both; late as soon as one of them has waited for an hour.
    {
      key: 'leads.hot',
      ...capCount(hotLate + hotInTime),
      words: { one: 'hot lead waits for a first answer', many: 'hot leads wait for a first answer' },
      href: '/leads?tab=table&hot=unanswered',
      weight: hotLate > 0 ? 'late' : 'soon',
    },
    {
      key: 'leads.unowned',
      ...capCount(unowned),
      words: { one: 'new lead has no owner', many: 'new leads have no owner' },
      href: '/leads?tab=table&stage=new&owner=none',
      weight: 'open',
    },
    {
      key: 'leads.putAwayWrote',
      ...capCount(fromArchived),
      words: { one: 'archived person sent a form this week', many: 'archived people sent a form this week' },
      href: '/activity?area=leads&actor=public',
      weight: 'open',
    },
  ];
  return needs.filter(({ count }) => count > 0);
}
