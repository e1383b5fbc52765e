import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockContacts } from '../../../contacts/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { refuseUnprintable } from '../../rules/print-stops.ts';
import { renderPrintBatch } from '../jobs.ts';
import { refusePrinting } from '../letter-doors.ts';
import { listStates } from '../store.ts';
import { insertPrintBatch } from '../store/print-batches.ts';

export const createPrintBatch: Operation<typeof lettersContract.createPrintBatch> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
  enqueue,
}) => {
  const letterIds = [...new Set(input.letterIds)];
  const states = await listStates(db, letterIds);
  if (states.length !== letterIds.length) return refuse('letters.notFound', 'One of these letters is not there.');
  const contacts = await lockContacts(db, [...new Set(states.map(({ contactId }) => contactId))], 'share');
  // Written again since they were read: what they say then is not known yet.
  if ((await listStates(db, letterIds)).some((s) => s.state !== 'ready'))
    return refuse('letters.notReady', 'Some of these letters are not ready yet.');
  if (states.some(({ mailed, leaving }) => leaving && !mailed))
    return refuse('letters.leaving', 'A mail service has one of these letters. Leave it out, or wait until the service has answered.');
  const stopped = refuseUnprintable(contacts, await refusePrinting({ db, sealer: services.sealer, now, zone }, states));
  if (stopped) return stopped;
  const id = newId(now);
  await insertPrintBatch(db, scope, { id, letterIds, duplex: input.duplex, at: now });
  await enqueue(renderPrintBatch, { batchId: id });
  record({
    contactId: null,
    subject: { type: 'print-batch', id },
    summary: `Print batch of ${letterIds.length} letter${letterIds.length === 1 ? '' : 's'} made`,
    after: { letterIds, duplex: input.duplex },
  });
  return { id };
};
