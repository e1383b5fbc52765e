// What people say of a report: whose it is, whether it is complete, that it is put aside or taken back.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { ReportState, Tables } from '../store.ts';

const tables = (db: Db) => db.withTables<Tables>();

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
  const done = await tables(db)
    .updateTable('credit_reports')
    .set({
      version: version + 1,
      ...(state !== undefined && { state }),
      ...(discardedFrom !== undefined && { discarded_from: discardedFrom }),
      ...(personConfirmedBy !== undefined && { person_confirmed_by: personConfirmedBy }),
      ...(confirmedComplete !== undefined && { confirmed_complete: sql`${JSON.stringify(confirmedComplete)}::jsonb` }),
      ...(toCompare && { compared: null, compared_key: null }),
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
  return tables(db)
    .selectFrom('credit_reports')
    .select(['discarded_from as discardedFrom', 'confirmed_complete as confirmedComplete'])
    .where('id', '=', id)
    .executeTakeFirst();
}
