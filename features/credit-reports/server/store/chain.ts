// The reports of a contact in the order they were pulled, and what was compared of them.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { CreditReportRow } from '../../contract.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { SourceFormat } from '../../../report-files/rules/model.ts';
import type { ReportFacts } from '../../rules/report-facts.ts';
import { factColumns } from '../store.ts';

export interface ChainLink {
  readonly id: string;
  readonly reportDate: CivilDate | null;
  readonly bureaus: readonly Bureau[] | null;
  readonly confirmedComplete: readonly Bureau[];
  readonly comparedKey: string | null;
  readonly compared: CreditReportRow['compared'];
  readonly uploadedAt: Date;
  readonly uploadedByName: string;
}

/** The ready reports of a contact as they were read, oldest first, those without a date before all others. */
export async function listChain(db: Db, contactId: string): Promise<ChainLink[]> {
  return selectReady(db, contactId)
    .select(['id', 'reportDate', 'bureaus', 'confirmedComplete', 'comparedKey', 'compared', 'uploadedAt', 'uploadedByName'])
    .$narrowType<Pick<ChainLink, 'bureaus' | 'confirmedComplete' | 'compared'>>()
    .execute();
}

export interface ReadyReport {
  readonly id: string;
  readonly reportDate: CivilDate | null;
  readonly sourceFormat: SourceFormat;
  /** Null for reports read before this was kept. */ readonly bureaus: readonly Bureau[] | null;
}

/** The reports of a contact in use, as they were read, oldest first, those without a date before all others. */
export async function listReadyReports(db: StaffDb | JobDb, contactId: string): Promise<ReadyReport[]> {
  return selectReady(db, contactId)
    .select(['id', 'reportDate', 'sourceFormat', 'bureaus'])
    .$narrowType<Pick<ReadyReport, 'sourceFormat' | 'bureaus'>>()
    .execute();
}

const selectReady = (db: Db, contactId: string) =>
  db
    .selectFrom('creditReports')
    .where('contactId', '=', contactId)
    .where('state', '=', 'ready')
    .where('sourceFormat', 'is distinct from', 'combined')
    .orderBy('reportDate', (o) => o.nullsFirst())
    .orderBy('id');

/** Keeps how a report compares with the one before it. The version stays: no one's choice changed. */
export async function setCompared(
  db: Db,
  id: string,
  { key, facts, compared }: { readonly key: string; readonly facts: ReportFacts; readonly compared: CreditReportRow['compared'] },
): Promise<void> {
  await db
    .updateTable('creditReports')
    .set({ comparedKey: key, compared: compared && sql`${JSON.stringify(compared)}::jsonb`, ...factColumns(facts) })
    .where('id', '=', id)
    .execute();
}
