// What other features may ask about leads.
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countWaiting } from './store.ts';
import { giveCallsBack, reassignCalls } from './store/calls.ts';
import { countFromPutAway, giveEntriesBack, reassignEntries } from './store/forms.ts';

export { countCame as countNewLeads } from './store.ts';
export { countCameBetween } from './store/came.ts';

const COUNT_CAP = 1000;
/** How long an entry of somebody who was put away is spoken of; nothing has to be done about it. */
const PUT_AWAY_DAYS = 7;

/** What waits for somebody among the leads; empty for whoever may not see them. */
export async function leadNeeds(db: Db, scope: StaffScope, now: Date): Promise<readonly NeedsAction[]> {
  if (!scope.may('leads:view')) return [];
  const { hotLate, hotInTime, unowned } = await countWaiting(db, scope, now, COUNT_CAP);
  const since = new Date(now.getTime() - PUT_AWAY_DAYS * 86_400_000);
  const putAway = scope.may('activity:view') ? await countFromPutAway(db, scope, since, COUNT_CAP + 1) : 0;
  const need = (key: NeedsAction['key'], count: number, rest: Omit<NeedsAction, 'key' | 'count' | 'capped'>): NeedsAction => ({
    key,
    count: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
    ...rest,
  });
  return [
    // One line, because the page shows both; late as soon as one of them has waited for an hour.
    need('leads.hot', hotLate + hotInTime, {
      words: { one: 'hot lead waits for a first answer', many: 'hot leads wait for a first answer' },
      href: '/leads?tab=table&hot=yes',
      weight: hotLate > 0 ? 'late' : 'soon',
    }),
    need('leads.unowned', unowned, {
      words: { one: 'new lead belongs to nobody', many: 'new leads belong to nobody' },
      href: '/leads?tab=table&stage=new&owner=none',
      weight: 'open',
    }),
    need('leads.putAwayWrote', putAway, {
      words: { one: 'person who was put away sent a form this week', many: 'people who were put away sent a form this week' },
      href: '/activity?area=leads&actor=public',
      weight: 'open',
    }),
  ].filter(({ count }) => count > 0);
}

/** What was moved from one contact to another, to be moved back by. */
export interface MovedLeadRows {
  readonly calls: readonly string[];
  readonly entries: readonly string[];
}

/** Gives calls and form entries of `from` to `to`, for merging. */
export async function moveCalls(db: Db, from: string, to: string): Promise<MovedLeadRows> {
  return { calls: await reassignCalls(db, from, to), entries: await reassignEntries(db, from, to) };
}

/** Takes such a move back: what was moved belongs to `to` again. */
export async function moveCallsBack(db: Db, moved: MovedLeadRows, to: string): Promise<void> {
  await giveCallsBack(db, moved.calls, to);
  await giveEntriesBack(db, moved.entries, to);
}
