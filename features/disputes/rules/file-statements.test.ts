import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { checkFileStatements, statementOfFile, type FileStatementKind, type SaidOfFile } from './file-statements.ts';
import { readFileStatements } from './read-file-statements.ts';

const ON = civilDate(2026, 3, 18);
const record = (
  kind: FileStatementKind,
  words: string | null = null,
  happenedOn: ReturnType<typeof civilDate> | null = null,
): SaidOfFile => {
  const said = statementOfFile({ kind, words, happenedOn });
  if (!said) throw new Error(`${kind} says nothing.`);
  return { ...said, on: ON, where: { statement: true } };
};
type Item = Parameters<typeof checkFileStatements>[0];
const account = (reasonCode: string, ...texts: readonly string[]): Item => ({
  kind: 'tradeline',
  heading: 'CAPITAL ONE BANK USA N',
  reasonCode,
  facts: texts.map((text) => ({ text, source: 'client' as const })),
  reported: [],
});
const bankruptcy = (reasonCode: string, filed = 'Mar 5, 2019', chapter = '7', ...texts: readonly string[]): Item => ({
  ...account(reasonCode, ...texts),
  kind: 'public-record',
  heading: 'Bankruptcy',
  reported: [
    { label: 'Filed', value: filed },
    { label: 'Chapter', value: chapter },
  ],
});
const detail = (label: string, value: string, reasonCode: string, ...texts: readonly string[]): Item => ({
  ...account(reasonCode, ...texts),
  kind: 'personal-information',
  heading: label,
  reported: [{ label, value }],
});
const NEVER = record('no-bankruptcy');
const IN_2020 = record('bankruptcy', 'Chapter 7', civilDate(2020, 1, 10));

test.each<[string, SaidOfFile, Item, boolean]>([
  ['never in bankruptcy', NEVER, account('in-bankruptcy'), true],
  ['never in bankruptcy', NEVER, bankruptcy('record-dismissed'), true],
  ['never in bankruptcy', NEVER, bankruptcy('not-mine'), false],
  ['never in bankruptcy', NEVER, account('not-in-bankruptcy'), false],
  ['never in bankruptcy', NEVER, account('balance-wrong', 'I filed chapter 7 in 2019.'), true],
  ['a chapter 7 discharged in 2020', IN_2020, bankruptcy('not-mine'), true],
  ['a chapter 7 discharged in 2020', IN_2020, bankruptcy('mixed-file', 'Mar 5, 2019', '13'), false],
  ['a chapter 7 discharged in 2020', IN_2020, bankruptcy('not-mine', 'Mar 5, 2009'), false],
  ['a chapter 7 discharged in 2020', IN_2020, bankruptcy('record-details-wrong'), false],
  ['a chapter 7 discharged in 2020', IN_2020, account('not-in-bankruptcy', 'I never filed for bankruptcy.'), true],
  ['a chapter 7 discharged in 2020', IN_2020, account('not-in-bankruptcy', 'This account is of 2024.'), false],
  [
    'never lived there',
    record('never-lived-at', '1180 Spruce St, Lima, OH 45801'),
    account('dates-wrong', 'I lived at 1180 Spruce Street until 2011.'),
    true,
  ],
  [
    'never lived there',
    record('never-lived-at', '1180 Spruce St, Lima, OH 45801'),
    account('dates-wrong', 'I lived at 77 Birch St.'),
    false,
  ],
  [
    'never lived there',
    record('never-lived-at', '1180 Spruce St'),
    detail('Address', '1180 SPRUCE STREET, LIMA, OH 45801', 'address-not-mine'),
    false,
  ],
  ['never used the name', record('unknown-name', 'Rosalind Alvarado'), detail('Name', 'ROSALIND ALVARADO', 'name-misspelled'), true],
  ['never used the name', record('unknown-name', 'Rosalind Alvarado'), detail('Name', 'ROSALIND ALVARADO', 'name-not-mine'), false],
  ['never worked there', record('unknown-employer', 'Acme Tools'), account('dates-wrong', 'I worked for Acme Tools then.'), true],
  ['an agreement with the lender', record('accommodation', 'Capital One'), account('not-mine'), true],
  ['an agreement with the lender', record('loan-rehabilitated', 'Capital One'), account('unknown-collection'), true],
  ['an agreement with the lender', record('accommodation', 'Capital One'), account('late-payments-wrong'), false],
  ['an agreement with another lender', record('accommodation', 'First Harbor'), account('not-mine'), false],
])('G15, G23, X1, X2: the client said: %s (%j), and %j is refused: %s', (_what, said, item, refused) => {
  const found = checkFileStatements(item, [said]);
  expect(found.map(({ code, blocks }) => [code, blocks])).toEqual(refused ? [['disputes.contradicted', true]] : []);
  if (refused) expect(found[0]?.message).toContain('Mar 18, 2026');
});

