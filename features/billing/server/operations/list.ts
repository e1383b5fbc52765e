import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { billingContract } from '../../contract.ts';
import { viewNote } from '../lock-client.ts';
import { listPaymentStatuses } from '../store.ts';

export const list: Operation<typeof billingContract.list> = async ({ db, scope, input: { contactId, after, limit } }) => {
  if (!(await findContact(db, scope, contactId))) return contactNotFound.refuse();
  const found = await listPaymentStatuses(db, contactId, { after, limit });
  const rows = found.slice(0, limit);
  return { rows: rows.map(viewNote), next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};
