// A report entered by hand is saved automatically. Activities record its start and finish, not each save.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const TYPED = {
  reportDate: '2026-03-01',
  provider: '',
  bureaus: ['EQ' as const],
  scores: [{ bureau: 'EQ' as const, model: 'VantageScore 3.0', value: '601' }],
  identities: [],
  trades: [],
  inquiries: [],
  publicRecords: [],
};

test('what was typed in is kept with each save; its beginning and its end are recorded', async () => {
  const { api } = await app.signIn('owner');
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  await letWork(app, contactId);
  const begun = await api.creditReports.beginManual({ contactId, reportId: null });
  let { version } = begun;
  for (const reportDate of ['2026', '2026-03', '2026-03-01'])
    ({ version } = await api.creditReports.saveManual({ id: begun.id, version, typed: { ...TYPED, reportDate } }));
  expect(await api.creditReports.getManual({ id: begun.id })).toMatchObject({
    version: begun.version + 3,
    typed: { reportDate: '2026-03-01' },
  });
  const activityKinds = async () =>
    (await api.activity.list({ contactId, limit: 100 })).rows
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('creditReports.manual'));
  expect(await activityKinds()).toEqual(['creditReports.manualBegun']);
  await api.creditReports.finishManual({ id: begun.id, version });
  expect(await activityKinds()).toEqual(['creditReports.manualFinished', 'creditReports.manualBegun']);
});
