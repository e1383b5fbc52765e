import { expect, test } from 'vitest';
import type { Tradeline } from '../../report-files/rules/model.ts';
import { actSentences, groupingSentences, lineText, linesText, splitLabel } from './match-words.ts';
import { matchAccounts } from './match-accounts.ts';
import { refOf, decideOneAccount, splitChoices, splitOff, type DecidedPair } from './regroup.ts';
import { account, line, reportOf, singles, when } from './testing-lines.ts';

const [eq, ex, tu] = [line('EQ'), line('EX'), line('TU')];
const vendor = account('p', 'R', eq, ex, tu);
const described = (pairs: readonly DecidedPair[]) => pairs.map((pair) => ({ ...pair, decidedBy: 'Ann', decidedOn: 'May 3, 2026' }));
const split = splitOff(vendor, { bureau: 'EX', lines: [ex] });
const [rest, away] = matchAccounts(reportOf([vendor], { sourceFormat: 'truelink-json' }), split).accounts;
const [one, other] = [account('a', 'R', line('EX', { accountNumberMasked: 'XXXX', creditorName: '' })), account('b', 'R', tu)];
const joined = decideOneAccount(one, other);

test.for<readonly [string, Tradeline | undefined, readonly DecidedPair[], readonly string[]]>([
  ['the vendor’s own', vendor, [], ['Matched in the report itself.']],
  ['a line by itself', one, [], ['Only Experian lists it here.']],
  [
    'by rule',
    matchAccounts(reportOf(singles(['R', ex], ['R', tu])), []).accounts[0],
    [],
    ['Matched by account number and opening month, 97% confidence.'],
  ],
  [
    'what is left',
    rest,
    split,
    [
      'The rest of a group that the report itself matched.',
      'Kept separate from FIRST TEST BANK 550012341234•• at Experian by Ann on May 3, 2026.',
    ],
  ],
  [
    'what was split off',
    away,
    split,
    [
      'Only Experian lists it here.',
      ...['Equifax', 'TransUnion'].map((bureau) => `Kept separate from FIRST TEST BANK 550012341234•• at ${bureau} by Ann on May 3, 2026.`),
    ],
  ],
  ['by hand', matchAccounts(reportOf([one, other]), joined).accounts[0], joined, ['Matched by Ann on May 3, 2026.']],
])('%s', ([, of, pairs, sentences]) => {
  expect(of && groupingSentences(of, described(pairs))).toEqual(sentences);
});

test('acts name each line once, and a hidden number not at all', () => {
  expect(actSentences(split)).toEqual([
    'FIRST TEST BANK 550012341234•• at Experian is a different account from FIRST TEST BANK 550012341234•• at Equifax and TransUnion.',
  ]);
  expect(actSentences(joined)).toEqual([
    'A creditor without a name at Experian and FIRST TEST BANK 550012341234•• at TransUnion are one account.',
  ]);
  expect([lineText(refOf(one, line('EX', { accountNumberMasked: '' }))), linesText([])]).toEqual(['FIRST TEST BANK at Experian', '']);
  const twice = account('t', 'R', ex, line('EX', { opened: when('2011-01') }), tu);
  expect(splitChoices(twice).map(splitLabel)).toEqual(['Split off Experian', 'Split off TransUnion', 'Split off line 2 from Experian']);
});
