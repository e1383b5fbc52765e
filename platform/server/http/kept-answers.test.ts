// The same request, sent again or ten times at once, is made once and has one answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let ahead = 0;
let token: string;
let api: ReturnType<TestApp['api']>;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(Date.now() + ahead) });
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const create = async (key: string, lastName: string, bearer = token) => {
  const answer = await fetch(`${app.url}/api/contacts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ lastName, category: 'client' }),
  });
  return { status: answer.status, body: (await answer.json()) as { id?: string; code?: string } };
};
const count = async (q: string) => (await api.contacts.search({ q })).hits.length;

test('ten at once are one, with one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('key-of-ten', 'Tenfold')));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await count('Tenfold')).toBe(1);
  expect((await create('key-of-ten', 'Tenfold')).body.id).toBe(answers[0]?.body.id);
});

test('a name is for one request of one person, for a day', async () => {
  const first = await create('key-of-one', 'Onefold');
  expect((await create('key-of-one', 'Another')).body).toMatchObject({ code: 'app.keyReused' });
  expect(await count('Another')).toBe(0);
  const other = await app.signIn('admin');
  expect((await create('key-of-one', 'Onefold', other.token)).body.id).not.toBe(first.body.id);
  // What is refused is not kept: mended, it may be sent under the same name.
  expect((await create('key-refused', '')).status).toBe(422);
  expect((await create('key-refused', 'Mended')).status).toBe(200);
  ahead = 25 * 3_600_000;
  const later = await app.signIn('owner');
  expect((await create('key-of-one', 'Onefold', later.token)).status).toBe(200);
  ahead = 0;
});
