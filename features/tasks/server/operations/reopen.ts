import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask } from '../store.ts';
import { aboutTask, taskNotFound, viewTask } from '../task-view.ts';

export const reopen: Operation<typeof tasksContract.reopen> = async ({ db, input, record }) => {
  const task = await findTask(db, input.id);
  if (!task || task.removedAt !== null) return taskNotFound();
  if (task.contactArchived) return contactArchived.refuse();
  if (task.doneAt === null) return refuse('tasks.notDone', 'This task is already open.');
  const written = await changeTask(db, task, input.version, { done: null });
  if (!written) return changedMeanwhile.refuse();
  record({ ...aboutTask(task, 'reopened'), before: { done: true }, after: { done: false } });
  return viewTask(written);
};
