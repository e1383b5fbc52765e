// The database handle of the program: a `pg` pool, for PostgreSQL and for the embedded database.
import { Kysely, PostgresDialect, type LogEvent, type PostgresPool, type Selectable } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Tables } from '../../../db/tables.ts';
import { finishSwitch } from '../backup/switch-folder.ts';
import type { Logger } from '../log.ts';
import { ColumnNames } from './column-names.ts';
import { startEmbedded, type DiskSync, type EmbeddedDatabase } from './embedded-database.ts';
import { kyselyPool } from './kysely-pool.ts';
import { statementNames } from './prepared.ts';

declare const audience: unique symbol;
/** A connection or transaction, whose tables the compiler knows from db/tables.ts, as one audience may use it. */
type Handle<A extends string> = Kysely<Tables> & { readonly [audience]: A };
/** For members of staff, who see the whole office. */
export type StaffDb = Handle<'staff'>;
/** For one client: always a transaction in which row-level security limits reads and changes to that client's rows. */
export type ClientDb = Handle<'client'> & { readonly contactId: string };
/** For jobs and the program itself, which act for no person. */
export type JobDb = Handle<'job'>;
/** For visitors, and for wire protocols before the caller is known. */
export type PublicDb = Handle<'public'>;
/** For queries that are safe with each of them. The handle type of a store function says who may call it. */
export type Db = StaffDb | ClientDb | JobDb | PublicDb;
/** A row of a table as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** The program's own handle; handles for others are minted in handles.ts. */
  readonly db: JobDb;
  /** Runs `run` in a transaction of the program itself. */
  transaction<T>(run: (tx: JobDb) => Promise<T>): Promise<T>;
  readonly pool: Pool;
  /** Connection settings, for a second pool such as the job queue's. */
  readonly config: PoolConfig;
  /** Resolves with the reason, in one sentence, when the database has ended for good. A database that may return is waited for. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

// Civil dates stay text; reading them as Date would shift them by the server's zone. int8 counts fit a double here.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, Number);

/**
 * `jit` is off because short queries gain nothing from it. `random_page_cost` fits solid-state disks. `synchronize_seqscans` is off so that
 * scans always return rows in the same order.
 */
const PLANNER = '-c jit=off -c random_page_cost=1.1 -c synchronize_seqscans=off';

/**
 * How long a request waits for a connection, a free one or a new one, until it is answered 503. A server that is cut off answers nothing at
 * all. The embedded database has one connection on this machine, for which everything waits, so it has no such limit.
 */
const CONNECTION_PATIENCE_MS = 10_000;

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database in `DATA_DIR`. @throws FolderInUse */
export async function openDatabase(
  env: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string; readonly DATABASE_SYNC?: DiskSync | undefined },
  log?: Pick<Logger, 'warn'>,
): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    finishSwitch(env.DATA_DIR);
    const config = {
      connectionString: env.DATABASE_URL,
      max: 10,
      application_name: 'redress',
      options: PLANNER,
      connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
    };
    return connectPool('postgres', config, { lost: new Promise(() => undefined), close: async () => undefined });
  }
  const engine = await startEmbedded(env.DATA_DIR, env.DATABASE_SYNC ?? 'on', log);
  return connectEmbedded(engine, engine.close);
}

/** Connects to a running embedded database; `afterwards` runs after this connection was closed. */
export function connectEmbedded({ host, lost }: Pick<EmbeddedDatabase, 'host' | 'lost'>, afterwards: () => Promise<void>): Database {
  // One connection only: the socket server hands each protocol message to the one engine session by itself, so with two
  // connections the parameters of one could be bound to the statement of the other. The engine works on one query at a time
  // anyway. Hence nothing may ask the pool for a connection while it holds a transaction.
  const config: PoolConfig = { host, port: 5432, user: 'postgres', database: 'postgres', max: 1 };
  return connectPool('embedded', config, { lost, close: afterwards });
}

function connectPool(
  kind: Database['kind'],
  config: PoolConfig,
  engine: { readonly lost: Promise<Error>; readonly close: () => Promise<void> },
): Database {
  const pool = new Pool(config);
  // An error event without a listener ends the process. The pool listens to its idle clients only; one in use reports the trouble
  // to its query as well, and one that was idle does so at the next.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = queryThrough(kyselyPool(pool, kind === 'postgres' ? statementNames() : () => undefined));
  return {
    kind,
    db,
    transaction: (run) => db.transaction().execute((tx) => run(asOwn(tx))),
    pool,
    config,
    lost: engine.lost,
    close: async () => {
      await db.destroy();
      await engine.close();
    },
  };
}

/** The query builder over these connections, with the generated table types. */
export function queryThrough(pool: PostgresPool, log?: (event: LogEvent) => void): JobDb {
  return asOwn(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new ColumnNames()], ...(log && { log }) }));
}

/** The program's own handle, not limited to one person's records. */
function asOwn(db: Kysely<Tables>): JobDb {
  return db as JobDb;
}
