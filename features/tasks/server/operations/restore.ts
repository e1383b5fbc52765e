import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask } from '../store.ts';
import { aboutTask, contactArchived, taskNotFound, viewWritten } from '../task-view.ts';

export const restore: Operation<typeof tasksContract.restore> = async ({ db, input, record }) => {
  const task = await findTask(db, input.id);
  if (!task) return taskNotFound();
  if (task.contactArchived) return contactArchived();
  if (task.removedAt === null || !(await changeTask(db, task.id, task.version, { removedAt: null })))
    return refuse('tasks.notRemoved', 'This task was not removed, or somebody brought it back already.');
  record({ ...aboutTask(task, 'restored'), before: { removed: true }, after: { removed: false } });
  return viewWritten(db, task.id);
};
