import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, databaseKind, type TestDatabase } from '../../../tests/support/databases.ts';
import { openDatabase, type Database } from './open-database.ts';
import { ONE_PLAN } from './prepared.ts';

let fresh: TestDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase(databaseKind());
  database = await openDatabase({ DATABASE_URL: fresh.databaseUrl, DATA_DIR: fresh.dataDir });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('of many queries and transactions at once each gets its own answer', async () => {
  const { db } = database;
  const ask = async (i: number): Promise<unknown> => {
    if (i % 3 === 0) return (await sql<{ n: number }>`select ${i}::int as n`.execute(db)).rows[0]?.n;
    if (i % 3 === 1) return (await sql<{ n: number }>`select ${i}::int + ${0}::int as n`.execute(db)).rows[0]?.n;
    return db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ n: number }>`select ${i}::int as n, ${'text'}::text as t, ${i}::int as m`.execute(tx);
      return rows[0]?.n;
    });
  };
  const numbers = Array.from({ length: 300 }, (_, i) => i);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
});

test('what is asked again and again is prepared on PostgreSQL, and still answers what it is asked', async () => {
  const { db } = database;
  const ask = async (i: number): Promise<unknown> =>
    (
      await sql<{
        n: number;
        known: number;
      }>`select ${ONE_PLAN} ${i}::int + 1 as n, (select count(*)::int from pg_prepared_statements where name like 'redress_%') as known`.execute(
        db,
      )
    ).rows[0];
  const answers: unknown[] = [];
  for (let i = 0; i < 8; i++) answers.push(await ask(i));
  expect(answers.map((answer) => (answer as { n: number }).n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((answers.at(-1) as { known: number }).known > 0).toBe(databaseKind() === 'postgres');
});

test('only what says that one plan fits all values is prepared, and rows added by their values', async () => {
  const known = sql<{
    n: number;
  }>`select count(*)::int as n from pg_prepared_statements where statement like '%planned%' and statement not like '%pg_prepared%'`;
  for (let i = 0; i < 8; i++) await sql`select ${i}::int as planned`.execute(database.db);
  await sql`create table planned (i int)`.execute(database.db);
  for (let i = 0; i < 8; i++) await sql`insert into planned select ${i}::int`.execute(database.db);
  expect((await known.execute(database.db)).rows).toEqual([{ n: 0 }]);
  for (let i = 0; i < 8; i++) await sql`insert into planned (i) values (${i})`.execute(database.db);
  for (let i = 0; i < 8; i++) await sql`select ${ONE_PLAN} ${i}::int as planned`.execute(database.db);
  expect((await known.execute(database.db)).rows).toEqual([{ n: databaseKind() === 'postgres' ? 2 : 0 }]);
});
