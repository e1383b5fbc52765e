import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import type { calendarContract } from '../../contract.ts';
import { aboutAppointment, answerSaved, appointmentNotFound } from '../appointment-view.ts';
import { changeAppointment, findAppointment } from '../store.ts';

export const restore: Operation<typeof calendarContract.restore> = async (call) => {
  const { db, input, services, record } = call;
  const one = await findAppointment(db, services.sealer, input.id);
  if (!one) return appointmentNotFound();
  if (one.contactArchived) return contactArchived.refuse();
  const written = one.removedAt === null ? undefined : await changeAppointment(db, services.sealer, one, { removedAt: null });
  if (!written) return refuse('calendar.notRemoved', 'This appointment was not removed, or someone already restored it.');
  record({ ...aboutAppointment(one, 'restored'), before: { removed: true }, after: { removed: false } });
  return answerSaved(call, written);
};
