// One way to a database for everything above: a `pg` pool, whether PostgreSQL answers it or the embedded database does.
import { fork, type ChildProcess } from 'node:child_process';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { ChildMessage } from './embedded-child.ts';
import { FolderInUse } from './lock.ts';
import { withPrepared } from './prepared.ts';

/** A connection that knows no table yet; each feature's store adds its own with `withTables`. */
export type NoTables = Record<never, never>;
export type Db = Kysely<NoTables> | Transaction<NoTables>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<NoTables>;
  readonly pool: Pool;
  /** Connection settings, for a second pool such as the job queue's. */
  readonly config: PoolConfig;
  close(): Promise<void>;
}

// Civil dates stay text; reading them as Date would shift them by the server's zone. int8 counts fit a double here.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Short questions gain nothing by being compiled first, and the disks of today read anywhere alike. Scans that join one another
 * would begin where the other one is, and find the same rows in another order.
 */
const PLANNER = '-c jit=off -c random_page_cost=1.1 -c synchronize_seqscans=off';

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database in `DATA_DIR`. @throws FolderInUse */
export async function openDatabase(env: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string }): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    return connectPool(
      'postgres',
      { connectionString: env.DATABASE_URL, max: 10, application_name: 'redress', options: PLANNER },
      async () => undefined,
    );
  }
  const engine = await startEngine(env.DATA_DIR);
  return connectEngine(engine, engine.close);
}

/** The embedded database at work on a folder. */
export interface Engine {
  readonly socketFolder: string;
  close(): Promise<void>;
}

/** Opens the embedded database; `afterwards` is what follows when this connection was closed. */
export function connectEngine({ socketFolder }: Engine, afterwards: () => Promise<void>): Database {
  // One connection only: the socket server hands each protocol message to the one engine session by itself, so with two
  // connections the parameters of one could be bound to the statement of the other. The engine works on one query at a time
  // anyway. Hence nothing may ask the pool for a connection while it holds a transaction.
  const config: PoolConfig = { host: socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 1 };
  return connectPool('embedded', config, afterwards);
}

function connectPool(kind: Database['kind'], config: PoolConfig, closeEngine: () => Promise<void>): Database {
  const pool = new Pool(config);
  // A connection that dies while idle must not take the process with it; the next query reports the trouble.
  pool.on('error', () => undefined);
  const db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: kind === 'postgres' ? withPrepared(pool) : pool }) });
  return {
    kind,
    db,
    pool,
    config,
    close: async () => {
      await db.destroy();
      await closeEngine();
    },
  };
}

/** Starts the process of the embedded database. @throws FolderInUse */
export async function startEngine(dataDir: string): Promise<Engine> {
  const child = fork(new URL('./embedded-child.ts', import.meta.url), [dataDir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const message = await new Promise<ChildMessage>((done, fail) => {
    child.once('message', (m) => done(m as ChildMessage));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The embedded database stopped while starting (exit ${code ?? 'by signal'}).`)));
  });
  if (message.kind === 'failed') throw message.inUse ? new FolderInUse(message.message) : new Error(message.message);
  return { socketFolder: message.socketFolder, close: () => stopChild(child) };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  if (child.connected) child.send('close');
  await ended;
}
