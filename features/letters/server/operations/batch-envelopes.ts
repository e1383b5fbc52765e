import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { readBatchLetters } from '../read-batch-letters.ts';
import { renderEnvelopes } from '../render-papers.ts';

export const batchEnvelopes: Operation<typeof lettersContract.batchEnvelopes> = async ({ db, input, services, shows }) => {
  const batch = await readBatchLetters(db, services.sealer, input.id);
  if (isRefusal(batch)) return batch;
  shows(...new Set(batch.letters.map(({ contactId }) => contactId)));
  const documents = batch.letters.map(({ document }) => document);
  return new File([await renderEnvelopes(services.typst, documents, input.size)], 'Envelopes.pdf', { type: 'application/pdf' });
};
