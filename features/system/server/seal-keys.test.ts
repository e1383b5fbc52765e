// A lost or wrong sealing key is found at start, in words.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSealer } from '../../../platform/server/seal.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { loadFittingKeys, noteKeys } from './seal-keys.ts';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'redress-keys-'));
  await app.server.database.pool.query('delete from system_seal_keys');
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const db = () => app.server.database.db;
const [first, second, other] = [1, 2, 3].map(() => randomBytes(32).toString('base64')) as [string, string, string];
const given = (key?: string, former: readonly string[] = []) => ({ DATA_DIR: folder, SEAL_KEY: key, SEAL_KEY_FORMER: former });
const opensAll = async () => true;
const note = async (key: string, former: readonly string[] = []) =>
  noteKeys(db(), await loadFittingKeys(db(), given(key, former)), opensAll);

test('the same key, and the one after it, open the office', async () => {
  await note(first);
  await note(second, [first]);
  await expect(loadFittingKeys(db(), given(second, [first]))).resolves.toBeDefined();
});

test.each([
  ['another key', () => given(other), /not the one this database was sealed with/],
  ['a former key that is another one', () => given(second, [other]), /among the former keys \(key 1\)/],
  ['only the former key', () => given(first), /sealed with key 2, but only key 1 is here/],
])('%s is refused', async (_name, settings, sentence) => {
  await note(first);
  await note(second, [first]);
  await expect(loadFittingKeys(db(), settings())).rejects.toThrow(sentence);
});

test('a key file that is gone is not made again', async () => {
  await note(first);
  await expect(loadFittingKeys(db(), given())).rejects.toThrow(/seal\.key is missing/);
  expect(existsSync(join(folder, 'keys', 'seal.key'))).toBe(false);
});

test('records of a version before tell a wrong key too', async () => {
  const keys = await loadFittingKeys(db(), given(other));
  await expect(noteKeys(db(), keys, async () => false)).rejects.toThrow(/not the one/);
  expect(createSealer(keys.current)).toBeDefined();
  expect((await app.server.database.pool.query('select 1 from system_seal_keys')).rowCount).toBe(0);
});
