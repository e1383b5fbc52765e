// One way to a database for everything above: a `pg` pool, whether PostgreSQL answers it or the embedded database does.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Logger } from '../log.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded-database.ts';
import { kyselyPool } from './kysely-pool.ts';
import { statementNames } from './prepared.ts';

/** A connection that knows no table yet; each feature's store adds its own with `withTables`. */
export type NoTables = Record<never, never>;
export type Db = Kysely<NoTables> | Transaction<NoTables>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<NoTables>;
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
  const embedded = await startEmbedded(env.DATA_DIR, log);
  return connectEmbedded(embedded, embedded.close);
}

/** Opens a running embedded database; `afterwards` is what follows when this connection was closed. */
export function connectEmbedded({ host, lost }: EmbeddedDatabase, afterwards: () => Promise<void>): Database {
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
  const db = new Kysely<NoTables>({
    dialect: new PostgresDialect({ pool: kyselyPool(pool, kind === 'postgres' ? statementNames() : () => undefined) }),
  });
  return {
    kind,
    db,
    pool,
    config,
    lost: engine.lost,
    close: async () => {
      await db.destroy();
      await engine.close();
    },
  };
}
