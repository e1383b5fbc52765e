// A report that was read, from a file or by hand, takes its place: it counts, or it is asked about when it names somebody else.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { doubtDay } from '../rules/report-day.ts';
import { recordScores } from '../../scores/server/public.ts';
import { findDoubts } from './known-person.ts';
import type { ReadReport } from './read-off-thread.ts';
import { scoresToRecord } from './report-scores.ts';
import { comparedKey } from './retrace-plan.ts';
import { setRead, type StoredReport } from './store.ts';
import type { StandingMatch } from './store/matches.ts';

/** Where a report stands after reading; null when it was no longer waiting for it (a job that ran twice). */
export async function takeReport(
  { db, now, sealer }: { readonly db: Db; readonly now: Date; readonly sealer: Sealer }, stored: StoredReport, from: 'reading' | 'manual',
  { report, facts, decisions }: ReadReport & { readonly decisions: readonly StandingMatch[] },
): Promise<'ready' | 'questioned' | null> {
  const day = doubtDay(report, civilDateAt(new Date(stored.uploadedAt), 'UTC'));
  const doubts = [...(await findDoubts(db, sealer, stored.contactId, report)), ...(day === undefined ? [] : [{ what: 'date' as const, message: day, stops: true }])];
  const state = doubts.some(({ stops }) => stops) ? 'questioned' : 'ready';
  // Counted with these decisions, it need not be counted again when it stands alone.
  if (!(await setRead(db, sealer, stored.id, from, { report, facts, doubts, comparedKey: comparedKey(decisions), state }))) return null;
  if (state === 'ready') {
    await recordScores(db, { contactId: stored.contactId, reportId: stored.id, at: now, addedByName: stored.uploadedBy, scores: scoresToRecord(facts, new Date(stored.uploadedAt)) });
  }
  return state;
}

/** What the record says of it. */
export function describeRead(fileName: string, { report, facts }: ReadReport, state: 'ready' | 'questioned' | null) {
  const question = state === 'questioned' ? '; it waits for a person to say that it counts' : '';
  return {
    summary: `${fileName} read: ${facts.accounts} accounts, ${facts.negatives} negative${question}`,
    after: { format: report.sourceFormat, accounts: facts.accounts, negatives: facts.negatives, warnings: report.warnings.map((w) => w.code), ...(state === 'questioned' && { questioned: true }) },
  };
}
