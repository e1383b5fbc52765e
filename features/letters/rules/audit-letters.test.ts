// Section 3.2 of the audit in miniature: what letters of accepted findings and two requests said, and must not say again.
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { findInstruction } from '../../disputes/rules/dispute-reasons.ts';
import { judgeLetterItem } from '../../disputes/rules/judge-letter.ts';
import type { AnalysisInput } from '../../findings/rules/finding.ts';
import { account, collection, day, input, trade, usd } from '../../findings/rules/testing.ts';
import type { BureauTrade } from '../../report-files/rules/model.ts';
import { UNNAMED_COLLECTOR } from '../../report-files/rules/wording.ts';
import { LETTER_STYLES } from './letter-document.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';
import { openingOf } from './letter-sentences.ts';
import { styleOf } from './letter-style.ts';
import { FINDING_ITEMS, findingItems, letterAbout } from '../../../tests/support/finding-letters.ts';

/** Code, bureau and words of each letter item that an accepted finding makes. */
const writtenOf = (items: typeof FINDING_ITEMS) =>
  items.map(({ finding, item }) => {
    const letter = letterAbout(item);
    return {
      code: finding.code,
      bureau: item.bureau,
      confirmed: item.clientConfirmed,
      said: isRefusal(letter)
        ? letter.message
        : letter.items.map(({ reason, facts, instruction }) => [reason, ...facts, instruction].join(' ')).join(' '),
      opening: isRefusal(letter) ? '' : letter.opening.join(' '),
    };
  });
const written = writtenOf(FINDING_ITEMS);

test.each([
  [
    'A2',
    /more than seven years old.*1681c\(a\)\(5\).*leave the rest of the account as it is/,
    /account is older|not reported accurately|agrees with/,
  ],
  ['A24', /to be confirmed by the client/, /other than the balance|is not correct|limit should be shown/],
  ['A30', /responsibility as Authorized user.*did not sign for this account myself/, /agrees with the facts|correct this information/],
  ['A34', /You list no account under the name/, /report lists|Shown in my credit report/],
  ['A40', /notice of the Department of Veterans Affairs.*1681i\(g\)/, /1681c\(a\)\(7\)/],
  ['A21', /to be confirmed by the client/, /opened.*not correct/],
])('A2, A21, A24, A30, A34, A40: %s says what was asked, and not what was wrong before', (code, says, never) => {
  const own = written.filter((one) => one.code === code);
  expect(own.length).toBeGreaterThan(0);
  for (const { said } of own) {
    expect(said).toMatch(says);
    expect(said).not.toMatch(never);
  }
});

test('A24: the letter names the limit by the client’s word, and none goes out without it', () => {
  const [item] = FINDING_ITEMS.filter(({ finding }) => finding.code === 'A24').map((one) => one.item);
  if (!item) throw new Error('No limit is missing.');
  const judged = (correct: typeof item.correct) =>
    judgeLetterItem({ ...item, months: [], correct: correct ?? [] }, { answered: false })
      .filter(({ blocks }) => blocks)
      .map(({ kind }) => kind);
  expect(judged([])).toEqual(['correctionMissing']);
  const named = { ...item, correct: [{ field: 'credit-limit' as const, value: '5000' }] };
  expect(judged(named.correct)).toEqual([]);
  const said = (one: typeof named): string => {
    const letter = letterAbout(one);
    return isRefusal(letter) ? letter.message : letter.items.map(({ reason, facts }) => [reason, ...facts].join(' ')).join(' ');
  };
  // A limit of zero is said as the bureau prints it, and a missing one as missing.
  expect(said(named)).toMatch(/You report a credit limit of \$0\. It should be \$5,000\..*This card has a credit limit\./);
  const bare = { ...named, reported: named.reported.filter(({ label }) => label !== 'Credit limit') };
  expect(said(bare)).toMatch(/You report no credit limit\. It should be \$5,000\..*This card has a credit limit\./);
});

test('A23: the favourable value is never attacked, and no bureau is told of its own value as a fact of others', () => {
  for (const { said } of written.filter(({ code }) => code === 'A23')) expect(said).not.toMatch(/“?Current”?[^.]*not (?:correct|right)/i);
});

const differing = (tu: Partial<BureauTrade>, ex: Partial<BureauTrade>): AnalysisInput =>
  input([account([trade(tu), trade({ bureau: 'EX', ...ex })])]);
