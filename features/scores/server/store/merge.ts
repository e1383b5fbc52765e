// Scores and the goal of one record of a person go over to another, and come back when the two are taken apart.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';

const movedScores = z.object({
  scores: z.array(z.uuid()).readonly(),
  /** As it was when it moved; null when the other record had a goal of its own, or there was none. */
  goal: z.object({ value: z.number(), version: z.number(), setAt: z.string(), setByName: z.string() }).nullable(),
});
type MovedScores = z.output<typeof movedScores>;

export const SCORES_FOLLOW = follower({
  key: 'scores',
  tables: ['credit_scores', 'score_goals'],
  moved: movedScores,
  move: moveScores,
  moveBack: moveScoresBack,
});

/** Gives all scores to another contact. A goal goes along where the other has none; else it stays where it is, and the other's stands. */
async function moveScores(db: Db, fromId: string, toId: string): Promise<MovedScores> {
  const { rows } = await sql<
    Pick<Row<'creditScores'>, 'id'>
  >`update credit_scores set contact_id = ${toId} where contact_id = ${fromId} returning id`.execute(db);
  const goal = await sql<
    NonNullable<MovedScores['goal']>
  >`update score_goals set contact_id = ${toId} where contact_id = ${fromId} and not exists (select 1 from score_goals o where o.contact_id = ${toId})
    returning value, version, set_at::text as "setAt", set_by_name as "setByName"`.execute(db);
  return { scores: rows.map(({ id }) => id), goal: goal.rows[0] ?? null };
}

/** Gives them back, those that `fromId` still has. A goal that was changed or cleared since stays so there, and the old one is set again here. */
async function moveScoresBack(db: Db, { scores, goal }: MovedScores, fromId: string, toId: string): Promise<void> {
  await sql`update credit_scores set contact_id = ${toId} where contact_id = ${fromId} and id = any(${[...scores]}::uuid[])`.execute(db);
  if (goal === null) return;
  await sql`delete from score_goals where contact_id = ${fromId} and version = ${goal.version} and set_at = ${goal.setAt}::timestamptz`.execute(
    db,
  );
  await sql`insert into score_goals (contact_id, value, version, set_at, set_by_name) values (${toId}, ${goal.value}, ${goal.version}, ${goal.setAt}::timestamptz, ${goal.setByName})
    on conflict (contact_id) do nothing`.execute(db);
}
