import { sql } from 'kysely';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, JobDb, Row, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { allOf, conditionsOf } from '../../contact-lists/server/public.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { exportSource, type ExportSource, type ExportState } from '../contract.ts';
import type { ExportColumn, ExportedContact } from '../rules/export-columns.ts';

/** What the columns hold that the database knows only as text and JSON. */
type Stated = { readonly filter: ExportSource['filter']; readonly columns: ExportColumn[]; readonly state: ExportState };
type StoredExport = Row<'exports'> & Stated & { readonly partFiles: readonly string[] };
const PART_FILES = sql<string[]>`array(select p.file_id from export_parts p where p.export_id = exports.id order by p.position)`.as(
  'partFiles',
);

export interface Export {
  readonly id: string;
  readonly source: ExportSource;
  readonly state: ExportState;
  readonly rowsTotal: number | null;
  readonly rowsWritten: number;
  readonly lastId: string | null;
  readonly partFiles: readonly string[];
  readonly sizeBytes: number;
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly expiresAt: Date | null;
  readonly fetchedAt: Date | null;
  readonly problem: string | null;
}

export async function insertExport(
  db: Db,
  one: { id: string; source: ExportSource; sessionId: string; at: Date; byId: string; byName: string },
): Promise<void> {
  await sql`insert into exports (id, dataset, filter, columns, state, session_id, created_at, moved_at, created_by, created_by_name)
    values (${one.id}, ${one.source.dataset}, ${JSON.stringify(one.source.filter)}::jsonb, ${one.source.dataset === 'contacts' ? one.source.columns : []}::text[], 'writing', ${one.sessionId}, ${one.at}, ${one.at}, ${one.byId}, ${one.byName})`.execute(
    db,
  );
}

/** Exports of this person that are being written. Until the transaction ends no one else counts them. */
export async function countWriting(db: Db, userId: string): Promise<number> {
  await lockOn(db, 'exports', userId);
  const { n } = await db
    .selectFrom('exports')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('createdBy', '=', userId)
    .where('state', '=', 'writing')
    .executeTakeFirstOrThrow();
  return n;
}

/** With `lock` no one else moves it until the transaction ends. */
export async function findExport(db: Db, id: string, lock = false): Promise<Export | undefined> {
  const query = db.selectFrom('exports').selectAll().select(PART_FILES).$narrowType<Stated>().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && toExport(row);
}

/** An export of the caller. */
export async function findOwnExport(db: Db, scope: StaffScope, id: string, lock = false): Promise<Export | undefined> {
  const one = await findExport(db, id, lock);
  return one?.createdBy === scope.userId ? one : undefined;
}

export async function listOwnExports(db: Db, scope: StaffScope, query: { after?: string | undefined; limit: number }): Promise<Export[]> {
  let q = db
    .selectFrom('exports')
    .selectAll()
    .select(PART_FILES)
    .$narrowType<Stated>()
    .where('createdBy', '=', scope.userId)
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map(toExport);
}

export async function setTotal(db: Db, id: string, rowsTotal: number): Promise<void> {
  await db.updateTable('exports').set({ rowsTotal }).where('id', '=', id).execute();
}

/** Adds a written part, unless the export was stopped or another run was faster. */
export async function addPart(
  db: Db,
  before: Export,
  part: { readonly fileId: string; readonly rows: number; readonly bytes: number; readonly lastId: string; readonly at: Date },
): Promise<boolean> {
  const added = await sql`insert into export_parts (export_id, position, file_id)
    select e.id, ${before.partFiles.length}, ${part.fileId} from (select id from exports where id = ${before.id} and state = 'writing' for update) e
    on conflict (export_id, position) do nothing`.execute(db);
  if (added.numAffectedRows !== 1n) return false;
  await db
    .updateTable('exports')
    .set((eb) => ({
      rowsWritten: eb('rowsWritten', '+', part.rows),
      sizeBytes: eb('sizeBytes', '+', part.bytes),
      lastId: part.lastId,
      movedAt: part.at,
    }))
    .where('id', '=', before.id)
    .execute();
  return true;
}

