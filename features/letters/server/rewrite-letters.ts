import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { findRoundById, lockRounds, standingItems } from '../../disputes/server/public.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { renderLetterPdf } from './jobs.ts';
import { contentOf } from './letter-content.ts';
import { readExtracts } from './read-extracts.ts';
import { listOfRound, listStates, rewriteLetter, type LetterContent } from './store.ts';
import { writeRound } from './write-round.ts';

const ANY_STATE = ['rendering', 'ready', 'failed'] as const;
const AS_THEY_ARE = refuse('letters.asTheyAre', 'No letter of the round names an item that was withdrawn.');
const CANCELLED = 'Every item of this letter was withdrawn. Nothing is sent.';

/**
 * Reaction to `disputes.itemWithdrawn`: the letters that still name the item are written again from what is left, or are cancelled when nothing is.
 * Batches that hold them are gone then. Until it has run, no such letter is printed (still-says.ts) or recorded as mailed.
 * @throws Error while a batch of one of them is being made; the job is tried again.
 */
export const rewriteLetters = defineJob({
  name: 'letters.rewrite',
  payload: z.object({ contactId: z.uuid(), roundId: z.uuid() }),
  retries: 10,
  run: async ({ contactId, roundId }, { db: asked, services: kept, change }) => {
    const opened = await findRoundById(asked, kept.sealer, contactId, roundId);
    const extracts = opened ? await readExtracts(asked, kept, opened) : new Map();
    await change('letters.rewritten', async ({ db, now, zone, services, record, enqueue }) => {
      await lockRounds(db, contactId);
      const [contact, round] = [await findContactById(db, contactId), await findRoundById(db, services.sealer, contactId, roundId)];
      if (!contact || !round) throw new Error(`Round ${roundId} is gone.`);
      const letters = await listOfRound(db, contactId, roundId);
      const mailed = new Set(
        (letters.length === 0
          ? []
          : await listStates(
              db,
              letters.map(({ id }) => id),
            )
        ).flatMap((one) => (one.mailed || one.cameBack ? [one.id] : [])),
      );
      const left = (bureau: string): number => standingItems(round).filter((item) => item.bureau === bureau).length;
      const stale = letters.filter((one) => one.state !== 'cancelled' && !mailed.has(one.id) && one.items !== left(one.bureau));
      if (stale.length === 0) return AS_THEY_ARE;
      const written = await writeRound(db, services.sealer, { contact, round, extracts }, { now, zone });
      const done: Record<'rewritten' | 'cancelled' | 'failed', string[]> = { rewritten: [], cancelled: [], failed: [] };
      for (const letter of stale) {
        const own = written.find(({ bureau }) => bureau === letter.bureau);
        const content: LetterContent = own ? contentOf(own.made) : { cancelled: CANCELLED };
        // What is being made of the former content is not kept: it has more items.
        if (!(await rewriteLetter(db, services.sealer, { ...letter, items: left(letter.bureau) }, content, ANY_STATE)))
          throw new Error(`Letter ${letter.id} is being printed.`);
        if ('document' in content) await enqueue(renderLetterPdf, { letterId: letter.id });
        done['document' in content ? 'rewritten' : 'note' in content ? 'failed' : 'cancelled'].push(BUREAU_NAMES[letter.bureau]);
      }
      record({
        contactId,
        subject: { type: 'dispute-round', id: roundId },
        summary: describe(round.number, done),
        after: done,
      });
      return null;
    });
  },
});

function describe(
  number: number,
  { rewritten, cancelled, failed }: Readonly<Record<'rewritten' | 'cancelled' | 'failed', readonly string[]>>,
): string {
  const of = `of round ${number} to`;
  return [
    ...(rewritten.length > 0 ? [`Letter ${of} ${rewritten.join(', ')} written again`] : []),
    ...(cancelled.length > 0 ? [`Letter ${of} ${cancelled.join(', ')} canceled: every item was withdrawn`] : []),
    ...(failed.length > 0 ? [`Letter ${of} ${failed.join(', ')} could not be written again`] : []),
  ].join('; ');
}
