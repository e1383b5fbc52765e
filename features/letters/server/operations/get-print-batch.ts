import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { findPrintBatch } from '../store/print-batches.ts';

export const getPrintBatch: Operation<typeof lettersContract.getPrintBatch> = async ({ db, input }) => {
  const batch = await findPrintBatch(db, input.id);
  if (!batch) return refuse('letters.batchNotFound', 'There is no such print batch.');
  return { id: batch.id, state: batch.state, letters: batch.letterIds.length, pages: batch.pages };
};
