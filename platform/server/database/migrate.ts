// Forward-only migrations, run once each in the order of their names: plain SQL files, each in one transaction with those beside it, and the
// data steps of features between them, which move rows in batches first and are recorded like a migration when none is left.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import type { Tables } from '../../../db/tables.ts';
import type { Logger } from '../log.ts';
import type { Sealer } from '../seal.ts';
import type { DataStep } from './data-step.ts';
import { mintJobDb } from './handles.ts';
import type { JobDb } from './open-database.ts';

/** What data steps need. */
export interface StepContext {
  readonly steps: readonly DataStep[];
  readonly sealer: Sealer;
  readonly log: Pick<Logger, 'info'>;
}

/**
 * Brings schema and rows up to date and returns the names of the migrations and steps it ran. Cut short at any moment, the next start goes
 * on from there. @throws Error naming the migration that failed, or that the data is newer than the program.
 */
export async function migrate(db: JobDb, folder: string, context: StepContext): Promise<readonly string[]> {
  const migrator = openMigrator(db, folder, context.steps);
  const known = await migrator.getMigrations();
  const done = new Set(known.flatMap(({ name, executedAt }) => (executedAt === undefined ? [] : [name])));
  const ran: string[] = [];
  const upTo = async (name: string): Promise<void> => {
    for (const one of check(await migrator.migrateTo(name))) ran.push(one);
    done.add(name);
  };
  for (const step of context.steps.toSorted(byName)) {
    if (done.has(step.name)) continue;
    const before = known.filter((one) => byName(one, step) < 0).at(-1);
    if (before && !done.has(before.name)) await upTo(before.name);
    await moveRows(db, step, context);
    await upTo(step.name);
  }
  return [...ran, ...check(await migrator.migrateToLatest())];
}

/**
 * Gives an empty database the schema that these migrations and data steps make, and no later one, so that rows of that time fit.
 * @throws Error when this program does not know exactly these in this order
 */
export async function migrateEmpty(db: JobDb, folder: string, steps: readonly DataStep[], names: readonly string[]): Promise<void> {
  const migrator = openMigrator(db, folder, steps);
  const known = (await migrator.getMigrations()).map(({ name }) => name);
  if (names.some((name) => !known.includes(name))) throw new Error(NEWER);
  const last = Math.max(...names.map((name) => known.indexOf(name)));
  if (known.slice(0, last + 1).length !== names.length)
    throw new Error('The data was written by a version of Redress that is no forerunner of this one.');
  check(await migrator.migrateTo(known[last] ?? ''));
}

/** Whether this program knows all of these migrations and data steps. */
export function knowsMigrations(folder: string, steps: readonly DataStep[], names: readonly string[]): boolean {
  const known = new Set([...readdirSync(folder).map((name) => name.replace(/\.sql$/, '')), ...steps.map(({ name }) => name)]);
  return names.every((name) => known.has(name));
}

function openMigrator(db: JobDb, folder: string, steps: readonly DataStep[]): Migrator {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations: Record<string, Migration> = Object.fromEntries([
    ...files.map((name) => [name.replace(/\.sql$/, ''), { up: (tx: Kysely<unknown>) => runFile(tx, join(folder, name)) }] as const),
    ...steps.map((step) => [step.name, { up: (tx: Kysely<Tables>) => step.finish(mintJobDb(tx)) }] as const),
  ]);
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

const NEWER = 'The data was written by a newer version of Redress; nothing was changed. Start that version, or newer.';

/** As the migrator sorts them. */
const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name);

async function runFile(tx: Kysely<unknown>, path: string): Promise<void> {
  await sql.raw(readFileSync(path, 'utf8')).execute(tx);
}

/** Names of what ran. @throws Error when something failed */
function check({ error, results }: MigrationResultSet): readonly string[] {
  if (error !== undefined) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName;
    const why = error instanceof Error ? error.message : 'unknown reason';
    if (failed === undefined && why.includes('corrupted migrations')) {
      throw new Error(NEWER);
    }
    throw new Error(`Database migration ${failed ?? ''} failed: ${why}`, { cause: error });
  }
  // When another process was faster, the migrator lists what it would take back; it has nothing to take back with.
  return (results ?? []).flatMap((r) => (r.direction === 'Up' && r.status === 'Success' ? [r.migrationName] : []));
}

/** Moves every row of a step, a batch in a transaction each. */
async function moveRows(db: JobDb, step: DataStep, { sealer, log }: StepContext): Promise<void> {
  let [moved, after] = [0, undefined as string | undefined];
  for (;;) {
    const batch = await db.transaction().execute(async (tx) => {
      // Of several processes that start at once, one moves; the others find what is left, or the columns gone and the step recorded.
      await sql`select pg_advisory_xact_lock(hashtext('redress.data-steps'))`.execute(tx);
      const { rows } = await sql`select 1 from kysely_migration where name = ${step.name}`.execute(tx);
      return rows.length > 0 ? undefined : step.move(mintJobDb(tx), sealer, after);
    });
    if (!batch) break;
    moved += batch.count;
    after = batch.last;
    log.info({ step: step.name, rows: moved }, `Bringing stored rows up to date: ${moved} of ${step.table} done`);
  }
}
