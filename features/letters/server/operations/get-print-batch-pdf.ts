import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { readFile } from '../../../files/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { refuseBatch } from '../letter-doors.ts';
import { findPrintBatch, listPeopleOf } from '../store/print-batches.ts';

/** A batch made before a client canceled would go to the printer as it is, so it is not given out any more. */
export const getPrintBatchPdf: Operation<typeof lettersContract.getPrintBatchPdf> = async ({ db, input, now, zone, services, shows }) => {
  const batch = await findPrintBatch(db, input.id);
  if (!batch) return refuse('letters.batchNotFound', 'There is no such print batch.');
  if (batch.fileId === null) return refuse('letters.notReady', 'This print batch is not ready yet.');
  const stopped = await refuseBatch({ db, sealer: services.sealer, now, zone }, batch);
  if (stopped) return stopped;
  shows(...(await listPeopleOf(db, batch)));
  return readFile(db, services, batch.fileId);
};
