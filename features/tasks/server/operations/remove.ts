import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask } from '../store.ts';
import { aboutTask, taskNotFound } from '../task-view.ts';

export const remove: Operation<typeof tasksContract.remove> = async ({ db, input, now, record }) => {
  const task = await findTask(db, input.id);
  if (!task || task.removedAt !== null) return taskNotFound();
  if (!(await changeTask(db, task, input.version, { removedAt: now }))) return changedMeanwhile.refuse();
  record({ ...aboutTask(task, 'removed'), before: { removed: false }, after: { removed: true } });
  return { removed: true };
};
