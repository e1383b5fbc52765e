// Requests no page of ours would send (design/security.md B21, B22, A2, A8): whatever the spelling, the decision is the same.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, SIGN_IN } from '../../../features/identity/server/testing.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { PAGE_ENTRIES } from './page-entry.ts';
import { createWebServer, mountPages } from './web-server.ts';

let testApp: TestApp;
let sales: Awaited<ReturnType<TestApp['signIn']>>;
let client: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  testApp = await startTestApp({ env: { LOG_LEVEL: 'silent' } });
  sales = await testApp.signIn('sales');
  const { id: contactId } = await sales.api.contacts.create(COMPLETE_CONTACT);
  client = await testApp.signIn('client', { contactId });
});
afterAll(() => testApp.close());

/** A request with every byte as written here: fetch would tidy the path and forbids the Host header. */
function send(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(testApp.url);
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {} }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', fail);
    sent.end(options.body);
  });
}
const as = (who: { token: string }, more: Record<string, string> = {}) => ({ headers: { authorization: `Bearer ${who.token}`, ...more } });

test.each([
  'sort=ssn',
  'sort=ssn_sealed',
  'fields=ssn',
  'ssn=219',
  'orderBy=ssn',
  'sort[]=newest&sort[]=ssn',
  'limit=1e9',
  'sort=newest%3Bselect%201',
  'sort=__proto__',
])('a list asked with %s gives nothing away', async (query) => {
  const answer = await send(`/api/contacts?${query}`, as(sales));
  expect(answer.status).toBe(422);
  expect(answer.text).not.toMatch(/219-?09-?5501/);
});

test.each([
  ['/api/contacts?limit=1&limit=100', [422]],
  ['/api/contacts/', [404]],
  ['/api//contacts', [404]],
  ['/api/contacts/%2e%2e/access/users', [403, 404]],
  ['/api/portal/%2e%2e/contacts', [403, 404]],
  ['/api/portal/..%2fcontacts', [403, 404]],
  ['/api/contacts%00', [400, 404]],
  ['/api/contacts;x=1', [400, 404]],
  ['/api/contacts%3fa', [404]],
] as const)('%s opens nothing to a client', async (path, statuses) => {
  const answer = await send(path, as(client));
  expect([401, 403, ...statuses]).toContain(answer.status);
  expect(answer.text).not.toContain('Delgado');
});

test('no header and no parameter turns one method into another', async () => {
  const before = (await sales.api.contactLists.list({})).rows.length;
  for (const more of [{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'POST' }, { 'x-http-method': 'PUT' }]) {
    expect((await send('/api/contacts', as(sales, more))).status).toBe(200);
    expect((await send('/api/contacts?_method=POST', as(sales, more))).status).toBe(422);
  }
  expect((await send('/api/contacts', { ...as(sales), method: 'TRACE' })).status).toBe(404);
  expect((await sales.api.contactLists.list({})).rows).toHaveLength(before);
});

test.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost@evil.example'])(
  'under the name "%s" nothing answers',
  async (host) => {
    for (const path of ['/healthz', '/login', '/api/contacts', '/v1/projects?key=redress', '/config.js', '/nothing']) {
      const { status } = await send(path, { headers: { host } });
      expect([400, 421], path).toContain(status);
    }
  },
);

test('a flood of sign-ins is turned away, and people at work do not notice', async () => {
  const flood = Array.from({ length: 250 }, (_, i) =>
    openBrowser(testApp.url).call(SIGN_IN, { email: `crowd${i}@example.test`, password: 'not the password' }),
  );
  let floodIsOver = false;
  void Promise.allSettled(flood).then(() => (floodIsOver = true));
  const lists = await Promise.all(Array.from({ length: 20 }, () => send('/api/contacts', as(sales))));
  expect(lists.map((a) => a.status)).toEqual(lists.map(() => 200));
  // Twenty lists take a fraction of the flood's time, however fast the machine; behind its hashes they would end with it.
  expect(floodIsOver).toBe(false);
  const answers = await Promise.all(flood);
  expect(new Set(answers.map((a) => a.code))).toEqual(new Set(['INVALID_LOGIN_CREDENTIALS', 'TOO_MANY_ATTEMPTS_TRY_LATER']));
  // At most 50 wrong tries of one address are worked on before the throttle answers without hashing.
  expect(answers.filter((a) => a.code === 'INVALID_LOGIN_CREDENTIALS').length).toBeLessThanOrEqual(55);
});

