import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { approvalIs, LAST_DECISION } from './approval-states.ts';
import { MAILING, NOT_MAILED } from './mailing-days.ts';

/** Approved letters that are not printed yet, and letters that could not be made; each counted up to `cap`. */
export async function countUnprinted(
  db: StaffDb,
  today: CivilDate,
  cap: number,
): Promise<{ readonly approved: number; readonly failed: number }> {
  const { rows } = await sql<{ approved: number; failed: number }>`select
      (select count(*)::int from (select 1 from letters l
        ${MAILING} ${LAST_DECISION}
        where l.printed_at is null and l.state = 'ready' and ${approvalIs('approved', today)} limit ${cap}) as found) as approved,
      (select count(*)::int from (select 1 from letters where printed_at is null and state = 'failed' limit ${cap}) as unmade) as failed`.execute(
    db,
  );
  return rows[0] ?? { approved: 0, failed: 0 };
}

/** Letters of the library of each of these contacts; those without are absent. */
export async function countWritten(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ contactId: string; n: number }>`select contact_id as "contactId", count(*)::int as n from letters
    where kind = 'written' and contact_id = any(${[...contactIds]}::uuid[]) group by contact_id`.execute(db);
  return new Map(rows.map(({ contactId, n }) => [contactId, n]));
}

/** Letters that came back and were not mailed again, of clients that are not archived; counted up to `cap`. */
export async function countReturned(db: StaffDb, cap: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select distinct r.letter_id from letter_returns r
      join letters l on l.id = r.letter_id join contact_names c on c.id = l.contact_id
    where r.undone_at is null and c.archived_at is null and ${NOT_MAILED} limit ${cap}) as returned`.execute(db);
  return rows[0]?.n ?? 0;
}
