// Scores from reports: they are added and removed with their report.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { ScorePoint } from '../../contract.ts';

export interface ReportScores {
  readonly contactId: string;
  readonly reportId: string;
  readonly at: Date;
  readonly addedByName: string;
  readonly scores: readonly {
    readonly bureau: ScorePoint['bureau'];
    readonly model: ScorePoint['model'];
    readonly modelPrinted: string;
    readonly value: number;
    readonly scoredOn: CivilDate;
  }[];
}

/** What any model in use can be (industry FICO scores run from 250 to 900); codes for "no score" lie outside. */
const isScore = (value: number): boolean => Number.isInteger(value) && value >= 250 && value <= 900;
/** A report prints a handful; more than this is no report. */
const MOST = 60;

/**
 * Keeps the scores of a report. Safe to call again: what is there stays, and of several scores of one bureau and model the first
 * counts. Numbers that are no score (codes for "none") are left out. Scores that `removeReportScores` took out come back.
 */
export async function recordScores(db: Db, { contactId, reportId, at, addedByName, scores }: ReportScores): Promise<void> {
  for (const { bureau, model, modelPrinted, value, scoredOn } of scores.slice(0, MOST)) {
    if (!isScore(value)) continue;
    await sql`insert into credit_scores (contact_id, id, bureau, model, model_printed, value, scored_on, source, report_id, added_at, added_by_name)
      values (${contactId}, ${newId(at)}, ${bureau}, ${model}, ${modelPrinted.slice(0, 120)}, ${value}, ${scoredOn}, 'report', ${reportId}, ${at}, ${addedByName})
      on conflict (report_id, bureau, model, model_printed) where report_id is not null do update set removed_at = null where credit_scores.removed_at is not null`.execute(
      db,
    );
  }
}

/** Removes the scores of a report, as when it is set aside. */
export async function removeReportScores(db: Db, reportId: string, at: Date = new Date()): Promise<void> {
  await sql`update credit_scores set removed_at = ${at} where report_id = ${reportId} and removed_at is null`.execute(db);
}

/** Deletes the scores of a report that is read again from its file, since they may be another person's. */
export async function deleteReportScores(db: Db, reportId: string): Promise<void> {
  await db.deleteFrom('creditScores').where('reportId', '=', reportId).execute();
}
