import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask } from '../store.ts';
import { aboutTask, changedMeanwhile, contactArchived, taskNotFound, viewWritten } from '../task-view.ts';

export const reopen: Operation<typeof tasksContract.reopen> = async ({ db, input, record }) => {
  const task = await findTask(db, input.id);
  if (!task || task.removedAt !== null) return taskNotFound();
  if (task.contactArchived) return contactArchived();
  if (task.doneAt === null) return refuse('tasks.notDone', 'This task is open already.');
  if (!(await changeTask(db, task.id, input.version, { done: null }))) return changedMeanwhile();
  record({ ...aboutTask(task, 'reopened'), before: { done: true }, after: { done: false } });
  return viewWritten(db, task.id);
};
