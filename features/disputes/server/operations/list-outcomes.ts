import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { viewOutcome } from '../outcome-view.ts';
import { countWaiting, pageOutcomes } from '../store/outcomes.ts';

export const listOutcomes: Operation<typeof disputesContract.listOutcomes> = async ({ db, scope, input, services }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  const rows = await pageOutcomes(db, services.sealer, input);
  return {
    rows: rows.map(viewOutcome),
    next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null,
    waiting: await countWaiting(db, input.contactId),
  };
};
