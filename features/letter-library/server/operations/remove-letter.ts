import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { giveRoundTexts } from '../give-round-texts.ts';
import { aboutLetter, findPresent } from '../letter-view.ts';
import { changeLetter } from '../store/letters.ts';

export const removeLetter: Operation<typeof letterLibraryContract.removeLetter> = async ({ db, input, now, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  if (letter.key !== null)
    return refuse('letterLibrary.cameWithProgram', 'This letter came with the program and cannot be removed. Deactivate it instead.');
  if (!(await changeLetter(db, input, { removedAt: now }, now))) return changedMeanwhile.refuse();
  await giveRoundTexts(db, now);
  record(aboutLetter(letter, 'removed'));
  return { removed: true };
};
