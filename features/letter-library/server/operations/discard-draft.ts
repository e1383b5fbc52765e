import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { aboutLetter, findPresent, viewDetail } from '../letter-view.ts';
import { changeLetter } from '../store/letters.ts';

export const discardDraft: Operation<typeof letterLibraryContract.discardDraft> = async ({ db, scope, input, now, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  if (letter.draftSavedAt === null || letter.published === null)
    return refuse('letterLibrary.noDraft', 'There is no draft to discard, or no version to go back to.');
  if (!(await changeLetter(db, input, { draft: null }, now))) return changedMeanwhile.refuse();
  record(aboutLetter(letter, `set back to version ${letter.published.number}`));
  return viewDetail(db, scope, letter.id);
};