test.for<[what: string, given: AnalysisInput, bureau: string, confirmed: boolean, says: RegExp, never: RegExp]>([
  [
    'A23: amounts that differ: the lower limit is asked about where it is, and no letter says what no one said',
    differing({ creditLimit: usd(425), highCredit: usd(425) }, { creditLimit: usd(5000), highCredit: usd(900) }),
    'TU',
    false,
    /to be confirmed by the client/,
    /not correct|among them|high balance/i,
  ],
  [
    'A23: a status that differs: the bureau with the good one gets no letter',
    differing({ payStatus: 'late60' }, {}),
    'TU',
    false,
    /to be confirmed by the client/,
    /not correct|You report the pay status “Current”/,
  ],
  [
    'A23: a responsibility that differs: the letter says what the client did and did not do',
    differing({ payStatus: 'charge-off' }, { payStatus: 'charge-off', responsibility: 'authorized-user' }),
    'TU',
    true,
    /“Individual”.*I did not sign for this account myself.*should not be shown as responsible/,
    /type or the terms/,
  ],
  [
    'A21: dates that exclude each other: both are named, and neither is called wrong before the client says which',
    input([account([trade({ openClosed: 'closed', closed: day('2010-02-10') })])]),
    'TU',
    false,
    /to be confirmed by the client.*opened of May 14, 2015 and a date closed of Feb 10, 2010/,
    /not correct/,
  ],
  [
    'A57, 3.2: of a collection without its collector no one is asked by a name that was made up',
    input([
      collection(
        { bureau: 'EQ', creditorName: '', originalCreditor: 'SPEEDY CASH', originalAmount: usd(99), balance: usd(150) },
        { displayName: `${UNNAMED_COLLECTOR} (for SPEEDY CASH)` },
      ),
    ]),
    'EQ',
    true,
    /Please have its source check/,
    /Collector/,
  ],
])('%s', ([, given, bureau, confirmed, says, never]) => {
  const made = writtenOf(findingItems(given)).filter(({ said }) => says.test(said));
  expect(made.map((one) => [one.bureau, one.confirmed])).toEqual([[bureau, confirmed]]);
  for (const { said, opening } of made) expect(`${opening} ${said}`).not.toMatch(never);
});

test('3.2, second person: no letter of a finding speaks of the bureau in the third person, or asks for agreement with what it disputes', () => {
  expect(written.length).toBeGreaterThan(25);
  // The bureau the letter goes to is never spoken of by its name, and a sentence about it has the verb of 'you'.
  const names = { EQ: /Equifax/, EX: /Experian/, TU: /TransUnion/ } as const;
  for (const { said, bureau } of written) {
    expect(said).not.toMatch(/\(Shown in my credit report\.\)|so that it agrees with the facts above/);
    expect(said).not.toMatch(names[bureau]);
    expect(said).not.toMatch(/(?<!\b(?:with|to|by|from) )\byou (?:reports|lists|shows|still \w+s|was|is|has|does)\b/i);
  }
});

test('3.4, voice: what a letter is about decides how it is set, and each of the four ways begins in its own words', () => {
  const line: LetterItemInput = { kind: 'tradeline', furnisher: 'FIRST BANK', reported: [], facts: ['I paid.'] };
  const to: Omit<LetterInput, 'items'> = {
    client: { name: 'Maria Alvarez', addressLines: ['1 Oak Street'], city: 'Reno', state: 'NV', zip: '89501' },
    bureau: 'EX',
    date: civilDate(2026, 11, 20),
    draft: false,
    enclosures: [],
  };
  const sets: readonly (readonly LetterItemInput[])[] = [
    [line],
    [line, line],
    [{ ...line, correct: [{ field: 'balance', value: '900' }] }],
    [{ ...line, kind: 'inquiry' }],
  ];
  const ways = sets.map((items) => ({ style: styleOf(items), opening: openingOf({ ...to, items })[0]?.slice(0, 16) }));
  expect(ways.map(({ style }) => style)).toEqual(['prose', 'labels', 'pairs', 'list']);
  expect(new Set(ways.map(({ opening }) => opening)).size).toBe(LETTER_STYLES.length);
});

test('A40, 3.2: the statement of a dispute rests on 1681i(b), and a veteran’s debt on 1681i(g)', () => {
  const item = {
    kind: 'tradeline',
    noun: 'account',
    bureau: 'Equifax',
    source: 'FIRST BANK',
    reported: () => undefined,
    correct: [],
    months: '',
  } as const;
  expect(findInstruction('note-dispute')?.sentence(item)).toMatch(/1681i\(b\)/);
  expect(findInstruction('note-dispute')?.sentence(item)).not.toMatch(/1681c\(f\)/);
  expect(findInstruction('delete-veteran-debt')?.sentence(item)).toMatch(/1681i\(g\)/);
});
