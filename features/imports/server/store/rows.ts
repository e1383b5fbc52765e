// Rows of a file between the check and the writing, and what is wrong with the others.
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';

export interface StagedRow {
  readonly row: number;
  readonly contactId: string;
  readonly person: Buffer;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly ssnSealed: Buffer | null;
  readonly ssnLast4: string | null;
  readonly ssnIndex: Buffer | null;
  readonly birthSealed: Buffer | null;
  readonly birthYear: number | null;
}
export type ProblemKind = 'bad' | 'known' | 'note';
/** Column -1 is the row as a whole. */
export interface StoredProblem {
  readonly row: number;
  readonly column: number;
  readonly problem: string;
  readonly kind: ProblemKind;
}

export async function insertRows(db: Db, importId: string, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  // One text for all rows: arrays of columns would be escaped value by value on this side.
  const hex = (bytes: Buffer | null): string | null => bytes && bytes.toString('hex');
  const text = JSON.stringify(
    rows.map((r) => ({
      ...r,
      person: hex(r.person),
      ssnSealed: hex(r.ssnSealed),
      ssnIndex: hex(r.ssnIndex),
      birthSealed: hex(r.birthSealed),
    })),
  );
  await sql`insert into import_rows (import_id, row_no, contact_id, person, fields, ssn_sealed, ssn_last4, ssn_index, birth_sealed, birth_year)
    select ${importId}::uuid, r."row", r."contactId", decode(r.person, 'hex'), r.fields, decode(r."ssnSealed", 'hex'), r."ssnLast4", decode(r."ssnIndex", 'hex'), decode(r."birthSealed", 'hex'), r."birthYear"
    from json_to_recordset(${text}::json) as r ("row" int, "contactId" uuid, person text, fields jsonb, "ssnSealed" text, "ssnLast4" text, "ssnIndex" text, "birthSealed" text, "birthYear" int)`.execute(
    db,
  );
}

export async function insertProblems(db: Db, importId: string, problems: readonly StoredProblem[]): Promise<void> {
  if (problems.length === 0) return;
  await sql`insert into import_problems (import_id, row_no, column_no, problem, kind)
    select ${importId}::uuid, p.* from unnest(${problems.map((p) => p.row)}::int[], ${problems.map((p) => p.column)}::int[], ${problems.map((p) => p.problem)}::text[], ${problems.map((p) => p.kind)}::text[]) as p
    on conflict do nothing`.execute(db);
}

export async function insertRejects(
  db: Db,
  sealer: Sealer,
  importId: string,
  rejects: readonly { readonly row: number; readonly cells: readonly string[] }[],
): Promise<void> {
  if (rejects.length === 0) return;
  await sql`insert into import_rejects (import_id, row_no, row_sealed)
    select ${importId}::uuid, r.* from unnest(${rejects.map((r) => r.row)}::int[], ${rejects.map((r) => sealer.sealText(rejectPlace(importId, r.row), JSON.stringify(r.cells)))}::bytea[]) as r`.execute(
    db,
  );
}

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
}
/** Contacts by what they share with people of a file. */
export interface KnownPeople {
  readonly emails: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly phones: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly ssns: ReadonlyMap<string, readonly KnownPerson[]>;
}

/** Contacts, but none of this import, that have one of these emails or SSNs, or one of these numbers among their three. To be called in a transaction. */
export async function findKnown(
  db: Db,
  importId: string,
  keys: { readonly emails: readonly string[]; readonly phones: readonly string[]; readonly ssns: readonly Buffer[] },
): Promise<KnownPeople> {
  // Key by key, each once and looked up by its index: asked for all at once, or left to what the database believes of a table that grows
  // while no one counts it, or in which many share a number, the table is read through for every batch, if not for every key.
  const by = (
    kind: string,
    column: string,
    list: RawBuilder<unknown>,
    key = 'k',
  ) => sql`select ${sql.lit(kind)} as kind, ${sql.raw(key)} as key, c.id, c.name from (select distinct unnest(${list}) as k) as keys,
    lateral (select id, name, archived_at, import_id from contact_keys where ${sql.ref(column)} = k offset 0) as c where c.archived_at is null and c.import_id is distinct from ${importId}::uuid`;
  const phones = sql`${keys.phones}::text[]`;
  await sql`set local enable_seqscan = off`.execute(db);
  const { rows } = await sql<KnownPerson & { kind: string; key: string }>`${sql.join(
    [
      by('email', 'email', sql`${keys.emails}::text[]`),
      by('phone', 'phone', phones),
      by('phone', 'phoneHome', phones),
      by('phone', 'phoneWork', phones),
      by('ssn', 'ssnIndex', sql`${keys.ssns}::bytea[]`, "encode(k, 'hex')"),
    ],
    sql` union all `,
  )}`.execute(db);
  await sql`set local enable_seqscan = on`.execute(db);
  const of = (kind: string): Map<string, KnownPerson[]> =>
    Map.groupBy(
      rows.filter((r) => r.kind === kind),
      ({ key }) => key,
    );
  return { emails: of('email'), phones: of('phone'), ssns: of('ssn') };
}

