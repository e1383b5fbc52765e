import { civilDateAt, formatLongCivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findLetterhead } from '../../../office/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { readBatchLetters } from '../read-batch-letters.ts';
import { renderMailLog } from '../render-papers.ts';

export const mailLogPdf: Operation<typeof lettersContract.mailLogPdf> = async ({ db, input, zone, services, shows }) => {
  const batch = await readBatchLetters(db, services.sealer, input.id);
  if (isRefusal(batch)) return batch;
  shows(...new Set(batch.letters.map(({ contactId }) => contactId)));
  const head = await findLetterhead(db, null);
  const pdf = await renderMailLog(services.typst, {
    office: head ? [head.name, ...head.address] : [],
    made: `Print batch of ${formatLongCivilDate(civilDateAt(batch.createdAt, zone))}`,
    letters: batch.letters,
  });
  return new File([pdf], 'Mail log.pdf', { type: 'application/pdf' });
};
