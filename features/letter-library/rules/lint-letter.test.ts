import { describe, expect, test } from 'vitest';
import { lintLetter, type LetterLint } from './lint-letter.ts';
import { SHIPPED_LETTERS, type LibraryLetter } from './library-letter.ts';

const letter = (key: string): LibraryLetter => {
  const found = SHIPPED_LETTERS.find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};
const rulesIn = (text: string, key: string): string[] => lintLetter(text, letter(key)).map(({ rule }) => rule);

// One sentence at least of each pattern of law.md section 7 that words can show; the others are judged by facts: X1, X19 contradictions.test.ts,
// X9 gates.test.ts, X10 letter-gates.test.ts, X21 report-age-gate.test.ts. X2 needs the reason of an item (claim-linter.test.ts).
describe.each<[LetterLint['rule'], 'block' | 'warn', readonly string[]]>([
  ['X3', 'block', ['I am a victim of identity theft.', 'Please block this under section 605B.']],
  ['X4', 'block', ['We filled out the police report and you only sign it.']],
  ['X5', 'block', ['Use my CPN instead.', 'Use my EIN in place of my social security number.']],
  ['X6', 'block', ['I will pay in exchange for deletion.', 'As goodwill you must remove it.', 'Remove it even though it is accurate.']],
  ['X7', 'warn', ['This is the same letter as before.']],
  ['X8', 'warn', ['Delete all negative items.', 'Please verify everything.']],
  ['X12', 'block', ['This is a 609 letter.', 'Please provide the original signed contract.']],
  ['X13', 'block', ['There is no wet ink signature.', 'See UCC 3-501.', 'I enclose an affidavit of truth.']],
  ['X14', 'block', ['You have 30 days or delete.', 'It must be deleted within 30 days.']],
  ['X15', 'warn', ['I request debt validation.', 'The FDCPA says so.']],
  ['X16', 'block', ['I will sue you.', 'You owe $1,000 per violation.']],
  ['X17', 'block', ['The CFPB has banned medical bills.', 'See CFPB Circular 2022-07.']],
  ['X18', 'warn', ['It was opened nine years ago, so it must be deleted.']],
  ['X20', 'block', ['Remove my old address so that the accounts cannot be matched to me.']],
  ['X22', 'block', ['Stop paying the bank.', 'Ignore the summons.']],
  ['X24', 'warn', ['I still owe about $300.', 'I promise to pay the rest.']],
  ['privacy', 'block', ['My number is 123-45-6789.']],
  ['G25', 'block', ['Please place a security freeze on my file.', 'I ask you to freeze my credit.']],
])('%s', (rule, level, sentences) => {
  test.each(sentences)('a letter to a bureau may not say: %s', (text) => {
    const found = lintLetter(text, letter('first-any-plain'));
    expect(found).toContainEqual(expect.objectContaining({ rule }));
    if (level === 'block') expect(found.some((one) => one.level === 'block')).toBe(true);
    for (const one of found) {
      expect(text.slice(one.index, one.index + one.phrase.length)).toBe(one.phrase);
      expect([one.advice, one.citation]).not.toContain('');
    }
  });
});

test.each<[LetterLint['rule'], string, string]>([
  ['G20', 'goodwill-story', 'Please answer within 30 days.'],
  ['G20', 'goodwill-story', 'Please answer within thirty days.'],
  ['G20', 'goodwill-short', 'Under 15 U.S.C. 1681s-2(a)(2) you have to correct it.'],
  ['X6', 'goodwill-short', 'As goodwill you must remove it.'],
  ['G26', 'client-mailed', 'We will delete these entries.'],
  ['G26', 'client-mailed', 'Results are guaranteed.'],
  ['G26', 'client-mailed', 'We raise your score.'],
  ['G26', 'client-mailed-es', 'Garantizamos el resultado.'],
  ['X22', 'client-collector-notice', 'Stop paying the collector.'],
  ['X5', 'client-papers', 'We recommend that you use a CPN.'],
])('%s in %s: %s', (rule, key, text) => expect(rulesIn(text, key)).toContain(rule));

test('what a letter’s own gates ask for is not held against it, and nothing more', () => {
  expect(rulesIn('I ask for verification of the debt (15 U.S.C. 1692g(b)).', 'collector-validation')).toEqual([]);
  expect(rulesIn('I ask for verification of the debt (15 U.S.C. 1692g(b)).', 'billing-error')).toContain('X15');
  expect(rulesIn('I am a victim of identity theft.', 'identity-theft-block')).toEqual([]);
  expect(rulesIn('We filled out the police report and you only sign it.', 'identity-theft-block')).toContain('X4');
  expect(rulesIn('I will sue you.', 'collector-validation')).toContain('X16');
});
