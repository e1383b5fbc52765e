import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { giveRoundTexts } from '../give-round-texts.ts';
import { aboutLetter, findPresent, viewDetail } from '../letter-view.ts';
import { changeLetter } from '../store/letters.ts';

export const activateLetter: Operation<typeof letterLibraryContract.activateLetter> = async ({ db, scope, input, now, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  if (letter.active || !(await changeLetter(db, letter, { active: true }, now)))
    return refuse('letterLibrary.active', 'This letter is active already.');
  await giveRoundTexts(db, now);
  record(aboutLetter(letter, 'active again'));
  return viewDetail(db, scope, letter.id);
};
