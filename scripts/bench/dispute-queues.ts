// The queues of the Dispute Center with 1,000,000 disputed items: every queue and the counts, against the same statements sent by the driver alone
// in the same run.
import { civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { fetchIdToken } from '../../apps/server/loopback-client.ts';
import { QUEUES } from '../../features/dispute-queues/rules/queues.ts';
import { countQueues, listQueueRows } from '../../features/dispute-queues/server/store/queue-rows.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { capture, startBare, type Statement } from './contacts-bare.ts';
import { EMAIL, openOffice, PASSWORD, timesOf, type Ask } from './contacts-office.ts';
import { seedDisputes } from './disputes-seed.ts';
import { median, type BenchRow } from './row.ts';

const CONTACTS = 100_000;
const ITEMS = 1_000_000;
const TIMES = 20;
/** Rows of a page, and one more to know whether another follows. */
const LIMIT = 51;

export async function benchDisputeQueues(): Promise<readonly BenchRow[]> {
  const postgres = await findPostgres();
  if (!postgres) {
    console.log('No PostgreSQL here; the queues were not measured.');
    return [];
  }
  const office = await openOffice(CONTACTS, postgres.url);
  const database = await openDatabase(office.env);
  const found = await seedDisputes(database.pool, ITEMS);
  await database.close();
  console.log(`  ${found}`);
  const today = civilDateAt(new Date(), OFFICE_ZONE);
  const statements: Record<string, Statement[]> = {
    '/count': await capture(office, (db) => countQueues(db, { today }, {})),
  };
  for (const queue of QUEUES)
    statements[`/${queue}`] = await capture(office, (db) => listQueueRows(db, { today }, { queue, limit: LIMIT }));
  const server = await startChild(office.env);
  const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
  const bare = await startBare(office, token, statements);
  try {
    const ours: Record<string, number[]> = {};
    const plain: Record<string, number[]> = {};
    for (let round = 0; round < TIMES; round += 1)
      for (const path of Object.keys(statements)) {
        const api = path === '/count' ? '/count' : `/rows?queue=${path.slice(1)}`;
        const asks: readonly Ask[] = [{ url: `${server.url}/api/dispute-queues${api}`, token }];
        (ours[path] ??= []).push(...(await timesOf(asks)));
        (plain[path] ??= []).push(...(await timesOf([{ url: `${bare.url}${path}`, token }])));
      }
    const lists = QUEUES.map((queue) => `/${queue}`);
    return [rowOf('a page of a queue', lists, ours, plain), rowOf('the counts of all queues', ['/count'], ours, plain)];
  } finally {
    await bare.stop();
    await server.stop();
    await office.close();
    await postgres.stop();
  }
}

function rowOf(
  name: string,
  paths: readonly string[],
  ours: Readonly<Record<string, readonly number[]>>,
  plain: Readonly<Record<string, readonly number[]>>,
): BenchRow {
  const all = (times: Readonly<Record<string, readonly number[]>>): number => percentile95(paths.flatMap((path) => times[path] ?? []));
  const [a, b] = [all(ours), all(plain)];
  return {
    name: `${name}, p95, ${ITEMS.toLocaleString('en-US')} items`,
    bare: b,
    ours: a,
    unit: 'ms',
    ratio: a / b,
    limit: { atMost: 2 },
    note: paths.map((path) => `${path} ${median(ours[path] ?? []).toFixed(0)} ms of ${median(plain[path] ?? []).toFixed(0)}`).join(', '),
  };
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}
