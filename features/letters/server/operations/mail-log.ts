import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { readBatchLetters } from '../read-batch-letters.ts';

export const mailLog: Operation<typeof lettersContract.mailLog> = async ({ db, input, services, shows }) => {
  const batch = await readBatchLetters(db, services.sealer, input.id);
  if (isRefusal(batch)) return batch;
  shows(...new Set(batch.letters.map(({ contactId }) => contactId)));
  return {
    id: input.id,
    createdAt: batch.createdAt.toISOString(),
    letters: batch.letters.map(({ id, number, code, contactName, document, pages, mailedOn, method, trackingNumber }) => ({
      id,
      number,
      code,
      contactName,
      recipient: { name: document.recipient.name, lines: [...document.recipient.lines] },
      pages,
      mailed: mailedOn === null || method === null ? null : { on: mailedOn, method, trackingNumber },
    })),
  };
};