/** Ends the writing; false when it had ended. */
export async function endWriting(
  db: Db,
  id: string,
  end: { readonly state: 'ready' | 'failed' | 'cancelled'; readonly at: Date; readonly expiresAt?: Date; readonly problem?: string },
): Promise<boolean> {
  const done = await db
    .updateTable('exports')
    .set({ state: end.state, finishedAt: end.at, expiresAt: end.expiresAt ?? null, problem: end.problem ?? null })
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Ends a finished export that no one fetched. */
export async function withdraw(db: Db, id: string, state: 'cancelled' | 'expired'): Promise<boolean> {
  const done = await db
    .updateTable('exports')
    .set({ state, tokenHash: null })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function setToken(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('exports').set({ tokenHash }).where('id', '=', id).where('state', '=', 'ready').execute();
}

export async function findByToken(db: Db, tokenHash: Buffer): Promise<Export | undefined> {
  const row = await db
    .selectFrom('exports')
    .selectAll()
    .select(PART_FILES)
    .$narrowType<Stated>()
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row && toExport(row);
}

/** Uses the link up; false when it was used, has expired, or the export was withdrawn. */
export async function claimLink(db: Db, tokenHash: Buffer, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('exports')
    .set({ state: 'fetched', fetchedAt: at, tokenHash: null })
    .where('tokenHash', '=', tokenHash)
    .where('state', '=', 'ready')
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Exports that are being written and have come no further since `before`. */
export async function listStuck(db: Db, before: Date, limit: number): Promise<Export[]> {
  return (
    await db
      .selectFrom('exports')
      .selectAll()
      .select(PART_FILES)
      .$narrowType<Stated>()
      .where('state', '=', 'writing')
      .where('movedAt', '<', before)
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(toExport);
}

/** Exports whose time to be fetched is over. */
export async function listExpired(db: Db, at: Date, limit: number): Promise<Export[]> {
  return (
    await db
      .selectFrom('exports')
      .selectAll()
      .select(PART_FILES)
      .$narrowType<Stated>()
      .where('state', '=', 'ready')
      .where('expiresAt', '<=', at)
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(toExport);
}

/** Ended exports whose parts still lie there; fetched ones only when that was before `fetchedBefore`. */
export async function listToClear(db: Db, fetchedBefore: Date, limit: number): Promise<Export[]> {
  const rows = await db
    .selectFrom('exports')
    .selectAll()
    .select(PART_FILES)
    .$narrowType<Stated>()
    .where(sql<boolean>`exists (select 1 from export_parts p where p.export_id = exports.id)`)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['cancelled', 'failed', 'expired']),
        eb.and([eb('state', '=', 'fetched'), eb('fetchedAt', '<', fetchedBefore)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toExport);
}

export async function forgetParts(db: Db, id: string): Promise<void> {
  await db.deleteFrom('exportParts').where('exportId', '=', id).execute();
}

/** Comes after every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Contacts that match, newest first, after the one with the id `after`, made out of one text when each is asked for. Rows as the
 * driver makes them live long enough to be moved to where garbage stays, which is hundreds of megabytes for a million.
 */
export async function readContacts(
  db: StaffDb | JobDb,
  filter: ContactFilter,
  page: { readonly after: string | null; readonly limit: number; readonly zone: string },
): Promise<Iterable<ExportedContact>> {
  const {
    rows: [found],
  } = await sql<{ lines: string | null }>`select string_agg(line, E'\n' order by id desc) as lines from (
    select c.id, json_build_object('id', c.id, 'firstName', c.first_name, 'middleName', c.middle_name, 'lastName', c.last_name, 'suffix', c.suffix, 'company', c.company, 'category', c.category,
      'stage', c.stage, 'urgency', c.urgency, 'email', c.email, 'phone', c.phone, 'phoneHome', c.phone_home, 'phoneWork', c.phone_work, 'language', c.language, 'addressLine1', c.address_line1,
      'addressLine2', c.address_line2, 'city', c.city, 'state', c.state, 'zip', c.zip, 'source', c.source, 'ownerName', u.name, 'tags', c.tags, 'followUpOn', c.follow_up_on,
      'ssnLast4', c.ssn_last4, 'birthYear', c.birth_year, 'createdAt', c.created_at, 'lastContactedAt', c.last_contacted_at)::text as line
    from contact_records c left join user_names u on u.id = c.owner_id
    where ${allOf(conditionsOf(filter, page.zone).values())} and c.id < ${page.after ?? LAST_ID}::uuid order by c.id desc limit ${page.limit}) as page`.execute(
    db,
  );
  return parseLines(found?.lines ?? '');
}

function* parseLines(text: string): Generator<ExportedContact> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    yield JSON.parse(text.slice(from, end === -1 ? undefined : end)) as ExportedContact;
    from = end === -1 ? text.length : end + 1;
  }
}

/** The stored filter is of the stored dataset: the two were written together. */
function sourceOf({ dataset, filter, columns }: Pick<StoredExport, 'dataset' | 'filter' | 'columns'>): ExportSource {
  return exportSource.parse(dataset === 'contacts' ? { dataset, filter, columns } : { dataset, filter });
}

function toExport(r: StoredExport): Export {
  return {
    id: r.id,
    source: sourceOf(r),
    state: r.state,
    rowsTotal: r.rowsTotal,
    rowsWritten: r.rowsWritten,
    lastId: r.lastId,
    partFiles: r.partFiles,
    sizeBytes: r.sizeBytes,
    sessionId: r.sessionId,
    createdAt: r.createdAt,
    createdBy: r.createdBy,
    createdByName: r.createdByName,
    expiresAt: r.expiresAt,
    fetchedAt: r.fetchedAt,
    problem: r.problem,
  };
}
