import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { viewOutcome } from '../outcome-view.ts';
import { countWaiting, pageOutcomes } from '../store/outcomes.ts';

export const listOutcomes: Operation<typeof disputesContract.listOutcomes> = async ({ db, scope, input }) => {
  if (!(await findContact(db, scope, input.contactId))) return refuse('contacts.notFound', 'There is no such contact.');
  const rows = await pageOutcomes(db, input);
  return {
    rows: rows.map(viewOutcome),
    next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null,
    waiting: await countWaiting(db, input.contactId),
  };
};
