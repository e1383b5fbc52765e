// Letters that were true when they were written, and would be written otherwise now: the client moved or has another name, an enclosed paper is
// gone or is another one, or what came of an earlier dispute was recorded otherwise (15 U.S.C. 1679b(a)(1)).
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { proofsOnPaper } from '../../files/server/public.ts';
import { findRoundById, letterKey } from '../../disputes/server/public.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { OfRound } from '../rules/letter-kinds.ts';
import { findChanged } from '../rules/still-says.ts';
import { composeRound, papersInHand, type ComposedLetter } from './compose-round.ts';
import { openDocuments, type StateOfLetter } from './store.ts';

/** Why each of these letters has to be written again before it goes out, by `letterKey`; those that need not are absent. */
export async function refuseChanged(
  db: Db,
  sealer: Sealer,
  letters: readonly (StateOfLetter & OfRound)[],
  time: OfficeTime,
): Promise<ReadonlyMap<string, Refusal>> {
  const found = new Map<string, Refusal>();
  const written = letters.filter(({ state }) => state === 'ready');
  for (const [roundId, own] of Map.groupBy(written, (letter) => letter.roundId)) {
    const contactId = own[0]?.contactId ?? '';
    const [contact, round] = [await findContactById(db, contactId), await findRoundById(db, sealer, contactId, roundId)];
    if (!contact || !round) throw new Error(`Round ${roundId} is gone.`);
    const documents = await openDocuments(
      db,
      sealer,
      own.map(({ id }) => id),
    );
    const held = await papersInHand(db, contactId);
    const onPaper = await proofsOnPaper(db, contactId, time);
    const onDay = new Map<CivilDate, ComposedLetter[]>();
    for (const [at, letter] of own.entries()) {
      const kept = documents[at];
      if (!kept) continue;
      // With the day it bears: what only depends on the day it is written on has not changed.
      const { date } = kept;
      const composed =
        onDay.get(date) ?? (await composeRound(db, sealer, contact, round, { date, draft: false, extracts: new Map(), ...time }));
      onDay.set(date, composed);
      const now = composed.find(({ bureau }) => bureau === letter.bureau)?.made;
      const bureau = BUREAU_NAMES[letter.bureau];
      const why =
        now === undefined || 'problems' in now
          ? `The letter to ${bureau} could not be written as it is: ${now?.problems.join(' ') ?? 'every item of it was withdrawn.'}`
          : changedWords(findChanged(kept, now, held, onPaper), bureau);
      if (why !== undefined) found.set(letterKey(letter), refuse('disputes.noLongerTrue', why, { citation: '15 U.S.C. 1679b(a)(1)' }));
    }
  }
  return found;
}

function changedWords(what: string | undefined, bureau: string): string | undefined {
  return what === undefined
    ? undefined
    : `${what} is not what the letter to ${bureau} says any more. Write that letter again, then print it.`;
}
