// The distinct statements that the program sends to PostgreSQL while its tests run there, and what it is answered, kept for tests/replay.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldDef, PoolClient } from 'pg';
import { z } from 'zod';
import { mintJobDb } from '../../platform/server/database/handles.ts';
import type { Database } from '../../platform/server/database/open-database.ts';
import { KeepAnswers, readCatalog } from './answers.ts';

/** Names the folder to keep them in. */
const FOLDER = 'REDRESS_TEST_STATEMENTS';
const seen = new Set<string>();
/** As platform/server/database/kysely-pool.ts sends them; what tests ask by themselves is a text. */
const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });

/** The same database; when asked for, what its stores send and are answered is written down. */
export async function keepStatements(database: Database): Promise<Database> {
  const folder = process.env[FOLDER];
  if (folder === undefined) return database;
  const fields = new WeakMap<object, readonly FieldDef[]>();
  // Before the catalog is read: the connection that reads it is used again.
  database.pool.on('connect', (client) => watch(client, folder, fields));
  const keeper = new KeepAnswers(folder, await readCatalog(database.pool), fields);
  const db = mintJobDb(database.db.withoutPlugins().withPlugin(keeper));
  return { ...database, db, transaction: (run) => db.transaction().execute((tx) => run(mintJobDb(tx))) };
}

function watch(client: PoolClient, folder: string, fields: WeakMap<object, readonly FieldDef[]>): void {
  const { query } = client;
  const watching = (...args: readonly unknown[]): unknown => {
    const sent = statement.safeParse(args[0]);
    if (!sent.success) return Reflect.apply(query, client, args);
    if (!seen.has(shapeOf(sent.data.text))) {
      seen.add(shapeOf(sent.data.text));
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(sent.data.text)}\n`);
    }
    return Promise.resolve(Reflect.apply(query, client, args)).then((result: unknown) => {
      if (isAnswer(result)) fields.set(result.rows, result.fields);
      return result;
    });
  };
  Object.assign(client, { query: watching });
}

function isAnswer(result: unknown): result is { rows: object; fields: FieldDef[] } {
  return typeof result === 'object' && result !== null && 'rows' in result && 'fields' in result;
}

/** One of each shape, in a fixed order. */
export function readStatements(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const texts = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
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
