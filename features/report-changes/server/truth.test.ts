// What reports say over time: compared bureau by bureau, out of order as well, with what people decide about them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { addMonths, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { addReport, comparedWith, edited, pull, without, type Change } from '../../../tests/support/pulls.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { lineRefOf } from '../../account-matching/rules/line-key.ts';

let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  contactId = (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id;
});

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const add = (file: File): Promise<string> => addReport(app, api, contactId, file);
const compared = (id: string, previous: string) => comparedWith(app, api, id, previous);
/** What happened to the collection; late months of other accounts move with the day of the demo's pull. */
const kinds = async (id: string, bureau: 'EQ' | 'EX' | 'TU') =>
  (await api.reportChanges.list({ id, bureau })).rows
    .map(({ kind, heading }) => `${kind} ${heading}`)
    .filter((one) => one.includes('NORTHGATE'));

test('a line that is missing at one bureau is gone there only; the consequences are listed with the report', async () => {
  const first = await add(pull(3));
  const second = await add(pull(2, without('NORTHGATE', 'TUC')));
  const report = await compared(second, first);
  expect(report.compared?.map(({ bureau, deleted, looksIncomplete }) => [bureau, deleted, looksIncomplete])).toEqual([
    ['EQ', 0, false],
    ['EX', 0, false],
    ['TU', 1, false],
  ]);
  expect(await kinds(second, 'TU')).toEqual([expect.stringMatching(/^deleted NORTHGATE/)]);
  expect((await api.creditReports.get({ id: first })).compared).toBeNull();
  expect((await api.activity.list({ contactId, limit: 100 })).rows.filter(({ kind }) => kind === 'creditReports.compared')).toHaveLength(1);
});

test('a line that comes back opens one task, due in five business days, also when everything is compared again', async () => {
  const first = await add(pull(4));
  const second = await add(pull(3, without('NORTHGATE', 'TUC')));
  await compared(second, first);
  const third = await add(pull(2));
  await compared(third, second);
  expect(await kinds(third, 'TU')).toEqual([expect.stringMatching(/^re-inserted NORTHGATE/)]);
  const tasks = async () => (await api.tasks.list({ contactId })).rows.filter(({ kind }) => kind === 'deadline');
  const [task] = await tasks();
  expect(task?.title).toMatch(/NORTHGATE|listed again|came back/i);
  // A report between the two changes what is compared with what, and opens nothing twice.
  await add(await edited(pull(2, without('NORTHGATE', 'TUC')), (text) => `${text}\n`));
  await app.eventually(async () => ((await api.creditReports.get({ id: third })).compared === null ? undefined : true));
  expect(await tasks()).toHaveLength(1);
});

test('reports that come out of order end as if they had come in order', async () => {
  const third = await add(pull(2));
  const first = await add(pull(4));
  await compared(third, first);
  expect(await kinds(third, 'TU')).not.toContainEqual(expect.stringContaining('re-inserted'));
  const second = await add(pull(3, without('NORTHGATE', 'TUC')));
  await compared(second, first);
  await compared(third, second);
  expect(await kinds(second, 'TU')).toEqual([expect.stringMatching(/^deleted NORTHGATE/)]);
  expect(await kinds(third, 'TU')).toEqual([expect.stringMatching(/^re-inserted NORTHGATE/)]);
});

test('a report that was set aside is not used until it is restored', async () => {
  const first = await add(pull(3));
  const second = await add(pull(2, without('NORTHGATE', 'TUC')));
  const { version } = await compared(second, first);
  await expect(api.creditReports.discard({ id: second, version: version + 7 })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
  await api.creditReports.discard({ id: second, version });
  await app.eventually(async () => ((await api.reportChanges.list({ id: second })).rows.length === 0 ? true : undefined));
  expect((await api.scores.forContact({ contactId })).rows.every(({ reportId }) => reportId !== second)).toBe(true);
  await api.creditReports.restore({ id: second });
  await compared(second, first);
  expect(await kinds(second, 'TU')).toEqual([expect.stringMatching(/^deleted NORTHGATE/)]);
  expect((await api.scores.forContact({ contactId })).rows.some(({ reportId }) => reportId === second)).toBe(true);
});

test('a report cut to less than half deletes nothing until a person says that it is complete', async () => {
  const first = await add(pull(3));
  const second = await add(pull(2, (person) => ({ ...person, trades: person.trades.slice(0, 1) })));
  const report = await compared(second, first);
  const short = report.compared?.filter(({ looksIncomplete }) => looksIncomplete).map(({ bureau }) => bureau) ?? [];
  expect(short.length).toBeGreaterThan(0);
  expect((await api.reportChanges.list({ id: second, kind: 'deleted' })).rows.filter(({ bureau }) => short.includes(bureau))).toEqual([]);
  const [bureau = 'TU'] = short;
  await api.creditReports.answerComplete({ id: second, version: report.version, bureau, complete: true });
  const gone = await app.eventually(async () => {
    const { rows } = await api.reportChanges.list({ id: second, kind: 'deleted', bureau });
    return rows.length > 0 ? rows : undefined;
  });
  expect(gone.length).toBeGreaterThan(1);
});

test('a report that names someone else is not used until a person confirms it', async () => {
  const other: Change = (person) => ({ ...person, first: 'Gordon', last: 'Pym', ssn: '219-09-7777', birth: addMonths(MARIA.birth, 50) });
  const id = await add(pull(1, other));
  const asked = await api.creditReports.get({ id });
  expect(asked.state).toBe('questioned');
  expect(asked.doubts.some(({ stops }) => stops)).toBe(true);
  expect(JSON.stringify(asked.doubts)).not.toContain('219-09');
  expect((await api.scores.forContact({ contactId })).rows).toEqual([]);
  await expect(api.disputes.saveDraft({ contactId, reportId: id, version: null, items: [] })).rejects.toMatchObject({
    code: 'disputes.reportNotReady',
  });
  const settled = await Promise.allSettled(
    [1, 2].map(() => api.creditReports.confirmPerson({ id, version: asked.version, reason: 'The client was asked about it.' })),
  );
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await api.creditReports.get({ id })).state).toBe('ready');
  await app.eventually(async () => ((await api.scores.forContact({ contactId })).rows.length === 3 ? true : undefined));
  const wrong = await add(pull(2, other));
  await api.creditReports.answerPerson({ id: wrong, version: (await api.creditReports.get({ id: wrong })).version, answer: 'other' });
  expect((await api.creditReports.get({ id: wrong })).state).toBe('discarded');
});

