// Where the approval of each letter is, in SQL, for lists and counts. `rules/approval.ts` decides; a test holds both together.
import { sql, type RawBuilder } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { APPROVAL_DAYS, type ApprovalFilter } from '../../rules/approval.ts';
import { MAILING } from './mailing-days.ts';

/** The newest decision about the letter `l`, as `a`; for the end of a from clause. */
export const LAST_DECISION = sql`left join lateral (select d.id, d.decision, d.way, d.sha256, d.decided_on, d.ended_on, d.ended_why from letter_approvals d
  where d.letter_id = l.id order by d.id desc limit 1) a on true`;

/** The state on `today` of the letter `l` with its decision `a`. */
export const approvalState = (today: CivilDate): RawBuilder<string> => sql<string>`case
  when l.before_approvals then 'not-needed'
  when l.state <> 'ready' or l.pdf_sha256 is null then 'not-ready'
  when not l.asks_client then 'from-office'
  when a.decision is null then 'waiting'
  when a.ended_why = 'taken-back' then 'taken-back'
  when a.ended_why = 'agreement-ended' then 'ended'
  when a.ended_why is not null then 'waiting'
  when a.sha256 <> l.pdf_sha256 then case when a.decision = 'approved' then 'changed' else 'waiting' end
  when a.decision = 'sent-back' then 'sent-back'
  when a.decided_on + ${sql.lit(APPROVAL_DAYS)} < ${today}::date then 'expired'
  else 'approved' end`;

const WAITS = sql`('waiting', 'changed', 'expired', 'taken-back', 'ended')`;

/** A condition on the letter `l` that was not mailed (`m`), with its decision `a`. */
export function approvalIs(filter: ApprovalFilter, today: CivilDate): RawBuilder<boolean> {
  const state = approvalState(today);
  if (filter === 'waiting') return sql<boolean>`(${state}) in ${WAITS} and m.mailed_on is null`;
  if (filter === 'sent-back') return sql<boolean>`(${state}) = 'sent-back' and m.mailed_on is null`;
  return sql<boolean>`(${state}) in ('approved', 'from-office')`;
}

/** Letters that wait for the approval of their client, and that were sent back; each counted up to `cap`. */
export async function countByApproval(
  db: StaffDb,
  today: CivilDate,
  cap: number,
): Promise<{ readonly waiting: number; readonly sentBack: number }> {
  const count = (filter: ApprovalFilter): RawBuilder<number> => sql<number>`(select count(*)::int from (select 1 from letters l
      ${MAILING} ${LAST_DECISION}
    where l.state = 'ready' and ${approvalIs(filter, today)} limit ${cap}) as found)`;
  const { rows } = await sql<{
    waiting: number;
    sentBack: number;
  }>`select ${count('waiting')} as waiting, ${count('sent-back')} as "sentBack"`.execute(db);
  return rows[0] ?? { waiting: 0, sentBack: 0 };
}