test('a HEAD gets an answer, and nothing that a foreign form can send is taken for input', async () => {
  expect((await send('/api/access/owner-status', { method: 'HEAD' })).status).toBe(404);
  expect((await send('/api/contacts', { ...as(sales), method: 'HEAD' })).status).toBe(404);
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', '']) {
    const body = 'token=made-up';
    const answer = await send('/api/access/invite-permit', {
      method: 'POST',
      headers: { 'content-length': String(body.length), ...(type !== '' && { 'content-type': type }) },
      body,
    });
    expect(answer.status, type).toBe(415);
  }
});

test.each(['/%', '/api/%zz', '/client/%c0%af'])(
  'the broken address %s gets a calm answer with the headers of the testApp',
  async (path) => {
    const answer = await send(path);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'app.inputInvalid', data: { reference: expect.any(String) } });
  },
);

describe('an address that cannot be decoded', () => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  let app: Awaited<ReturnType<typeof createWebServer>>;
  beforeAll(async () => {
    const { env, log } = testApp.server.services;
    for (const entry of Object.values(PAGE_ENTRIES)) {
      mkdirSync(dirname(join(folder, entry)), { recursive: true });
      writeFileSync(join(folder, entry), `<!doctype html>${entry}`);
    }
    app = await createWebServer(
      env,
      { log, noteFault: () => undefined },
      { version: 'test', database: 'embedded', rowSecurity: true, askDatabase: async () => undefined },
    );
    app.get('/forms/:key', (request, reply) => reply.send(request.params));
    await mountPages(app, folder, () => true);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
      const { port } = app.server.address() as AddressInfo;
      request({ hostname: '127.0.0.1', port, path, method: options.method ?? 'GET', headers: options.headers ?? html }, (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      })
        .on('error', fail)
        .end();
    });

  test.each([
    ['/contacts/%E0%A4%A', PAGE_ENTRIES.staff],
    ['/%', PAGE_ENTRIES.staff],
    ['/%ff?a=%zz', PAGE_ENTRIES.staff],
    ['/client-portal/%zz', PAGE_ENTRIES.portal],
    ['/%2e%2e/%2e%2e/etc/passwd%', PAGE_ENTRIES.staff],
  ])('%s asked for by a browser gets a page, which says that there is nothing', async (path, entry) => {
    const [broken, plain] = [await ask(path), await ask('/nothing-here')];
    expect([broken.status, broken.text]).toEqual([200, `<!doctype html>${entry}`]);
    const guards = [
      'content-security-policy',
      'x-frame-options',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cache-control',
      'content-type',
    ];
    for (const name of guards) expect([name, broken.headers[name]]).toEqual([name, plain.headers[name]]);
    expect(broken.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test.each<[string, { method?: string; headers: Record<string, string> }?]>([
    ['/api/%zz'],
    ['/v0/%zz'],
    ['/v1/%'],
    ['/b/%'],
    ['/__/%'],
    ['/assets/%zz'],
    ['/.well-known/%'],
    ['/photo%zz.png'],
    ['/contacts/%zz', { method: 'POST', headers: html }],
    ['/contacts/%zz', { headers: { accept: 'application/json' } }],
    ['/contacts/%zz', { headers: {} }],
  ])('%s %j is refused as JSON', async (path, options) => {
    const answer = await ask(path, options);
    expect([answer.status, answer.headers['content-type'], answer.headers['content-security-policy']]).toEqual([
      400,
      'application/json; charset=utf-8',
      "default-src 'none'",
    ]);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'app.inputInvalid' });
  });

  test('a route takes it letter by letter, and under a foreign name it opens nothing', async () => {
    expect(JSON.parse((await ask('/forms/%E0%A4%A?language=es')).text)).toEqual({ key: '%E0%A4%A' });
    expect((await ask('/contacts/%zz', { headers: { ...html, host: 'evil.example' } })).status).toBe(421);
  });
});

test('ten thousand headers are refused before they are read, and others are served (J73)', async () => {
  const { hostname, port } = new URL(testApp.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const lines = Array.from({ length: 10_000 }, (_, at) => `x-${at}: ${'v'.repeat(20)}\r\n`);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`);
  // Answered with 431, or cut off before the answer could be read, because the rest of the headers was still on its way.
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await new Promise((done) => socket.once('close', done));
  expect(answer).toMatch(/^(?:HTTP\/1\.1 431 |$)/);
  expect((await send('/healthz', { headers: { host: `${hostname}:${port}` } })).status).toBe(200);
});

test('headers that come slowly are cut off, and others are served (J73)', async () => {
  const { hostname, port } = new URL(testApp.url);
  const { server } = testApp.server.app;
  const usual = server.headersTimeout;
  server.headersTimeout = 1;
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  server.headersTimeout = usual;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await send('/healthz', { headers: { host: `${hostname}:${port}` } })).status).toBe(200);
});
