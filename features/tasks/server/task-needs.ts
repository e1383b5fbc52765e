import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { spanOf } from '../rules/due.ts';
import { countTasks } from './store.ts';

const CAP = 1000;

/** One's own tasks that are overdue or due today; those that are none are left out. */
export async function taskNeeds(db: Db, scope: StaffScope, { today }: { readonly today: CivilDate }): Promise<readonly NeedsAction[]> {
  if (!scope.may('tasks:view')) return [];
  // One after the other: the embedded database has one connection.
  const overdue = await countTasks(db, scope, { assignee: scope.userId, done: false, due: spanOf('overdue', today) }, CAP);
  const dueToday = await countTasks(db, scope, { assignee: scope.userId, done: false, due: spanOf('today', today) }, CAP);
  const needs: NeedsAction[] = [
    {
      key: 'tasks.overdue',
      ...capped(overdue),
      words: { one: 'task is overdue', many: 'tasks are overdue' },
      href: '/dashboard?tasks=overdue',
      weight: 'late',
    },
    {
      key: 'tasks.dueToday',
      ...capped(dueToday),
      words: { one: 'task is due today', many: 'tasks are due today' },
      href: '/dashboard?tasks=today',
      weight: 'soon',
    },
  ];
  return needs.filter(({ count }) => count > 0);
}

function capped(count: number): { count: number; capped: boolean } {
  return { count: Math.min(count, CAP), capped: count > CAP };
}
