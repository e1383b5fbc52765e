import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { giveRoundTexts } from '../give-round-texts.ts';
import { aboutLetter, findPresent, viewDetail } from '../letter-view.ts';
import { changeLetter } from '../store/letters.ts';

export const deactivateLetter: Operation<typeof letterLibraryContract.deactivateLetter> = async ({ db, scope, input, now, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  if (!letter.active || !(await changeLetter(db, letter, { active: false }, now)))
    return refuse('letterLibrary.notActive', 'This letter is not active.');
  await giveRoundTexts(db, now);
  record(aboutLetter(letter, 'no longer active'));
  return viewDetail(db, scope, letter.id);
};