test.each<[string, Item, boolean]>([
  ['I filed chapter 7 in 2019.', bankruptcy('not-mine', 'Mar 5, 2019', '7', 'I filed chapter 7 in 2019.'), true],
  ['I filed chapter 7 in 2009.', bankruptcy('not-mine', 'Mar 5, 2019', '7', 'I filed chapter 7 in 2009.'), false],
  ['I never filed for bankruptcy.', account('in-bankruptcy', 'I never filed for bankruptcy.'), true],
  ['I used to live at 12 Oak St.', detail('Address', '12 OAK STREET', 'address-not-mine', 'I used to live at 12 Oak St.'), true],
  ['I worked for Acme Tools.', detail('Employer', 'ACME TOOLS', 'employer-not-mine', 'I worked for Acme Tools.'), true],
  ['I never had an account with them.', account('balance-wrong', 'I never had an account with them.'), true],
  ['I never had an account with Capital One.', account('not-mine', 'I never had an account with Capital One.'), false],
])('an item that says “%s” beside its own reason', (_fact, item, refused) =>
  expect(checkFileStatements(item, []).map(({ code }) => code)).toEqual(refused ? ['disputes.factContradicts'] : []),
);

test('what an earlier round said is asked, and a person may answer for it; a paper shows whose account it is', () => {
  const [never] = readFileStatements('I never had an account with Capital One.', 'A COLLECTOR');
  if (!never) throw new Error('It was not read.');
  const said: SaidOfFile = { ...never, on: ON, where: { round: 2, words: 'I never had an account with Capital One.' } };
  expect(checkFileStatements(account('balance-wrong'), [said])).toMatchObject([
    { code: 'disputes.contradictsRound', overridable: true, message: expect.stringContaining('Round 2 (Mar 18, 2026)') },
  ]);
  expect(checkFileStatements(account('not-mine'), [said])).toEqual([]);
  const shown = {
    ...account('not-mine'),
    facts: [{ text: 'The contract names my father.', source: 'document' as const, documentId: '01' }],
  };
  expect(checkFileStatements(shown, [record('accommodation', 'Capital One')])).toEqual([]);
});

test.each<[string, string]>([
  ['I was never in bankruptcy.', 'bankruptcy no'],
  ["I didn't file for bankruptcy, ever.", 'bankruptcy no'],
  ['I have never filed chapter 13.', 'bankruptcy no 13'],
  ['I filed for Chapter 7 in 2019.', 'bankruptcy yes 7 2019-2019'],
  ['My bankruptcy was discharged in 2019.', 'bankruptcy yes 2013-2019'],
  ['It was not part of a bankruptcy of mine.', ''],
  ['The lender filed for bankruptcy.', ''],
  ['I never lived at 12 Oak St, Reno, NV.', 'address no 12 Oak St, Reno, NV'],
  ['I lived at 12 Oak St.', 'address yes 12 Oak St'],
  ['I live on my pension.', ''],
  ['I have never had an account with First Bank and do not know them.', 'account no First Bank'],
  ['I never opened a credit card with this company.', 'account no A COLLECTOR'],
  ['I have another account with First Bank.', ''],
  ['I never used this card.', ''],
  ['I never used the name Rosalind Alvarado.', 'name no Rosalind Alvarado'],
  ['I never worked at Acme.', 'employer no Acme'],
  ['I paid this in 2019.', ''],
])('“%s” is read as “%s”', (text, expected) => {
  const read = readFileStatements(text, 'A COLLECTOR').map(({ about, holds, what, chapter, filed }) =>
    [about, holds ? 'yes' : 'no', what, chapter, filed?.join('-')].filter(Boolean).join(' '),
  );
  expect(read.join('; ')).toBe(expected);
});
