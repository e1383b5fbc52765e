import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { calendarContract } from '../../contract.ts';
import { aboutAppointment, answerSaved, appointmentNotFound, checkAssignee, recordedFields } from '../appointment-view.ts';
import { changeAppointment, findAppointment } from '../store.ts';

export const update: Operation<typeof calendarContract.update> = async (call) => {
  const { db, scope, services, record } = call;
  const { id, version, ...fields } = call.input;
  const before = await findAppointment(db, services.sealer, id);
  if (!before || before.removedAt !== null) return appointmentNotFound();
  if (before.contactArchived) return contactArchived.refuse();
  const contact = fields.contactId === null ? undefined : await lockActiveContact({ db, scope }, fields.contactId);
  if (isRefusal(contact)) return contact;
  // Appointments of a person who left stay theirs until someone changes that.
  const unknown = fields.assigneeId === before.assigneeId ? undefined : await checkAssignee(db, services, fields.assigneeId);
  if (unknown) return unknown;
  const written = await changeAppointment(db, services.sealer, { id, version }, { fields });
  if (!written) return changedMeanwhile.refuse();
  const [was, is] = [recordedFields(before), recordedFields(fields)];
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((key) => was[key] !== is[key]);
  record({
    ...aboutAppointment(written, 'changed'),
    ...(before.contactId !== null && before.contactId !== written.contactId && { alsoAbout: [before.contactId] }),
    before: Object.fromEntries(changed.map((key) => [key, was[key]])),
    after: { ...Object.fromEntries(changed.map((key) => [key, is[key]])), ...(before.note !== fields.note && { note: '(changed)' }) },
  });
  return answerSaved(call, written);
};
