import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { approvalIs, LAST_DECISION } from './approval-states.ts';
import { MAILING } from './mailing-days.ts';

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
