import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import type { tasksContract } from '../../contract.ts';
import { changeTask, findTask, type TaskFields } from '../store.ts';
import { aboutTask, checkAssignee, taskNotFound, viewTask } from '../task-view.ts';

export const update: Operation<typeof tasksContract.update> = async ({ db, input, services, record }) => {
  const { id, version, ...fields } = input;
  const before = await findTask(db, id);
  if (!before || before.removedAt !== null) return taskNotFound();
  if (before.contactArchived) return contactArchived.refuse();
  // Tasks of a person who left stay assigned.
  const unknown = fields.assigneeId === before.assigneeId ? undefined : await checkAssignee(db, services, fields.assigneeId);
  if (unknown) return unknown;
  const written = await changeTask(db, before, version, { fields });
  if (!written) return changedMeanwhile.refuse();
  const changed = (Object.keys(fields) as (keyof TaskFields)[]).filter((key) => before[key] !== fields[key]);
  record({
    ...aboutTask({ ...before, title: fields.title }, 'changed'),
    before: Object.fromEntries(changed.filter((key) => key !== 'note').map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, key === 'note' ? '(changed)' : fields[key]])),
  });
  return viewTask(written);
};
