import { createRequire } from 'node:module';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3BlobStore, readS3Address } from './blobs-s3.ts';
import { createSealer } from './seal.ts';

interface Bucket {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// The package has no types of its own.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Bucket;
const folder = mkdtempSync(join(tmpdir(), 'redress-s3-'));
const bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'files' }] });
const sealer = createSealer(Buffer.alloc(32, 7));
let address: string;
beforeAll(async () => void (address = `http://S3RVER:S3RVER@127.0.0.1:${(await bucket.run()).port}/files?region=us-east-1`));
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

async function keysOf(list: AsyncIterable<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of list) keys.push(key);
  return keys.sort();
}

test('blobs live in the bucket, sealed', async () => {
  const store = createS3BlobStore(address, sealer);
  const { key, sha256 } = await store.put(Buffer.from('hello'));
  expect(sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824');
  expect((await store.get(key)).toString()).toBe('hello');
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  expect(written.some((path) => path.includes(key))).toBe(true);
  expect(written.filter((path) => readFileSync(path).includes('hello'))).toEqual([]);

  const second = await store.put(new Uint8Array(300_000));
  expect(await keysOf(store.listOlderThan(new Date(Date.now() + 60_000)))).toEqual([key, second.key].sort());
  expect(await keysOf(store.listOlderThan(new Date(Date.now() - 60_000)))).toEqual([]);
  expect(await store.has(key)).toBe(true);
  await store.remove(key);
  await store.remove(key);
  expect(await store.has(key)).toBe(false);
  await expect(store.get(key)).rejects.toThrow();
  await expect(store.get('../../etc/passwd')).rejects.toThrow('Not a blob key.');
});

test('an address that lacks a part is refused at the start', () => {
  expect(readS3Address('https://id:se%2Fcret@s3.example.test/office?region=eu-west-1')).toEqual({
    endpoint: 'https://s3.example.test',
    bucket: 'office',
    region: 'eu-west-1',
    accessKeyId: 'id',
    secretAccessKey: 'se/cret',
  });
  for (const wrong of ['https://s3.example.test/office', 'https://id:secret@s3.example.test/', 'https://id:secret@s3.example.test/a/b']) {
    expect(() => createS3BlobStore(wrong, sealer)).toThrow('FILES_S3_URL');
  }
});

test.each([
  ['says nothing', ''],
  ['stops in the middle', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'],
])('a bucket that %s is given up as busy', async (_what, answer) => {
  const hanging = createServer((socket) => void socket.on('error', () => undefined).once('data', () => socket.write(answer)));
  await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done));
  const store = createS3BlobStore(`http://id:secret@127.0.0.1:${(hanging.address() as AddressInfo).port}/files`, sealer, 200);
  await expect(store.get('0190a0a0-0000-7000-8000-00000000000a')).rejects.toMatchObject({ statusCode: 503 });
  hanging.close();
});
