import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT, mariasReport } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openFileDoor } from '../../files/server/testing.ts';

let app: TestApp;
let api: ApiClient;
let token: string;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
  contactId = await letWork(app, (await api.contacts.create(COMPLETE_CONTACT)).id);
});
afterAll(() => app.close());

const settled = (id: string) =>
  app.eventually(async () => {
    const report = await api.creditReports.get({ id });
    return report.state === 'reading' ? undefined : report;
  });

test('a report is read, kept sealed, and the original comes back byte for byte', async () => {
  const file = mariasReport();
  const { id } = await api.creditReports.upload({ contactId, file });
  const report = await settled(id);
  expect(report).toMatchObject({ state: 'ready', progress: 100, sourceFormat: 'truelink-json', accounts: 4, refusal: null });
  expect(report.scores.map((s) => s.value).sort()).toEqual([571, 588, 602]);
  expect(report.report?.accounts.filter((a) => a.negative).map((a) => a.displayName)).toEqual(
    expect.arrayContaining([expect.stringContaining('NORTHGATE')]),
  );
  expect(JSON.stringify(report)).not.toContain('219095501');

  const birthsFor = async (role: 'credit-specialist' | 'read-only') =>
    JSON.stringify((await (await app.signIn(role)).api.creditReports.get({ id })).report?.bureaus.map(({ identity }) => identity.dobs));
  expect(await birthsFor('credit-specialist')).toContain('1986-03-14');
  expect(await birthsFor('read-only')).toContain('1986-01-01');
  expect(await birthsFor('read-only')).not.toContain('1986-03-14');

  const original = await api.creditReports.getOriginal({ id });
  expect(Buffer.from(await original.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  // Each opening is recorded, and listed with other reveals of personal data.
  const opened = async () => (await api.reports.listAccessRows({})).rows.map(({ cells }) => cells[0]);
  expect(await opened()).toEqual(['creditReports.originalOpened']);
  // As a file of the contact it is the same document.
  const [listed] = (await api.files.list({ contactId, kind: 'credit-report' })).rows;
  expect((await openFileDoor(app.url, token).download(listed?.path ?? '')).bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  expect(await opened()).toEqual(['files.originalReportOpened', 'creditReports.originalOpened']);
  const { rows } = await app.server.database.pool.query<{ document_sealed: Buffer }>(
    'select document_sealed from credit_reports where id = $1',
    [id],
  );
  expect(rows[0]?.document_sealed.includes('NORTHGATE')).toBe(false);

  await expect(api.creditReports.upload({ contactId, file: mariasReport() })).rejects.toMatchObject({
    code: 'creditReports.alreadyImported',
    status: 409,
  });
});

test.each([
  ['a PDF', '%PDF-1.7 …'],
  ['a page of something else', '<!doctype html><html><body><p>Hello</p></body></html>'],
  ['broken JSON', '{"BundleComponents": '],
  ['text', 'Dear sir'],
  ['JSON of something else', '{"a":1}'],
  ['a page saved too early', '<html><body><div id="ctrlCreditReport">{{ report }} Loading.. please wait</div></body></html>'],
])('%s is kept and refused with one sentence', async (_name, content) => {
  const { id } = await api.creditReports.upload({
    contactId,
    file: new File([content, String(Math.random())], '../../evil\u202Egpj.json'),
  });
  const report = await settled(id);
  expect(report.state).toBe('refused');
  expect(report.refusal).toMatch(/^[A-Z].{15,200}\.$/);
  expect(report.refusal).not.toMatch(/at |Error|undefined/);
  expect((await api.creditReports.getOriginal({ id })).name).toBe('evilgpj.json');
});

test('an empty file and an unknown contact are refused at once', async () => {
  await expect(api.creditReports.upload({ contactId, file: new File([], 'empty.json') })).rejects.toMatchObject({
    code: 'creditReports.fileEmpty',
  });
  await expect(api.creditReports.upload({ contactId: '00000000-0000-7000-8000-000000000000', file: mariasReport() })).rejects.toMatchObject(
    { code: 'contacts.notFound' },
  );
});
