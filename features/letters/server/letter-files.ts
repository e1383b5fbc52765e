// Letters and batches as files of the file protocol: what the endpoints refuse to give out is not given out there.
import type { OpenRecord } from '../../files/server/public.ts';
import { refuseBatch, refuseUnmailed } from './letter-doors.ts';
import { findLetterByFile } from './store.ts';
import { findBatchByFile, listPeopleOf } from './store/print-batches.ts';

export const openLetterFile: OpenRecord = async ({ db, services, now, zone }, { purpose, id, contactId }) => {
  const call = { db, sealer: services.sealer, now, zone };
  const own = contactId === null ? [] : [contactId];
  if (purpose === 'letter') {
    const letter = await findLetterByFile(db, id);
    return (letter && (await refuseUnmailed(call, letter))) ?? own;
  }
  const batch = purpose === 'print-batch' ? await findBatchByFile(db, id) : undefined;
  return batch ? ((await refuseBatch(call, batch)) ?? listPeopleOf(db, batch)) : own;
};
