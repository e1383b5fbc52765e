// Silence is no deletion: what reports that lack a bureau, a part or a day must not say, and what comparing twice at once must not do.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { collectionItem, COMPLETE_CONTACT, mailedLongAgo } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { compareJob } from '../../report-changes/server/jobs.ts';
import {
  addReport,
  all,
  comparedWith,
  edited,
  onlyOf,
  pull as pullOf,
  results,
  saying,
  without,
  type Change,
} from '../../../tests/support/pulls.ts';

/** A Saturday; Thanksgiving is the Thursday after. People are made at the real time, which must lie before. */
const TODAY: CivilDate = civilDateAt(new Date('2030-11-23T12:00:00Z'), OFFICE_ZONE);
const started = Date.now();
const clock = () => new Date(Date.parse('2030-11-23T15:00:00Z') + Date.now() - started);
let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  contactId = await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
});

/** Some days later than so many months ago: of a report of four whole months ago no round is opened (report-age.ts). */
const pull = (monthsAgo: number, change?: Change) => pullOf(monthsAgo, change, addDays(TODAY, 5));
const pullNow = (monthsAgo: number, change?: Change) => pullOf(monthsAgo, change, TODAY);
const add = (file: File) => addReport(app, api, contactId, file);
const compared = (id: string, previous: Parameters<typeof comparedWith>[3]) => comparedWith(app, api, id, previous);
const GONE = without('NORTHGATE');
const events = async (id: string, kind?: 'deleted' | 'unchanged' | 're-inserted') =>
  (await api.reportChanges.list({ id, ...(kind && { kind }) })).rows.map((e) => `${e.bureau} ${e.kind} ${e.heading}`).toSorted();
const deadlines = async () => (await api.tasks.list({ contactId })).rows.filter(({ kind }) => kind === 'deadline');
const quiet = () =>
  app.eventually(async () => {
    const { rows } = await app.server.database.pool.query<{ n: string }>(
      `select count(*) as n from jobs.job where name in ('disputes.proposeOutcomes', 'reportChanges.compare', 'creditReports.combine', 'creditReports.read') and state in ('created', 'retry', 'active')`,
    );
    return Number(rows[0]?.n) === 0 ? true : undefined;
  });
const proposals = async () =>
  (await api.disputes.listOutcomes({ contactId })).rows.map(({ bureau, result }) => `${bureau} ${result}`).toSorted();

/** A round about Maria's collection at each bureau on this report, sent 100 days ago. */
async function disputeEverywhere(reportId: string): Promise<void> {
  const { report } = await api.creditReports.get({ id: reportId });
  const line = report?.accounts.find((a) => a.displayName.includes('NORTHGATE'))?.id ?? 'none';
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: (['EQ', 'EX', 'TU'] as const).map((bureau) => collectionItem(line, bureau)),
  });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, addDays(TODAY, -100));
}

test('a pull of one bureau says nothing of the others, and the next report is compared with what each bureau gave last', async () => {
  const first = await add(pull(4));
  await disputeEverywhere(first);
  const single = await add(await onlyOf(pull(2, GONE), 'TUC'));
  const report = await compared(single, { EQ: first, EX: first, TU: first });
  expect(report.compared?.map((one) => [one.bureau, one.compared, one.looksIncomplete, one.deleted])).toEqual([
    ['EQ', false, false, 0],
    ['EX', false, false, 0],
    ['TU', true, false, 1],
  ]);
  expect([await events(single, 'deleted'), (await events(single)).every((one) => one.startsWith('TU'))]).toEqual([
    ['TU deleted NORTHGATE RECOVERY'],
    true,
  ]);
  await quiet();
  expect(await proposals()).toEqual(['TU removed']);
  const third = await add(pull(1, GONE));
  await compared(third, { EQ: first, EX: first, TU: single });
  expect(await events(third, 'deleted')).toEqual(['EQ deleted NORTHGATE RECOVERY', 'EX deleted NORTHGATE RECOVERY']);
  await app.eventually(async () => ((await proposals()).length === 3 ? true : undefined));
  expect(await proposals()).toEqual(['EQ removed', 'EX removed', 'TU removed']);
});

