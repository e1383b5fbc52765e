import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { giveRoundTexts } from '../give-round-texts.ts';
import { aboutLetter, letterNotFound, viewDetail } from '../letter-view.ts';
import { changeLetter, findStoredLetter, pairLacks } from '../store/letters.ts';

/** Where its pair got another letter in the meantime, it comes back on its own. */
export const restoreLetter: Operation<typeof letterLibraryContract.restoreLetter> = async ({ db, scope, input, now, record }) => {
  const letter = await findStoredLetter(db, input.id);
  if (!letter) return letterNotFound();
  const pairId = (await pairLacks(db, letter.pairId, letter.language)) ? letter.pairId : newId(now);
  if (letter.removedAt === null || !(await changeLetter(db, letter, { removedAt: null, pairId }, now)))
    return refuse('letterLibrary.notRemoved', 'This letter was not removed, or someone already restored it.');
  await giveRoundTexts(db, now);
  record(aboutLetter(letter, 'restored'));
  return viewDetail(db, scope, letter.id);
};
