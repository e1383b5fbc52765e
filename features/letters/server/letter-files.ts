// Letters and batches as files of the file protocol: what the endpoints refuse to give out is not given out there.
import type { RefuseRecord } from '../../files/server/public.ts';
import { refuseBatch, refuseUnprinted } from './letter-doors.ts';
import { findLetterByFile } from './store.ts';
import { findBatchByFile } from './store/print-batches.ts';

export const refuseLetterFile: RefuseRecord = async ({ db, services, now, zone }, { purpose, id }) => {
  const call = { db, sealer: services.sealer, now, zone };
  if (purpose === 'letter') {
    const letter = await findLetterByFile(db, id);
    return letter && refuseUnprinted(call, letter);
  }
  const batch = purpose === 'print-batch' ? await findBatchByFile(db, id) : undefined;
  return batch && refuseBatch(call, batch);
};
