import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { findContradictions, type SaidBefore } from './contradictions.ts';
import { DISPUTE_REASONS } from './dispute-reasons.ts';
import type { EarlierDispute } from './earlier-disputes.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};
const said = (fields: Partial<SaidBefore>): SaidBefore => ({
  said: 'right',
  on: day('2026-03-18'),
  reasonCode: null,
  statement: null,
  ...fields,
});
const find = (
  reasonCode: string,
  facts: readonly string[] = [],
  before: readonly SaidBefore[] = [],
  earlier: readonly EarlierDispute[] = [],
) => findContradictions({ kind: 'tradeline', reasonCode, facts: facts.map((text) => ({ text })), reported: [] }, before, earlier);
const codes = (...args: Parameters<typeof find>) => find(...args).map(({ code }) => code);

// Whatever the client said is right is asked by every later reason.
test.each<[string, SaidBefore, string, boolean]>([
  ['the whole line is right', said({ statement: 'line' }), 'status-wrong', true],
  ['the whole line is right', said({ statement: 'line' }), 'balance-wrong', true],
  ['the whole line is right', said({ statement: 'line' }), 'not-mine', true],
  ['the balance is right', said({ statement: 'balance' }), 'balance-wrong', true],
  ['the balance is right', said({ statement: 'balance' }), 'paid-or-settled', true],
  ['the balance is right', said({ statement: 'balance' }), 'dates-wrong', false],
  ['it is theirs', said({ statement: 'mine' }), 'not-mine', true],
  ['it is theirs', said({ statement: 'mine' }), 'mixed-file', true],
  ['it is theirs', said({ statement: 'mine' }), 'balance-wrong', false],
  ['they applied there', said({ statement: 'purpose' }), 'inquiry-not-authorized', true],
  ['“not mine” denied', said({ reasonCode: 'not-mine' }), 'mixed-file', true],
  ['“not mine” denied', said({ reasonCode: 'not-mine' }), 'status-wrong', false],
  ['“status wrong” denied', said({ reasonCode: 'status-wrong' }), 'balance-wrong', false],
  ['“paid” affirmed', said({ said: 'wrong', reasonCode: 'paid-or-settled' }), 'not-mine', true],
  ['“paid” affirmed', said({ said: 'wrong', reasonCode: 'paid-or-settled' }), 'balance-wrong', false],
  ['“status wrong” affirmed', said({ said: 'wrong', reasonCode: 'status-wrong' }), 'not-mine', false],
])('G15, G23, X1, X19: the client said: %s (%j), now %s is refused: %s', (_what, one, reasonCode, refused) => {
  const found = find(reasonCode, [], [one]);
  expect(found.map(({ code, blocks }) => [code, blocks])).toEqual(refused ? [['disputes.contradicted', true]] : []);
  // The sentence says when it was said.
  if (refused) expect(found[0]?.message).toContain('Mar 18, 2026');
});

test.each<[string, string, string[]]>([
  ['not-mine', 'I paid on it for two years.', ['disputes.factContradicts']],
  ['not-mine', 'I have always paid this on time.', ['disputes.factContradicts']],
  ['not-mine', 'I made all my payments by check.', ['disputes.factContradicts']],
  ['not-mine', 'I am an authorized user on it.', ['disputes.factContradicts']],
  ['not-mine', 'I closed my account with them in 2019.', ['disputes.factContradicts']],
  ['unknown-collection', 'I settled this with them.', ['disputes.factContradicts']],
  ['not-mine', 'I never paid them anything.', []],
  ['not-mine', 'I have not used or opened any account there.', []],
  ['not-mine', 'I did not open this account.', []],
  ['not-mine', 'I used to live in Ohio and never dealt with them.', []],
  ['not-mine', 'It belongs to my father, who has the same name.', []],
  ['balance-wrong', 'I paid this in March.', []],
  ['not-mine', 'A thief opened this in my name, it is fraud.', ['disputes.theftClaimed']],
  ['not-mine', 'Someone else used my identity for it.', ['disputes.theftClaimed']],
  ['balance-wrong', 'My card was stolen and the charges are fraudulent.', ['disputes.theftClaimed']],
  ['mixed-file', 'It is the account of someone else with my name.', []],
])('X2, X3, G23: %s with the fact “%s”', (reasonCode, fact, expected) => expect(codes(reasonCode, [fact])).toEqual(expected));

const round: EarlierDispute = {
  bureau: 'EX',
  kind: 'tradeline',
  heading: 'FIRST TEST BANK',
  accountNumberMasked: null,
  reported: [],
  roundNumber: 1,
  reasonCode: 'late-payments-wrong',
  instructionCode: 'correct-payment-history',
  facts: [],
  sentOn: day('2026-04-01'),
  receivedOn: null,
  overdueAfter: null,
  state: 'confirmed',
  answeredOn: null,
};
test('a line that was disputed as late is not another person’s in a later round, unless a person answers for it', () => {
  expect(find('not-mine', [], [], [round])).toMatchObject([
    { code: 'disputes.contradictsRound', blocks: true, overridable: true, message: expect.stringContaining('Apr 1, 2026') },
  ]);
  expect(codes('balance-wrong', [], [], [round])).toEqual([]);
  expect(codes('not-mine', [], [], [{ ...round, reasonCode: 'mixed-file' }])).toEqual([]);
});

test.each(DISPUTE_REASONS.map(({ code }) => code))(
  'X1: what is right as a whole is not disputed as “%s”, unless the client takes it back',
  (code) => {
    expect(codes(code, [], [said({ statement: 'line' })])).toContain('disputes.contradicted');
    expect(codes(code)).not.toContain('disputes.contradicted');
  },
);

test('X2: the report lists the client as an authorized user', () => {
  const item = { kind: 'tradeline' as const, facts: [], reported: [{ label: 'Responsibility', value: 'Authorized user' }] };
  expect(findContradictions({ ...item, reasonCode: 'not-mine' }, [], []).map(({ code }) => code)).toEqual(['disputes.authorizedUser']);
  expect(findContradictions({ ...item, reasonCode: 'authorized-user' }, [], [])).toEqual([]);
});
