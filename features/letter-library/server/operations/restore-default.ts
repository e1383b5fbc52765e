import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { isSameJson } from '../../../../platform/base/same-json.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { aboutLetter, findPresent, shippedContent, viewDetail } from '../letter-view.ts';
import { changeLetter, readContent } from '../store/letters.ts';

/** The text of the program becomes the draft; what was published stays until someone publishes it. */
export const restoreDefault: Operation<typeof letterLibraryContract.restoreDefault> = async ({ db, scope, input, now, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  const shipped = shippedContent(letter);
  if (!shipped || isSameJson(shipped, await readContent(db, letter.id)))
    return refuse('letterLibrary.noDefault', 'This letter has the text of the program, or did not come with the program.');
  if (!(await changeLetter(db, input, { draft: { content: shipped, by: scope.userId } }, now))) return changedMeanwhile.refuse();
  record(aboutLetter(letter, 'set back to the text of the program, as a draft'));
  return viewDetail(db, scope, letter.id);
};
