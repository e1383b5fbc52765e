// Holds the sealing keys against the database before anything is read with them. A new key beside old data would open nothing, and a wrong
// one would show only at the first record.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import { createSealer, loadSealKeys, type Sealer, type SealKeys } from '../../../platform/server/seal.ts';
import { keepKeys, listKeptKeys } from './store/seal-keys.ts';

const SENTENCE = 'This opens with the key that sealed it.';
const placeOf = (id: number) => `system_seal_keys:${id}:sealed` as const;
type KeySettings = Parameters<typeof loadSealKeys>[0];

/** The sealing keys of the office. @throws Error in words for the person who starts the program when one is lost or is another one's */
export async function loadFittingKeys(db: JobDb, env: KeySettings): Promise<SealKeys> {
  const kept = await listKeptKeys(db);
  const from = env.SEAL_KEY === undefined ? join(env.DATA_DIR, 'keys', 'seal.key') : 'SEAL_KEY';
  if (kept !== undefined && kept.length > 0 && env.SEAL_KEY === undefined && !existsSync(from))
    throw new Error(
      `The sealing key ${from} is missing, but the database holds data that only this key opens. Bring the key back from your copy and start again. A new key was not made, because it could open nothing.`,
    );
  const keys = loadSealKeys(env);
  const sealer = createSealer(keys.current, keys.former);
  const count = keys.former.length + 1;
  for (const { id, sealed } of kept ?? []) {
    if (id > count)
      throw new Error(
        `The database holds data sealed with key ${id}, but only ${count === 1 ? 'key 1 is' : `keys 1 to ${count} are`} here. Bring the newer keys back from your copy and start again.`,
      );
    try {
      sealer.openText(placeOf(id), sealed);
    } catch {
      throw new Error(
        `The sealing key from ${id === count ? from : `its place among the former keys (key ${id})`} is not the one this database was sealed with. Use the key that belongs to this database, or the database that belongs to this key.`,
      );
    }
  }
  return keys;
}

/**
 * Notes the keys now in use, once the schema is there. `opensRecords` says whether they open what an earlier version sealed.
 * @throws Error as above
 */
export async function noteKeys(db: JobDb, keys: SealKeys, opensRecords: (sealer: Sealer) => Promise<boolean>): Promise<void> {
  const all = [...keys.former, keys.current];
  const kept = new Set((await listKeptKeys(db))?.map(({ id }) => id));
  if (kept.size === 0 && !(await opensRecords(createSealer(keys.current, keys.former))))
    throw new Error(
      'The sealing key is not the one this database was sealed with. Use the key that belongs to this database, or the database that belongs to this key.',
    );
  await keepKeys(
    db,
    all.flatMap((key, at) =>
      kept.has(at + 1) ? [] : [{ id: at + 1, sealed: createSealer(key, all.slice(0, at)).sealText(placeOf(at + 1), SENTENCE) }],
    ),
  );
}
