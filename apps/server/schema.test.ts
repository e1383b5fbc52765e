// db/schema.sql is what the migrations build, for review, and db/tables.ts the same for the compiler. UPDATE_DOCS=1 writes both.
// Both engines must build the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/server/database/open-database.ts';
import { databaseKind, freshDatabase, type TestDatabase } from '../../tests/support/databases.ts';
import { describeSchema } from '../../tests/support/describe-schema.ts';
import { describeTables } from '../../tests/support/describe-tables.ts';

const HEAD = '-- Made by apps/server/schema.test.ts from the migrations; for reading, never run.\n\n';
let fresh: TestDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase(databaseKind());
  database = await fresh.open();
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('db/schema.sql is the schema', async () => {
  const text = `${HEAD}${await describeSchema(database.pool)}\n`;
  if (process.env.UPDATE_DOCS === '1') writeFileSync('db/schema.sql', text);
  expect(readFileSync('db/schema.sql', 'utf8')).toBe(text);
});

test('db/tables.ts has the types of its rows', async () => {
  const text = await describeTables(database.pool);
  if (process.env.UPDATE_DOCS === '1') writeFileSync('db/tables.ts', text);
  expect(readFileSync('db/tables.ts', 'utf8')).toBe(text);
});
