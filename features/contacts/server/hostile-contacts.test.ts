// Input no form of ours would send, and a planted number that must not come out anywhere (design/security.md B19, B21, J72).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { readRecord } from '../../../tests/support/opened-record.ts';

let app: TestApp;
let api: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function send(method: string, path: string, body: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${app.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}
const count = async (): Promise<unknown> =>
  (await app.server.database.pool.query('select (select count(*) from contacts) as contacts, (select count(*) from activity) as activity'))
    .rows[0];

const LONG = 'x'.repeat(200_000);
test.each<[string, unknown, number]>([
  ['an endless name', { firstName: LONG }, 422],
  ['a megabyte', { firstName: 'x'.repeat(1_048_576) }, 413],
  ['an array for a name', { firstName: ['a'] }, 422],
  ['an object for a name', { firstName: { $ne: 1 } }, 422],
  ['NUL', { lastName: 'a\0b' }, 422],
  ['a mirrored name', { lastName: 'a\u202eb' }, 422],
  ['a line break', { city: 'a\nb' }, 422],
  ['an array of emails', { email: ['a@b.co'] }, 422],
  ['an email with a line break', { email: 'a@b.co\nbcc:x@y.zz' }, 422],
  ['tags as text', { tags: 'VIP' }, 422],
  ['a thousand tags', { tags: Array.from({ length: 1000 }, (_, i) => `t${i}`) }, 422],
  ['a foreign field', { version: 7 }, 422],
  ['an archived birth', { archivedAt: '2020-01-01' }, 422],
  ['a stage', { stage: 'graduated' }, 422],
  ['an unknown category', { category: 'owner' }, 422],
  ['an endless phone', { phone: '1'.repeat(100_000) }, 422],
  ['an endless SSN', { ssn: '1'.repeat(100_000) }, 422],
  ['custom as an array', { custom: ['x'] }, 422],
  ['custom by name', { custom: { constructor: 'x' } }, 422],
  ['four consents', { consents: [1, 2, 3, 4].map(() => ({ channel: 'sms', source: 'x' })) }, 422],
  ['a date as a number', { followUpOn: 20260101 }, 422],
  ['a day that is not', { followUpOn: '2026-02-30' }, 422],
])('%s adds no one', async (_name, change, status) => {
  const before = await count();
  const answer = await send('POST', '/contacts', JSON.stringify({ ...COMPLETE_CONTACT, ...(change as object) }));
  expect(answer.status).toBe(status);
  expect(answer.text.length).toBeLessThan(3000);
  expect(await count()).toEqual(before);
});

test('a prototype in the input pollutes nothing and is not kept', async () => {
  const body = JSON.stringify({ ...COMPLETE_CONTACT, custom: {} }).replace('"custom":{}', '"custom":{"__proto__":{"polluted":1}}');
  expect([200, 201, 422]).toContain((await send('POST', '/contacts', body)).status);
  expect((await send('POST', '/contacts', `{"__proto__":{"polluted":1},${JSON.stringify(COMPLETE_CONTACT).slice(1)}`)).status).toBeLessThan(
    500,
  );
  expect('polluted' in {}).toBe(false);
  const { rows } = await app.server.database.pool.query(`select id from contacts where custom::text like '%polluted%'`);
  expect(rows).toEqual([]);
});

test('names people really have are kept as they are', async () => {
  for (const [firstName, lastName] of [
    ['Zoë', "O'Brien-Łukasiewicz"],
    ['王', '小明'],
    ['😀', '👩‍👩‍👧'],
    ['أحمد', 'حسن'],
    ['Robert"); drop table contacts;--', '<script>alert(1)</script>'],
    ['null', 'undefined'],
  ] as const) {
    const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, firstName, lastName });
    expect((await api.contacts.get({ id })).name).toBe(`${firstName} ${lastName}`);
    expect((await api.contacts.findSimilar({ name: `${firstName} ${lastName}` })).hits.some((hit) => hit.id === id)).toBe(true);
  }
});

test.each([
  'email=a&email=b',
  `name=${'a%20'.repeat(300)}`,
  'except=1',
  'phone[]=1',
  'email=%00',
  'name=%27%20or%201=1',
  'ssn=219095501',
  'email=%25',
  'phone=%2B1%25',
])('similar?%s gives nothing away', async (query) => {
  const answer = await fetch(`${app.url}/api/contacts/similar?${query}`, { headers: { authorization: `Bearer ${token}` } });
  expect([200, 422]).toContain(answer.status);
  if (answer.status === 200) expect(await answer.json()).toEqual({ hits: [] });
});

test('a planted SSN and date of birth come out of no read, no record and no refusal', async () => {
  const [ssn, dateOfBirth, ssnLater] = ['534-77-1893', '1971-08-29', '534-77-6127'];
  const planted = { ...COMPLETE_CONTACT, firstName: 'Planted', lastName: 'Number', ssn, dateOfBirth };
  const { id } = await api.contacts.create(planted);
  const { ssn: _ssn, dateOfBirth: _dob, ...plain } = planted;
  await api.contacts.update({ id, version: 1, ...plain, ssn: ssnLater, dateOfBirth });
  await api.contacts.addNote({ id, body: 'x' });
  const texts = [JSON.stringify(await readRecord(app))];
  for (const path of [
    '',
    `/${id}`,
    '/count',
    '/search?q=planted',
    '/search?q=6127',
    '/similar?name=Planted%20Number',
    `/${id}/consents`,
    `/${id}/notes`,
    '/choices',
    '?search=6127',
  ]) {
    const answer = await fetch(`${app.url}/api/contacts${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status < 500) texts.push(await answer.text());
  }
  texts.push((await send('PUT', `/contacts/${id}`, JSON.stringify({ id, version: 1, ...plain, ssn, dateOfBirth }))).text);
  texts.push((await send('POST', '/contacts', JSON.stringify({ ...planted, ssn: '534-77-18934', zip: '1' }))).text);
  // An id may hold any four digits by chance.
  const said = texts.map((text) => text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'));
  for (const text of said) expect(text).not.toMatch(/534-?77|1971-08-29|1893/);
  // The record of a change does not even hold the last four, which lists may show.
  expect(said[0]).not.toMatch(/6127/);
  expect(texts.length).toBeGreaterThan(10);
});
