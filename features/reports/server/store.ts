// Report files: one row each, from the request to the download.
import { sql } from 'kysely';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { FileFormat, FileState } from '../contract.ts';
import { reportFilter, type ReportFilter } from '../rules/report-filter.ts';
import type { ReportKey } from '../rules/reports.ts';

type Stored = Row<'reportFiles'> & { readonly report: ReportKey; readonly format: FileFormat; readonly state: FileState };
export type ReportFile = Omit<Stored, 'filter' | 'tokenHash' | 'movedAt' | 'finishedAt'> & { readonly filter: ReportFilter };

export async function insertFile(
  db: Db,
  one: {
    readonly id: string;
    readonly report: ReportKey;
    readonly filter: ReportFilter;
    readonly format: FileFormat;
    readonly total: number;
    readonly sessionId: string;
    readonly at: Date;
    readonly byId: string;
    readonly byName: string;
  },
): Promise<void> {
  await sql`insert into report_files (id, report, filter, format, state, rows_total, session_id, created_at, moved_at, created_by, created_by_name)
    values (${one.id}, ${one.report}, ${JSON.stringify(one.filter)}::jsonb, ${one.format}, 'writing', ${one.total}, ${one.sessionId}, ${one.at}, ${one.at}, ${one.byId}, ${one.byName})`.execute(
    db,
  );
}

/** Files of this person that are being written. Until the transaction ends no one else counts them. */
export async function countWriting(db: Db, userId: string): Promise<number> {
  await lockOn(db, 'report-files', userId);
  const { n } = await db
    .selectFrom('reportFiles')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('createdBy', '=', userId)
    .where('state', '=', 'writing')
    .executeTakeFirstOrThrow();
  return n;
}

/** With `lock` no one else moves it until the transaction ends. */
export async function findFile(db: Db, id: string, lock = false): Promise<ReportFile | undefined> {
  const query = db.selectFrom('reportFiles').selectAll().$narrowType<Stored>().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && toFile(row);
}

export async function findOwnFile(db: Db, scope: StaffScope, id: string, lock = false): Promise<ReportFile | undefined> {
  const one = await findFile(db, id, lock);
  return one?.createdBy === scope.userId ? one : undefined;
}

export async function listOwnFiles(db: Db, scope: StaffScope, query: { after?: string | undefined; limit: number }): Promise<ReportFile[]> {
  let q = db
    .selectFrom('reportFiles')
    .selectAll()
    .$narrowType<Stored>()
    .where('createdBy', '=', scope.userId)
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map(toFile);
}

/** Notes how far the writing came; false when it was stopped. */
export async function noteProgress(db: Db, id: string, rowsWritten: number, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('reportFiles')
    .set({ rowsWritten, movedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export interface WritingEnd {
  readonly state: 'ready' | 'failed' | 'cancelled';
  readonly at: Date;
  readonly expiresAt?: Date;
  readonly problem?: string;
  readonly file?: { readonly id: string; readonly sizeBytes: number };
}

/** Ends the writing; false when it had ended. */
export async function endWriting(db: Db, id: string, end: WritingEnd): Promise<boolean> {
  const done = await db
    .updateTable('reportFiles')
    .set({
      state: end.state,
      finishedAt: end.at,
      expiresAt: end.expiresAt ?? null,
      problem: end.problem ?? null,
      ...(end.file && { fileId: end.file.id, sizeBytes: end.file.sizeBytes }),
    })
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Ends a finished file that no one downloaded. */
export async function withdraw(db: Db, id: string, state: 'cancelled' | 'expired'): Promise<boolean> {
  const done = await db
    .updateTable('reportFiles')
    .set({ state, tokenHash: null })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function setToken(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('reportFiles').set({ tokenHash }).where('id', '=', id).where('state', '=', 'ready').execute();
}

export async function findByToken(db: Db, tokenHash: Buffer): Promise<ReportFile | undefined> {
  const row = await db.selectFrom('reportFiles').selectAll().$narrowType<Stored>().where('tokenHash', '=', tokenHash).executeTakeFirst();
  return row && toFile(row);
}

/** Takes the link; false when it was taken, replaced or came too late. */
export async function claimLink(db: Db, tokenHash: Buffer, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('reportFiles')
    .set({ state: 'fetched', fetchedAt: at, tokenHash: null })
    .where('tokenHash', '=', tokenHash)
    .where('state', '=', 'ready')
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Files that came no further since `movedBefore`, and files whose time to be downloaded is over. */
export async function listStale(db: Db, state: 'writing' | 'ready', before: Date, limit: number): Promise<ReportFile[]> {
  const rows = await db
    .selectFrom('reportFiles')
    .selectAll()
    .$narrowType<Stored>()
    .where('state', '=', state)
    .where(state === 'writing' ? 'movedAt' : 'expiresAt', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toFile);
}

/** Ended files whose bytes are still kept. */
export async function listToClear(db: Db, fetchedBefore: Date, limit: number): Promise<ReportFile[]> {
  const rows = await db
    .selectFrom('reportFiles')
    .selectAll()
    .$narrowType<Stored>()
    .where('fileId', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['cancelled', 'failed', 'expired']),
        eb.and([eb('state', '=', 'fetched'), eb('fetchedAt', '<', fetchedBefore)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toFile);
}

export async function forgetBytes(db: Db, id: string): Promise<void> {
  await db.updateTable('reportFiles').set({ fileId: null }).where('id', '=', id).execute();
}

function toFile({ filter, tokenHash: _token, movedAt: _moved, finishedAt: _finished, ...row }: Stored): ReportFile {
  return { ...row, filter: reportFilter.parse(filter) };
}
