import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { accessLogContract } from '../../contract.ts';
import { readFilter } from '../entry-filter.ts';
import { listOfContact } from '../store.ts';

const CURSOR = pageCursor('accessLog.contact', z.tuple([z.int()]));

export const listForContact: Operation<typeof accessLogContract.listForContact> = async ({ db, scope, input, zone }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listOfContact(db, contact.id, { ...readFilter(input, zone), before: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), next };
};
