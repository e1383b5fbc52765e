// One's own tasks that are overdue or due today.
import { needOf } from '../../../platform/server/manifest.ts';
import { spanOf } from '../rules/due.ts';
import { countTasks } from './store.ts';

const mine = (
  key: `tasks.${string}`,
  due: 'overdue' | 'today',
  weight: 'late' | 'soon',
  words: { readonly one: string; readonly many: string },
) =>
  needOf({
    key,
    permissions: ['tasks:view'],
    words,
    href: `/dashboard?tasks=${due}`,
    weight,
    count: ({ db, scope, today }, most) => countTasks(db, { assignee: scope.userId, done: false, due: spanOf(due, today) }, most - 1),
  });

export const taskNeeds = [
  mine('tasks.overdue', 'overdue', 'late', { one: 'task is overdue', many: 'tasks are overdue' }),
  mine('tasks.dueToday', 'today', 'soon', { one: 'task is due today', many: 'tasks are due today' }),
];
