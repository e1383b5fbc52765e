// Finishes reading a report, from a file or by hand: it is used at once, or needs confirmation when it names someone else.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { doubtDay } from '../rules/report-day.ts';
import { recordScores, removeReportScores } from '../../scores/server/public.ts';
import { findDoubts } from './known-person.ts';
import type { ReadReport } from './read-off-thread.ts';
import { scoresToRecord } from './report-scores.ts';
import { countedKey } from './counted-key.ts';
import { setRead, type StoredReport } from './store.ts';
import { answerAsBefore, forgetMatchesOf, type CurrentMatch } from '../../account-matching/server/public.ts';

/** The state of a report after reading, and how many pairs of its lines were matched by earlier answers. */
export interface FinishedReading {
  readonly state: 'ready' | 'questioned';
  readonly asBefore: number;
}

/** Null when the report was no longer waiting to be read (a job that ran twice). */
export async function finishReading(
  { db, now, zone, sealer }: OfficeTime & { readonly db: Db; readonly sealer: Sealer },
  stored: StoredReport,
  from: 'reading' | 'manual',
  { report, facts, known, othersLines, decisions }: ReadReport & { readonly decisions: readonly CurrentMatch[] },
): Promise<FinishedReading | null> {
  const day = doubtDay(report, civilDateAt(new Date(stored.uploadedAt), zone));
  const doubts = [
    ...(await findDoubts(db, sealer, stored.contactId, report)),
    ...(day === undefined ? [] : [{ what: 'date' as const, message: day, stops: true }]),
  ];
  const state = doubts.some(({ stops }) => stops) ? 'questioned' : 'ready';
  // Decided when the lines of all people of the file were taken for the client's.
  if (othersLines !== undefined) await forgetMatchesOf(db, stored.contactId, othersLines);
  // Lines of a report that may be someone else's are not matched.
  const said =
    known && state === 'ready' ? await answerAsBefore(db, sealer, { contactId: stored.contactId, pairs: known.pairs, at: now }) : [];
  const whole = known !== undefined && said.length === known.pairs.length;
  // Counted with these decisions already, so a report without earlier ones is not counted again.
  const counted = whole
    ? { facts: known.facts, comparedKey: countedKey([...decisions, ...said]) }
    : { facts, comparedKey: countedKey(decisions) };
  if (!(await setRead(db, sealer, stored.id, from, { report, ...counted, doubts, state }))) return null;
  if (state === 'ready') {
    await recordScores(db, {
      contactId: stored.contactId,
      reportId: stored.id,
      at: now,
      addedByName: stored.uploadedBy,
      scores: scoresToRecord(facts, new Date(stored.uploadedAt), zone),
    });
  } else await removeReportScores(db, stored.id, now);
  return { state, asBefore: said.length };
}

/** The activity of a report that was read. */
export function describeRead(fileName: string, { report, facts: read, known }: ReadReport, taken: FinishedReading | null) {
  const { state, asBefore } = taken ?? { state: null, asBefore: 0 };
  const facts = known && asBefore === known.pairs.length ? known.facts : read;
  const question = state === 'questioned' ? '; it needs confirmation before it is used' : '';
  const joined =
    asBefore === 0 ? '' : `; ${asBefore} ${asBefore === 1 ? 'pair' : 'pairs'} of lines matched, as lines of the same creditors were before`;
  return {
    summary: `${fileName} read: ${facts.accounts} accounts, ${facts.negatives} negative${joined}${question}`,
    after: {
      format: report.sourceFormat,
      accounts: facts.accounts,
      negatives: facts.negatives,
      warnings: report.warnings.map((w) => w.code),
      ...(state === 'questioned' && { questioned: true }),
    },
  };
}
