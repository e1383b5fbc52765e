// Opens reports for use: as they were read, with lines matched as people decided since.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { combineReports } from '../rules/combining/combine-reports.ts';
import { unpackReport } from './unpack-report.ts';
import { countedKey } from './counted-key.ts';
import { findOpened, forgetOpened, keepOpened } from './opened-reports.ts';
import { findContentState, openDocument, openParts, type PartDocument } from './store.ts';
import { listCurrentMatches } from '../../account-matching/server/public.ts';

/**
 * The normalized report, matched with the decisions in effect for its contact; undefined unless it was read. Access is checked each time.
 * A report opened before is reused while neither content nor decisions changed.
 */
export async function openReport(db: Db, sealer: Sealer, id: string): Promise<CreditReport | undefined> {
  const content = await findContentState(db, id);
  if (!content) return undefined;
  const decisions = await listCurrentMatches(db, content.contactId);
  const state = `${content.key} ${countedKey(decisions)}`;
  if (content.isSetAside) forgetOpened(sealer, id);
  const known = findOpened(sealer, id, state);
  if (known) return known;
  const read = await readOpened(db, sealer, id);
  const report = read && matchAccounts(read, decisions);
  if (report && !content.isSetAside) keepOpened(sealer, id, state, report);
  return report;
}

/** The report with its lines as they were read. */
async function readOpened(db: Db, sealer: Sealer, id: string): Promise<CreditReport | undefined> {
  const document = await openDocument(db, sealer, id);
  if (document) return unpackReport(document.bytes);
  const combined = await openParts(db, sealer, id);
  return combined && combineDocuments(combined.parts);
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
