import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { viewOutcome } from '../outcome-view.ts';
import { countWaiting, pageOutcomes } from '../store/outcomes.ts';

const CURSOR = idCursor('disputes.outcomes');

export const listOutcomes: Operation<typeof disputesContract.listOutcomes> = async ({ db, scope, input, services, shows }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  shows(input.contactId);
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await pageOutcomes(db, services.sealer, { ...input, after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map(viewOutcome), next, waiting: await countWaiting(db, input.contactId) };
};
