// One job never runs twice at the same time. The queue may give a job out again while its run continues: when that took very long, or when its
// process was so busy that it gave no sign of life and was taken for dead. The process that holds the lock of a job runs it; the other run waits.
import { Client } from 'pg';
import type { Database } from './database/open-database.ts';

export interface RunLocks {
  /** Answers how to give the lock back; undefined while another run of this job, here or in another process, continues. */
  hold(jobId: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}

/**
 * On PostgreSQL a lock belongs to one connection of the process, so it ends with the process, however that ends. The server asks such a
 * connection for a sign of life, for machines that vanish. When the connection breaks, what runs is locked again with the next one.
 */
export function openRunLocks(database: Database): RunLocks {
  const held = new Set<string>();
  const forThisProcess = (jobId: string): boolean => {
    if (held.has(jobId)) return false;
    held.add(jobId);
    return true;
  };
  if (database.kind === 'embedded')
    return {
      hold: async (jobId) => (forThisProcess(jobId) ? async () => void held.delete(jobId) : undefined),
      close: async () => undefined,
    };

  let connection: Promise<Client> | undefined;
  // One statement at a time on the one connection.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.then(ask, ask);
    last = answer.catch(() => undefined);
    return answer;
  };
  const connect = async (): Promise<Client> => {
    const options = `${String(database.config.options)} -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`;
    const client = new Client({ ...database.config, options, keepAlive: true });
    const lost = (): void => void (connection = undefined);
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    for (const jobId of held) await lock(client, jobId);
    return client;
  };
  const connected = (): Promise<Client> => {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  return {
    async hold(jobId) {
      if (held.has(jobId)) return undefined;
      const client = await connected();
      // Asked again after the wait: another run may have begun in this process meanwhile, whose lock this connection would share.
      if (!forThisProcess(jobId)) return undefined;
      try {
        if (!(await inTurn(() => lock(client, jobId)))) {
          held.delete(jobId);
          return undefined;
        }
      } catch (error) {
        held.delete(jobId);
        throw error;
      }
      return async () => {
        held.delete(jobId);
        // A connection that broke took its locks with it.
        await inTurn(async () => (await connection)?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name(jobId)])).catch(
          () => undefined,
        );
      };
    },
    async close() {
      const client = await connection?.catch(() => undefined);
      client?.removeAllListeners('end');
      await client?.end().catch(() => undefined);
    },
  };
}

async function lock(client: Client, jobId: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 where pg_try_advisory_lock(hashtextextended($1, 0))', [name(jobId)]);
  return rowCount === 1;
}

const name = (jobId: string): string => `job:${jobId}`;
