import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { viewStatement } from '../statement-view.ts';
import { listStatements as listStored } from '../store/statements.ts';

export const listStatements: Operation<typeof findingsContract.listStatements> = async ({ db, scope, input, services }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const { rows, more } = await listStored(db, services.sealer, contact.id, { after: input.after, limit: input.limit });
  return { rows: rows.map(viewStatement), next: more ? (rows.at(-1)?.id ?? null) : null };
};