test('a report entered by hand is saved while it is entered, and becomes a report like any other', async () => {
  const pdf = await add(new File(['%PDF-1.7 nothing'], 'paper.pdf'));
  const begun = await api.creditReports.beginManual({ contactId, reportId: pdf });
  expect([begun.id, begun.state]).toEqual([pdf, 'manual']);
  const empty = { reportDate: '', provider: '', bureaus: [], scores: [], identities: [], trades: [], inquiries: [], publicRecords: [] };
  const { version } = await api.creditReports.saveManual({ id: pdf, version: begun.version, typed: empty });
  await expect(api.creditReports.finishManual({ id: pdf, version })).rejects.toMatchObject({
    code: 'creditReports.manualIncomplete',
    status: 422,
  });
  const trade = {
    bureau: 'TU' as const,
    creditorName: 'FIRST BANK',
    accountNumber: '55001234****',
    accountType: 'Credit card',
    portfolio: 'R' as const,
    payStatus: 'current',
    openClosed: 'open' as const,
    responsibility: 'individual' as const,
    balance: '$1,250.00',
    pastDue: '',
    highCredit: '',
    creditLimit: '2000',
    monthlyPayment: '',
    chargeOffAmount: '',
    opened: '2020-05',
    closed: '',
    reported: '',
    lastPayment: '',
    firstDelinquency: '',
    originalCreditor: '',
    remarks: [],
    history: [{ month: '2026-01', code: '30' as const }],
  };
  const typed = {
    ...empty,
    reportDate: TODAY,
    bureaus: ['TU' as const],
    trades: [trade],
    scores: [{ bureau: 'TU' as const, model: 'VantageScore 3.0', value: '640' }],
  };
  const saved = await api.creditReports.saveManual({ id: pdf, version, typed });
  await expect(api.creditReports.saveManual({ id: pdf, version, typed: empty })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  expect((await api.creditReports.getManual({ id: pdf })).typed?.trades).toEqual([trade]);
  await api.creditReports.finishManual({ id: pdf, version: saved.version });
  const done = await app.eventually(async () => {
    const one = await api.creditReports.get({ id: pdf });
    return one.state === 'ready' ? one : undefined;
  });
  expect(done).toMatchObject({ sourceFormat: 'manual', accounts: 1 });
  expect(done.report?.accounts[0]?.byBureau.TU?.[0]).toMatchObject({ balance: 125_000, opened: { iso: '2020-05-01', precision: 'month' } });
  expect((await api.creditReports.getOriginal({ id: pdf })).type).toContain('application/pdf');
  const { rows } = await app.server.database.pool.query<{ manual_sealed: Buffer | null }>(
    'select manual_sealed from credit_reports where id = $1',
    [pdf],
  );
  expect(rows[0]?.manual_sealed?.includes('FIRST BANK') ?? false).toBe(false);
});

test('two lines decided to be different stay separate in every report until that is undone', async () => {
  const first = await add(pull(3));
  const { report } = await api.creditReports.get({ id: first });
  const shared = report?.accounts.find(({ byBureau }) => byBureau.EX && byBureau.TU);
  if (!shared) throw new Error('No account stands at two bureaus.');
  const ref = (bureau: 'EX' | 'TU') => {
    const [trade] = shared.byBureau[bureau] ?? [];
    if (!trade) throw new Error('No line.');
    return lineRefOf(trade, shared.portfolio === 'COLL');
  };
  await expect(api.accountMatching.decide({ contactId, decisions: [{ kind: 'same', a: ref('EX'), b: ref('EX') }] })).rejects.toMatchObject({
    code: 'accountMatching.impossible',
  });
  const { rows: decided } = await api.accountMatching.decide({
    contactId,
    decisions: [{ kind: 'different', a: ref('EX'), b: ref('TU') }],
  });
  const apart = async (id: string) =>
    (await api.creditReports.get({ id })).report?.accounts.some(
      ({ displayName, byBureau }) => displayName === shared.displayName && byBureau.EX && byBureau.TU,
    );
  expect(await apart(first)).toBe(false);
  const second = await add(pull(2));
  expect(await apart(second)).toBe(false);
  await api.accountMatching.undo({ contactId, ids: decided.map(({ id }) => id) });
  expect([await apart(first), await apart(second)]).toEqual([true, true]);
  expect((await api.accountMatching.list({ contactId })).rows).toHaveLength(1);
});
