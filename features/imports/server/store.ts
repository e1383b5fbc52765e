// Imports themselves: status and progress. Their rows have files of their own in store/.
import { sql } from 'kysely';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ImportState } from '../contract.ts';
import { identityColumns, type Target } from '../rules/columns.ts';
import type { Delimiter, Encoding } from '../rules/file-format.ts';
import type { Origin } from '../rules/header-names.ts';
import type { ImportOptions } from '../rules/row-rules.ts';

/** What the columns hold that the database knows only as text and JSON. */
type Stated = Pick<Import, 'state' | 'origin' | 'delimiter' | 'encoding' | 'headers' | 'columns' | 'options'>;

/** An import as operations and jobs know it. */
export interface Import {
  readonly id: string;
  readonly version: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly fileId: string | null;
  readonly sizeBytes: number;
  readonly state: ImportState;
  readonly origin: Origin;
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
  readonly headers: readonly string[];
  readonly sampleSealed: Buffer | null;
  readonly columns: readonly Target[];
  readonly options: ImportOptions;
  readonly again: boolean;
  readonly run: number;
  readonly bytesRead: number;
  /** Places of columns that were ever taken for a Social Security number or a date of birth. */
  readonly identityColumns: readonly number[];
  readonly rowsRead: number;
  readonly rowsReady: number;
  readonly rowsBad: number;
  readonly rowsKnown: number;
  readonly rowsWritten: number;
  readonly nextRow: number;
  readonly rowsUndone: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly finishedAt: Date | null;
  readonly problem: string | null;
}

export interface NewImport {
  readonly id: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly fileId: string;
  readonly sizeBytes: number;
  readonly origin: Origin;
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
  readonly headers: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly columns: readonly Target[];
  readonly options: ImportOptions;
  /** The person chose to import the same bytes again. */
  readonly again: boolean;
  readonly at: Date;
  readonly byId: string;
  readonly byName: string;
}

export async function insertImport(db: Db, sealer: Sealer, one: NewImport): Promise<void> {
  await sql`insert into imports (id, file_name, sha256, file_id, size_bytes, state, origin, delimiter, encoding, headers, sample_sealed, columns, identity_columns, options, again, created_at, created_by, created_by_name, changed_at)
    values (${one.id}, ${one.fileName}, ${one.sha256}, ${one.fileId}, ${one.sizeBytes}, 'mapping', ${one.origin}, ${one.delimiter}, ${one.encoding}, ${JSON.stringify(one.headers)}::jsonb,
      ${sealer.sealText(samplePlace(one.id), JSON.stringify(one.sample))}, ${JSON.stringify(one.columns)}::jsonb, ${identityColumns(one.columns)}::int[], ${JSON.stringify(one.options)}::jsonb, ${one.again}, ${one.at}, ${one.byId}, ${one.byName}, ${one.at})`.execute(
    db,
  );
}

/** `lock` holds the row until the transaction ends. */
export async function findImport(db: Db, id: string, lock = false): Promise<Import | undefined> {
  const query = db.selectFrom('imports').selectAll().$narrowType<Stated>().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && toImport(row);
}

/** Newest first, older than `after` when given. */
export async function listImports(db: Db, query: { after?: string | undefined; limit: number }): Promise<Import[]> {
  let q = db.selectFrom('imports').selectAll().$narrowType<Stated>().orderBy('id', 'desc').limit(query.limit);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map(toImport);
}

