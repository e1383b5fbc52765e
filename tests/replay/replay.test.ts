// What the stores sent to PostgreSQL in the tests of this run is understood by the embedded engine, too: every statement is prepared there.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/server/database/open-database.ts';
import { freshDatabase, type TestDatabase } from '../support/databases.ts';
import { readStatements } from '../support/statements.ts';

/** Fewer would mean that they were not kept. */
const LEAST = 300;
/** The others, such as SET and LOCK, cannot be prepared by SQL; the tests on both engines run them. */
const PREPARABLE = /^\s*(?:\/\*[^]*?\*\/\s*)*(?:select|insert|update|delete|merge|with|values)\b/i;

/** Statements of steps that ran before a later migration took a column away: they are sent to the schema of their time only. */
const OF_EARLIER_SCHEMAS: readonly RegExp[] = [/\bparts is (?:not )?null\b/];

let fresh: TestDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase('embedded');
  database = await fresh.open();
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('the embedded engine understands every statement', async () => {
  const statements = readStatements(process.env.REDRESS_TEST_STATEMENTS ?? '').filter(
    (text) => PREPARABLE.test(text) && !OF_EARLIER_SCHEMAS.some((earlier) => earlier.test(text)),
  );
  expect(statements.length).toBeGreaterThan(LEAST);
  const refused: string[] = [];
  const client = await database.pool.connect();
  try {
    for (const text of statements) {
      await client.query(`prepare replayed as ${text}`).then(
        () => client.query('deallocate replayed'),
        (error: unknown) => refused.push(`${String(error)}\n  ${text}`),
      );
    }
  } finally {
    client.release();
  }
  expect(refused).toEqual([]);
});
