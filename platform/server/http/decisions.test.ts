// However a request is spelled, the same thing is decided about it, or it is no request of ours.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.signIn('owner');
  ({ id: contactId } = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null }));
  tokens['owner'] = owner.token;
  tokens['client'] = (await app.signIn('client', { contactId })).token;
  tokens['user'] = (await app.signIn('user')).token;
});
afterAll(() => app.close());

/** As raw as it gets: paths are not tidied on the way. */
function ask(path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const call = request(
      app.url,
      { path, method, headers: { ...headers, ...(body !== '' && { 'content-length': Buffer.byteLength(body) }) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}

const SPELLINGS = [
  '/api/contacts/',
  '//api/contacts',
  '/api//contacts',
  '/API/contacts',
  '/api/./contacts',
  '/api/x/../contacts',
  '/api/%2e%2e/api/contacts',
  '/api/x/%2e%2e/contacts',
  '/api/contacts;x=1',
  '/api/contacts%00',
  '/api/contact%73',
  '/api%2fcontacts',
];

test.each(SPELLINGS)('%s opens nothing for those who may not read contacts', async (path) => {
  // A path that is none of the API may be a page of the app, which is the same for everyone.
  const decide = async (who?: string) => {
    const { status, text } = await ask(path, { headers: who === undefined ? {} : { authorization: `Bearer ${tokens[who] ?? ''}` } });
    expect(who === 'owner' || !text.includes('Delgado'), who).toBe(true);
    return text.startsWith('<!doctype html>') ? 'page' : status;
  };
  const owner = await decide('owner');
  // Either access is refused before anything is looked up, or the path does not exist for anyone.
  for (const [who, gate] of [
    ['client', 403],
    ['user', 403],
    [undefined, 401],
  ] as const)
    expect(owner === 200 ? [gate] : [gate, owner], who).toContain(await decide(who));
});

test.each([
  ['x-http-method-override', 'DELETE'],
  ['x-http-method', 'PUT'],
  ['x-method-override', 'POST'],
])('%s: %s does not turn a read into a change', async (name, value) => {
  const before = await ask(`/api/contacts/${contactId}`, { headers: { authorization: `Bearer ${tokens['owner'] ?? ''}` } });
  const answer = await ask(`/api/contacts/${contactId}`, { headers: { authorization: `Bearer ${tokens['owner'] ?? ''}`, [name]: value } });
  expect(answer).toEqual(before);
  expect(
    await ask(`/api/contacts/${contactId}?_method=DELETE`, { headers: { authorization: `Bearer ${tokens['owner'] ?? ''}` } }),
  ).toMatchObject({ status: 422 });
});

test.each([
  'limit=1&limit=200',
  'category=lead&category=client',
  'search=a&search=b',
  'fields=ssn',
  'sort=ssn',
  'filter%5Bssn%5D=1',
  'ssnLast4=5501',
  'dateOfBirth=1986-03-14',
  'sort%5B%5D=name',
])('contacts?%s is refused, anyone who asks', async (query) => {
  expect((await ask(`/api/contacts?${query}`, { headers: { authorization: `Bearer ${tokens['owner'] ?? ''}` } })).status).toBe(422);
  expect((await ask(`/api/contacts?${query}`, { headers: { authorization: `Bearer ${tokens['user'] ?? ''}` } })).status).toBe(403);
});

test('two bodies, two tokens and a token in the address are not accepted', async () => {
  expect((await ask(`/api/contacts?access_token=${tokens['owner'] ?? ''}`)).status).toBe(401);
  expect(
    (await ask('/api/contacts', { headers: { authorization: `Basic ${Buffer.from('owner:owner').toString('base64')}` } })).status,
  ).toBe(401);
  const twice = await ask('/api/contacts', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens['user'] ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'A' }),
  });
  expect(twice.status).toBe(403);
});
