import { sql } from 'kysely';
import { loadFittingKeys } from '../../features/system/server/public.ts';
import { FolderInUse } from '../../platform/server/database/lock.ts';
import { openDatabase, type Database } from '../../platform/server/database/open-database.ts';
import { readEnv } from '../../platform/server/env.ts';
import { newSealKey, rotateSealKey } from '../../platform/server/rotate-seal-key.ts';
import { UsageError } from './usage.ts';

/** `redress keys rotate`. @throws UsageError when the program runs, or its keys do not belong to its data */
export async function runKeys([what, ...rest]: readonly string[]): Promise<void> {
  if (what !== 'rotate' || rest.length > 0) throw new UsageError('Only "redress keys rotate" is there. Try: redress help');
  const env = readEnv(process.env);
  const database = await openAlone(env);
  try {
    const keys = await loadFittingKeys(database.db, env).catch((error: unknown) => {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    });
    if (env.SEAL_KEY !== undefined) {
      const former = [...keys.former, keys.current].map((key) => Buffer.from(key).toString('base64')).join(',');
      console.log(
        `Start every process of the office with these settings, and keep them safe:\n\nSEAL_KEY=${newSealKey()}\nSEAL_KEY_FORMER=${former}`,
      );
      return;
    }
    const id = rotateSealKey(env.DATA_DIR);
    console.log(
      `Key ${id} seals from the next start on. What older keys sealed is sealed again in the background; Admin Tools shows how far it is.\nKeep a copy of ${env.DATA_DIR}/keys apart from your backups. The former keys stay: they open older backups.`,
    );
  } finally {
    await database.close();
  }
}

/** The office's database, when no process works on it. @throws UsageError */
async function openAlone(env: ReturnType<typeof readEnv>): Promise<Database> {
  const database = await openDatabase(env).catch((error: unknown) => {
    if (error instanceof FolderInUse)
      throw new UsageError(`${error.message} Stop it first: it would go on sealing with the key it started with.`);
    throw error;
  });
  if (database.kind === 'embedded') return database;
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = 'redress' and pid <> pg_backend_pid()`.execute(database.db);
  if ((rows[0]?.others ?? 0) === 0) return database;
  await database.close();
  throw new UsageError(
    'A process of the office is connected to this database. Stop all of them first: they would go on sealing with the key they started with.',
  );
}
