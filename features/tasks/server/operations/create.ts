import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { tasksContract } from '../../contract.ts';
import { insertTask } from '../store.ts';
import { aboutTask, checkAssignee, viewWritten } from '../task-view.ts';

export const create: Operation<typeof tasksContract.create> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, ...fields } = input;
  if (contactId !== null) {
    const contact = await takeOpenContact({ db, scope }, contactId);
    if (isRefusal(contact)) return contact;
  }
  const unknown = await checkAssignee(db, services, fields.assigneeId);
  if (unknown) return unknown;
  const id = newId(now);
  await insertTask(db, { id, contactId, fields, byId: scope.userId, byName: scope.name, at: now });
  // A note may be taken away with its task; the record cannot.
  const { note, ...told } = fields;
  record({
    ...aboutTask({ id, contactId, title: fields.title }, 'added'),
    after: { ...told, ...(note !== null && { note: '(written)' }) },
  });
  return viewWritten(db, id);
};
