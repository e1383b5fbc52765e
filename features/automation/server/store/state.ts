// How far the record of everything was read, and the pause of all rules.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import type { RecordPlace } from '../../../activity/server/public.ts';

export interface AutomationState {
  readonly place: RecordPlace;
  readonly paused: { readonly at: Date; readonly by: string } | null;
}

/** A record restored from elsewhere is read from its start: no rule acts twice, and none on what happened before it was on. */
export async function readState(db: Db): Promise<AutomationState> {
  const { rows } = await sql<Pick<Row<'automationState'>, 'writtenBy' | 'activityId' | 'pausedAt' | 'pausedByName'>>`
    select case when written_by > pg_snapshot_xmax(pg_current_snapshot()) then '0' else written_by::text end as written_by, activity_id, paused_at, paused_by_name
    from automation_state`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The state of the automation is missing.');
  return {
    place: { writtenBy: row.writtenBy, activityId: row.activityId },
    paused: row.pausedAt === null ? null : { at: row.pausedAt, by: row.pausedByName ?? '' },
  };
}

/** Forward only, unless the place is one of another cluster: a run that was slow must not undo what a later one read. */
export async function saveProgress(db: Db, { writtenBy, activityId }: RecordPlace): Promise<void> {
  await sql`update automation_state set written_by = ${writtenBy}::xid8, activity_id = ${activityId}
    where (written_by, activity_id) < (${writtenBy}::xid8, ${activityId}) or written_by > pg_snapshot_xmax(pg_current_snapshot())`.execute(
    db,
  );
}

/** False when it was so already. */
export async function setPaused(db: Db, paused: { readonly at: Date; readonly by: string } | null): Promise<boolean> {
  const { rows } = await sql<
    Pick<Row<'automationState'>, 'single'>
  >`update automation_state set paused_at = ${paused?.at ?? null}, paused_by_name = ${paused?.by ?? null}
    where (paused_at is null) = ${paused !== null} returning single`.execute(db);
  return rows.length > 0;
}
