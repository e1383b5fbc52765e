import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask } from '../store.ts';
import { aboutTask, taskNotFound, viewTask } from '../task-view.ts';

export const complete: Operation<typeof tasksContract.complete> = async ({ db, scope, input, now, record }) => {
  const task = await findTask(db, input.id);
  if (!task || task.removedAt !== null) return taskNotFound();
  if (task.doneAt !== null) return refuse('tasks.alreadyDone', `${task.doneBy ?? 'Someone'} already completed this task.`);
  const written = await changeTask(db, task, input.version, { done: { at: now, by: scope.name } });
  if (!written) return changedMeanwhile.refuse();
  record({ ...aboutTask(task, 'done'), before: { done: false }, after: { done: true } });
  return viewTask(written);
};
