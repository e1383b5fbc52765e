// Accounts matched and split by hand: in one step, kept by later reports, undone as a whole.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport, type DemoTrade } from '../../../db/demo/demo-report.ts';
import { addMonths, civilDateAt } from '../../../platform/base/civil-date.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { linesOfAccount, refOf, decideOneAccount, splitChoices, splitOff, type DecidedPair } from '../rules/regroup.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../report-files/rules/model.ts';

let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
const newContact = async (): Promise<string> =>
  await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
beforeEach(async () => {
  contactId = await newContact();
});

const TODAY = civilDateAt(new Date(), 'UTC');
const card: Omit<DemoTrade, 'creditor' | 'number' | 'at'> = {
  type: 'R',
  detail: 'Credit Card',
  openedMonthsAgo: 40,
  status: 'C',
  balance: 150,
  highCredit: 900,
  limit: 1000,
};
/** One card at all three bureaus, and three that stand alone: what Experian calls FERN at two others. */
const TRADES: readonly DemoTrade[] = [
  { ...card, creditor: 'PINE CARD', number: '4401********', at: { TUC: {}, EXP: {}, EQF: {} } },
  { ...card, creditor: 'FERN BANK', number: '7712********', openedMonthsAgo: 30, at: { EXP: {} } },
  { ...card, creditor: 'FERNBK NA', number: '9934********', openedMonthsAgo: 50, at: { TUC: {} } },
  { ...card, creditor: 'MOSS CARD', number: '5567********', openedMonthsAgo: 70, at: { EXP: {} } },
  { ...card, creditor: 'FERN COLLECTORS', number: '1188****', type: 'Y', detail: 'Collection', status: '9', at: { EQF: {} } },
];

async function pull(monthsAgo: number, contact = contactId): Promise<string> {
  const trades = TRADES.map((t) => ({ ...t, openedMonthsAgo: t.openedMonthsAgo - monthsAgo }));
  const file = new File(
    [new Uint8Array(demoReport({ ...MARIA, trades, inquiries: [] }, addMonths(TODAY, -monthsAgo)))],
    `${monthsAgo}.json`,
  );
  const { id } = await api.creditReports.upload({ contactId: contact, file });
  await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'ready' ? true : undefined));
  return id;
}
async function open(id: string): Promise<CreditReport> {
  const { report } = await api.creditReports.get({ id });
  if (!report) throw new Error('The report was not read.');
  return report;
}
const find = ({ accounts }: CreditReport, creditor: string): Tradeline => {
  const account = accounts.find((one) => linesOfAccount(one).some(({ creditorName }) => creditorName === creditor));
  if (!account) throw new Error(`No ${creditor}.`);
  return account;
};
/** Which bureaus stand together for a creditor, account by account. */
const groups = ({ accounts }: CreditReport, creditor: string): string[] =>
  accounts
    .map((one) => linesOfAccount(one))
    .filter((lines) => lines.some(({ creditorName }) => creditorName === creditor))
    .map((lines) => lines.map(({ bureau }) => bureau).join('+'))
    .sort();
const away = (account: Tradeline, bureau: Bureau) => {
  const choice = splitChoices(account).find((one) => one.bureau === bureau);
  return choice ? splitOff(account, choice) : [];
};
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

test('a bureau split off a partition of three stays off in later reports; the others stay together; after the undo, all are one', async () => {
  const first = await pull(3);
  const { rows } = await api.accountMatching.decide({ contactId, decisions: away(find(await open(first), 'PINE CARD'), 'EX') });
  expect(rows.map(({ kind }) => kind)).toEqual(['different', 'different']);
  expect(groups(await open(first), 'PINE CARD')).toEqual(['EQ+TU', 'EX']);
  const second = await pull(2);
  expect(groups(await open(second), 'PINE CARD')).toEqual(['EQ+TU', 'EX']);
  expect(
    // Listed among the reports, as decisions made before matching was a feature of its own are.
    (await api.activity.list({ contactId, feature: 'creditReports', limit: 100 })).rows.filter(
      ({ kind }) => kind === 'creditReports.matchDecided',
    ),
  ).toHaveLength(1);
  await api.accountMatching.undo({ contactId, ids: ids(rows) });
  for (const id of [first, second]) expect(groups(await open(id), 'PINE CARD')).toEqual(['EQ+EX+TU']);
  expect((await api.accountMatching.list({ contactId, only: 'standing' })).rows).toEqual([]);
  expect((await api.accountMatching.list({ contactId })).rows).toHaveLength(2);
  await expect(api.accountMatching.undo({ contactId, ids: ids(rows) })).rejects.toMatchObject({
    code: 'accountMatching.notFound',
    status: 404,
  });
});

test('two accounts put together are one in later reports; what that took the place of comes back with the undo', async () => {
  const first = await pull(3);
  const one = await open(first);
  const together = decideOneAccount(find(one, 'FERN BANK'), find(one, 'FERNBK NA'));
  await api.accountMatching.decide({ contactId, decisions: together });
  expect(groups(await open(first), 'FERN BANK')).toEqual(['EX+TU']);
  expect(find(await open(await pull(2)), 'FERNBK NA').matchMethod).toBe('manual');
  const { rows } = await api.accountMatching.decide({
    contactId,
    decisions: together.map((pair) => ({ ...pair, kind: 'different' as const })),
  });
  expect(groups(await open(first), 'FERN BANK')).toEqual(['EX']);
  await api.accountMatching.undo({ contactId, ids: ids(rows) });
  expect(groups(await open(first), 'FERN BANK')).toEqual(['EX+TU']);
});

