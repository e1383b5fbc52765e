import type { Db } from '../../../platform/server/database/open-database.ts';
import { recordScores } from '../../scores/server/public.ts';
import type { CreditReportRow } from '../contract.ts';
import type { ReportFacts } from '../rules/report-facts.ts';
import { scoresToRecord } from './report-scores.ts';
import { setCompared, type ChainLink } from './store/chain.ts';

/** Saves the counts of a report, its comparison with the one before, and its scores. */
export async function saveComparison(
  db: Db,
  { contactId, link, at, zone }: { readonly contactId: string; readonly link: ChainLink; readonly at: Date; readonly zone: string },
  counted: { readonly key: string; readonly facts: ReportFacts; readonly compared: CreditReportRow['compared'] },
): Promise<void> {
  await setCompared(db, link.id, counted);
  await recordScores(db, {
    contactId,
    reportId: link.id,
    at,
    addedByName: link.uploadedByName,
    scores: scoresToRecord(counted.facts, link.uploadedAt, zone),
  });
}
