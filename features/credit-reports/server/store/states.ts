// What people say of a report: whose it is, whether it is complete, that it is put aside or taken back.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { ReportState } from '../store.ts';

/** Holds off every other change to a contact's reports, and to what is made of them, until this transaction ends. */
export async function lockReports(db: Db, contactId: string): Promise<void> {
  await sql`select 1 from contacts where id = ${contactId} for update`.execute(db);
}

/** What may change of a report; what is left out stays. `toCompare` has it compared anew. */
export interface ReportChange {
  readonly state?: ReportState;
  readonly discardedFrom?: ReportState | null;
  readonly personConfirmedBy?: string;
  readonly confirmedComplete?: readonly Bureau[];
  readonly toCompare?: true;
}

/** Writes a change and counts the version up; false when the stored version is not `version` any more. */
export async function changeReport(
  db: Db,
  id: string,
  version: number,
  { state, discardedFrom, personConfirmedBy, confirmedComplete, toCompare }: ReportChange,
): Promise<boolean> {
  const done = await db
    .updateTable('creditReports')
    .set({
      version: version + 1,
      ...(state !== undefined && { state }),
      ...(discardedFrom !== undefined && { discardedFrom }),
      ...(personConfirmedBy !== undefined && { personConfirmedBy }),
      ...(confirmedComplete !== undefined && { confirmedComplete: sql`${JSON.stringify(confirmedComplete)}::jsonb` }),
      ...(toCompare && { compared: null, comparedKey: null }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** What the row does not show. */
export async function findAnswers(
  db: Db,
  id: string,
): Promise<{ readonly discardedFrom: ReportState | null; readonly confirmedComplete: readonly Bureau[] } | undefined> {
  return db
    .selectFrom('creditReports')
    .select(['discardedFrom', 'confirmedComplete'])
    .$narrowType<{ discardedFrom: ReportState | null; confirmedComplete: readonly Bureau[] }>()
    .where('id', '=', id)
    .executeTakeFirst();
}
