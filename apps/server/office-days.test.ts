// Where no screen says which day it is, the day at the office counts, across the whole program.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDate } from '../../platform/base/civil-date.ts';
import { COMPLETE_CONTACT } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { ApiClient } from './loopback-client.ts';

/** Half past ten in the evening of Monday, March 11 at the office, when it is March 12 in UTC. */
const EVENING = Date.parse('2030-03-12T02:30:00Z');
const TODAY = civilDate(2030, 3, 11);
const TOMORROW = addDays(TODAY, 1);
const started = Date.now();
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(EVENING + Date.now() - started) });
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
const add = (change: object = {}) => api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, ...change });

test('a client is 18 from the birthday on, and the birthday begins at midnight at the office', async () => {
  await expect(add({ dateOfBirth: '2012-03-12' })).rejects.toMatchObject({
    code: 'contacts.fieldInvalid',
    data: { fields: { dateOfBirth: 'A client must be at least 18 years old.' } },
  });
  expect((await add({ dateOfBirth: '2012-03-11' })).dateOfBirthMasked).not.toBeNull();
});

test('what is due today is neither overdue nor to come', async () => {
  const { id } = await add({ followUpOn: TODAY, tags: ['Due'] });
  const found = async (followUp: 'overdue' | 'soon') => (await api.contactLists.list({ tag: 'Due', followUp })).rows.map((row) => row.id);
  expect([await found('overdue'), await found('soon')]).toEqual([[], [id]]);
  for (const dueOn of [TODAY, TOMORROW]) await api.tasks.create({ contactId: id, title: dueOn, dueOn });
  const due = async (which: 'overdue' | 'today') => (await api.tasks.list({ contactId: id, due: which })).rows.map(({ title }) => title);
  expect([await due('overdue'), await due('today')]).toEqual([[], [TODAY]]);
});

test('somewhere it is tomorrow already, but nowhere the day after', async () => {
  const { id: contactId } = await add();
  const score = { contactId, bureau: 'TU', model: 'FICO_8', value: 640 } as const;
  expect((await api.scores.add({ ...score, scoredOn: TOMORROW })).scoredOn).toBe(TOMORROW);
  await expect(api.scores.add({ ...score, scoredOn: addDays(TODAY, 2) })).rejects.toMatchObject({ code: 'scores.inFuture' });
  expect((await api.findings.addStatement({ contactId, kind: 'paid', happenedOn: TOMORROW })).happenedOn).toBe(TOMORROW);
  await expect(api.findings.addStatement({ contactId, kind: 'paid', happenedOn: addDays(TODAY, 2) })).rejects.toMatchObject({
    code: 'findings.inFuture',
  });
});

test('a score grows old by the days of the office', async () => {
  for (const [firstName, days] of [
    ['Fresh', 34],
    ['Old', 35],
  ] as const) {
    const { id: contactId } = await add({ firstName, lastName: 'Grows' });
    await api.scores.add({ contactId, bureau: 'TU', model: 'FICO_8', value: 640, scoredOn: addDays(TODAY, -days) });
  }
  expect((await api.scores.list({ filter: 'stale', search: 'Grows' })).rows.map(({ contactName }) => contactName)).toEqual(['Old Grows']);
});