test.for<readonly [string, () => Promise<File>]>([
  [
    'a frozen bureau',
    async () =>
      edited(await onlyOf(pull(2, GONE), 'TUC', 'EXP'), (text) =>
        text.replace('"Borrower":', '"SB168Frozen":{"equifax":"true"},"Borrower":'),
      ),
  ],
  [
    'a bureau that found no file',
    async () =>
      edited(await onlyOf(pull(2, GONE), 'TUC', 'EXP'), (text) =>
        text.replace(
          '"Sources":{"Source":[',
          '"Sources":{"Source":[{"Bureau":{"symbol":"EQF","description":"Equifax"},"InquiryDate":"2030-09-23"},',
        ),
      ),
  ],
  ['a bureau that was not asked', () => onlyOf(pull(2, GONE), 'TUC', 'EXP')],
])('%s has deleted nothing', async ([, file]) => {
  const first = await add(pull(4));
  await disputeEverywhere(first);
  const second = await add(await file());
  const report = await compared(second, first);
  const equifax = report.compared?.find(({ bureau }) => bureau === 'EQ');
  expect(equifax).toMatchObject({ compared: false, deleted: 0, reason: expect.stringMatching(/Equifax/) });
  expect((await events(second)).filter((one) => one.startsWith('EQ'))).toEqual([]);
  await quiet();
  expect(await proposals()).toEqual(['EX removed', 'TU removed']);
});

test('two reports of one day say nothing of each other', async () => {
  const first = await add(pull(4));
  const second = await add(pull(2));
  await compared(second, first);
  const twin = await add(pull(2, GONE));
  const report = await compared(twin, first);
  expect(report.compared?.every(({ deleted }) => deleted === 1)).toBe(true);
  await quiet();
  expect((await api.creditReports.get({ id: second })).compared?.every(({ previousReportId }) => previousReportId === first)).toBe(true);
  expect(await events(second, 'deleted')).toEqual([]);
});

test('a report of an earlier day that is added later is compared in its place', async () => {
  const third = await add(pull(1));
  const first = await add(pull(3, GONE));
  await compared(third, first);
  expect(await events(first)).toEqual([]);
  expect((await api.creditReports.get({ id: first })).compared).toBeNull();
  expect(await events(third, 'deleted')).toEqual([]);
  expect(await deadlines()).toEqual([]);
});

test("a bureau's older file, handed on in a newer report, is not compared against time", async () => {
  const first = await add(pull(2));
  const later = await edited(pull(1, GONE), (text) => {
    const file = JSON.parse(text) as {
      BundleComponents: {
        BundleComponent: [{ TrueLinkCreditReportType: { Sources: { Source: { Bureau: { symbol: string }; InquiryDate: string }[] } } }];
      };
    };
    for (const source of file.BundleComponents.BundleComponent[0].TrueLinkCreditReportType.Sources.Source)
      if (source.Bureau.symbol === 'EQF') source.InquiryDate = '2030-01-05';
    return JSON.stringify(file);
  });
  const second = await add(later);
  const report = await compared(second, first);
  expect(report.compared?.find(({ bureau }) => bureau === 'EQ')).toMatchObject({
    compared: false,
    deleted: 0,
    reason: expect.stringMatching(/pulled on Jan 5, 2030, before/),
  });
  expect((await events(second, 'deleted')).map((one) => one.slice(0, 2))).toEqual(['EX', 'TU']);
});

