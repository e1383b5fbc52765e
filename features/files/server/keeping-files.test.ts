// Virus scanner (C32), bucket of another machine, full disk, and what happens to what was deleted or went missing.
import { createRequire } from 'node:module';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSystemChange } from '../../../platform/server/change.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { fetchIdToken } from '../../../apps/server/loopback-client.ts';
import { createUser } from '../../accounts/server/public.ts';
import { scanQuarantined, sweepOrphans } from './jobs.ts';
import { BUCKET, EICAR, openFileDoor, startScanner, type FileDoor } from './testing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let scanner: Awaited<ReturnType<typeof startScanner>>;
let app: TestApp;
let files: FileDoor;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'redress-s3-'));
interface Bucket {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
const bucket = new (createRequire(import.meta.url)('s3rver') as new (options: object) => Bucket)({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'files' }],
});

beforeAll(async () => {
  scanner = await startScanner();
  const { port } = await bucket.run();
  app = await startTestApp({
    env: {
      FILE_SCANNER_URL: `tcp://127.0.0.1:${scanner.port}`,
      FILES_S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/files`,
      LOG_LEVEL: 'silent',
    },
  });
  ({ token } = await app.signIn('owner'));
  files = openFileDoor(app.url, token);
});
afterAll(async () => {
  await app.close();
  await scanner.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const callAt = (now: Date): JobCall => ({
  db: app.server.database.db,
  services: app.server.services,
  now,
  zone: 'America/New_York',
  changeFor: () => Promise.reject(new Error('No one is acted for.')),
  settle: async () => true,
  transaction: () => Promise.reject(new Error('unused')),
  change: (kind, make) => runSystemChange(app.server.context, kind, make),
});
const inBucket = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_object'));

test('what is clean is served, what is not never, and what no one looked at waits', async () => {
  expect((await files.upload('staff/clean.txt', 'clean')).json['downloadTokens']).toBeTypeOf('string');
  expect((await files.upload('staff/virus.txt', EICAR)).json['downloadTokens']).toBeUndefined();
  expect([(await files.metadata('staff/virus.txt')).status, (await files.download('staff/virus.txt')).status]).toEqual([200, 403]);

  const { port } = scanner;
  await scanner.close();
  for (const [name, text] of [
    ['waits.txt', 'clean'],
    ['waits-too.txt', EICAR],
  ] as const) {
    expect((await files.upload(`staff/${name}`, text)).json['downloadTokens']).toBeUndefined();
    expect([(await files.metadata(`staff/${name}`)).status, (await files.download(`staff/${name}`)).status]).toEqual([200, 403]);
  }
  await scanQuarantined.run({}, callAt(new Date()));
  expect((await files.download('staff/waits.txt')).status).toBe(403);

  scanner = await startScanner(port);
  await scanQuarantined.run({}, callAt(new Date()));
  await scanQuarantined.run({}, callAt(new Date()));
  expect((await files.download('staff/waits.txt')).bytes.toString()).toBe('clean');
  expect((await files.download('staff/waits-too.txt')).status).toBe(403);
  const { rows } = await app.api(token).activity.list({});
  expect(
    rows
      .filter((row) => row.kind === 'files.released' || row.kind === 'files.infectionFound')
      .map((row) => row.summary)
      .sort(),
  ).toEqual(['File waits.txt checked for viruses', 'Virus found in file waits-too.txt; it cannot be opened']);
});

test('the bucket holds pieces and files, and the sweep takes what no one needs', async () => {
  await sweepOrphans.run({}, callAt(new Date(Date.now() + DAY_MS)));
  const before = inBucket().length;
  const path = await files.start('staff/pieces.txt', 500_000);
  await files.command(path, 'upload', 0, 'A'.repeat(262_144));
  expect(inBucket().length).toBe(before + 1);
  expect((await files.command(path, 'upload', 0, 'A'.repeat(262_144))).headers['x-goog-upload-size-received']).toBe('262144');
  expect(inBucket().length).toBe(before + 1);
  for (const [offset, piece] of [
    [0, 'B'],
    [1, 'A'],
    [300_000, 'A'],
  ] as const)
    expect((await files.command(path, 'upload', offset, piece)).status).toBe(409);
  expect((await files.command(path, 'finalize', 262_144)).status).toBe(400);
  const again = await files.start('staff/pieces.txt', 500_000);
  await files.command(again, 'upload', 0, 'A'.repeat(262_144));
  expect((await files.command(again, 'upload, finalize', 262_144, 'B'.repeat(237_856))).json['size']).toBe('500000');
  expect((await files.download('staff/pieces.txt')).bytes.length).toBe(500_000);
  await files.upload('staff/pieces.txt', 'short');
  await sweepOrphans.run({}, callAt(new Date(Date.now() + 2 * DAY_MS)));
  expect(inBucket().length).toBe(before + 1);
  expect((await files.download('staff/pieces.txt')).bytes.toString()).toBe('short');

  const cancelled = await files.start('staff/cancelled.txt', 500_000);
  await files.command(cancelled, 'upload', 0, 'A'.repeat(262_144));
  expect((await files.command(cancelled, 'cancel', 0)).headers['x-goog-upload-status']).toBe('cancelled');
  expect([(await files.command(cancelled, 'upload', 262_144, 'A')).status, inBucket().length]).toEqual([409, before + 1]);
});

test('deleted bytes stay a month', async () => {
  await files.upload('staff/bin.txt', 'bin');
  const held = inBucket().length;
  await files.remove('staff/bin.txt');
  await sweepOrphans.run({}, callAt(new Date(Date.now() + 29 * DAY_MS)));
  expect(inBucket().length).toBe(held);
  await sweepOrphans.run({}, callAt(new Date(Date.now() + 31 * DAY_MS)));
  expect(inBucket().length).toBe(held - 1);
});

test('an upload refused in the end leaves no pieces, and one of another kind of file than said is refused', async () => {
  const held = inBucket().length;
  const path = await files.start('staff/photo.jpg', 20, 'image/jpeg');
  expect((await files.command(path, 'upload, finalize', 0, '<html><body>12345678')).status).toBe(403);
  expect([(await files.command(path, 'query', 0)).headers['x-goog-upload-status'], inBucket().length]).toEqual(['cancelled', held]);
});

test('addresses of uploads begin with the public address, or without one with the name of this machine that was asked', async () => {
  const addressOf = async (door: FileDoor, host: string): Promise<string> => {
    const headers = {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': '5',
      host,
    };
    const { status, headers: answer } = await door.call('POST', `${BUCKET}?name=staff%2Fa.txt`, { headers, body: '{}' });
    return String(answer['x-goog-upload-url'] ?? status);
  };
  const rest = '/v0/b/redress/o\\?name=staff%2Fa\\.txt&upload_id=[0-9a-f-]{36}&upload_protocol=resumable$';
  for (const host of ['localhost:3000', '127.0.0.1:3000'])
    expect(await addressOf(files, host)).toMatch(new RegExp(`^http://${host}${rest}`));
  expect(await addressOf(files, 'evil.example')).toBe('421');

  const proxied = await startTestApp({ env: { PUBLIC_URL: 'https://office.example', LOG_LEVEL: 'silent' } });
  const { listeningOrigin } = proxied.server.app;
  await createUser(proxied.server.database.db, { email: 'o@example.test', password: TEST_PASSWORD, name: 'O', role: 'owner' }, new Date());
  const door = openFileDoor(listeningOrigin, await fetchIdToken(listeningOrigin, 'o@example.test', TEST_PASSWORD));
  for (const host of ['office.example', 'localhost:3000'])
    expect(await addressOf(door, host)).toMatch(new RegExp(`^https://office\\.example${rest}`));
  await proxied.close();
});

test('a full disk takes no files and still lists them', async () => {
  const tight = await startTestApp({ env: { DISK_RESERVE_MB: '999999999', LOG_LEVEL: 'silent' } });
  const shut = openFileDoor(tight.url, (await tight.signIn('owner')).token);
  expect([(await shut.upload('staff/a.txt', 'a')).status, (await shut.call('GET', BUCKET)).status]).toEqual([503, 200]);
  await tight.close();
});
