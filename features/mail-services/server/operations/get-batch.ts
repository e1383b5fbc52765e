import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailServicesContract } from '../../contract.ts';
import { findBatch, listLettersOf } from '../store/batches.ts';

export const NO_BATCH = refuse('mailServices.batchNotFound', 'There is no such batch.');

export const getBatch: Operation<typeof mailServicesContract.getBatch> = async ({ db, input }) => {
  const batch = await findBatch(db, input.id);
  return batch ? { ...batch, letters: await listLettersOf(db, batch.id) } : NO_BATCH;
};
