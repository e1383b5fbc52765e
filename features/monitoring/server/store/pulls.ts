// The ledger of calls to partners: a row is there before the call, so that nothing outside happens twice or unseen.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';

export type PullKind = 'test' | 'report';
export type PullOutcome = 'report' | 'same-report' | 'ok' | 'sign-in-failed' | 'needs-client' | 'unpaid' | 'unavailable' | 'refused';
export interface StoredPull {
  readonly id: string;
  readonly kind: PullKind;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
  readonly outcome: PullOutcome | null;
  readonly detail: string | null;
  readonly reportId: string | null;
  readonly begunBy: string;
}

/** Writes that a call begins; false when an earlier run of the same job wrote it already. */
export async function beginPull(
  db: Db,
  pull: {
    readonly id: string;
    readonly contactId: string;
    readonly connectionId: string;
    readonly kind: PullKind;
    readonly at: Date;
    readonly byName: string;
  },
): Promise<boolean> {
  const done = await sql`insert into monitoring_pulls (id, contact_id, connection_id, kind, begun_at, begun_by_name)
    values (${pull.id}, ${pull.contactId}, ${pull.connectionId}, ${pull.kind}, ${pull.at}, ${pull.byName}) on conflict (id) do nothing`.execute(
    db,
  );
  return done.numAffectedRows === 1n;
}

/** Writes the result of a call; false when it was already written. */
export async function endPull(
  db: Db,
  id: string,
  end: { readonly at: Date; readonly outcome: PullOutcome; readonly detail: string | null; readonly reportId: string | null },
): Promise<boolean> {
  const done =
    await sql`update monitoring_pulls set ended_at = ${end.at}, outcome = ${end.outcome}, detail = ${end.detail}, report_id = ${end.reportId} where id = ${id} and ended_at is null`.execute(
      db,
    );
  return done.numAffectedRows === 1n;
}

export async function isOpenPull(db: Db, id: string): Promise<boolean> {
  return (await sql`select 1 from monitoring_pulls where id = ${id} and ended_at is null`.execute(db)).rows.length > 0;
}

/** Calls for one connection, newest first. */
export async function listPulls(
  db: StaffDb,
  connectionId: string,
  page: { readonly after: readonly [begunAt: string, id: string] | undefined; readonly limit: number },
): Promise<(StoredPull & { readonly place: string })[]> {
  const beyond = page.after === undefined ? sql`true` : sql`(begun_at, id) < (${page.after[0]}::timestamptz, ${page.after[1]}::uuid)`;
  return (
    await sql<
      StoredPull & { readonly place: string }
    >`select id, kind, begun_at as "begunAt", begun_at::text as place, ended_at as "endedAt", outcome, detail, report_id as "reportId", begun_by_name as "begunBy" from monitoring_pulls
    where connection_id = ${connectionId} and ${beyond} order by begun_at desc, id desc limit ${page.limit}`.execute(db)
  ).rows;
}
