import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask } from '../store.ts';
import { aboutTask, changedMeanwhile, taskNotFound, viewWritten } from '../task-view.ts';

export const complete: Operation<typeof tasksContract.complete> = async ({ db, scope, input, now, record }) => {
  const task = await findTask(db, input.id);
  if (!task || task.removedAt !== null) return taskNotFound();
  if (task.doneAt !== null) return refuse('tasks.alreadyDone', `${task.doneBy ?? 'Somebody'} checked this off already.`);
  if (!(await changeTask(db, task.id, input.version, { done: { at: now, by: scope.name } }))) return changedMeanwhile();
  record({ ...aboutTask(task, 'done'), before: { done: false }, after: { done: true } });
  return viewWritten(db, task.id);
};
