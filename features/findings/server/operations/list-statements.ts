import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { viewStatement } from '../statement-view.ts';
import { listStatements as listStored } from '../store/statements.ts';

const CURSOR = idCursor('findings.statements');

export const listStatements: Operation<typeof findingsContract.listStatements> = async ({ db, scope, input, services, shows }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listStored(db, services.sealer, contact.id, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map(viewStatement), next };
};
