// What people say of a report: whose it is, whether it is complete, that it is set aside or restored.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { lockContact } from '../../../contacts/server/public.ts';
import type { CreditReportRow } from '../../contract.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import { LISTED, PARTS, present, type ReportState, type Stated, type StoredReport } from '../store.ts';

/** Locks a contact's reports, and everything derived from them, until this transaction ends. */
export async function lockReports(db: Db, contactId: string): Promise<void> {
  await lockContact(db, contactId);
}

/** What may change of a report; what is left out stays. `toCompare` has it compared again. */
export interface ReportChange {
  readonly state?: ReportState;
  readonly discardedFrom?: ReportState | null;
  readonly personConfirmedBy?: string | null;
  readonly confirmedComplete?: readonly Bureau[];
  readonly doubts?: CreditReportRow['doubts'];
  readonly toCompare?: true;
}

/** Writes a change and raises the version; undefined when the stored version is no longer `version`. */
export async function changeReport(
  db: Db,
  { id, version }: Pick<StoredReport, 'id' | 'version'>,
  { state, discardedFrom, personConfirmedBy, confirmedComplete, doubts, toCompare }: ReportChange,
): Promise<StoredReport | undefined> {
  const row = await db
    .updateTable('creditReports')
    .set({
      version: version + 1,
      ...(state !== undefined && { state }),
      ...(discardedFrom !== undefined && { discardedFrom }),
      ...(personConfirmedBy !== undefined && { personConfirmedBy }),
      ...(confirmedComplete !== undefined && { confirmedComplete: sql`${JSON.stringify(confirmedComplete)}::jsonb` }),
      ...(doubts !== undefined && { doubts: sql`${JSON.stringify(doubts)}::jsonb` }),
      ...(toCompare && { compared: null, comparedKey: null }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(LISTED)
    .returning(PARTS.as('parts'))
    .$narrowType<Stated>()
    .executeTakeFirst();
  return row && present(row);
}

/** Reports that are used, or wait because they may be someone else's. */
export async function listCheckable(db: Db, contactId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('creditReports')
    .select('id')
    .where('contactId', '=', contactId)
    .where('state', 'in', ['ready', 'questioned'])
    .where('sourceFormat', 'is distinct from', 'combined')
    .where('documentSealed', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the row does not show. */
export async function findAnswers(
  db: Db,
  id: string,
): Promise<
  | { readonly discardedFrom: ReportState | null; readonly confirmedComplete: readonly Bureau[]; readonly disposedOn: string | null }
  | undefined
> {
  return db
    .selectFrom('creditReports')
    .select(['discardedFrom', 'confirmedComplete', 'disposedOn'])
    .$narrowType<{ discardedFrom: ReportState | null; confirmedComplete: readonly Bureau[] }>()
    .where('id', '=', id)
    .executeTakeFirst();
}
