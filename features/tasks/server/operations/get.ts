import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { findTask } from '../store.ts';
import { taskNotFound, viewTask } from '../task-view.ts';

export const get: Operation<typeof tasksContract.get> = async ({ db, input }) => {
  const task = await findTask(db, input.id);
  return task && task.removedAt === null ? viewTask(task) : taskNotFound();
};