test('a report entered by hand lets nothing seem gone until a person says that it is complete', async () => {
  const first = await add(await onlyOf(pull(4), 'TUC'));
  await disputeAt(first, 'TU');
  const begun = await api.creditReports.beginManual({ contactId, reportId: null });
  const { report } = await api.creditReports.get({ id: first });
  const kept = report?.accounts.filter((a) => !a.displayName.includes('NORTHGATE')) ?? [];
  const trades = kept.map((a) => {
    const t = a.byBureau.TU?.[0];
    return {
      bureau: 'TU' as const,
      creditorName: t?.creditorName ?? '',
      accountNumber: t?.accountNumberMasked ?? '',
      accountType: 'Credit card',
      portfolio: 'R' as const,
      payStatus: 'current',
      openClosed: 'open' as const,
      responsibility: 'individual' as const,
      balance: '10',
      pastDue: '',
      highCredit: '',
      creditLimit: '',
      monthlyPayment: '',
      chargeOffAmount: '',
      opened: t?.opened?.iso ?? '',
      closed: '',
      reported: '',
      lastPayment: '',
      firstDelinquency: '',
      originalCreditor: '',
      remarks: [],
      history: [],
    };
  });
  const typed = {
    reportDate: addDays(TODAY, -30),
    provider: '',
    bureaus: ['TU' as const],
    scores: [],
    identities: [],
    trades,
    inquiries: [],
    publicRecords: [],
  };
  const { version } = await api.creditReports.saveManual({ id: begun.id, version: begun.version, typed });
  await api.creditReports.finishManual({ id: begun.id, version });
  const done = await compared(begun.id, { EQ: null, EX: null, TU: first });
  expect(done.compared?.find(({ bureau }) => bureau === 'TU')).toMatchObject({
    compared: false,
    looksIncomplete: true,
    deleted: 0,
    reason: expect.stringMatching(/entered by hand/),
  });
  await quiet();
  expect([await events(begun.id), await proposals()]).toEqual([[], []]);
  await api.creditReports.answerComplete({ id: begun.id, version: done.version, bureau: 'TU', complete: true });
  await app.eventually(async () => ((await proposals()).length > 0 ? true : undefined));
  expect(await proposals()).toEqual(['TU removed']);
  const { version: then } = await api.creditReports.get({ id: begun.id });
  await api.creditReports.answerComplete({ id: begun.id, version: then, bureau: 'TU', complete: false });
  await app.eventually(async () => ((await proposals()).length === 0 ? true : undefined));
  expect(await events(begun.id)).toEqual([]);
});

async function disputeAt(reportId: string, bureau: 'TU'): Promise<void> {
  const { report } = await api.creditReports.get({ id: reportId });
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(report?.accounts.find((a) => a.displayName.includes('NORTHGATE'))?.id ?? 'none', bureau)],
  });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, addDays(TODAY, -100));
}

test('results of an investigation, and a report with hardly anything in it, delete nothing', async () => {
  // Of three lines two are listed: more than half.
  const few: Change = (person) => ({ ...person, trades: person.trades.filter(({ creditor }) => /NORTHGATE|ORCHARD/.test(creditor)) });
  const first = await add(pull(4, few));
  const answered = await add(results(addDays(TODAY, -60), [{ name: 'ORCHARD CARD', number: '5121XXXX', result: 'VERIFIED AS ACCURATE' }]));
  const report = await compared(answered, { EQ: first, EX: first, TU: first });
  expect(report.compared?.find(({ bureau }) => bureau === 'TU')).toMatchObject({
    compared: false,
    looksIncomplete: true,
    reason: expect.stringMatching(/follows a dispute/),
  });
  const scores = await add(pull(1, (person) => ({ ...person, trades: [], inquiries: [] })));
  const empty = await app.eventually(async () => {
    const one = await api.creditReports.get({ id: scores });
    return one.state === 'refused' || one.compared !== null ? one : undefined;
  });
  expect(empty.compared?.every((one) => !one.compared && one.deleted === 0) ?? empty.state === 'refused').toBe(true);
  await quiet();
  expect([await events(answered), await events(scores)]).toEqual([[], []]);
});

test('a file that breaks off is refused and compared with nothing', async () => {
  const first = await add(pull(3));
  const whole = await pull(1).text();
  const id = await add(new File([whole.slice(0, Math.floor(whole.length * 0.9))], 'cut.json'));
  await quiet();
  expect(await api.creditReports.get({ id })).toMatchObject({ state: 'refused', compared: null });
  expect([await events(id), (await api.creditReports.get({ id: first })).compared]).toEqual([[], null]);
});

