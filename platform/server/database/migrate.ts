// Forward-only migrations: plain SQL files, run once each in the order of their names, each in a transaction of its own run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './open-database.ts';

/** Brings the schema up to date and returns the names of the migrations it ran. @throws Error naming the migration that failed, or that the data is newer than the program. */
export async function migrate(db: Db, folder: string): Promise<readonly string[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const migrations: Record<string, Migration> = Object.fromEntries(
    names.map((name) => [
      name.replace(/\.sql$/, ''),
      {
        up: (tx: Kysely<unknown>) =>
          sql
            .raw(readFileSync(join(folder, name), 'utf8'))
            .execute(tx)
            .then(() => undefined),
      },
    ]),
  );
  const { error, results } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName;
    const why = error instanceof Error ? error.message : 'unknown reason';
    if (failed === undefined && why.includes('corrupted migrations')) {
      throw new Error('The data was written by a newer version of Redress; nothing was changed. Start that version, or newer.');
    }
    throw new Error(`Database migration ${failed ?? ''} failed: ${why}`, { cause: error });
  }
  return (results ?? []).map((r) => r.migrationName);
}
