// The distinct statements that the program sends to PostgreSQL while its tests run there, kept for tests/replay.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/server/database/open-database.ts';

/** Names the folder to keep them in. */
const FOLDER = 'REDRESS_TEST_STATEMENTS';
const seen = new Set<string>();
/** As platform/server/database/kysely-pool.ts sends them; what tests ask by themselves is a text. */
const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });

/** The same database; when asked for, what its stores send is written down. */
export function keepStatements(database: Database): Database {
  const folder = process.env[FOLDER];
  if (folder !== undefined) database.pool.on('connect', (client) => watch(client, folder));
  return database;
}

function watch(client: PoolClient, folder: string): void {
  const { query } = client;
  const watching = (...args: readonly unknown[]): unknown => {
    const sent = statement.safeParse(args[0]);
    if (sent.success && !seen.has(shapeOf(sent.data.text))) {
      seen.add(shapeOf(sent.data.text));
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(sent.data.text)}\n`);
    }
    return Reflect.apply(query, client, args);
  };
  Object.assign(client, { query: watching });
}

/** One of each shape, in a fixed order. */
export function readStatements(folder: string): readonly string[] {
  const texts = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
  const byShape = new Map(texts.map((line) => z.string().parse(JSON.parse(line))).map((text) => [shapeOf(text), text]));
  return [...byShape.values()].sort();
}

/** Lists of values are alike however long they are. */
function shapeOf(text: string): string {
  return text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:\s*,\s*\$)+/g, '$…')
    .replaceAll(/(\([^()]*\$[^()]*\))(?:\s*,\s*\1)+/g, '$1…');
}
