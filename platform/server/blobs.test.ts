import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBlobStore } from './blobs.ts';
import { createSealer } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'redress-blobs-'));
const store = createBlobStore(folder, createSealer(Buffer.alloc(32, 7)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const filesIn = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

test('what a crash left half written is listed and removed, what belongs to others is neither', async () => {
  const { key } = await store.put(Buffer.from('hello'));
  expect([await store.has(key), (await store.get(key)).toString()]).toEqual([true, 'hello']);
  const shelf = key.slice(0, 2);
  const half = `${shelf}${key.slice(2, -1)}${key.endsWith('0') ? '1' : '0'}`;
  for (const name of [`${half}.part`, 'notes.txt']) {
    writeFileSync(join(folder, shelf, name), 'x');
    utimesSync(join(folder, shelf, name), 1, 1);
  }
  const old: string[] = [];
  for await (const found of store.listOlderThan(new Date(60_000))) old.push(found);
  expect(old).toEqual([half]);
  for (const found of [half, key]) await store.remove(found);
  expect(filesIn()).toEqual([join(shelf, 'notes.txt')]);
  expect(await store.has(key)).toBe(false);
});

test('nothing but a blob key names a file', async () => {
  for (const key of ['../x', '', 'a'.repeat(36), '-'.repeat(36)]) await expect(store.get(key)).rejects.toThrow('Not a blob key.');
});
