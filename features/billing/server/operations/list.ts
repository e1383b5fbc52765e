import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { billingContract } from '../../contract.ts';
import { viewNote } from '../open-client.ts';
import { listStandings } from '../store.ts';

export const list: Operation<typeof billingContract.list> = async ({ db, scope, input: { contactId, after, limit } }) => {
  if (!(await findContact(db, scope, contactId))) return refuse('contacts.notFound', 'There is no such contact.');
  const found = await listStandings(db, contactId, { after, limit });
  const rows = found.slice(0, limit);
  return { rows: rows.map(viewNote), next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};
