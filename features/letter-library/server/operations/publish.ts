import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { stopsOf, validateLetter } from '../../rules/validate-letter.ts';
import { giveRoundTexts } from '../give-round-texts.ts';
import { aboutLetter, findPresent, viewDetail } from '../letter-view.ts';
import { changeLetter, readContent } from '../store/letters.ts';
import { insertVersion } from '../store/versions.ts';

/** The change of the letter comes first: of two clicks at once, one makes a version. */
export const publish: Operation<typeof letterLibraryContract.publish> = async ({ db, scope, input, now, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  if (letter.version !== input.version) return changedMeanwhile.refuse();
  const content = await readContent(db, letter.id);
  const stops = stopsOf(validateLetter({ ...letter, ...content }));
  const [first] = stops;
  if (first) {
    const named = stops.map(({ phrase, sentence }) => (phrase === null ? sentence : `“${phrase}”: ${sentence}`));
    return refuse('letterLibrary.incomplete', `This letter cannot be published yet. ${named.join(' ')}`, {
      ...(first.citation !== null && { citation: first.citation }),
    });
  }
  if (letter.draftSavedAt === null) return refuse('letterLibrary.nothingNew', 'This text is the newest version already.');
  if (!(await changeLetter(db, letter, { draft: null }, now))) return changedMeanwhile.refuse();
  const { number } = await insertVersion(db, letter, { content, by: scope.userId }, now);
  await giveRoundTexts(db, now);
  record({ ...aboutLetter(letter, `published as version ${number}`), after: { number } });
  return viewDetail(db, scope, letter.id);
};
