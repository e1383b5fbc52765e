// The pool as Kysely uses it: statements get the names under which they are prepared, and a lost connection is reported as what it is.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { isConnectionLoss, DatabaseUnavailable } from './database-unavailable.ts';

/** The name a text is prepared under; undefined when it is not. */
export type NameStatement = (text: string) => string | undefined;

interface NamedStatement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}
interface NamingClient {
  readonly processID?: number;
  query<R>(statement: NamedStatement): Promise<PostgresQueryResult<R>>;
  release(destroy?: boolean): void;
}

/** Rejects with `DatabaseUnavailable` where `pool` and its clients reject because of a lost connection. */
export function kyselyPool(pool: Pool, nameOf: NameStatement): PostgresPool {
  // Kysely knows a connection by its client, so each has one wrapper for good.
  const known = new WeakMap<object, KyselyClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client: NamingClient = await pool.connect().catch(rethrow);
      const wrapped = known.get(client) ?? new KyselyClient(client, nameOf);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

class KyselyClient implements PostgresPoolClient {
  readonly #client: NamingClient;
  readonly #nameOf: NameStatement;

  constructor(client: NamingClient, nameOf: NameStatement) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  get processID(): number {
    return this.#client.processID ?? 0;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors are not in use: lists are read by key.');
    const name = this.#nameOf(text);
    return this.#client.query<R>({ text, values: [...values], ...(name !== undefined && { name }) }).catch(rethrow);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

function rethrow(error: unknown): never {
  throw isConnectionLoss(error) ? new DatabaseUnavailable(error) : error;
}
