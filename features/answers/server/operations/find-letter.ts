import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findLettersByCode } from '../../../letters/server/public.ts';
import { readLetterCode } from '../../../letters/rules/letter-code.ts';
import type { answersContract } from '../../contract.ts';
import { describeLetters } from '../store/letters.ts';

export const findLetter: Operation<typeof answersContract.findLetter> = async ({ db, input, shows }) => {
  const code = readLetterCode(input.code);
  const found = code === undefined ? undefined : (await findLettersByCode(db, [code])).get(code);
  const [letter] = found ? await describeLetters(db, [found.id]) : [];
  if (!letter)
    return refuse(
      'answers.noSuchCode',
      'No letter bears this code. It begins with R and has ten more letters and digits, below the barcode.',
    );
  shows(letter.contact.id);
  return letter;
};
