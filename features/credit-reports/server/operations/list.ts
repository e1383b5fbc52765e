import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { listReports } from '../store.ts';

export const list: Operation<typeof creditReportsContract.list> = async ({ db, scope, input }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  const rows = await listReports(db, input);
  return { rows, next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null };
};
