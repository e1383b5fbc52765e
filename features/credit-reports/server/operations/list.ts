import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { listReports } from '../store.ts';

export const list: Operation<typeof creditReportsContract.list> = async ({ db, scope, input }) => {
  if (!(await findContact(db, scope, input.contactId))) return refuse('contacts.notFound', 'There is no such contact.');
  const rows = await listReports(db, input);
  return { rows, next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null };
};