/** An import of these bytes whose contacts were not undone. */
export async function findDone(db: Db, sha256: string): Promise<Import | undefined> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .$narrowType<Stated>()
    .where('sha256', '=', sha256)
    .where('state', 'in', ['writing', 'done'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toImport(row);
}

/** Lets one import of a file begin to write at a time, until the transaction ends. */
export async function lockDigest(db: Db, sha256: string): Promise<void> {
  await lockOn(db, 'imports', sha256);
}

export function openSample(sealer: Sealer, one: Import): string[][] | null {
  return one.sampleSealed && (JSON.parse(sealer.openText(samplePlace(one.id), one.sampleSealed)) as string[][]);
}

export interface ImportChange {
  readonly columns?: readonly Target[];
  readonly options?: ImportOptions;
  readonly run?: number;
  readonly finishedAt?: Date | null;
  readonly problem?: string | null;
  readonly bytesRead?: number;
  readonly rowsRead?: number;
  readonly rowsReady?: number;
  readonly rowsBad?: number;
  readonly rowsKnown?: number;
  readonly rowsWritten?: number;
  readonly nextRow?: number;
  readonly rowsUndone?: number;
}

/** Moves an import to another state, or on within its own, and counts its version up. To be called with the row locked. */
export async function moveImport(db: Db, id: string, state: ImportState, at: Date, change: ImportChange = {}): Promise<void> {
  const {
    columns,
    options,
    run,
    finishedAt,
    problem,
    bytesRead,
    rowsRead,
    rowsReady,
    rowsBad,
    rowsKnown,
    rowsWritten,
    nextRow,
    rowsUndone,
  } = change;
  await db
    .updateTable('imports')
    .set((eb) => ({
      state,
      version: eb('version', '+', 1),
      changedAt: at,
      ...(columns && {
        columns: sql<readonly Target[]>`${JSON.stringify(columns)}::jsonb`,
        identityColumns: sql<number[]>`array(select unnest(identity_columns) union select unnest(${identityColumns(columns)}::int[]))`,
      }),
      ...(options && { options: sql<ImportOptions>`${JSON.stringify(options)}::jsonb` }),
      ...(run !== undefined && { run }),
      ...(finishedAt !== undefined && { finishedAt }),
      ...(problem !== undefined && { problem }),
      ...(bytesRead !== undefined && { bytesRead }),
      ...(rowsRead !== undefined && { rowsRead }),
      ...(rowsReady !== undefined && { rowsReady }),
      ...(rowsBad !== undefined && { rowsBad }),
      ...(rowsKnown !== undefined && { rowsKnown }),
      ...(rowsWritten !== undefined && { rowsWritten }),
      ...(nextRow !== undefined && { nextRow }),
      ...(rowsUndone !== undefined && { rowsUndone }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Imports that no one continued since `before`, and ended ones whose file still exists. */
export async function listToSweep(db: Db, before: Date, limit: number): Promise<Import[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .$narrowType<Stated>()
    .where('fileId', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['done', 'cancelled', 'undone', 'undoing']),
        eb.and([eb('state', 'in', ['mapping', 'checked', 'refused']), eb('changedAt', '<', before)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toImport);
}

/** Forgets what was shown of the file of an ended import. */
export async function forgetSample(db: Db, id: string): Promise<void> {
  await db.updateTable('imports').set({ sampleSealed: null }).where('id', '=', id).execute();
}

function samplePlace(id: string) {
  return `imports:${id}:sample` as const;
}

function toImport(r: Row<'imports'> & Stated): Import {
  return {
    id: r.id,
    version: r.version,
    fileName: r.fileName,
    sha256: r.sha256,
    fileId: r.fileId,
    sizeBytes: r.sizeBytes,
    state: r.state,
    origin: r.origin,
    delimiter: r.delimiter,
    encoding: r.encoding,
    headers: r.headers,
    sampleSealed: r.sampleSealed,
    columns: r.columns,
    identityColumns: r.identityColumns,
    options: r.options,
    again: r.again,
    run: r.run,
    bytesRead: r.bytesRead,
    rowsRead: r.rowsRead,
    rowsReady: r.rowsReady,
    rowsBad: r.rowsBad,
    rowsKnown: r.rowsKnown,
    rowsWritten: r.rowsWritten,
    nextRow: r.nextRow,
    rowsUndone: r.rowsUndone,
    createdAt: r.createdAt,
    createdBy: r.createdBy,
    createdByName: r.createdByName,
    finishedAt: r.finishedAt,
    problem: r.problem,
  };
}
