import { expect, test } from 'vitest';
import { isForbidden, lintClaims, lintLetterText, type ClaimPlace, type LintFinding } from './claim-linter.ts';
import { CLAIM_FAMILIES } from './claims/claim-families.ts';

test.each<[LintFinding['rule'], string]>([
  ['X3', 'I am a victim of identity theft.'],
  ['X3', 'Please block this under section 605B.'],
  ['X3', 'This card was fraudulently opened.'],
  ['X4', 'We filled out the police report and you only sign it.'],
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
  ['X7', 'This is the same letter as before.'],
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
  ['X18', 'It was opened nine years ago, so it must be deleted.'],
  ['X20', 'Remove my old address so that the accounts cannot be matched to me.'],
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

test.each([
  ['capitals and dashes', 'PAY–FOR–DELETE'],
  ['typographic quotes', 'I can’t prove it but “goodwill” means you must delete this'],
  ['a contraction', "I'll pay if you'll delete it"],
  ['a contraction without its mark', 'I wont pay unless you delete, so once I pay you must delete it'],
  ['a line break', 'I will pay\nthis if you\r\ndelete it'],
  ['numbers in words', 'Delete this within fifteen days'],
  ['British spelling', 'This is an unauthorised account'],
  ['a misspelling', 'this is idenity theft'],
  ['a doubled letter', 'I want the orriginal contract with my signature'],
  ['swapped letters', 'please provide the orignial contract'],
  ['look-alike letters', 'This is idеntity theft'],
  ['soft hyphens', 'iden\u00adtity th\u00adeft'],
  ['wide letters', 'Ｉ will ｓue you'],
])('%s hide nothing', (_way, text) => expect(isForbidden(lintClaims(text, { where: 'letter' }))).toBe(true));

test('a finding names its rule, family, words, law and what to write instead', () => {
  const text = 'As to the balance: under § 609 you must prove it.';
  const [found] = lintClaims(text, { where: 'letter' });
  expect(found).toMatchObject({
    rule: 'X12',
    level: 'block',
    phrase: '§ 609',
    index: text.indexOf('§'),
    citation: expect.stringContaining('1681g'),
  });
  expect(found?.advice).toMatch(/1681g I ask for/);
});

test.each<[ClaimPlace, string, 'block' | 'warn']>([
  ['letter', 'Someone stole my identity.', 'block'],
  ['answer', 'Someone stole my identity.', 'warn'],
  ['answer', 'My uncle told me to say it is not mine.', 'warn'],
  ['answer', 'I will sue you.', 'block'],
  ['note', 'The bureau wrote that this is a 609 letter.', 'warn'],
  ['note', 'Use a CPN.', 'block'],
  ['note', 'Stop paying the bank.', 'block'],
])('%s: %s is a %s', (where, text, level) => expect(lintClaims(text, { where })[0]?.level).toBe(level));

test('X2: a denial is not supported by a fact of own use; beside another reason the same fact is innocent', () => {
  const fact = 'I paid on it for two years.';
  expect(lintClaims(fact, { where: 'letter', reasonCode: 'not-mine' }).map(({ rule }) => rule)).toEqual(['X2']);
  expect(lintClaims(fact, { where: 'letter', reasonCode: 'balance-wrong' })).toEqual([]);
});

test.each([
  ['Client states that she paid on it for two years.', ['X2']],
  ['The client has always made her payments by phone.', ['X2']],
  ['The account belongs to the father of the client, who opened it.', []],
  ['Client says that her father paid on it.', []],
  ['ill pay it, see the receipt', []],
])('what staff write of a client is read as the client would say it: %s', (text, rules) => {
  expect(
    lintClaims(text, { where: 'letter', reasonCode: 'not-mine' })
      .filter(({ level }) => level === 'block')
      .map(({ rule }) => rule),
  ).toEqual(rules);
});

test.each([
  ['ill send the rest if you delete it', true],
  ['I was ill, see the letter of the doctor', false],
])("'ill' of a phone is a will, and an illness stays one: %s", (text, blocked) =>
  expect(isForbidden(lintClaims(text, { where: 'letter' }))).toBe(blocked),
);

test('every family says what it is, what it rests on and what to write', () => {
  for (const { family, message, advice, citation, claims } of CLAIM_FAMILIES) {
    expect(
      [message, advice].every((text) => /^[A-Z].*[.?"]$/.test(text)),
      family,
    ).toBe(true);
    expect(citation, family).toMatch(/U\.S\.C\.|State|vacated/);
    expect(claims.length, family).toBeGreaterThan(0);
  }
  expect(new Set(CLAIM_FAMILIES.map(({ family }) => family)).size).toBe(CLAIM_FAMILIES.length);
});

// What makes a search slow: words many phrases begin with, words that nearly complete them, brackets, digits, one long word.
test.each([
  'i ',
  'delete ',
  'you must ',
  'i will not ',
  "a'",
  '1-',
  '§',
  '(a)',
  '1681g(a)(a)',
  'one thousand ',
  'u.s.c. ',
  '$1,000 ',
  'a',
  '\n',
  '. ',
  '« ',
  'no original ',
  ...CLAIM_FAMILIES.flatMap(({ claims }) => claims.slice(0, 2).map(({ find }) => `${(find[0] ?? '').replaceAll(/[^a-z ]/g, ' ')} `)),
])('10,000 characters of "%s" take steps in proportion', (piece) => {
  const stepsFor = (length: number): number => {
    const steps = { count: 0 };
    lintClaims(piece.repeat(Math.ceil(length / piece.length)).slice(0, length), { where: 'letter', steps });
    return steps.count;
  };
  const [half, whole] = [stepsFor(5000), stepsFor(10_000)];
  expect(whole).toBeLessThanOrEqual(2.2 * half + 1000);
  expect(whole).toBeLessThanOrEqual(10_000 * 250);
});
