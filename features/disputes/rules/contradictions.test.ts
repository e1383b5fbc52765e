import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { findContradictions, type SaidBefore } from './contradictions.ts';
import { DISPUTE_REASONS } from './dispute-reasons.ts';
import type { EarlierDispute } from './earlier-disputes.ts';
import { housesOf } from './own-address.ts';

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
  ['its address is theirs', said({ statement: 'address' }), 'not-mine', true],
  ['its address is theirs', said({ statement: 'address' }), 'unknown-collection', true],
  ['its address is theirs', said({ statement: 'address' }), 'balance-wrong', false],
  ['they applied there', said({ statement: 'purpose' }), 'inquiry-not-authorized', true],
  ['“not mine” denied', said({ reasonCode: 'not-mine' }), 'mixed-file', true],
  ['“not mine” denied', said({ reasonCode: 'not-mine' }), 'status-wrong', false],
  ['“status wrong” denied', said({ reasonCode: 'status-wrong' }), 'balance-wrong', false],
  ['“paid” affirmed', said({ said: 'wrong', reasonCode: 'paid-or-settled' }), 'not-mine', true],
  ['“paid” affirmed', said({ said: 'wrong', reasonCode: 'paid-or-settled' }), 'balance-wrong', false],
  ['“status wrong” affirmed', said({ said: 'wrong', reasonCode: 'status-wrong' }), 'not-mine', false],
  ['“not mine” affirmed', said({ said: 'wrong', reasonCode: 'not-mine' }), 'balance-wrong', true],
  ['“not mine” affirmed', said({ said: 'wrong', reasonCode: 'not-mine' }), 'mixed-file', false],
  ['“not mine” affirmed', said({ said: 'wrong', reasonCode: 'not-mine' }), 'dates-wrong', false],
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
  ['not-mine', 'My wife and I financed the sofa.', ['disputes.factContradicts']],
  ['not-mine', 'We opened it when we were married.', ['disputes.factContradicts']],
  ['not-mine', 'My wife used it while I worked abroad.', ['disputes.factContradicts']],
  ['not-mine', 'My ex-husband ran the card up.', ['disputes.factContradicts']],
  ['not-mine', 'I lived at the same address as the co-signer.', ['disputes.factContradicts']],
  ['mixed-file', 'I lived with the account holder until 2019.', ['disputes.factContradicts']],
  ['unknown-collection', 'I lived there when the bill came.', ['disputes.factContradicts']],
  ['balance-wrong', 'My wife used it while I worked abroad.', []],
  ['not-mine', 'I never lived at the same address as the borrower.', []],
  ['not-mine', 'My father has the same name and used to live in Ohio.', []],
  ['not-mine', 'My father opened it in his own name.', []],
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

const HOUSES = housesOf(
  ['12 Oak Street, Apt 3, Reno, NV 89501'],
  [
    { said: 'right', kind: 'personal-information', lineKey: 'per|address|1180|SPRU|45801' },
    { said: 'wrong', kind: 'personal-information', lineKey: 'per|address|77|BIRC|45801' },
    { said: 'right', kind: 'tradeline', lineKey: 'EQ|BANK|12' },
  ],
);
test.each<[string, boolean]>([
  ['The statements were mailed to 12 Oak St.', true],
  ['The card was sent to 1180 Spruce, where I lived until 2011.', true],
  ['It was opened at 12 OAK STREET APT 3 according to the bank.', true],
  ['The bills came to my old house.', true],
  ['They have my address on the application.', true],
  ['The furniture was delivered to our apartment.', true],
  // Of another: the house is the client's own all the same.
  ['The person lives at 12 Oak St.', true],
  ['The person lives at 12 Oak St and is not me.', true],
  ['He is at 12 Oak Street, I do not know him.', true],
  ['The address of its owner is 1180 Spruce St.', true],
  ['It belongs to my father, who resides at 12 Oak St.', true],
  ['I know that she lives at my address.', true],
  ['The person never lived at 12 Oak St.', false],
  ['No one else lives at 12 Oak St.', false],
  ['She does not live at my address.', false],
  ['The person lives at 77 Birch St.', false],
  ['The person lives in Ohio.', false],
  ['I’ve always lived at 12 Oak Street.', false],
  ['The client lives at 12 Oak Street.', false],
  ['My home address is 12 Oak St.', false],
  // Where the client said they never lived, another house, nothing of the account, or a denial.
  ['The statements were mailed to 77 Birch St.', false],
  ['The statements were mailed to 512 Oak St.', false],
  ['The card was sent to 1180 Pine Street.', false],
  ['I have lived at 12 Oak Street since 2010.', false],
  ['No bill of theirs ever came to my address.', false],
  ['The account was opened at a different address than my home address.', false],
  ['They sent the bills to my house number but another city, which is not my address.', false],
  ['I made 12 phone calls to the bank and the account is unknown to me.', false],
])('X2: “not mine” beside the fact “%s” asks for evidence: %s', (text, refused) => {
  const codesWith = (reasonCode: string, documentId: string | null): string[] =>
    findContradictions({ kind: 'tradeline', reasonCode, facts: [{ text, documentId }], reported: [] }, [], [], HOUSES).map(
      ({ code }) => code,
    );
  expect(codesWith('not-mine', null)).toEqual(refused ? ['disputes.factContradicts'] : []);
  expect(codesWith('unknown-collection', null)).toEqual(refused ? ['disputes.factContradicts'] : []);
  expect(codesWith('not-mine', '0199')).toEqual([]);
  expect(codesWith('balance-wrong', null)).toEqual([]);
});

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
  expect(find('balance-wrong', [], [], [{ ...round, reasonCode: 'mixed-file' }])).toMatchObject([
    { code: 'disputes.contradictsRound', overridable: true, message: expect.stringContaining('not the client’s') },
  ]);
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

test('X2: what is only doubtful passes with a document that shows whose account it is', () => {
  const facts = [{ text: 'My wife used it while I worked abroad.' }, { text: 'The contract names only her.', documentId: '0199' }];
  expect(findContradictions({ kind: 'tradeline', reasonCode: 'not-mine', facts, reported: [] }, [], [])).toEqual([]);
  // No document makes an account another's that the client paid.
  const paid = facts.map((fact) => ({ ...fact, text: 'I paid on it for two years.' }));
  expect(findContradictions({ kind: 'tradeline', reasonCode: 'not-mine', facts: paid, reported: [] }, [], [])).toHaveLength(1);
});
