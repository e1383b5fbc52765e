import { z } from 'zod';
import { civilDateAt, parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { tasksContract } from '../../contract.ts';
import { spanOf } from '../../rules/due.ts';
import { listTasks } from '../store.ts';
import { viewTask } from '../task-view.ts';

const dueDay = z.string().refine((day) => day === 'infinity' || parseCivilDate(day) !== undefined);
const OPEN_CURSOR = pageCursor('tasks.open', z.tuple([dueDay, z.uuid()]));
const DONE_CURSOR = pageCursor('tasks.done', z.tuple([z.string().refine(isInstant), z.uuid()]));

export const list: Operation<typeof tasksContract.list> = async ({ db, input, now, zone }) => {
  const { contactId, assignee, limit } = input;
  const done = input.done === 'yes';
  const cursor = done ? DONE_CURSOR : OPEN_CURSOR;
  const after = cursor.read(input.after);
  if (isRefusal(after)) return after;
  const due = input.due && (spanOf(input.due, input.today ?? civilDateAt(now, zone)) ?? null);
  const found = await listTasks(db, { contactId, assignee, due, done, after, limit: limit + 1 });
  const { rows, next } = cursor.page(found, limit, ({ place, task }) => [place, task.id]);
  return { rows: rows.map(({ task }) => viewTask(task)), next };
};
