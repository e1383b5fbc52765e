import { refuse } from '../../../../platform/base/refusal.ts';
import { withdraw } from '../../../../platform/server/effects/ledger.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { letGoOfService } from '../../../letters/server/public.ts';
import type { mailServicesContract } from '../../contract.ts';
import { effectOfKey, listWaiting } from '../store.ts';
import { findBatch } from '../store/batches.ts';
import { NO_BATCH } from './get-batch.ts';

export const cancelBatch: Operation<typeof mailServicesContract.cancelBatch> = async ({ db, input, record }) => {
  if (!(await findBatch(db, input.id))) return NO_BATCH;
  const cancelled: string[] = [];
  // One that is asked for in this moment goes.
  for (const { letterId, effectKey } of await listWaiting(db, input.id))
    if (await withdraw(db, effectOfKey(effectKey))) cancelled.push(letterId);
  if (cancelled.length === 0) return refuse('mailServices.nothingWaits', 'The mail service was asked for every letter of this batch.');
  await letGoOfService(db, cancelled);
  record({
    contactId: null,
    subject: { type: 'mail-service-batch', id: input.id },
    summary: `${cancelled.length === 1 ? 'One letter' : `${cancelled.length} letters`} called back before the mail service was asked`,
    after: { letters: cancelled },
  });
  return { cancelled: cancelled.length };
};
