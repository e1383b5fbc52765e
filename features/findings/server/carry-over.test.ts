// An answer given on a data file applies to the same finding on the page of the same report.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const [FULL, PAGE] = ['truelink-json/mfsn_3b_report_full_deidentified.json', 'identityiq-html/iiq_3b_rendered_john-smith.html'].map(
  (path) => join(SAMPLES, path),
);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('credit-specialist'));
});
afterAll(() => app.close());

const bytesOf = (path: string | undefined): string | undefined =>
  path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined;

test('answers, changes of answers and statements find their line on the page', async ({ skip }) => {
  const [file, page] = [bytesOf(FULL), bytesOf(PAGE)];
  if (file === undefined || page === undefined) return skip('no samples of the full report');
  const { id: contactId } = await api.contacts.create({
    ...COMPLETE_CONTACT,
    firstName: 'John',
    lastName: 'Smith',
    ssn: null,
    dateOfBirth: '1985-04-12',
    email: null,
    phone: null,
  });
  await letWork(app, contactId);
  await api.findings.addStatement({ contactId, kind: 'veteran' });
  const add = async (content: string, name: string) => {
    const { id } = await api.creditReports.upload({ contactId, file: new File([content], name) });
    await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'reading' ? undefined : true));
    return id;
  };
  // The same pull is both; the page is taken for the later one, as a page saved a month after would be.
  const first = await add(file, 'full.json');
  const second = await add(page.replaceAll('09/23/2022', '10/23/2022'), 'page.html');
  const accounts = async (reportId: string) => (await api.findings.list({ reportId })).rows.filter(({ finding }) => finding.code === 'A40');
  const medical = await accounts(first);
  expect(medical).toHaveLength(5);
  await api.findings.answer({
    reportId: first,
    answers: medical.map(({ finding }) => ({ key: finding.key, version: null, answer: 'right', note: '' })),
  });
  const there = await accounts(second);
  expect(there.map(({ answer }) => answer?.answer)).toEqual(Array(5).fill('right'));
  const [one] = there;
  const { rows } = await api.findings.answer({
    reportId: second,
    answers: [{ key: one?.finding.key ?? '', version: one?.answer?.version ?? null, answer: 'wrong', note: '' }],
  });
  expect(rows).toMatchObject([{ answer: { answer: 'wrong', version: 2 } }]);
  expect((await accounts(first)).map(({ answer }) => answer?.answer).toSorted()).toEqual(['right', 'right', 'right', 'right', 'wrong']);
});
