// How a delivery ends, against servers that misbehave on purpose.
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { deliver, readSmtpUrl } from './smtp.ts';
import { startMailServer, type TestMailServer } from './testing.ts';

const MAIL = { from: 'office@example.test', to: 'maria@example.test', message: Buffer.from('Subject: Hi\r\n\r\nGood day.\r\n') };
const open: (Server | TestMailServer)[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** A server that follows a script: command → reply; '' hangs up, 'silence' says nothing, '~' at the end hangs up after it. */
async function scripted(script: Readonly<Record<string, string>>): Promise<{ url: string; bodies: () => number }> {
  let bodies = 0;
  const server = createServer((socket) => {
    let inBody = false;
    const say = (reply: string): void => {
      if (reply === '') socket.destroy();
      else if (reply.endsWith('~')) socket.end(`${reply.slice(0, -1)}\r\n`);
      else if (reply !== 'silence') socket.write(`${reply}\r\n`);
    };
    socket.on('error', () => undefined);
    say(script['greeting'] ?? '220 ready');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inBody) {
        if (!text.endsWith('\r\n.\r\n')) return;
        bodies += 1;
        inBody = false;
        say(script['body'] ?? '250 taken');
        return;
      }
      const verb = text.split(/\s/)[0] ?? '';
      inBody = verb === 'DATA' && script['DATA'] === undefined;
      say(script[verb] ?? (verb === 'DATA' ? '354 go on' : '250 fine'));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  open.push(server);
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies: () => bodies };
}

test.each([
  ['takes the mail', {}, { result: 'accepted' }],
  ['hangs up after the mail', { body: '' }, { result: 'unclear' }],
  ['never answers the mail', { body: 'silence' }, { result: 'unclear' }],
  ['hangs up in the middle of its answer', { body: '250-almost~' }, { result: 'unclear' }],
  ['shuts down instead of taking the mail', { body: '421 4.3.2 Shutting down' }, { result: 'refused', temporary: true }],
  [
    'says no to the mail',
    { body: '554 5.7.1 Spam: http://evil.test/a' },
    { result: 'refused', temporary: false, problem: 'The mail server refused the email: 554 5.7.1 Spam: [link hidden].' },
  ],
  ['says not now to the mail', { body: '452 4.3.1 Full' }, { result: 'refused', temporary: true }],
  [
    'does not want the address',
    { RCPT: '550 No such user' },
    { result: 'refused', temporary: false, problem: 'The mail server refused the address: 550 No such user.' },
  ],
  ['does not want the sender', { MAIL: '550 Who are you' }, { result: 'refused', temporary: false }],
  ['hangs up at the address', { RCPT: '' }, { result: 'refused', temporary: true }],
  ['hangs up when asked to take the mail', { DATA: '' }, { result: 'refused', temporary: true }],
  ['hangs up at once', { greeting: '' }, { result: 'refused', temporary: true }],
  ['is no mail server', { greeting: 'HTTP/1.1 400 Bad Request' }, { result: 'refused' }],
  ['says nothing at the address', { RCPT: 'silence' }, { result: 'refused', temporary: true }],
] as const)('a server that %s', async (_what, script, expected) => {
  const server = await scripted(script);
  // Who answers may be slow to.
  const silenceMs = Object.values<string>(script).includes('silence') ? 5_000 : 30_000;
  expect(await deliver(server.url, MAIL, { silenceMs })).toMatchObject(expected);
  expect(server.bodies()).toBeLessThanOrEqual(1);
});

test('no one listens', async () => {
  const server = await startMailServer();
  await server.close();
  expect(await deliver(server.url, MAIL)).toEqual({
    result: 'refused',
    temporary: true,
    problem: 'The mail server could not be reached (ECONNREFUSED).',
  });
});

test('user name and password, over TLS from the start', async () => {
  const server = await startMailServer({
    secure: true,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'office@example.test' && password === 'p:ä/ss@'
        ? done(null, { user: username })
        : done(Object.assign(new Error('5.7.8 No'), { responseCode: 535 })),
  });
  open.push(server);
  const withLogin = (password: string) =>
    server.url.replace('//', `//${encodeURIComponent('office@example.test')}:${encodeURIComponent(password)}@`);
  expect(await deliver(withLogin('p:ä/ss@'), MAIL)).toEqual({ result: 'accepted' });
  expect(server.received).toHaveLength(1);
  expect(await deliver(withLogin('wrong'), MAIL)).toMatchObject({
    result: 'refused',
    temporary: false,
    problem: expect.stringContaining('did not accept the user name or password') as string,
  });
});

test('a password never crosses a network in the clear; on this machine any certificate will do', () => {
  expect(readSmtpUrl('smtp://u:p@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    auth: { user: 'u', pass: 'p' },
    requireTLS: true,
  });
  expect(readSmtpUrl('smtp://mail.example.com:25')).toEqual({
    host: 'mail.example.com',
    port: 25,
    secure: false,
    auth: undefined,
    requireTLS: false,
  });
  expect(readSmtpUrl('smtps://u:p@mail.example.com')).toMatchObject({ port: 465, secure: true, requireTLS: false });
  expect(readSmtpUrl('smtp://u:p@[::1]:2525')).toMatchObject({ host: '::1', requireTLS: false, tls: { rejectUnauthorized: false } });
});
