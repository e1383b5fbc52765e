import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { accountMatchingContract } from '../../contract.ts';
import { listMatches } from '../store.ts';

export const list: Operation<typeof accountMatchingContract.list> = async ({ db, scope, input, services }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  const rows = await listMatches(db, services.sealer, input);
  return { rows, next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null };
};
