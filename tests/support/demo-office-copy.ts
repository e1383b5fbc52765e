// The demo office, filled once for all journeys of a run: telling its stories takes longer than many of them.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type ChildServer } from './child-server.ts';
import { copyDatabase, databaseKind, databaseUrl, onServer } from './databases.ts';

const DEMO = 'apps/server/demo.ts';

/** Where the demo office of this run is filled; removed when the run ends. */
const demoFolder = (): string => join(process.env.REDRESS_TEST_RUN_DIR ?? '', 'demo');

/** Where a demo office lies: the settings it is started with. */
export interface DemoPlace extends Record<string, string> {
  readonly DATA_DIR: string;
}

/**
 * Puts the demo office into `folder`, which has to be empty, as its first start left it. Its database is on PostgreSQL where the run
 * has one, because there it takes a third of the work.
 */
export async function copyDemo(folder: string): Promise<DemoPlace> {
  const { data, database } = await filledOnce();
  cpSync(data, folder, { recursive: true });
  return { DATA_DIR: folder, ...(database !== undefined && (await copyOf(database))) };
}

/** Starts what `copyDemo` put somewhere. @throws Error when it does not start */
export const startDemoAt = (place: DemoPlace, env: Record<string, string> = {}): Promise<ChildServer> =>
  startChild({ ...place, ...env }, DEMO);

/** A copy of the demo office with its files in `folder`, started. @throws Error when it does not start */
export async function startDemo(folder: string, env: Record<string, string> = {}): Promise<ChildServer> {
  return startDemoAt(await copyDemo(folder), env);
}

interface Filled {
  readonly data: string;
  /** Name of the filled database; undefined when it lies in the folder. */
  readonly database: string | undefined;
}

/** The demo office of the run's first start. The first caller fills it, the others wait. */
async function filledOnce(): Promise<Filled> {
  const place = demoFolder();
  const [data, filled] = [join(place, 'data'), join(place, 'filled')];
  const database = databaseKind() === 'postgres' ? `${process.env.REDRESS_TEST_TEMPLATE_NAME ?? ''}_demo` : undefined;
  try {
    mkdirSync(place);
  } catch {
    for (const end = Date.now() + 280_000; !existsSync(filled);) {
      if (Date.now() > end) throw new Error('The demo office was not filled in time.');
      await new Promise((next) => setTimeout(next, 100));
    }
    return { data, database };
  }
  if (database !== undefined) await onServer(server(), `create database ${database}`);
  await (
    await startChild({ DATA_DIR: data, ...(database !== undefined && { DATABASE_URL: databaseUrl(server(), database) }) }, DEMO)
  ).stop();
  rmSync(join(data, 'run'), { recursive: true, force: true });
  writeFileSync(filled, '');
  return { data, database };
}

/** The name begins like that of the run's template, so it goes with it when the run ends. */
async function copyOf(database: string): Promise<{ readonly DATABASE_URL: string }> {
  const name = `${database}_${Math.random().toString(36).slice(2, 10)}`;
  await copyDatabase(server(), database, name);
  return { DATABASE_URL: databaseUrl(server(), name) };
}

const server = (): string => process.env.TEST_DATABASE_URL ?? '';
