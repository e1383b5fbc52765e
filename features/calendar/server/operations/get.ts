import type { Operation } from '../../../../platform/server/feature.ts';
import type { calendarContract } from '../../contract.ts';
import { appointmentNotFound, viewAppointment } from '../appointment-view.ts';
import { findAppointment } from '../store.ts';

export const get: Operation<typeof calendarContract.get> = async ({ db, input, services }) => {
  const one = await findAppointment(db, services.sealer, input.id);
  return one?.removedAt === null ? viewAppointment(one) : appointmentNotFound();
};
