import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { accountMatchingContract } from '../../contract.ts';
import { listMatches } from '../store.ts';

const CURSOR = idCursor('matches');

export const list: Operation<typeof accountMatchingContract.list> = async ({ db, scope, input, services, shows }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  shows(input.contactId);
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listMatches(db, services.sealer, { ...input, after: after?.[0], limit: input.limit + 1 });
  return CURSOR.page(found, input.limit, ({ id }) => [id]);
};
