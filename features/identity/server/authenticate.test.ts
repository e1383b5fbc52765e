import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryThrough } from '../../../platform/server/database/open-database.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { authenticate } from './public.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

test('a known token costs one statement', async () => {
  const { token, userId } = await app.signIn('sales');
  const { database, services } = app.server;
  const statements: string[] = [];
  const db = queryThrough(database.pool, (event) => void statements.push(event.query.sql));
  const access = { db, services, clock: () => new Date() };
  await authenticate(access, token);
  statements.length = 0;
  const principal = await authenticate(access, token);
  expect(statements).toHaveLength(1);
  expect(principal).toMatchObject({ kind: 'staff', userId, role: 'sales', contactId: null });
  expect(principal?.may('contacts:view')).toBe(true);
  expect(principal?.may('contacts:reveal-identity')).toBe(false);
});

test('the token has the shape of the protocol', async () => {
  const { token, userId, email } = await app.signIn('owner');
  const [header, payload] = token.split('.').map((part, i) => (i < 2 ? decode(part) : {}));
  expect(header).toEqual({ alg: 'ES256', kid: expect.any(String), typ: 'JWT' });
  expect(payload).toEqual({
    iss: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    aud: 'redress',
    sub: userId,
    user_id: userId,
    sid: expect.any(String),
    iat: expect.any(Number),
    exp: Number(payload?.['iat']) + 1800,
    auth_time: expect.any(Number),
    email,
    email_verified: false,
    name: 'Test owner',
    role: 'owner',
    tier: '',
    permissions: ['*'],
    isAdmin: true,
    isMaster: true,
    idiq: true,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  });
});

test('forged and altered tokens carry no one', async () => {
  const { token } = await app.signIn('owner');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = decode(payload);
  const jwks = (await (await fetch(`${app.url}/.well-known/jwks.json`)).json()) as { keys: Record<string, string>[] };
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signOwn = (head: object, body: object) => {
    const input = `${encode(head)}.${encode(body)}`;
    return `${input}.${sign('sha256', Buffer.from(input), { key: own.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  const signPublic = (secret: string) => {
    const input = `${encode({ ...decode(header), alg: 'HS256' })}.${payload}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  };
  const forged = {
    'no signature': `${header}.${payload}.`,
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg none, capitals, with kid': `${encode({ ...decode(header), alg: 'nOnE' })}.${payload}.${signature}`,
    'HS256 with the public key': signPublic(JSON.stringify(jwks.keys[0])),
    'HS256 with its coordinates': signPublic(jwks.keys[0]?.['x'] ?? ''),
    'own key under the known kid': signOwn(decode(header), claims),
    'own key in the header': signOwn({ ...decode(header), jwk: own.publicKey.export({ format: 'jwk' }) }, claims),
    'own key by address': signOwn({ ...decode(header), jku: 'http://127.0.0.1:9/jwks.json' }, claims),
    'unknown kid': signOwn({ ...decode(header), kid: 'other' }, claims),
    'changed claims': `${header}.${encode({ ...claims, sub: 'someone-else' })}.${signature}`,
    'expiry as text': signOwn(decode(header), { ...claims, exp: '9999999999' }),
    garbage: 'x'.repeat(9000),
  };
  for (const [name, forgery] of Object.entries(forged)) {
    const answer = await fetch(`${app.url}/api/access/staff-session`, { headers: { authorization: `Bearer ${forgery}` } });
    expect(answer.status, name).toBe(401);
  }
  expect((await fetch(`${app.url}/api/access/staff-session`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});
