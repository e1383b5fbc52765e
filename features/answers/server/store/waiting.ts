// What waits for someone: counts for the dashboard, and days for the calendar.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { DeadlineRange } from '../../../../platform/server/manifest.ts';
import type { AnswerState } from '../../rules/answer-kinds.ts';
import type { AnswerStep } from '../../rules/next-step.ts';

/** Answers in this state, counted up to `most`. */
export async function countAnswers(db: StaffDb, state: AnswerState, most: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from answers a left join contact_heads c on c.id = a.contact_id
    where a.state = ${state} and c.archived_at is null limit ${most}) as found`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Next steps that were due before this day, counted up to `most`. */
export async function countLateSteps(db: StaffDb, before: CivilDate, most: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from answers a join contact_heads c on c.id = a.contact_id
    where a.step is not null and a.step_done_on is null and a.step_due_on < ${before} and a.state = 'entered' and c.archived_at is null limit ${most}) as found`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

interface StepDue {
  readonly id: string;
  readonly step: AnswerStep;
  readonly on: CivilDate;
  readonly contactId: string;
  readonly name: string;
  readonly ownerId: string | null;
}

/** Next steps that are not done, by the day they are due. */
export async function listSteps(db: StaffDb, { from, until, personId, most }: DeadlineRange): Promise<readonly StepDue[]> {
  const { rows } = await sql<StepDue>`select a.id, a.step, a.step_due_on as "on", c.id as "contactId", c.name, c.owner_id as "ownerId"
    from answers a join contact_heads c on c.id = a.contact_id
    where a.step is not null and a.step_done_on is null and a.state = 'entered' and a.step_due_on >= ${from} and a.step_due_on <= ${until}
      and c.archived_at is null and (${personId}::uuid is null or c.owner_id = ${personId}::uuid)
    order by a.step_due_on, a.id limit ${most}`.execute(db);
  return rows;
}
