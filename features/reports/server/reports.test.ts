import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { REPORT_KEYS, REPORTS, type ReportKey } from '../rules/reports.ts';
import { sweepReportFiles } from './clear-file-jobs.ts';

let app: TestApp;
let api: ApiClient;
let ownerId: string;
let ahead = 0;
const today = civilDateAt(new Date(), OFFICE_ZONE);
const BARE = { ...COMPLETE_CONTACT, ssn: null, email: null, phone: null };
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(Date.now() + ahead) });
  ({ api, userId: ownerId } = await app.signIn('owner'));
  for (const [place, source] of ['Website', 'Website', 'Friend', null].entries())
    await api.contacts.create({
      ...BARE,
      category: 'lead',
      firstName: place === 0 ? '=Formula' : 'Lea',
      lastName: `Lead ${place}`,
      source,
      urgency: place < 2 ? 'High' : 'Low',
    });
  await api.contacts.create({ ...BARE, firstName: 'Cleo', lastName: 'Client' });
});
afterAll(() => app.close());

const OPEN = REPORT_KEYS.filter((key) => key !== 'access');
const rows = (report: Exclude<ReportKey, 'access'>, filter: object = {}) => api.reports.listRows({ report, ...filter });
const valueOf = (report: ReportKey, row: { readonly cells: readonly unknown[] } | undefined, key: string): unknown =>
  row?.cells[REPORTS[report].columns.findIndex((column) => column.key === key)];

test('every report answers rows and counts that agree, with and without a filter', async () => {
  for (const report of OPEN) {
    for (const filter of [{}, { from: addDays(today, -30), to: today, person: ownerId }]) {
      const [{ total }, { groups }] = await Promise.all([rows(report, filter), api.reports.listGroups({ report, ...filter })]);
      expect([report, groups.reduce((sum, { count }) => sum + count, 0)]).toEqual([report, total]);
    }
  }
});

test("the list of files holds one's own only", async () => {
  expect((await api.reports.listFiles({})).rows).toEqual([]);
});

test('leads are counted by source, and a day outside the period holds none', async () => {
  const { groups } = await api.reports.listGroups({ report: 'leads' });
  expect(groups.map(({ labels, count }) => [labels[0], count])).toEqual([
    ['Website', 2],
    ['Friend', 1],
    ['No source', 1],
  ]);
  expect((await rows('leads', { hot: 'hot' })).total).toBe(2);
  // No one was contacted yet, which is not the same as at once.
  expect(groups.map(({ measures }) => measures.at(-1))).toEqual([null, null, null]);
  expect((await rows('leads', { source: 'none' })).total).toBe(1);
  expect((await rows('leads', { from: today, to: today })).total).toBe(4);
  expect((await rows('leads', { to: addDays(today, -1) })).total).toBe(0);
  // A filter that means nothing for a report is left out.
  expect((await rows('licenses', { hot: 'hot' })).total).toBe(0);
});

