// The letter of a round in words of the office's library that follow from its case: the same letter made again has the same words.
import { lintLetterText } from '../../../disputes/rules/claim-linter.ts';
import { isUnfilled } from '../../../disputes/rules/leftover-fields.ts';
import { findUnprintable } from '../../../disputes/rules/printable.ts';
import type { RoundLetterDocument } from '../letter-document.ts';
import type { LetterInput } from '../letter-input.ts';
import { saysMixedFile } from '../letter-sentences.ts';
import { caseOf, daysOfRound, holdsForAll } from './known-of-round.ts';
import { fittingLetters, varyWording, type RoundText } from './vary.ts';
import { roundValues, wordingOf, wordRound } from './word-round.ts';

/**
 * `letter` with an opening and a closing out of `texts`: those that fit its case, claim nothing that is not so, have a value for every field and
 * pass the linter. Where none is left, the letter keeps the program's own sentences. `seed` names the client and the bureau for good.
 */
export function wordByCase(
  letter: RoundLetterDocument,
  input: LetterInput,
  { texts, seed }: { readonly texts: readonly RoundText[]; readonly seed: string },
): RoundLetterDocument {
  const about = caseOf(input);
  // Who the client is and what is not theirs, and facts that are not there, no text of the library says.
  if (!about || saysMixedFile(input) || input.items.some(({ facts }) => facts.length === 0)) return letter;
  const values = roundValues(input, about.round, daysOfRound(input));
  const worded = (words: ReturnType<typeof wordingOf>): RoundLetterDocument | undefined => {
    const made = wordRound(letter, words, values);
    return 'missing' in made || !maySay(made) ? undefined : made;
  };
  const usable = fittingLetters(texts, about).filter((text) => holdsForAll(text.gates, input) && worded(wordingOf(text)));
  const chosen = varyWording(usable, { ...about, seed });
  return (chosen && worded(chosen)) ?? letter;
}

function maySay({ subject, opening, closing }: RoundLetterDocument): boolean {
  const texts = [subject, ...opening, ...closing];
  return (
    lintLetterText(texts.join('\n\n')).every(({ level }) => level !== 'block') &&
    texts.every((text) => !isUnfilled(text) && findUnprintable(text).length === 0)
  );
}
