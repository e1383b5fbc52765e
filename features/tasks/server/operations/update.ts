import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask, type TaskFields } from '../store.ts';
import { aboutTask, changedMeanwhile, checkAssignee, contactArchived, taskNotFound, viewWritten } from '../task-view.ts';

export const update: Operation<typeof tasksContract.update> = async ({ db, input, services, record }) => {
  const { id, version, ...fields } = input;
  const before = await findTask(db, id);
  if (!before || before.removedAt !== null) return taskNotFound();
  if (before.contactArchived) return contactArchived();
  // Whoever left since keeps what they were given.
  const unknown = fields.assigneeId === before.assigneeId ? undefined : await checkAssignee(db, services, fields.assigneeId);
  if (unknown) return unknown;
  if (!(await changeTask(db, id, version, { fields }))) return changedMeanwhile();
  const changed = (Object.keys(fields) as (keyof TaskFields)[]).filter((key) => before[key] !== fields[key]);
  record({
    ...aboutTask({ ...before, title: fields.title }, 'changed'),
    before: Object.fromEntries(changed.filter((key) => key !== 'note').map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, key === 'note' ? '(changed)' : fields[key]])),
  });
  return viewWritten(db, id);
};