test('rows come in pages without a row twice, and a cursor serves its own report only', async () => {
  const first = await rows('leads', { limit: 3 });
  const second = await rows('leads', { limit: 3, after: first.next ?? '' });
  expect([first.rows.length, first.total, second.rows.length, second.total, second.next]).toEqual([3, 4, 1, null, null]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(4);
  await expect(rows('tasks', { after: first.next ?? '' })).rejects.toMatchObject({ code: 'app.cursorUnknown' });
});

test('a stage that ended is kept with how long it took and what came next', async () => {
  const { rows: leads } = await rows('leads', { source: 'Friend' });
  const lead = await api.contacts.get({ id: leads[0]?.contactId ?? '' });
  ahead += 36 * 3_600_000;
  const { api: later } = await app.signIn('owner');
  await later.leads.moveStage({ id: lead.id, version: lead.version, stage: 'consult-booked' });
  const { rows: stays } = await later.reports.listRows({ report: 'stages', stage: 'new' });
  expect(stays).toHaveLength(1);
  expect(['next', 'days'].map((key) => valueOf('stages', stays[0], key))).toEqual(['consult-booked', 1.5]);
  ahead = 0;
});

test('each table needs the permission of its feature, and who saw personal data a stricter one', async () => {
  const { api: clerk } = await app.signIn('billing');
  expect((await clerk.reports.listRows({ report: 'agreements' })).total).toBe(0);
  await expect(clerk.reports.listRows({ report: 'letters' })).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  await expect(clerk.reports.listGroups({ report: 'outcomes' })).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(clerk.reports.listAccessRows({})).rejects.toMatchObject({ status: 403 });
  await expect(clerk.reports.createFile({ report: 'access', filter: {}, format: 'csv' })).rejects.toMatchObject({ status: 403 });
  const { api: processor } = await app.signIn('processor');
  await expect(processor.reports.listRows({ report: 'tasks' })).rejects.toMatchObject({ status: 403 });
  const { rows: clients } = await rows('clients', { happened: 'active' });
  await api.contacts.revealIdentity({ id: clients[0]?.contactId ?? '' });
  const seen = await api.reports.listAccessRows({ kind: 'contacts.identityRevealed' });
  expect(seen.total).toBe(1);
  expect([valueOf('access', seen.rows[0], 'person'), valueOf('access', seen.rows[0], 'contact')]).toEqual(['Test owner', 'Cleo Client']);
});

async function written(format: 'csv' | 'xlsx' | 'pdf', filter: object = {}) {
  const { id } = await api.reports.createFile({ report: 'leads', filter, format });
  const one = await app.eventually(async () => {
    const found = await api.reports.getFile({ id });
    return found.state === 'writing' ? undefined : found;
  });
  expect(one).toMatchObject({ state: 'ready', fetchable: true });
  return one;
}
const fetchFile = async (id: string): Promise<Response> => fetch(`${app.url}${(await api.reports.openFileLink({ id })).path}`);

test('a report leaves as CSV, Excel and PDF; a formula is inert in each', async () => {
  const csv = await (await fetchFile((await written('csv', { source: 'Website' })).id)).text();
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(csv).toContain("\r\n'=Formula Lead 0,");
  expect(csv).toContain(`,Website,New,High,`);
  const book = await readXlsx(new Uint8Array(await (await fetchFile((await written('xlsx')).id)).arrayBuffer()));
  const [head, ...lines] = book.sheets[0]?.rows ?? [];
  expect([head?.[0], lines.length]).toEqual(['Lead', 4]);
  // A cell of text, without a sign in front: a formula would come back as its result.
  expect(lines.map((line) => line[0])).toContain('=Formula Lead 0');
  const pdf = await fetchFile((await written('pdf')).id);
  expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="leads-${today}.pdf"`);
  expect(new TextDecoder('latin1').decode(await pdf.arrayBuffer())).toMatch(/^%PDF-1\.7[\s\S]*pdfuaid/);
});

test('a file is downloaded once, by the session that asked, and its bytes go; what no one downloads expires', async () => {
  const one = await written('csv');
  const { path } = await api.reports.openFileLink({ id: one.id });
  const both = await Promise.all([fetch(`${app.url}${path}`), fetch(`${app.url}${path}`)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const { api: other } = await app.signIn('admin');
  await expect(other.reports.getFile({ id: one.id })).rejects.toMatchObject({ code: 'reports.fileNotFound' });
  const late = await written('csv');
  const { database, services } = app.server;
  const now = new Date(Date.now() + 16 * 60_000);
  await sweepReportFiles.run(
    {},
    {
      db: database.db,
      services,
      now,
      zone: OFFICE_ZONE,
      changeFor: () => Promise.reject(new Error('No one is acted for.')),
      settle: async () => true,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange({ ...app.server.context, clock: () => now }, kind, make),
    },
  );
  expect(await api.reports.getFile({ id: late.id })).toMatchObject({ state: 'expired', fetchable: false });
  expect((await database.pool.query("select 1 from files where purpose = 'report-file'")).rowCount).toBe(0);
  expect((await api.reports.listAccessRows({ kind: 'reports.fileFetched' })).total).toBe(4);
});
