// An appointment as screens see it, and what every change of one looks at first.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Appointment, Overlap } from '../contract.ts';
import { listOverlaps, type AppointmentFields, type StoredAppointment } from './store.ts';

export function viewAppointment(one: StoredAppointment): Appointment {
  const { contactId, contactName, contactArchived: _archived, removedAt: _removed, startsAt, endsAt, ...same } = one;
  return {
    ...same,
    contact: contactId === null || contactName === null ? null : { id: contactId, name: contactName },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

/** The answer to a change: the appointment, and what it overlaps now. */
export async function answerSaved(
  { db, services }: { readonly db: StaffDb; readonly services: Services },
  one: StoredAppointment,
): Promise<{ appointment: Appointment; overlaps: Overlap[] }> {
  return { appointment: viewAppointment(one), overlaps: await viewOverlaps(db, services, { ...one, except: one.id }) };
}

export async function viewOverlaps(db: StaffDb, { sealer }: Services, of: Parameters<typeof listOverlaps>[2]): Promise<Overlap[]> {
  return (await listOverlaps(db, sealer, of)).map((one) => {
    const { id, title, startsAt, endsAt, assigneeId, contact } = viewAppointment(one);
    return { id, title, startsAt, endsAt, assigneeId, contact };
  });
}

export const appointmentNotFound = (): Refusal => refuse('calendar.notFound', 'There is no such appointment, or it was removed.');

/** A refusal when `assigneeId` is not on the staff. */
export async function checkAssignee(db: Db, services: Services, assigneeId: string | null): Promise<Refusal | undefined> {
  if (assigneeId === null || (await services.findStaff(db, [assigneeId])).has(assigneeId)) return undefined;
  const sentence = 'Please choose someone who works here.';
  return refuse('calendar.assigneeUnknown', sentence, { fields: { assigneeId: sentence } });
}

/** What the record says of a change. */
export function aboutAppointment(
  one: Pick<StoredAppointment, 'id' | 'contactId' | 'title'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId: one.contactId, subject: { type: 'appointment', id: one.id }, summary: `Appointment ${what}: ${one.title}` };
}

/** The fields as the record shows them; the note is left out. */
export function recordedFields({ title, startsAt, endsAt, assigneeId, contactId, place }: AppointmentFields) {
  return { title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), assigneeId, contactId, place };
}
