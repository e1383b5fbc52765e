import { expect, test } from 'vitest';
import { isForbidden, lintLetterText, type LintFinding } from './claim-linter.ts';

test.each<[LintFinding['rule'], string]>([
  ['X3', 'I am a victim of identity theft.'],
  ['X3', 'Please block this under section 605B.'],
  ['X3', 'This card was fraudulently opened.'],
  ['X5', 'Use my CPN instead.'],
  ['X5', 'My credit privacy number is on file.'],
  ['X5', 'I want to apply for a new SSN.'],
  ['X5', 'Use my EIN in place of my social security number.'],
  ['X6', 'They agreed to a pay-for-delete.'],
  ['X6', 'Remove it even though it is accurate.'],
  ['X6', 'Although this is correct, please delete it.'],
  ['X6', 'As goodwill you must remove it.'],
  ['X6', 'I will pay in exchange for deletion.'],
  ['X6', 'This is guaranteed to be deleted.'],
  ['X6', 'It would raise my credit score.'],
  ['X8', 'Delete all negative items.'],
  ['X8', 'Please verify everything.'],
  ['X12', 'This is a 609 letter.'],
  ['X12', 'Under FCRA 609 you must have it.'],
  ['X12', 'Please provide the original signed contract.'],
  ['X12', 'You cannot produce a signed agreement.'],
  ['X13', 'There is no signed contract.'],
  ['X13', 'There is no wet ink signature.'],
  ['X13', 'The debt was securitized.'],
  ['X13', 'See UCC 3-501.'],
  ['X13', 'I enclose an affidavit of truth.'],
  ['X13', 'No contract exists.'],
  ['X14', 'You have 30 days or delete.'],
  ['X14', 'It must be deleted within 30 days.'],
  ['X14', 'I demand deletion.'],
  ['X14', 'This is a direct dispute.'],
  ['X15', 'I request debt validation.'],
  ['X15', 'The FDCPA says so.'],
  ['X16', 'I will sue you.'],
  ['X16', "I'll take legal action."],
  ['X16', 'I\u2019ll sue you.'],
  ['X16', 'You owe $1,000 per violation.'],
  ['X16', 'We intend to pursue all legal remedies.'],
  ['X16', 'I reserve the right to seek statutory damages.'],
  ['X17', 'The CFPB has banned medical bills.'],
  ['X17', 'See CFPB Circular 2022-07.'],
  ['X17', 'Under the medical debt rule this goes.'],
  ['X22', 'Stop paying the bank.'],
  ['X22', 'I was told to say the debt is unknown.'],
  ['X22', 'Ignore the summons.'],
  ['X24', 'I still owe about $300.'],
  ['X24', 'I promise to pay the rest.'],
  ['privacy', 'My number is 123-45-6789.'],
  ['privacy', 'SSN-219-09-5501'],
  ['privacy', 'My number 219–09–5501 is wrong.'],
  ['privacy', '219/09/5501'],
  ['privacy', '219 - 09 - 5501'],
  ['privacy', '219 _ 09_5501'],
  ['privacy', '2190 95501'],
  ['privacy', '21909 5501'],
  ['privacy', '219‑09‑5501'],
  ['privacy', '219\u00a009\u00a05501'],
  ['privacy', '２１９-０９-５５０１'],
  ['privacy', 'account 219095502'],
  ['privacy', 'Card 4111 1111 1111 1111.'],
  ['X13', 'There is no\n  signed\u00a0contract.'.replace('  ', ' ')],
])('%s: %s', (rule, text) => {
  const found = lintLetterText(text);
  expect(found.map((f) => f.rule)).toContain(rule);
  for (const finding of found) {
    expect(text.slice(finding.index, finding.index + finding.phrase.length)).toBe(finding.phrase);
    expect(finding.citation).not.toBe('');
  }
});

test.each([
  'I paid this account in full on May 2, 2025.',
  'Equifax reports a balance of $1,234, while Experian and TransUnion report $0.',
  'I have no agreement with this company.',
  'I never signed an agreement with them.',
  'The court dismissed the case without prejudice on June 1, 2024.',
  'The collector filed a lawsuit, and the court decided for me.',
  'I did not agree to pay it.',
  'The lender gave me the original agreement; it shows a limit of $5,000.',
  'The lender deleted this within ten days last year.',
  'The report shows a Social Security number that is not mine.',
  'The creditor let me stop paying during forbearance.',
  'My payment of $1,000 in May is missing.',
  'The bank closed the account on 2024-05-01.',
  'I called 800-555-0100 on March 3.',
  'I live in Toledo, OH 43604-1234.',
  'The account 219095501*** is listed.',
  'My number ends in ****5501.',
  'It shows $219,095,501.',
  'I called (419) 555-0147.',
  'The status is correct at Experian.',
  'I was told to call again.',
  'This is a paid medical collection.',
  'Filed 12/05/2023, dismissed 08/14/2024.',
])('lets pass: %s', (text) => expect(lintLetterText(text)).toEqual([]));

test('warnings alone do not forbid', () => {
  expect(isForbidden(lintLetterText('I still owe $300.'))).toBe(false);
  expect(isForbidden(lintLetterText('I will sue you.'))).toBe(true);
});

test('findings are in the order of the text', () => {
  expect(lintLetterText('I will sue you. See UCC 3-501. My CPN is here.').map((f) => f.rule)).toEqual(['X16', 'X13', 'X5']);
});