export async function listProblems(
  db: Db,
  importId: string,
  query: { readonly after?: readonly [row: number, column: number] | undefined; readonly limit: number },
): Promise<StoredProblem[]> {
  let q = db
    .selectFrom('importProblems')
    .select(['rowNo', 'columnNo', 'problem', 'kind'])
    .where('importId', '=', importId)
    .orderBy('rowNo')
    .orderBy('columnNo')
    .limit(query.limit);
  const { after } = query;
  if (after) q = q.where(sql<boolean>`(row_no, column_no) > (${after[0]}, ${after[1]})`);
  return (await q.execute()).map((r) => ({ row: r.rowNo, column: r.columnNo, problem: r.problem, kind: r.kind }));
}

export interface RowProblems {
  readonly row: number;
  readonly problems: readonly { readonly column: number; readonly problem: string }[];
}

/** All that is wrong with a row together, row by row. */
export async function listProblemRows(
  db: Db,
  importId: string,
  query: { readonly after: number; readonly limit: number },
): Promise<readonly RowProblems[]> {
  const { rows } =
    await sql<RowProblems>`select row_no as "row", json_agg(json_build_object('column', column_no, 'problem', problem) order by column_no) as problems
    from import_problems where import_id = ${importId} and row_no > ${query.after} group by row_no order by row_no limit ${query.limit}`.execute(
      db,
    );
  return rows;
}

/** The cells of rows that were not imported, by row number, among these rows. */
export async function openRejects(
  db: Db,
  sealer: Sealer,
  importId: string,
  rows: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .selectFrom('importRejects')
    .select(['rowNo', 'rowSealed'])
    .where('importId', '=', importId)
    .where('rowNo', 'in', [...new Set(rows)])
    .execute();
  return new Map(found.map((r) => [r.rowNo, JSON.parse(sealer.openText(rejectPlace(importId, r.rowNo), r.rowSealed)) as string[]]));
}

/** What a staged row may share with someone who is here, or who stands further up; `person` is the digest of who it is. */
export interface StagedKeys {
  readonly row: number;
  readonly person: Buffer;
  readonly firstName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneHome: string | null;
  readonly phoneWork: string | null;
  readonly ssnIndex: Buffer | null;
}

/** Number of the last of the next `most` staged rows after `after`, of all when it is null; undefined when there is none left. */
export async function findLastStaged(db: Db, importId: string, after: number, most: number | null): Promise<number | undefined> {
  const {
    rows: [found],
  } = await sql<{ last: number | null }>`select max(row_no) as last from
    (select row_no from import_rows where import_id = ${importId} and row_no > ${after} order by row_no limit ${most}) as next`.execute(db);
  return found?.last ?? undefined;
}

/** Of rows that become contacts; those that only attest an agreement of someone who is here share nothing with the others. */
export async function listStagedKeys(
  db: Db,
  importId: string,
  range: { readonly after: number; readonly last: number; readonly limit: number },
): Promise<readonly StagedKeys[]> {
  const { rows } =
    await sql<StagedKeys>`select row_no as "row", person, fields->>'first_name' as "firstName", fields->>'email' as email, fields->>'phone' as phone, fields->>'phone_home' as "phoneHome",
    fields->>'phone_work' as "phoneWork", ssn_index as "ssnIndex" from import_rows
    where import_id = ${importId} and row_no > ${range.after} and row_no <= ${range.last} and not fields ? 'known_contact' order by row_no limit ${range.limit}`.execute(
      db,
    );
  return rows;
}

/** Takes rows back out of those that will be written. */
export async function unstageRows(db: Db, importId: string, rows: readonly number[]): Promise<void> {
  await sql`delete from import_rows where import_id = ${importId} and row_no = any(${rows}::int[])`.execute(db);
}

/** Forgets up to `most` staged rows; true when there are none left. */
export async function deleteRows(db: Db, importId: string, most: number): Promise<boolean> {
  const done =
    await sql`delete from import_rows where import_id = ${importId} and row_no in (select row_no from import_rows where import_id = ${importId} order by row_no limit ${most})`.execute(
      db,
    );
  return Number(done.numAffectedRows ?? 0) < most;
}

/** Forgets what an earlier check found. */
export async function deleteFindings(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('importRows').where('importId', '=', importId).execute();
  await db.deleteFrom('importProblems').where('importId', '=', importId).execute();
  await db.deleteFrom('importRejects').where('importId', '=', importId).execute();
}

function rejectPlace(importId: string, row: number) {
  return `import_rejects:${importId}/${row}:row` as const;
}
