// A letter about another person's data in the file: who the client is, what is not theirs, each item by its own yes.
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { lintClaims } from '../../disputes/rules/claim-linter.ts';
import { statementsOf } from '../../disputes/rules/item-claim.ts';
import { DETAIL_LABELS } from '../../report-files/rules/personal-lines.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';

const detail = (label: string, value: string, reasonCode = 'mixed-file'): LetterItemInput => ({
  kind: 'personal-information',
  furnisher: `${label}: ${value}`,
  reported: [{ label, value }],
  reasonCode,
  instructionCode: 'separate-files',
  facts: [],
});
const NAME = detail(DETAIL_LABELS.name, 'ROSALIND ALVARADO');
const ADDRESS = detail(DETAIL_LABELS.address, '1180 SPRUCE ST, LIMA, OH 45801');
const ACCOUNT: LetterItemInput = {
  kind: 'tradeline',
  furnisher: 'FIRST BANK',
  accountNumberMasked: '****1111',
  reported: [{ label: 'Balance', value: '$900' }],
  reasonCode: 'mixed-file',
  instructionCode: 'separate-files',
  facts: [{ text: 'I have never been in Lima.', source: 'client' }],
};
const inputOf = (...items: readonly LetterItemInput[]): LetterInput => ({
  client: {
    name: 'Rosa M Alvarado Jr',
    addressLines: ['220 Elm St'],
    city: 'Toledo',
    state: 'OH',
    zip: '43609',
    dateOfBirth: civilDate(1990, 7, 21),
    otherNames: ['Rosa Pena'],
    phone: '(567) 555-0112',
  },
  bureau: 'EX',
  date: civilDate(2026, 11, 20),
  draft: false,
  enclosures: [],
  items,
});
function letterOf(...items: readonly LetterItemInput[]) {
  const letter = composeLetter(inputOf(...items));
  if (isRefusal(letter)) throw new Error(letter.message);
  return letter;
}

test('it names the client in full, what is not theirs and nothing else, and asks to keep the files apart', () => {
  const {
    opening,
    identification,
    items,
    sources = [],
  } = letterOf(NAME, ADDRESS, ACCOUNT, { ...ACCOUNT, furnisher: 'OWN BANK', reasonCode: 'not-mine' });
  expect(opening.slice(1)).toEqual([
    'I have good reason to believe that information of another person is mixed into my file. I am Rosa M Alvarado Jr, born on July 21, 1990.',
    'Not mine: the name “ROSALIND ALVARADO”; the address “1180 SPRUCE ST, LIMA, OH 45801”; the account with FIRST BANK. Please keep this information out of my file.',
  ]);
  expect(identification).toEqual([
    { label: 'Date of birth', value: 'July 21, 1990' },
    { label: 'Phone', value: '(567) 555-0112' },
    { label: 'Other names', value: 'Rosa Pena' },
  ]);
  const isOther = inputOf(NAME, ADDRESS);
  const known = composeLetter({ ...isOther, client: { ...isOther.client, otherNames: ['Rosa Pena', 'Rosalind ALVARADO'] } });
  // What the letter says is not theirs it does not give as another name of theirs.
  expect(isRefusal(known) ? [] : known.identification.filter(({ label }) => label === 'Other names')).toEqual([
    { label: 'Other names', value: 'Rosa Pena' },
  ]);
  for (const text of opening) expect(lintClaims(text, { where: 'letter', reasonCode: null }), text).toEqual([]);
  // What is said of each item is what the client confirmed of it.
  for (const [at, item] of [NAME, ADDRESS].entries()) {
    const said = statementsOf({ ...item, heading: item.furnisher, reasonCode: 'mixed-file', facts: [] }, 'Experian');
    expect(items[at]?.claims?.flatMap(({ because, shouldBe }) => [because, shouldBe])).toEqual(said);
  }
  expect(new Set(sources.map(({ from }) => from))).toEqual(new Set(['contact', 'letter', 'report', 'client', 'request']));
  // The value stands in the heading and the sentence; the table does not repeat it.
  expect(items[1]?.reported).toEqual([]);
});

test.for([
  ['one item', [NAME]],
  ['accounts alone', [ACCOUNT, { ...ACCOUNT, furnisher: 'SECOND BANK' }]],
  ['one of several', [NAME, { ...ADDRESS, reasonCode: 'address-not-mine' }]],
] as const)('%s is disputed without saying that the file is mixed', ([, items]) => expect(letterOf(...items).opening).toHaveLength(1));
