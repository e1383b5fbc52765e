// Scores of one contact. Those of everyone stand in store/everyone.ts, those that come with a report in store/from-report.ts.
import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { ScorePoint } from '../contract.ts';
import { byBureau, counted, standing, type Standings } from './store/counted.ts';

/** A drop of more points than this since the score before is worth a look. */
export const DROP = 20;

export interface StoredPoint extends ScorePoint {
  readonly contactId: string;
  readonly removed: boolean;
}
/** Sort key of the last row of a page: day and id. */
export interface PointMarker {
  readonly on: string;
  readonly id: string;
}

const COLUMNS = sql`s.id, s.contact_id as "contactId", s.bureau, s.model, s.model_printed as "modelPrinted", s.value, s.scored_on as "scoredOn", s.source, s.report_id as "reportId", s.note,
  s.added_by_name as "addedBy", s.removed_at is not null as removed`;

/** A page of the contact's scores that count, newest day first; one more than `limit` when there are more. */
export async function listPoints(
  db: Db,
  scope: StaffScope | ClientScope,
  contactId: string,
  page: { readonly after: PointMarker | undefined; readonly limit: number },
): Promise<ScorePoint[]> {
  if (scope.kind === 'client' && scope.contactId !== contactId) return [];
  const { after } = page;
  const beyond = after ? sql`(s.scored_on, s.id) < (${after.on}::date, ${after.id}::uuid)` : sql`true`;
  const { rows } =
    await sql<StoredPoint>`select ${COLUMNS} from ${counted(sql`${contactId}::uuid`)} s where ${beyond} order by s.scored_on desc, s.id desc limit ${page.limit + 1}`.execute(
      db,
    );
  return rows.map(({ contactId: _contact, removed: _removed, ...point }) => point);
}

/** The contact's latest score at each bureau, and the goal. */
export async function readStanding(
  db: Db,
  scope: StaffScope | ClientScope,
  contactId: string,
): Promise<{ scores: Standings; goal: Goal | null }> {
  if (scope.kind === 'client' && scope.contactId !== contactId) return { scores: byBureau(null), goal: null };
  const { rows } = await sql<{
    standings: Partial<Standings> | null;
  }>`select n.standings from ${standing(sql`${contactId}::uuid`, { model: undefined, drop: DROP })} n`.execute(db);
  return { scores: byBureau(rows[0]?.standings ?? null), goal: await findGoal(db, contactId) };
}

/** A score, also a removed one. */
export async function findPoint(db: StaffDb, id: string): Promise<StoredPoint | undefined> {
  return (await sql<StoredPoint>`select ${COLUMNS} from credit_scores s where s.id = ${id}`.execute(db)).rows[0];
}

export interface TypedScore {
  readonly id: string;
  readonly contactId: string;
  readonly bureau: ScorePoint['bureau'];
  readonly model: ScorePoint['model'];
  readonly modelPrinted: string;
  readonly value: number;
  readonly scoredOn: CivilDate;
  readonly note: string | null;
  readonly at: Date;
  readonly byName: string;
}

/** True when the bureau already has a score of this model and day that counts. Locked until the transaction ends. */
export async function hasScoreOf(
  db: Db,
  s: Pick<TypedScore, 'contactId' | 'bureau' | 'model' | 'modelPrinted'> & { readonly scoredOn: string },
): Promise<boolean> {
  await lockOn(db, 'credit_scores', s.contactId);
  const { rows } =
    await sql`select 1 from credit_scores where contact_id = ${s.contactId} and bureau = ${s.bureau} and model = ${s.model} and scored_on = ${s.scoredOn} and removed_at is null
    and (model <> 'OTHER' or lower(model_printed) = lower(${s.modelPrinted})) limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertTyped(db: Db, s: TypedScore): Promise<void> {
  await sql`insert into credit_scores (contact_id, id, bureau, model, model_printed, value, scored_on, source, note, added_at, added_by_name)
    values (${s.contactId}, ${s.id}, ${s.bureau}, ${s.model}, ${s.modelPrinted}, ${s.value}, ${s.scoredOn}, 'hand', ${s.note}, ${s.at}, ${s.byName})`.execute(
    db,
  );
}

/** Takes out or puts back a score that was typed in; false when it was so already. */
export async function setRemoved(db: Db, id: string, at: Date | null): Promise<boolean> {
  const done =
    await sql`update credit_scores set removed_at = ${at} where id = ${id} and source = 'hand' and (removed_at is null) = ${at !== null}`.execute(
      db,
    );
  return done.numAffectedRows === 1n;
}

export interface Goal {
  readonly value: number;
  readonly version: number;
}

export async function findGoal(db: Db, contactId: string): Promise<Goal | null> {
  const goal = await db.selectFrom('scoreGoals').select(['value', 'version']).where('contactId', '=', contactId).executeTakeFirst();
  return goal ?? null;
}

/** Writes the goal if it still is as it was read (`version` null: there was none); false when it is not. */
export async function writeGoal(
  db: Db,
  goal: {
    readonly contactId: string;
    readonly value: number | null;
    readonly version: number | null;
    readonly at: Date;
    readonly byName: string;
  },
): Promise<boolean> {
  const { contactId, value, version, at, byName } = goal;
  if (version === null) {
    if (value === null) return (await findGoal(db, contactId)) === null;
    const added = await db
      .insertInto('scoreGoals')
      .values({ contactId, value, setAt: at, setByName: byName })
      .onConflict((oc) => oc.column('contactId').doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  if (value === null) {
    const gone = await db.deleteFrom('scoreGoals').where('contactId', '=', contactId).where('version', '=', version).executeTakeFirst();
    return gone.numDeletedRows === 1n;
  }
  const done = await db
    .updateTable('scoreGoals')
    .set({ value, version: version + 1, setAt: at, setByName: byName })
    .where('contactId', '=', contactId)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
