// A list whose JSON the database writes is asked, refused and answered like every other endpoint.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const ask = (path: string): Promise<Response> => fetch(`${app.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });

test.each([
  // contactLists.list answers finished JSON, contacts.findSimilar is taken through oRPC.
  ['limit=abc', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['limit[a]=1', 'limit'],
  ['unknown=1', 'input'],
  ['sort=ssn', 'sort'],
  ['search=a&search=b', 'search'],
  ['owner=nobody', 'owner'],
])('%s is refused with its field', async (query, field) => {
  const answer = await ask(`contacts?${query}`);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    code: 'app.inputInvalid',
    status: 422,
    data: { fields: { [field]: expect.stringMatching(/\w/) }, reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
});

test.each(['name=%00', 'name=a&name=b', 'name[]=a', 'unknown=1', '__proto__=1', 'constructor=1', `name=${'x'.repeat(300)}`])(
  'of %s both ways of answering say the same',
  async (query) => {
    const [text, value] = await Promise.all([ask(`contacts?${query.replaceAll('name', 'search')}`), ask(`contacts/similar?${query}`)]);
    const [a, b] = [await text.json(), await value.json()] as { code: string; data: { fields?: object } }[];
    expect([text.status, a?.code, Object.keys(a?.data.fields ?? {}).map((key) => key.replace('search', 'name'))]).toEqual([
      value.status,
      b?.code,
      Object.keys(b?.data.fields ?? {}),
    ]);
  },
);

test('a refusal of the operation keeps its code, and an answer is JSON that may not be stored', async () => {
  const refused = await ask('contacts?after=abc');
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'app.cursorUnknown', data: { reference: expect.any(String) } },
  ]);
  const answer = await ask('contacts?limit=1');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(await answer.json()).toEqual({ rows: [], next: null, total: { count: 0, capped: false } });
});

test('percent-encoded, plus-encoded and empty queries read as everywhere else', async () => {
  for (const query of ['', '?', '?search=', '?search=a+b%20c', '?limit=%31', '?sort=name&'])
    expect((await ask(`contacts${query}`)).status, query).toBe(200);
});
