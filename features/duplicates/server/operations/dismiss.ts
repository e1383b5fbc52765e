import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { duplicatesContract } from '../../contract.ts';
import { settlePair } from '../store.ts';

export const dismiss: Operation<typeof duplicatesContract.dismiss> = async ({ db, scope, input, now, record }) => {
  const done = await settlePair(db, { one: input.contactId, other: input.otherId }, 'open', 'dismissed', { name: scope.name, at: now });
  if (!done) return refuse('duplicates.pairNotFound', 'This pair has been decided already. Reload the list.');
  record({
    contactId: input.contactId,
    subject: { type: 'contact', id: input.otherId },
    summary: 'Marked as not the same person as another record',
    before: { state: 'open' },
    after: { state: 'dismissed', other: input.otherId },
  });
  return { dismissed: true };
};
