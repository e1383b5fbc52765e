import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask } from '../store.ts';
import { aboutTask, taskNotFound, viewTask } from '../task-view.ts';

export const restore: Operation<typeof tasksContract.restore> = async ({ db, input, record }) => {
  const task = await findTask(db, input.id);
  if (!task) return taskNotFound();
  if (task.contactArchived) return contactArchived.refuse();
  const written = task.removedAt === null ? undefined : await changeTask(db, task, task.version, { removedAt: null });
  if (!written) return refuse('tasks.notRemoved', 'This task was not removed, or someone already restored it.');
  record({ ...aboutTask(task, 'restored'), before: { removed: true }, after: { removed: false } });
  return viewTask(written);
};
