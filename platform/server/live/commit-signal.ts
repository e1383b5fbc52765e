// Notifies readers of committed rows that there may be new ones: at once in this process, by LISTEN and NOTIFY in the others.
// A signal may get lost (a process that dies right after its commit); readers look by themselves every few seconds as well.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database/open-database.ts';
import type { Logger } from '../log.ts';

export interface CommitSignal {
  /** To be called after each commit. */
  announce(): void;
  /** Calls `listener` soon after commits, many at a time, and says whether this process made them; answers how to stop. */
  onCommit(listener: (where: 'here' | 'elsewhere') => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'redress_commit';
/** Commits in quick succession are announced to the other processes together. */
const GATHER_MS = 10;
const RECONNECT_MS = 1_000;

export function openCommitSignal(database: Database, log: Logger): CommitSignal {
  const self = randomUUID();
  const listeners = new Set<(where: 'here' | 'elsewhere') => void>();
  let telling: NodeJS.Timeout | undefined;
  let ear: Promise<Client | undefined> | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (where: 'here' | 'elsewhere'): void => {
    for (const listener of listeners) listener(where);
  };
  // After the commit and outside of its transaction: a NOTIFY inside would make all commits queue behind one lock.
  const notify = (): void => {
    telling = undefined;
    database.pool
      .query('select pg_notify($1, $2)', [CHANNEL, self])
      .catch((error: unknown) => log.warn({ error: String(error) }, 'other processes could not be notified of a commit'));
  };
  const listen = async (): Promise<Client | undefined> => {
    const client = new Client({ ...database.config, keepAlive: true });
    let over = false;
    // A broken connection is reported more than once.
    const lost = (): void => {
      if (over) return;
      over = true;
      client.removeAllListeners('end');
      ear = undefined;
      void client.end().catch(() => undefined);
      if (!closed)
        reconnecting ??= setTimeout(() => {
          reconnecting = undefined;
          ear ??= listen();
        }, RECONNECT_MS).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => void (payload !== self && tell('elsewhere')));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // Commits made while nothing listened.
      tell('elsewhere');
      return client;
    } catch {
      lost();
      return undefined;
    }
  };

  return {
    announce() {
      tell('here');
      // The embedded database serves one process only.
      if (database.kind === 'postgres' && !closed) telling ??= setTimeout(notify, GATHER_MS).unref();
    },
    onCommit(listener) {
      listeners.add(listener);
      if (database.kind === 'postgres' && !closed && reconnecting === undefined) ear ??= listen();
      return () => void listeners.delete(listener);
    },
    async close() {
      closed = true;
      listeners.clear();
      clearTimeout(telling);
      clearTimeout(reconnecting);
      const client = await ear;
      client?.removeAllListeners('end');
      await client?.end().catch(() => undefined);
    },
  };
}
