// Two processes on one PostgreSQL, and kill -9 of either while all kinds of work go on: the other one continues what it held, and nothing is
// lost or done twice. By hand with more: TWO_KILLS=100 npm test -- tests/faults/two-processes
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { databaseUrl, onServer } from '../support/databases.ts';
import { openKilledOffice, type KilledOffice } from '../support/killed-office.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';
const KILLS = Number(process.env.TWO_KILLS ?? 2);
const TAKEN_OVER_MS = 60_000;

describe.skipIf(postgres === '')('two processes', () => {
  const name = `redress_test_two_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'redress-two-'));
  const place = { DATA_DIR: folder, DATABASE_URL: databaseUrl(postgres, name) };
  let office: KilledOffice | undefined;
  afterEach(async () => {
    await office?.close();
    await onServer(postgres, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'killed in turn, and their connections ended, they lose nothing and do nothing twice; jobs are taken over within a minute',
    async () => {
      await onServer(postgres, `create database ${name}`);
      const watcher = new Client({ connectionString: postgres });
      const inside = new Client({ connectionString: place.DATABASE_URL });
      await watcher.connect();
      await inside.connect();
      watcher.on('error', () => undefined);
      inside.on('error', () => undefined);
      try {
        office = await openKilledOffice(place, 2);
        for (let n = 0; n < KILLS; n += 1) {
          await office.work(5 + ((n * 7) % 23));
          await office.killServer(n % 2);
          await office.work(10);
          await watcher.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2 order by random() limit 3',
            [name, await pidOf(inside)],
          );
        }
        // A job that one holds when it dies, while the other lives. What it is does not matter, so the row is made by hand; it has no retries.
        await office.servers[1]?.kill();
        const { rows: held } = await inside.query<{ id: string }>(`insert into jobs.job
          (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit)
          values ('system.sweepRateCounts', '{}', 'active', now(), now(), 60, 0) returning id`);
        const begun = performance.now();
        for (;;) {
          const { rows } = await inside.query("select 1 from jobs.job where id = $1 and state = 'completed'", [held[0]?.id]);
          if (rows.length > 0) break;
          await new Promise((done) => setTimeout(done, 200));
        }
        expect(performance.now() - begun).toBeLessThan(TAKEN_OVER_MS);
        await office.killServer(1);
        const left = await office.end();
        console.log(`${KILLS} kills of two processes: ${JSON.stringify({ ...left, damage: left.damage.length })}`);
        expect(left.damage).toEqual([]);
      } finally {
        await watcher.end();
        await inside.end();
      }
    },
    Math.max(600_000, KILLS * 90_000),
  );
});

async function pidOf(client: Client): Promise<number> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
}
