import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import type { calendarContract } from '../../contract.ts';
import { aboutAppointment, answerSaved, appointmentNotFound, recordedFields } from '../appointment-view.ts';
import { changeAppointment, findAppointment } from '../store.ts';

export const move: Operation<typeof calendarContract.move> = async (call) => {
  const { db, services, record } = call;
  const { id, version, startsAt, endsAt } = call.input;
  const before = await findAppointment(db, services.sealer, id);
  if (!before || before.removedAt !== null) return appointmentNotFound();
  if (before.contactArchived) return contactArchived.refuse();
  const written = await changeAppointment(db, services.sealer, { id, version }, { fields: { ...before, startsAt, endsAt } });
  if (!written) return changedMeanwhile.refuse();
  const times = (of: Parameters<typeof recordedFields>[0]) => {
    const recorded = recordedFields(of);
    return { startsAt: recorded.startsAt, endsAt: recorded.endsAt };
  };
  record({ ...aboutAppointment(written, 'moved'), before: times(before), after: times(written) });
  return answerSaved(call, written);
};
