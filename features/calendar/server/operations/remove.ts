import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { calendarContract } from '../../contract.ts';
import { aboutAppointment, appointmentNotFound } from '../appointment-view.ts';
import { changeAppointment, findAppointment } from '../store.ts';

export const remove: Operation<typeof calendarContract.remove> = async ({ db, input, now, services, record }) => {
  const one = await findAppointment(db, services.sealer, input.id);
  if (!one || one.removedAt !== null) return appointmentNotFound();
  if (!(await changeAppointment(db, services.sealer, input, { removedAt: now }))) return changedMeanwhile.refuse();
  record({ ...aboutAppointment(one, 'removed'), before: { removed: false }, after: { removed: true } });
  return { removed: true };
};
