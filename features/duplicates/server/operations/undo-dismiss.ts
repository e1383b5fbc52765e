import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { duplicatesContract } from '../../contract.ts';
import { settlePair } from '../store.ts';

export const undoDismiss: Operation<typeof duplicatesContract.undoDismiss> = async ({ db, scope, input, now, record }) => {
  const done = await settlePair(db, { one: input.contactId, other: input.otherId }, 'dismissed', 'open', { name: scope.name, at: now });
  if (!done) return refuse('duplicates.pairNotFound', 'This pair has been decided differently in the meantime. Reload the list.');
  record({
    contactId: input.contactId,
    subject: { type: 'contact', id: input.otherId },
    summary: 'May be the same person as another record after all',
    before: { state: 'dismissed' },
    after: { state: 'open', other: input.otherId },
  });
  return { dismissed: false };
};