/** What the worker gives the job; `meanwhile` may end it early. */
function jobCall(change: Partial<JobCall> = {}): JobCall {
  const { context, database, services } = app.server;
  return {
    db: database.db,
    now: clock(),
    zone: OFFICE_ZONE,
    services,
    changeFor: () => Promise.reject(new Error('No one is acted for.')),
    settle: async () => true,
    transaction: (run) => database.transaction(run),
    change: (kind, make) => runSystemChange(context, kind, make),
    ...change,
  };
}
/** All that is kept of comparisons, by id. */
async function kept(): Promise<unknown> {
  const { pool } = app.server.database;
  const rows = async (text: string) => (await pool.query<Record<string, unknown>>(text, [contactId])).rows;
  return [
    await rows('select id, kind, bureau, task_id from credit_report_events where contact_id = $1 order by id'),
    await rows('select id, compared, compared_key, version from credit_reports where contact_id = $1 order by id'),
    (await deadlines()).map(({ id }) => id),
  ];
}
const forget = () =>
  app.server.database.pool.query(`update credit_reports set compared = null, compared_key = null where contact_id = $1`, [contactId]);

test('compared many times at once, or again after it was broken off, everything is there once', async () => {
  const first = await add(pull(4));
  const second = await add(pull(3, GONE));
  await compared(second, first);
  const third = await add(pull(2));
  await compared(third, second);
  await app.eventually(async () => ((await deadlines()).length === 3 ? true : undefined));
  await quiet();
  const before = await kept();
  await Promise.all(Array.from({ length: 6 }, () => compareJob.run({ contactId }, jobCall())));
  expect(await kept()).toEqual(before);
  // As after a change of the rules: everything is worked out again, at once by several.
  await forget();
  await Promise.all(Array.from({ length: 6 }, () => compareJob.run({ contactId }, jobCall())));
  expect(await kept()).toEqual(before);
  // Broken off in the middle of the transaction, it leaves nothing; run again it is whole.
  await app.server.database.pool.query('update credit_report_events set task_id = null where contact_id = $1', [contactId]);
  await app.server.database.pool.query('delete from credit_report_events where contact_id = $1', [contactId]);
  await forget();
  const broken = await kept();
  const { context } = app.server;
  const killed = jobCall({
    change: (kind, make) =>
      runSystemChange(context, kind, async (call) => {
        await make(call);
        throw new Error('killed');
      }),
  });
  await expect(compareJob.run({ contactId }, killed)).rejects.toThrow('killed');
  expect(await kept()).toEqual(broken);
  await Promise.all([1, 2, 3].map(() => compareJob.run({ contactId }, jobCall())));
  expect([await events(second, 'deleted'), await events(third, 're-inserted')]).toEqual([
    ['EQ', 'EX', 'TU'].map((b) => `${b} deleted NORTHGATE RECOVERY`),
    ['EQ', 'EX', 'TU'].map((b) => `${b} re-inserted NORTHGATE RECOVERY`),
  ]);
});

test('a line that is back opens one task, due in five business days with the holiday between left out', async () => {
  const first = await add(pullNow(2));
  const second = await add(pullNow(1, without('NORTHGATE', 'TUC')));
  await compared(second, first);
  const third = await add(pullNow(0, all(saying('ORCHARD', 'EXP', { balance: 9 }))));
  await compared(third, second);
  const tasks = await app.eventually(async () => {
    const open = await deadlines();
    return open.length > 0 ? open : undefined;
  });
  // Mon 25, Tue 26, Wed 27, Fri 29, Mon 2.
  expect(tasks.map(({ dueOn, title }) => [dueOn, /NORTHGATE.* again in the report of Nov 23, 2030/.test(title)])).toEqual([
    ['2030-12-02', true],
  ]);
  await quiet();
  const version = (await api.creditReports.get({ id: third })).version;
  await api.creditReports.discard({ id: third, version });
  await app.eventually(async () => ((await deadlines()).length === 0 ? true : undefined));
  await api.creditReports.restore({ id: third });
  await compared(third, second);
  await app.eventually(async () => ((await deadlines()).length === 1 ? true : undefined));
});
