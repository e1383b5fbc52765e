import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { ContextCall } from '../rewrite-written.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockActiveContact, type Contact } from '../../../contacts/server/public.ts';
import { findRoundById, letterKey, refuseUntrue } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { composeRound } from '../compose-round.ts';
import { renderLetterPdf } from '../jobs.ts';
import { contentOf } from '../letter-content.ts';
import { readExtracts } from '../read-extracts.ts';
import { findLetter, rewriteLetter, type LetterContent, type RoundLetter } from '../store.ts';
import { workAsked } from '../work-asked.ts';
import { writeAgain } from '../rewrite-written.ts';

export const retry: Operation<typeof lettersContract.retry> = async (call) => {
  const { db, scope, input, now, zone, services, record, enqueue } = call;
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const contact = await lockActiveContact({ db, scope }, letter.contactId);
  if (isRefusal(contact)) return contact;
  const may = await mayWork(db, contact.id, workAsked('letter', [letter]), { now, zone });
  if (may !== true) return may;
  const again = letter.kind === 'round' ? await composeAgain(call, contact, letter) : await writeAgain(call, contact, letter);
  if (isRefusal(again)) return again;
  const { content, items } = again;
  if (!(await rewriteLetter(db, services.sealer, { ...letter, items }, content)))
    return refuse('letters.notFailed', 'This letter was mailed, or is being made or printed.');
  const isWritten = 'document' in content;
  if (isWritten) await enqueue(renderLetterPdf, { letterId: letter.id });
  const state = isWritten ? ('rendering' as const) : ('failed' as const);
  const note = 'note' in content ? content.note : null;
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Letter to ${letterTo(letter)} ${isWritten ? 'written again' : 'could not be written again'}`,
    before: { state: letter.state },
    after: { state, note },
  });
  return { id: letter.id, state, note };
};

/** The letter of a round from what the round says now. */
async function composeAgain(
  { db, services, now, zone }: ContextCall,
  contact: Contact,
  letter: RoundLetter,
): Promise<{ readonly content: LetterContent; readonly items: number } | Refusal> {
  const untrue = (await refuseUntrue(db, services.sealer, [letter], { now, zone })).get(letterKey(letter));
  if (untrue) return untrue;
  const round = await findRoundById(db, services.sealer, letter.contactId, letter.roundId);
  const composed =
    round &&
    (await composeRound(db, services.sealer, contact, round, {
      date: civilDateAt(now, zone),
      draft: false,
      now,
      zone,
      extracts: await readExtracts(db, services, round),
    }));
  const own = composed?.find(({ bureau }) => bureau === letter.bureau);
  if (!own) return refuse('letters.notFailed', 'Every item of this letter was withdrawn, so there is nothing to write.');
  return { content: contentOf(own.made), items: own.items };
}
