// Some statements are prepared by name, once on each connection: PostgreSQL then reads and checks their text once, and may keep one plan
// for all values, which together is half of the time of a page of a list. A kept plan does not learn that a table has grown a
// thousandfold since, or that a value is rare, so only those are named whose way is always the same: rows added by their values, and
// what says so with `ONE_PLAN`.
import { sql, type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';

const MARK = '/* one plan */';
/** Put anywhere into a statement that is found by the same index whatever its values are. */
export const ONE_PLAN = sql.raw(MARK);
const ADDS_VALUES = /^insert into (?!.*\bselect\b)/is;

/** Calls after which a text counts as one that comes again. */
const USES = 5;
/** Prepared texts of one process; each takes some ten kilobytes on each connection. */
const MOST_NAMES = 300;
/** Texts that are counted at a time; those with lists of values in them differ without end. */
const MOST_COUNTED = 3_000;

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

/** The pool as Kysely uses it, with names for statements that are used often. */
export function withPrepared(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  // Kysely knows a connection by its client, so each has one wrapper for good.
  const known = new WeakMap<object, PreparingClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client: NamingClient = await pool.connect();
      const wrapped = known.get(client) ?? new PreparingClient(client, nameOf);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: NamingClient;
  readonly #nameOf: (text: string) => string | undefined;

  constructor(client: NamingClient, nameOf: (text: string) => string | undefined) {
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
    return this.#client.query<R>({ text, values: [...values], ...(name !== undefined && { name }) });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** Names texts from their fifth use on. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMES || !(text.includes(MARK) || ADDS_VALUES.test(text))) return name;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < USES) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const given = `redress_${names.size}`;
    names.set(text, given);
    return given;
  };
}
