import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { tasksContract } from '../../contract.ts';
import { insertTask } from '../store.ts';
import { aboutTask, checkAssignee, viewTask } from '../task-view.ts';

export const create: Operation<typeof tasksContract.create> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, ...fields } = input;
  const contact = contactId === null ? undefined : await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const unknown = await checkAssignee(db, services, fields.assigneeId);
  if (unknown) return unknown;
  const task = await insertTask(db, { id: newId(now), contact, fields, by: scope, at: now });
  // A note may be taken away with its task; the record cannot.
  const { note, ...recorded } = fields;
  record({
    ...aboutTask(task, 'added'),
    after: { ...recorded, ...(note !== null && { note: '(written)' }) },
  });
  return viewTask(task);
};
