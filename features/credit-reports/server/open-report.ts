// Reports opened for use: as they were read, with their lines put together as people decided since.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { combineReports } from '../rules/combining/combine-reports.ts';
import { unpackReport } from './unpack-report.ts';
import { openDocument, openParts, type PartDocument } from './store.ts';
import { listStanding } from '../../account-matching/server/public.ts';

/** The normalized report, matched with the decisions that stand for its contact; undefined unless it was read. */
export async function openReport(db: Db, sealer: Sealer, id: string): Promise<CreditReport | undefined> {
  const document = await openDocument(db, sealer, id);
  if (document) return matchAccounts(unpackReport(document.bytes), await listStanding(db, document.contactId));
  const combined = await openParts(db, sealer, id);
  return combined && matchAccounts(combineDocuments(combined.parts), await listStanding(db, combined.contactId));
}

/** One report of its parts' documents, its lines not matched yet. */
export function combineDocuments(parts: readonly PartDocument[]): CreditReport {
  return combineReports(parts.map(({ reportId, bureau, bytes }) => ({ reportId, bureau, report: unpackReport(bytes) })));
}

/** Several reports of contacts by id; those that were never read are absent. */
export async function openReports(db: Db, sealer: Sealer, ids: readonly string[]): Promise<ReadonlyMap<string, CreditReport>> {
  const reports = new Map<string, CreditReport>();
  for (const id of new Set(ids)) {
    const report = await openReport(db, sealer, id);
    if (report) reports.set(id, report);
  }
  return reports;
}
