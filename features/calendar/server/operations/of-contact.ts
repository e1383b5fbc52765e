import { z } from 'zod';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { calendarContract } from '../../contract.ts';
import { viewAppointment } from '../appointment-view.ts';
import { listOfContact } from '../store.ts';

const cursor = pageCursor('appointments', z.tuple([z.string().refine(isInstant), z.uuid()]).readonly());

export const ofContact: Operation<typeof calendarContract.ofContact> = async ({ db, scope, input, services }) => {
  const after = cursor.read(input.after);
  if (isRefusal(after)) return after;
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  const found = await listOfContact(db, services.sealer, input.contactId, { after, limit: input.limit + 1 });
  const { rows, next } = cursor.page(found, input.limit, (row) => [row.startsAt.toISOString(), row.id] as const);
  return { rows: rows.map(viewAppointment), next };
};
