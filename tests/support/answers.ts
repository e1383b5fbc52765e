// What PostgreSQL answers in tests, kept for tests/replay/row-types.test.ts: of each place in the program that runs a statement, the
// columns with their types and the different values its rows held.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PluginTransformQueryArgs, PluginTransformResultArgs, QueryResult, RootOperationNode, UnknownRow } from 'kysely';
import type { FieldDef, Pool } from 'pg';
import { z } from 'zod';
import { ColumnNames } from '../../platform/server/database/column-names.ts';

const columnsAnswer = z.object({
  /** 'features/tasks/server/store.ts:12': the line that runs the statement. */
  place: z.string(),
  columns: z.array(z.string()),
});
const columnAnswer = z.object({
  place: z.string(),
  column: z.string(),
  /** As PostgreSQL names it: 'timestamp with time zone'. */
  type: z.string(),
  /** 'tasks.due_on' where the column shows one of a table or view as it is. */
  origin: z.string().nullable(),
  /** As `Kept`; left out where no row was answered yet. */
  value: z.unknown().optional(),
});
type ColumnAnswer = z.infer<typeof columnAnswer>;

/** What was answered at one place of the program. */
export interface Answers {
  /** Each list of columns that its statements have. */
  readonly columns: readonly (readonly string[])[];
  readonly values: readonly ColumnAnswer[];
}

/** How a value of a row is kept. */
export type Kept =
  | null
  | string
  | number
  | boolean
  | { readonly is: 'date' }
  | { readonly is: 'bytes' }
  | { readonly is: 'longText' }
  | { readonly is: 'list'; readonly of: readonly Kept[] }
  | { readonly is: 'object'; readonly of: Readonly<Record<string, Kept>> };

/** Different values kept of one column; more say nothing new. */
const MOST_VALUES = 40;
const LONGEST_TEXT = 60;

/** The catalog of the database: the same in all copies of a template. */
interface Catalog {
  /** 'table.column' by 'oid.number'. */
  readonly columns: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<number, string>;
}

/** The plugin of every connection, which in addition writes down what was answered to whom. */
export class KeepAnswers extends ColumnNames {
  readonly #folder: string;
  readonly #catalog: Catalog;
  readonly #fields: WeakMap<object, readonly FieldDef[]>;
  readonly #places = new WeakMap<object, string>();
  static readonly #written = new Map<string, Set<string>>();

  /** `fields` has the columns of each list of rows that the driver answered. */
  constructor(folder: string, catalog: Catalog, fields: WeakMap<object, readonly FieldDef[]>) {
    super();
    this.#folder = folder;
    this.#catalog = catalog;
    this.#fields = fields;
  }

  override transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    // Raw statements are seen twice, and their parts without a place.
    const place = callerOf();
    if (place !== undefined) this.#places.set(args.queryId, place);
    return super.transformQuery(args);
  }

  override async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const fields = this.#fields.get(args.result.rows);
    const place = this.#places.get(args.queryId);
    const result = await super.transformResult(args);
    if (fields !== undefined && fields.length > 0 && place !== undefined) this.#keep(place, fields, result.rows);
    return result;
  }

  #keep(place: string, fields: readonly FieldDef[], rows: readonly UnknownRow[]): void {
    const columns = fields.map(({ name }) => this.camelCase(name));
    this.#write('', { place, columns });
    for (const [i, { dataTypeID, tableID, columnID }] of fields.entries()) {
      const column = columns[i] ?? '';
      const type = this.#catalog.types.get(dataTypeID) ?? '';
      const facts = { place, column, type, origin: this.#catalog.columns.get(`${tableID}.${columnID}`) ?? null };
      const key = JSON.stringify(facts);
      this.#write(key, facts);
      for (const row of rows) {
        if ((KeepAnswers.#written.get(key)?.size ?? 0) > MOST_VALUES) break;
        // One id is like another.
        this.#write(key, { ...facts, value: type === 'uuid' && row[column] !== null ? '0' : keep(row[column]) });
      }
    }
  }

  /** Each once; `of` is what they are counted by. */
  #write(of: string, record: object): void {
    const written = KeepAnswers.#written.get(of) ?? new Set();
    KeepAnswers.#written.set(of, written);
    const text = JSON.stringify(record);
    if (written.has(text)) return;
    written.add(text);
    appendFileSync(join(this.#folder, `${process.pid}.answers`), `${text}\n`);
  }
}

/** What was answered, by place. */
export function readAnswers(folder: string): ReadonlyMap<string, Answers> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.answers'));
  const lines = new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)));
  const answers = new Map<string, { columns: string[][]; values: ColumnAnswer[] }>();
  for (const line of lines) {
    const record = z.union([columnsAnswer, columnAnswer]).parse(JSON.parse(line));
    const found = answers.get(record.place) ?? { columns: [], values: [] };
    answers.set(record.place, found);
    if ('columns' in record) found.columns.push(record.columns);
    else found.values.push(record);
  }
  return answers;
}

/** Names of columns and types by the numbers that answers carry. */
export async function readCatalog(pool: Pool): Promise<Catalog> {
  const columns = await pool.query<{ place: string; name: string }>(
    `select a.attrelid || '.' || a.attnum as place, c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'v') and a.attnum > 0`,
  );
  const types = await pool.query<{ oid: number; name: string }>('select oid, format_type(oid, null) as name from pg_type');
  return {
    columns: new Map(columns.rows.map(({ place, name }) => [place, name])),
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
  };
}

function keep(value: unknown): Kept {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? { is: 'longText' } : value;
  if (value instanceof Date) return { is: 'date' };
  if (value instanceof Uint8Array) return { is: 'bytes' };
  if (Array.isArray(value)) return { is: 'list', of: value.slice(0, 10).map(keep) };
  return { is: 'object', of: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keep(one)])) };
}

const root = process.cwd();
const NOT_A_CALLER = /node_modules|tests\/support\/answers\.ts|node:/;
/** By the place in the text that runs, the place in the source. */
const known = new Map<string, string | undefined>();

/** The line of the program that runs a statement: the first caller outside of the query builder; undefined where that is a test. */
function callerOf(): string | undefined {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  const holder: { stack?: unknown } = {};
  Error.prepareStackTrace = (_error, sites) => sites;
  Error.captureStackTrace(holder, callerOf);
  const sites = Array.isArray(holder.stack) ? holder.stack.filter(isSite) : [];
  Error.prepareStackTrace = prepareStackTrace;
  const index = sites.findIndex((site) => !NOT_A_CALLER.test(site.getFileName() ?? 'node:'));
  const site = sites[index];
  const key = site && `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`;
  let place: string | undefined;
  if (key !== undefined && known.has(key)) place = known.get(key);
  else if (key !== undefined) {
    // The stack as a text has the lines of the source.
    const lines = (new Error('place').stack ?? '').split('\n').slice(1);
    const line = lines.find((one) => /:\d+:\d+\)?$/.test(one) && !NOT_A_CALLER.test(one)) ?? '';
    const [, file = '', row = ''] = /(?:file:\/\/)?(\/[^():]+):(\d+):\d+\)?$/.exec(line) ?? [];
    const path = relative(root, file);
    place = /^(apps|features|platform)\/.*(?<!\.test)\.ts$/.test(path) ? `${path}:${row}` : undefined;
    known.set(key, place);
  }
  Error.stackTraceLimit = stackTraceLimit;
  return place;
}

function isSite(value: unknown): value is NodeJS.CallSite {
  return typeof value === 'object' && value !== null && 'getFileName' in value;
}
