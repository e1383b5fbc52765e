import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { calendarContract } from '../../contract.ts';
import { aboutAppointment, answerSaved, checkAssignee, recordedFields } from '../appointment-view.ts';
import { insertAppointment } from '../store.ts';

export const create: Operation<typeof calendarContract.create> = async (call) => {
  const { db, scope, input: fields, now, services, record } = call;
  const contact = fields.contactId === null ? undefined : await lockActiveContact({ db, scope }, fields.contactId);
  if (isRefusal(contact)) return contact;
  const unknown = await checkAssignee(db, services, fields.assigneeId);
  if (unknown) return unknown;
  const one = await insertAppointment(db, services.sealer, { id: newId(now), fields, by: scope, at: now });
  record({ ...aboutAppointment(one, 'added'), after: recordedFields(fields) });
  return answerSaved(call, one);
};
