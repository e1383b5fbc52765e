// The key of a finding about a date of birth says that date, so the database holds only an index of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport } from '../../../db/demo/demo-report.ts';
import { addDays, civilDate, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { findInClear } from '../../../tests/support/unsealed-office.ts';
import { HIDE_BIRTH_DATES } from './store/answers.ts';

const PRINTED = 'Jul 9, 1971';
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('an answer about a date of birth is found again by its key, which lies nowhere in the clear; those of before are hidden', async () => {
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, contactId);
  const bytes = demoReport({ ...MARIA, birth: civilDate(1971, 7, 9) }, addDays(civilDateAt(new Date(), OFFICE_ZONE), -6));
  const { id: reportId } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], 'maria.json') });
  const { version } = await app.eventually(async () => {
    const report = await api.creditReports.get({ id: reportId });
    return report.state === 'questioned' ? report : undefined;
  });
  await api.creditReports.confirmPerson({ id: reportId, version, reason: 'The bureau misprinted her birth date.' });
  const about = async () => {
    const { rows } = await api.findings.list({ reportId });
    return rows.filter(({ finding }) => finding.key.startsWith('A33:') && finding.key.includes(PRINTED));
  };
  const [first, ...others] = await about();
  if (!first) throw new Error('The date of birth raises no question.');
  const key = first.finding.key;
  const { api: client } = await app.signIn('client', { contactId });
  await api.findings.ask({ reportId, keys: [key, ...others.map(({ finding }) => finding.key)] });
  const [question] = (await client.findings.listMine({})).rows.filter((one) => one.bureau === first.finding.bureau);
  await client.findings.answerMine({ id: question?.id ?? '', answer: 'wrong', note: '' });
  const isKept = async () => (await about()).map(({ finding, answer }) => [finding.key, answer?.answer]);
  const kept = await isKept();
  expect(kept).toContainEqual([key, 'wrong']);
  await api.findings.accept({ reportId, keys: [key] });
  expect((await about()).find(({ finding }) => finding.key === key)?.answer?.inDraft).toBe(true);
  const inClear = async () => (await findInClear(app.server.database, [PRINTED])).filter((place) => place.startsWith('finding_answers'));
  expect(await inClear()).toEqual([]);

  // As an earlier version wrote it.
  await app.server.database.pool.query(`update finding_answers set finding_key = $1 where id = $2`, [key, question?.id]);
  expect(await inClear()).toHaveLength(1);
  const { database, services } = app.server;
  const moved = await database.transaction((tx) => HIDE_BIRTH_DATES.move(tx, services.sealer, undefined));
  expect(moved?.count).toBe(1);
  await HIDE_BIRTH_DATES.finish(database.db);
  expect([await inClear(), await isKept()]).toEqual([[], kept]);
});
