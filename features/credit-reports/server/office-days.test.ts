// Reports are judged by days in the office's time zone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { addReport, comparedWith, pull, without } from '../../../tests/support/pulls.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ReportFacts } from '../rules/report-facts.ts';
import { scoresToRecord } from './report-scores.ts';

/** Half past ten in the evening of Monday, March 11 at the office, when it is March 12 in UTC. */
const EVENING = Date.parse('2030-03-12T02:30:00Z');
const started = Date.now();
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(EVENING + Date.now() - started) });
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
const newContact = async () => await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);

test('a re-insertion whose notice is long due is to be looked after today, and today ends at midnight at the office', async () => {
  const contactId = await newContact();
  const at = civilDate(2030, 3, 11);
  const first = await addReport(app, api, contactId, pull(4, undefined, at));
  const second = await addReport(app, api, contactId, pull(3, without('NORTHGATE', 'TUC'), at));
  await comparedWith(app, api, second, first);
  await addReport(app, api, contactId, pull(2, undefined, at));
  const [task] = await app.eventually(async () => {
    const deadlines = (await api.tasks.list({ contactId })).rows.filter(({ kind }) => kind === 'deadline');
    return deadlines.length > 0 ? deadlines : undefined;
  });
  expect(task?.dueOn).toBe('2030-03-11');
});

test('a report of tomorrow is not typed in yet, one of today is', async () => {
  const contactId = await newContact();
  const { id, version } = await api.creditReports.beginManual({ contactId, reportId: null });
  const typed = {
    reportDate: '2030-03-12',
    provider: '',
    bureaus: ['TU' as const],
    scores: [{ bureau: 'TU' as const, model: 'VantageScore 3.0', value: '640' }],
    identities: [],
    trades: [],
    inquiries: [],
    publicRecords: [],
  };
  const early = await api.creditReports.saveManual({ id, version, typed });
  await expect(api.creditReports.finishManual({ id, version: early.version })).rejects.toMatchObject({
    code: 'creditReports.manualIncomplete',
    message: expect.stringContaining('is in the future'),
  });
  const saved = await api.creditReports.saveManual({ id, version: early.version, typed: { ...typed, reportDate: '2030-03-11' } });
  await api.creditReports.finishManual({ id, version: saved.version });
  expect((await api.scores.forContact({ contactId })).rows.map(({ scoredOn }) => scoredOn)).toEqual(['2030-03-11']);
});

test.each([
  [null, '2026-03-10T02:30:00Z', 'America/New_York', '2026-03-09'],
  [null, '2026-03-10T03:59:59Z', 'America/New_York', '2026-03-09'],
  [null, '2026-03-10T04:00:00Z', 'America/New_York', '2026-03-10'],
  [null, '2026-03-10T04:00:00Z', 'America/Los_Angeles', '2026-03-09'],
  [null, '2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
  [civilDate(2026, 2, 1), '2026-03-10T02:30:00Z', 'America/New_York', '2026-02-01'],
])('a score of day %j in a report uploaded at %s in %s is dated %s', (scoredOn, came, zone, day) => {
  const facts: ReportFacts = {
    reportDate: null,
    accounts: 0,
    negatives: 0,
    possibleMatches: 0,
    bureaus: ['TU'],
    scores: [{ bureau: 'TU', model: 'VANTAGE_3', modelPrinted: 'VantageScore 3.0', value: 640, scoredOn }],
  };
  expect(scoresToRecord(facts, new Date(came), zone).map((score) => score.scoredOn)).toEqual([day]);
});
