// A new sealing key takes the place of the current one, in the files of an installation. A cut at any moment leaves keys that open
// everything: the copy under its number is on disk before the new key takes the name of the current one.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSealKeys } from './seal.ts';
import { syncFolderNow } from './sync-folder.ts';

/**
 * Makes a new current key in DATA_DIR/keys; the one before it becomes `seal-N.key`. No process of the office may run meanwhile, because it
 * would go on with the keys it started with.
 * @returns the number of the new key
 * @throws Error when a key is missing
 */
export function rotateSealKey(dataDir: string): number {
  const former = loadSealKeys({ DATA_DIR: dataDir }).former.length;
  const folder = join(dataDir, 'keys');
  const [current, numbered, fresh] = [join(folder, 'seal.key'), join(folder, `seal-${former + 1}.key`), join(folder, 'seal.key.new')];
  if (existsSync(numbered)) throw new Error(`There is a key ${numbered} already.`);
  writeFileSync(numbered, readFileSync(current), { mode: 0o600, flag: 'wx', flush: true });
  syncFolderNow(folder);
  writeFileSync(fresh, newSealKey(), { mode: 0o600, flush: true });
  renameSync(fresh, current);
  syncFolderNow(folder);
  return former + 2;
}

/** 32 random bytes, base64. */
export function newSealKey(): string {
  return randomBytes(32).toString('base64');
}