test('what cannot be is refused, and then nothing of the list is kept', async () => {
  const report = await open(await pull(3));
  const ref = (creditor: string, bureau: Bureau) => {
    const account = find(report, creditor);
    const trade = linesOfAccount(account).find((line) => line.bureau === bureau);
    if (!trade) throw new Error(`${creditor} is not at ${bureau}.`);
    return refOf(account, trade);
  };
  const same = (a: ReturnType<typeof ref>, b: ReturnType<typeof ref>) => ({ kind: 'same' as const, a, b });
  const [fern, fernTu, moss] = [ref('FERN BANK', 'EX'), ref('FERNBK NA', 'TU'), ref('MOSS CARD', 'EX')];
  const refused: readonly [string, readonly DecidedPair[]][] = [
    ['two lines of one bureau', [same(fern, moss)]],
    ['by way of a third line', [same(fern, fernTu), same(fernTu, moss)]],
    ['a line with itself', [same(fern, fern)]],
    ['a pair twice', [same(fern, fernTu), same(fernTu, fern)]],
    ['a collection with an account', [same(fern, ref('FERN COLLECTORS', 'EQ'))]],
    [
      'one account and two',
      [same(fern, fernTu), same(fernTu, ref('PINE CARD', 'EQ')), { kind: 'different', a: fern, b: ref('PINE CARD', 'EQ') }],
    ],
  ];
  for (const [name, decisions] of refused) {
    await expect(api.accountMatching.decide({ contactId, decisions: [...decisions] }), name).rejects.toMatchObject({
      code: 'accountMatching.impossible',
      status: 422,
    });
  }
  expect((await api.accountMatching.list({ contactId })).rows).toEqual([]);
  await api.accountMatching.decide({ contactId, decisions: [same(fern, fernTu)] });
  await expect(api.accountMatching.decide({ contactId, decisions: [same(fernTu, moss)] })).rejects.toMatchObject({
    message: expect.stringMatching(/another line from Experian/),
  });
});

test('decisions per contact are limited', async () => {
  const pile = (from: number) =>
    Array.from({ length: 60 }, (_, at) => {
      const line = (bureau: Bureau) => ({ bureau, lineKey: `acct|${from + at}|2020-01||`, heading: 'X', accountNumberMasked: '' });
      return { kind: 'same' as const, a: line('EX'), b: line('TU') };
    });
  for (let from = 0; from < 360; from += 60) await api.accountMatching.decide({ contactId, decisions: pile(from) });
  await expect(api.accountMatching.decide({ contactId, decisions: pile(360) })).rejects.toMatchObject({
    code: 'accountMatching.impossible',
    message: expect.stringMatching(/more than 400/),
  });
  await expect(api.accountMatching.decide({ contactId, decisions: [...pile(360), ...pile(420)] })).rejects.toMatchObject({
    status: 422,
  });
});

test('of two decisions at once one stays in effect', async () => {
  const report = await open(await pull(3));
  const together = decideOneAccount(find(report, 'FERN BANK'), find(report, 'FERNBK NA'));
  await Promise.all(
    (['same', 'different', 'same', 'different'] as const).map((kind) =>
      api.accountMatching.decide({ contactId, decisions: together.map((pair) => ({ ...pair, kind })) }),
    ),
  );
  expect((await api.accountMatching.list({ contactId, only: 'standing' })).rows).toHaveLength(1);
});

test('decisions of one contact touch no other, and only those decide who may add reports', async () => {
  const [mine, other] = [contactId, await newContact()];
  const [here, there] = [await pull(3, mine), await pull(3, other)];
  const decisions = away(find(await open(here), 'PINE CARD'), 'TU');
  const { rows } = await api.accountMatching.decide({ contactId: mine, decisions });
  expect(groups(await open(there), 'PINE CARD')).toEqual(['EQ+EX+TU']);
  await expect(api.accountMatching.undo({ contactId: other, ids: ids(rows) })).rejects.toMatchObject({
    code: 'accountMatching.notFound',
  });
  await expect(api.accountMatching.decide({ contactId: crypto.randomUUID(), decisions })).rejects.toMatchObject({
    code: 'contacts.notFound',
  });
  const reader = (await app.signIn('read-only')).api;
  await expect(reader.accountMatching.decide({ contactId: mine, decisions })).rejects.toMatchObject({ status: 403 });
  await expect(reader.accountMatching.undo({ contactId: mine, ids: ids(rows) })).rejects.toMatchObject({ status: 403 });
  expect((await reader.accountMatching.list({ contactId: mine, only: 'standing' })).rows).toHaveLength(2);
  expect(groups(await open(here), 'PINE CARD')).toEqual(['EQ+EX', 'TU']);
});
