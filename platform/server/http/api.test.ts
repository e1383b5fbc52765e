// The way through the app, seen from outside: who is let in, what is refused, and that a change leaves exactly one row.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../apps/server/features.ts';
import { grants } from '../../../features/identity/rules/permissions.ts';
import { BUILT_IN_ROLES, type BuiltInRoleName } from '../../../features/accounts/rules/roles.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { listEndpoints } from './api.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const endpoints = listEndpoints(FEATURES);
const NOBODY = '00000000-0000-7000-8000-000000000000';

function call(path: string, method: string, token?: string, body?: string, headers: Record<string, string> = {}): Promise<Response> {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return fetch(`${app.url}/api${path.replaceAll(/\{\w+\}/g, NOBODY)}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(hasBody && { body: body ?? '{}' }),
  });
}

test('each endpoint lets in exactly the roles that hold its permission', async () => {
  const { id: contactId } = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  const tokens = new Map<BuiltInRoleName | 'nobody', string | undefined>([['nobody', undefined]]);
  for (const role of Object.keys(BUILT_IN_ROLES) as BuiltInRoleName[]) {
    tokens.set(role, (await app.signIn(role, role === 'client' ? { contactId } : {})).token);
  }
  // Signing out everywhere comes last, because no one may do anything after it.
  const inOrder = [...endpoints].sort(
    (a, b) => Number(a.name === 'identity.endAllOwnSessions') - Number(b.name === 'identity.endAllOwnSessions'),
  );
  for (const { name, endpoint } of inOrder) {
    const { meta, route } = endpoint['~orpc'];
    if (meta.audience === 'public') continue;
    for (const [role, token] of tokens) {
      const { status } = await call(route.path ?? '', route.method ?? 'POST', token);
      const may =
        role !== 'nobody' &&
        (meta.audience === 'person' || BUILT_IN_ROLES[role].kind === meta.audience) &&
        grants(BUILT_IN_ROLES[role].permissions, meta.permission);
      const gate = role === 'nobody' ? 401 : 403;
      expect(may ? status !== 401 && status !== 403 : status === gate, `${name} as ${role} answered ${status}`).toBe(true);
      expect(status, `${name} as ${role}`).toBeLessThan(500);
    }
  }
});

test('each wire route that asks for a permission lets in exactly the roles that hold it', async () => {
  const { id: contactId } = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  const routes = FEATURES.flatMap((f) => f.wire ?? []).filter(({ permission }) => permission !== null);
  expect(routes.length).toBeGreaterThan(10);
  for (const role of Object.keys(BUILT_IN_ROLES) as BuiltInRoleName[]) {
    const { token } = await app.signIn(role, role === 'client' ? { contactId } : {});
    for (const { method, url, permission, clientPermission } of routes) {
      const right = (role === 'client' ? clientPermission : undefined) ?? permission ?? '';
      const path =
        url.replace(':bucket', 'redress').replace('*', encodeURIComponent(`contacts/${contactId}/none.txt`)) +
        (method === 'POST' ? `?name=${encodeURIComponent(`contacts/${contactId}/x`)}` : '');
      const ask = (headers: Record<string, string>) => fetch(`${app.url}${path}`, { method, headers, signal: AbortSignal.timeout(30_000) });
      const answer = await ask({ authorization: `Bearer ${token}` });
      await answer.body?.cancel();
      const may = grants(BUILT_IN_ROLES[role].permissions, right);
      expect(
        may ? ![401, 403].includes(answer.status) : answer.status === 403,
        `${method} ${url} as ${role} answered ${answer.status}`,
      ).toBe(true);
      const unsigned = await ask({});
      await unsigned.body?.cancel();
      expect(unsigned.status, `${method} ${url} as nobody`).toBe(401);
    }
  }
});

test.each([
  ['no token', undefined],
  ['not a token', 'abc'],
  ['unsigned', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`],
])('%s opens nothing', async (_name, token) => {
  const answer = await call('/contacts', 'GET', token);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    code: 'app.signInRequired',
    data: { reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
});

test('input that misfits the contract names its fields and changes nothing', async () => {
  // Her own rows: jobs may write theirs at any time.
  const newest = async () => (await owner.api.activity.list({ actor: owner.userId })).rows[0]?.id;
  const before = await newest();
  const wrong = { ...COMPLETE_CONTACT, zip: '1', ssn: '000-12-3456', dateOfBirth: '1986-02-30', role: 'owner' };
  const answer = await call('/contacts', 'POST', owner.token, JSON.stringify(wrong));
  expect(answer.status).toBe(422);
  const { code, data } = (await answer.json()) as { code: string; data: { fields: Record<string, string> } };
  expect(code).toBe('app.inputInvalid');
  expect(data.fields).toMatchObject({
    zip: expect.stringMatching(/five digits/),
    ssn: expect.stringMatching(/never issued/),
    dateOfBirth: expect.stringMatching(/valid date/),
  });
  expect(await newest()).toBe(before);
});

test.each([
  ['a body beyond the limit', 'x'.repeat(300 * 1024), 413],
  ['broken JSON', '{"firstName":', 400],
  ['JSON nested 100,000 deep', '['.repeat(100_000), 400],
  ['an array', '[]', 422],
])('%s is refused and the server stays up', async (_name, body, status) => {
  expect((await call('/contacts', 'POST', owner.token, body)).status).toBe(status);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test('headers forbid framing, sniffing, foreign scripts and caching', async () => {
  const { headers } = await call('/contacts', 'GET', owner.token);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';script-src 'self';.*frame-ancestors 'none'/);
});

test('the OpenAPI page lists every endpoint with audience and permission', async () => {
  const read = (token?: string) =>
    fetch(`${app.url}/api/openapi.json`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(401);
  expect((await read((await app.signIn('user')).token)).status).toBe(200);
  const page = (await (await read(owner.token)).json()) as {
    paths: Record<string, Record<string, { operationId: string; 'x-audience': string; 'x-permission': string }>>;
  };
  const operations = Object.values(page.paths).flatMap((p) => Object.values(p));
  expect(operations.map((o) => o.operationId).sort()).toEqual(endpoints.map((e) => e.name).sort());
  expect(
    operations.every((o) => ['public', 'client', 'staff', 'person'].includes(o['x-audience']) && o['x-permission'].includes(':')),
  ).toBe(true);
});

test('/healthz names the version and the database', async () => {
  expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: app.server.database.kind,
    rowSecurity: true,
  });
});

test('every route is an endpoint of a contract, on the list of wire routes, or one of the app', () => {
  const fromContracts = endpoints.map(
    ({
      endpoint: {
        '~orpc': { route },
      },
    }) => `${route.method} /api${route.path?.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  const fromWire = FEATURES.flatMap((f) => f.wire ?? []).map(({ method, url }) => `${method} ${url}`);
  const ofTheApp = ['GET /api/openapi.json'];
  const mounted = app.server.routes.filter((r) => !/^(HEAD|OPTIONS) /.test(r) && !existsSync(join('dist', 'web', r.slice('GET '.length))));
  expect([...mounted].sort()).toEqual([...fromContracts, ...fromWire, ...ofTheApp].sort());
});
