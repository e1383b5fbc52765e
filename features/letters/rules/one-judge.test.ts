// A round that opens can be written: whatever the gates of a round let through, letters say, and what letters refuse the gates name.
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { DISPUTE_INSTRUCTIONS } from '../../disputes/rules/dispute-instructions.ts';
import { DISPUTE_REASONS, findReason } from '../../disputes/rules/dispute-reasons.ts';
import { fieldsOf } from '../../disputes/rules/judge-claim.ts';
import { checkItem, checkRound } from '../../disputes/rules/gates.ts';
import { composeLetter } from './compose-letter.ts';

type Item = Parameters<typeof checkItem>[0];

const ITEM: Item = {
  bureau: 'EX',
  kind: 'tradeline',
  lineId: 'a',
  heading: 'FIRST BANK',
  accountNumberMasked: '5178XXXX1234',
  reported: [{ label: 'Balance', value: '$1,234' }],
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  clientConfirmed: true,
  facts: [{ text: 'I owed $900 on that day.', source: 'client' }],
  correct: [{ field: 'balance', value: '900' }],
};
const CLIENT = { name: 'Maria Alvarez', street: '1420 Oak Grove Avenue', city: 'Springfield', state: 'IL', 'zip code': '62704' };

function refusesLetter(item: Item, client: typeof CLIENT = CLIENT): boolean {
  return isRefusal(
    composeLetter({
      client: { ...client, addressLines: [client.street], zip: client['zip code'] },
      bureau: item.bureau,
      date: civilDate(2026, 11, 20),
      draft: false,
      enclosures: ['Copy of my photo ID'],
      items: [
        {
          ...item,
          furnisher: item.heading,
          ...(item.accountNumberMasked === null ? {} : { accountNumberMasked: item.accountNumberMasked }),
        },
      ],
    } as Parameters<typeof composeLetter>[0]),
  );
}

/** The item with what its reason asks for beyond a fact. */
function withClaim(item: Item): Item {
  const { correct: _correct, ...bare } = item;
  const reason = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  const [field] = reason ? fieldsOf(reason, item.kind) : [];
  return {
    ...bare,
    ...(field !== undefined && { correct: [{ field, value: '900' }] }),
    ...(reason?.needsMonths !== undefined && { months: ['2015-01'] }),
  };
}

const kinds = ['tradeline', 'inquiry', 'public-record'] as const;
const reasons = [null, 'because', ...DISPUTE_REASONS.map(({ code }) => code)];
const instructions = [null, 'please', ...DISPUTE_INSTRUCTIONS.map(({ code }) => code)];
const texts = [
  'I owed $900 on that day.',
  '',
  '  ',
  'ok',
  '.',
  'I paid on [date].',
  'I paid {{amount}}',
  'It is 王 who owes this.',
  'There is no signed contract, so delete it',
  'This is identity theft.',
  'I offer pay for delete.',
];

test('of every reason with every instruction for every kind of item', () => {
  const cases = kinds.flatMap((kind) =>
    reasons.flatMap((reasonCode) => instructions.map((instructionCode): Item => withClaim({ ...ITEM, kind, reasonCode, instructionCode }))),
  );
  const opened = cases.filter((item) => !checkItem(item, { pending: false }).some(({ blocks }) => blocks));
  expect(opened.length).toBeGreaterThan(50);
  expect(cases.length).toBeGreaterThan(2 * opened.length);
  expect(cases.filter((item) => refusesLetter(item)).length).toBe(cases.length - opened.length);
  expect(opened.filter((item) => refusesLetter(item))).toEqual([]);
});

test.each([
  ...texts.map((text): [string, Partial<Item>] => [`fact "${text}"`, { facts: [{ text, source: 'client' }] }]),
  ...['', ' ', 'undefined', '[object Object]', '[NAME WITHHELD]'].map((heading): [string, Partial<Item>] => [
    `name "${heading}"`,
    { heading },
  ]),
  ...['', 'NaN', ' ', '$0'].map((value): [string, Partial<Item>] => [`value "${value}"`, { reported: [{ label: 'Balance', value }] }]),
  ...['4111 1111 1111 1111', '411111111111****', '1234', null].map((accountNumberMasked): [string, Partial<Item>] => [
    `number ${accountNumberMasked}`,
    { accountNumberMasked },
  ]),
])('of an item with the %s', (_name, change) => {
  const item = { ...ITEM, ...change };
  expect(refusesLetter(item)).toBe(checkItem(item, { pending: false }).some(({ blocks }) => blocks));
});

test.each(
  (Object.keys(CLIENT) as (keyof typeof CLIENT)[]).flatMap((part) =>
    ['N/A', '____', '王 小明', 'Émile', 'or I will sue you'].map((text) => [part, text] as const),
  ),
)("of a client's %s '%s'", (part, text) => {
  const client = { ...CLIENT, [part]: text };
  const problems = checkRound([ITEM], { missing: [], printed: client, ssn: { contact: null, report: null } });
  expect(refusesLetter(ITEM, client)).toBe(problems.some(({ blocks }) => blocks));
});
