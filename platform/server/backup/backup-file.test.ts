import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import { generateX25519Identity } from 'age-encryption';
import { beforeAll, expect, test } from 'vitest';
import { createSealer } from '../seal.ts';
import { encryptStage, identityKey, passphraseKey, type BackupKey } from './backup-key.ts';
import { readBackup } from './read-backup.ts';
import { readTar, TAR_END, tarEntry } from './tar.ts';

const AT = new Date('2026-11-23T08:40:00Z');
const sha = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const SEAL = Buffer.alloc(32, 7);
const FILE = '0b6f3f0e-3f5b-4d0a-9d5e-1f2a3b4c5d6e';
const sealed = createSealer(SEAL).seal(`blobs:${FILE}:bytes`, Buffer.alloc(300_000, 1));
const ROWS = '{"id":1}\n{"id":2}\n';

const HEAD = {
  product: 'redress',
  format: 1,
  version: '1',
  createdAt: AT.toISOString(),
  database: 'embedded',
  migrations: ['0001'],
  databaseBytes: 1,
  fileBytes: 1,
};
const PARTS: Readonly<Record<string, string | Uint8Array>> = {
  'head.json': JSON.stringify(HEAD),
  'keys.json': JSON.stringify({ current: SEAL.toString('base64'), former: [], activityHead: null }),
  'tables/things/000001.jsonl': ROWS,
  'jobs.jsonl': '',
  'tables.json': JSON.stringify({
    tables: { things: { rows: 2, sha256: sha(ROWS) } },
    leftOut: [],
    sequences: [],
    jobs: { rows: 0, sha256: sha('') },
  }),
  [`files/${FILE}`]: sealed,
  'end.json': JSON.stringify({ files: 1, bytes: sealed.length, sha256: sha(`${FILE} ${sha(sealed)}\n`), missing: [] }),
};

let key: BackupKey;
beforeAll(async () => void (key = identityKey(await generateX25519Identity())));

async function write(parts: Readonly<Record<string, string | Uint8Array>>, lock = key): Promise<Buffer> {
  const blocks = Object.entries(parts).flatMap(([name, body]) => [...tarEntry(name, Buffer.from(body), AT)]);
  const target = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(target),
    pipeline(Readable.from([...blocks, TAR_END]), createZstdCompress(), encryptStage(lock), target),
  ]);
  return bytes;
}
const read = (bytes: Uint8Array, lock = key) => readBackup(Readable.from([bytes]), lock);
const without = (name: string) => Object.fromEntries(Object.entries(PARTS).filter(([one]) => one !== name));

test('a whole backup is read, in any pieces', async () => {
  const bytes = await write(PARTS);
  expect(await read(bytes)).toMatchObject({ rows: 2, tables: 1, files: 1, missing: 0 });
  const pieces = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, at) => bytes.subarray(at * 777, (at + 1) * 777));
  expect(await readBackup(Readable.from(pieces), key)).toMatchObject({ rows: 2 });
});

test('a passphrase opens what it locked, and nothing else does', async () => {
  const lock = passphraseKey('correct horse battery staple');
  const bytes = await write(PARTS, lock);
  expect(await read(bytes, lock)).toMatchObject({ rows: 2 });
  await expect(read(bytes, passphraseKey('another long passphrase'))).rejects.toThrow('The passphrase does not open this backup.');
  await expect(read(bytes)).rejects.toThrow('The key does not open this backup.');
});

test('neither a byte that was flipped nor an end that was cut off stays unnoticed', async () => {
  const bytes = await write(PARTS);
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 23)) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    await expect(read(flipped), `byte ${at}`).rejects.toThrow(/damaged|no backup|does not open/);
    await expect(read(bytes.subarray(0, at)), `cut at ${at}`).rejects.toThrow(/damaged|no backup|cut off/);
  }
  await expect(read(Buffer.from('Dear client'))).rejects.toThrow('no backup of Redress');
});

test.each<[string, Readonly<Record<string, string | Uint8Array>>, string]>([
  ['a newer format', { ...PARTS, 'head.json': JSON.stringify({ ...HEAD, format: 2 }) }, 'A newer version of Redress made this backup'],
  ['a row less', { ...PARTS, 'tables/things/000001.jsonl': '{"id":1}\n' }, 'the table things is not as it was written'],
  ['no rows', without('tables/things/000001.jsonl'), 'the table things is not as it was written'],
  ['a file less', without(`files/${FILE}`), 'its files are not those that were written'],
  [
    'another key',
    { ...PARTS, 'keys.json': JSON.stringify({ current: Buffer.alloc(32, 8).toString('base64'), former: [], activityHead: null }) },
    'does not open with the keys',
  ],
  ['no end', without('end.json'), 'its end is missing'],
  ['something else', { ...PARTS, 'notes.txt': 'x' }, 'something follows its end'],
])('a backup with %s is refused', async (_what, parts, sentence) => {
  await expect(write(parts).then((bytes) => read(bytes))).rejects.toThrow(sentence);
});

test('an archive gives back what was put in, empty entries too', async () => {
  const names = ['a', 'b/c.json', `files/${FILE}`];
  const blocks = names.flatMap((name, at) => [...tarEntry(name, Buffer.alloc(at * 512, at), AT)]);
  const found: [string, number][] = [];
  for await (const { name, body } of readTar(Readable.from([...blocks, TAR_END]))) found.push([name, body.length]);
  expect(found).toEqual(names.map((name, at) => [name, at * 512]));
});
