// The room there is for files, on disk and in memory, and who takes it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { endWhenUnread } from '../../../platform/server/http/end-when-unread.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openFileDoor, pathOf, type FileDoor } from './testing.ts';

const MB = 1024 * 1024;
let app: TestApp;
let files: FileDoor;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: { FILES_MAX_MB: '25', LOG_LEVEL: 'silent' } });
  ({ token } = await app.signIn('owner'));
  files = openFileDoor(app.url, token);
});
afterAll(() => app.close());

/** Asks for a file and reads no more than the first line of the answer. */
async function askAndStop(name: string): Promise<{ socket: Socket; line: string }> {
  const { hostname, port, host } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${pathOf(name)}?alt=media HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Firebase ${token}\r\n\r\n`);
  const [piece] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { socket, line: piece.toString('latin1').split('\r\n')[0] ?? '' };
}

test('answers that no one reads take no more than their share of the memory', async () => {
  await files.upload('staff/large.txt', 'A'.repeat(20 * MB));
  const asked = [];
  for (let n = 0; n < 6; n += 1) asked.push(await askAndStop('staff/large.txt'));
  expect(asked.map(({ line }) => line.split(' ')[1])).toEqual(['200', '200', '200', '503', '503', '503']);
  // Someone else gets on, and so does the same person once the others have gone.
  const other = openFileDoor(app.url, (await app.signIn('owner')).token);
  expect((await other.download('staff/large.txt')).bytes.length).toBe(20 * MB);
  for (const { socket } of asked) socket.destroy();
  expect(await app.eventually(async () => ((await files.download('staff/large.txt')).status === 200 ? true : undefined))).toBe(true);
  const ranges = await Promise.all(Array.from({ length: 3 }, () => files.download('staff/large.txt', { range: 'bytes=0-9' })));
  expect(ranges.map(({ status, bytes }) => [status, bytes.length])).toEqual([
    [206, 10],
    [206, 10],
    [206, 10],
  ]);
});

test('an answer of which nothing is read ends', async () => {
  const server = createServer((_request, raw) => {
    endWhenUnread({ raw }, 100);
    raw.end(Buffer.alloc(50 * MB));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [served] = (await once(server, 'connection')) as [Socket];
  await once(served, 'close');
  socket.destroy();
  server.close();
});

test('the details of a file keep its type without a look at its bytes', async () => {
  await files.upload('staff/typed.txt', 'text');
  expect((await files.call('PATCH', pathOf('staff/typed.txt'), { body: '{"contentType":"text/plain"}' })).status).toBe(200);
  expect((await files.call('PATCH', pathOf('staff/typed.txt'), { body: '{"contentType":"text/csv"}' })).status).toBe(403);
});

test('what is finished is not canceled, and numbers are digits', async () => {
  const path = await files.start('staff/done.txt', 4);
  for (const offset of ['0x0', '', '-0', ' ', '0e1', '1']) {
    expect([
      offset,
      (await files.call('POST', path, { headers: { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': offset }, body: 'done' }))
        .status,
    ]).toEqual([offset, 409]);
  }
  expect((await files.command(path, 'upload, finalize', 0, 'done')).status).toBe(200);
  expect((await files.command(path, 'cancel', 0)).headers['x-goog-upload-status']).toBe('final');
  const headers = {
    'x-goog-upload-protocol': 'resumable',
    'x-goog-upload-command': 'start',
    'x-goog-upload-header-content-length': '0x10',
  };
  expect((await files.call('POST', '/v0/b/redress/o?name=staff%2Fdone.txt', { headers, body: '{}' })).status).toBe(400);
});

test('an office with little room', async () => {
  const tight = await startTestApp({ env: { FILES_QUOTA_MB: '2', LOG_LEVEL: 'silent' } });
  const door = openFileDoor(tight.url, (await tight.signIn('owner')).token);
  const text = 'A'.repeat(MB - 1000);
  expect((await door.upload('staff/a.txt', text)).status).toBe(200);
  const start = (name: string) =>
    door.call('POST', `/v0/b/redress/o?name=${encodeURIComponent(name)}`, {
      headers: {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(900_000),
      },
      body: '{}',
    });
  const starts = await Promise.all(Array.from({ length: 12 }, (_, n) => start(`staff/${n}.txt`)));
  expect(starts.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 402)]);
  // What is announced is taken already; replacing takes the difference only.
  expect([(await door.upload('staff/b.txt', text)).status, (await door.upload('staff/a.txt', text.replaceAll('A', 'B'))).status]).toEqual([
    402, 200,
  ]);
  const address = new URL(String(starts.find(({ status }) => status === 200)?.headers['x-goog-upload-url']));
  expect((await door.command(address.pathname + address.search, 'cancel', 0)).status).toBe(200);
  // A deleted file lies there for a month.
  expect((await door.remove('staff/a.txt')).status).toBe(204);
  expect([(await door.upload('staff/c.txt', text)).status, (await door.upload('staff/d.txt', text)).status]).toEqual([200, 402]);
  await tight.close();
});

test('one client cannot fill the disk of the office', async () => {
  const { api, token: staff } = await app.signIn('owner');
  const { id } = await api.contacts.create({ firstName: 'Ida', lastName: 'Moran', category: 'client' });
  const ida = openFileDoor(app.url, (await app.signIn('client', { contactId: id })).token);
  const name = (n: number | string) => `contacts/${id}/documents/${n}.txt`;
  for (const n of ['a', 'b', 'c']) expect((await ida.upload(name(n), 'A')).status).toBe(200);
  const { pool } = app.server.database;
  await pool.query(
    `insert into files (id, contact_id, blob_key, name, media_type, size_bytes, sha256, purpose, created_at, created_by, object_name, updated_at)
      select gen_random_uuid(), contact_id, gen_random_uuid(), name, media_type, 1, sha256, purpose, created_at, created_by, object_name || n, updated_at
      from files, generate_series(1, 196) n where object_name = $1`,
    [name('a')],
  );
  const last = await Promise.all(['x', 'y', 'z'].map(async (n) => (await ida.upload(name(n), 'A')).status));
  expect(last.sort()).toEqual([200, 402, 402]);
  // What the client deletes counts on; replacing a file takes no other place; what the office deletes makes room.
  expect((await ida.remove(name('b'))).status).toBe(204);
  expect([(await ida.upload(name('later'), 'A')).status, (await ida.upload(name('a'), 'B')).status]).toEqual([402, 200]);
  expect((await openFileDoor(app.url, staff).remove(name('c'))).status).toBe(204);
  expect((await ida.upload(name('later'), 'A')).status).toBe(200);
  await pool.query('update files set size_bytes = 199 * 1024 * 1024 where object_name = $1', [name('a')]);
  await openFileDoor(app.url, staff).remove(name('later'));
  expect((await ida.upload(name('large'), 'A'.repeat(2 * MB))).status).toBe(402);
});

test('of the open uploads of a client the newest are kept', async () => {
  const { api } = await app.signIn('owner');
  const { id } = await api.contacts.create({ firstName: 'Ana', lastName: 'Lindqvist', category: 'client' });
  const ana = openFileDoor(app.url, (await app.signIn('client', { contactId: id })).token);
  const name = (n: number) => `contacts/${id}/documents/${n}.txt`;
  const stateOf = async (path: string) => (await ana.command(path, 'query', 0)).headers['x-goog-upload-status'];
  const many = [];
  for (let n = 0; n < 5; n += 1) many.push(await ana.start(name(n), 10));
  expect(await Promise.all(many.map(stateOf))).toEqual(['cancelled', 'active', 'active', 'active', 'active']);
  const large = [];
  for (let n = 0; n < 3; n += 1) large.push(await ana.start(name(n), 25 * MB));
  expect(await Promise.all([...many, ...large].map(stateOf))).toEqual([
    ...Array.from({ length: 4 }, () => 'cancelled'),
    'active',
    'active',
    'active',
    'active',
  ]);
});
