// One way to a database for everything above: a `pg` pool, whether PostgreSQL answers it or the embedded database does.
import { Kysely, PostgresDialect, type LogEvent, type PostgresPool, type Selectable } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Tables } from '../../../db/tables.ts';
import type { Logger } from '../log.ts';
import { ColumnNames } from './column-names.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded-database.ts';
import { kyselyPool } from './kysely-pool.ts';
import { statementNames } from './prepared.ts';

declare const audience: unique symbol;
/** A connection or transaction, whose tables the compiler knows from db/tables.ts, as one audience may use it. */
type Handle<A extends string> = Kysely<Tables> & { readonly [audience]: A };
/** For members of staff, who see the whole office. */
export type StaffDb = Handle<'staff'>;
/** For one client: always a transaction, in which the database itself shows and changes only what is that client's. */
export type ClientDb = Handle<'client'> & { readonly contactId: string };
/** For jobs and the program itself, which act for nobody in particular. */
export type JobDb = Handle<'job'>;
/** For visitors, and for wire protocols that have not found out yet who is calling. */
export type PublicDb = Handle<'public'>;
/** For what is safe with each of them. A store function says by the type of its handle who may call it. */
export type Db = StaffDb | ClientDb | JobDb | PublicDb;
/** A row of a table as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** The program's own handle; handles for others are minted in handles.ts. */
  readonly db: JobDb;
  /** Runs `run` in a transaction of the program's own. */
  transaction<T>(run: (tx: JobDb) => Promise<T>): Promise<T>;
  readonly pool: Pool;
  /** Connection settings, for a second pool such as the job queue's. */
  readonly config: PoolConfig;
  /** Resolves when the database is gone for good; why, in one sentence. One that may come back is waited for. */
  readonly lost: Promise<Error>;
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
export async function openDatabase(
  env: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string },
  log?: Pick<Logger, 'warn'>,
): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    const config = { connectionString: env.DATABASE_URL, max: 10, application_name: 'redress', options: PLANNER };
    return connectPool('postgres', config, { lost: new Promise(() => undefined), close: async () => undefined });
  }
  const engine = await startEmbedded(env.DATA_DIR, log);
  return connectEmbedded(engine, engine.close);
}

/** Connects to an embedded database at work; `afterwards` follows when this connection was closed. */
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
  // An error event nobody listens to ends the process. The pool listens to its idle clients only; one in use reports the trouble
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

/** Asks through these connections, with the tables and names the program knows. */
export function queryThrough(pool: PostgresPool, log?: (event: LogEvent) => void): JobDb {
  return asOwn(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new ColumnNames()], ...(log && { log }) }));
}

/** The program's own handle, which is bound to nobody. */
function asOwn(db: Kysely<Tables>): JobDb {
  return db as JobDb;
}
