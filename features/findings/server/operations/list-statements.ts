import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { viewStatement } from '../statement-view.ts';
import { listStatements as listStored } from '../store/statements.ts';

export const listStatements: Operation<typeof findingsContract.listStatements> = async ({ db, scope, input }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  const { rows, more } = await listStored(db, contact.id, { after: input.after, limit: input.limit });
  return { rows: rows.map(viewStatement), next: more ? (rows.at(-1)?.id ?? null) : null };
};
