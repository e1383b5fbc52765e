import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { billingContract } from '../../contract.ts';
import { viewNote } from '../lock-client.ts';
import { listPaymentStatuses } from '../store.ts';

const CURSOR = idCursor('billing.notes');

export const list: Operation<typeof billingContract.list> = async ({ db, scope, input }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listPaymentStatuses(db, input.contactId, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map(viewNote), next };
};
