// A report that was read, from a file or by hand, takes its place: it counts, or it is asked about when it names somebody else.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { doubtDay } from '../rules/report-day.ts';
import { recordScores } from '../../scores/server/public.ts';
import { findDoubts } from './known-person.ts';
import type { ReadReport } from './read-off-thread.ts';
import { scoresToRecord } from './report-scores.ts';
import { countedKey } from './counted-key.ts';
import { setRead, type StoredReport } from './store.ts';
import { answerAsBefore, type StandingMatch } from '../../account-matching/server/public.ts';

/** Where a report stands after reading, and how many pairs of its lines were put together as others were before. */
export interface TakenReport {
  readonly state: 'ready' | 'questioned';
  readonly asBefore: number;
}

/** Null when the report was no longer waiting to be read (a job that ran twice). */
export async function takeReport(
  { db, now, sealer }: { readonly db: Db; readonly now: Date; readonly sealer: Sealer },
  stored: StoredReport,
  from: 'reading' | 'manual',
  { report, facts, known, decisions }: ReadReport & { readonly decisions: readonly StandingMatch[] },
): Promise<TakenReport | null> {
  const day = doubtDay(report, civilDateAt(new Date(stored.uploadedAt), OFFICE_ZONE));
  const doubts = [
    ...(await findDoubts(db, sealer, stored.contactId, report)),
    ...(day === undefined ? [] : [{ what: 'date' as const, message: day, stops: true }]),
  ];
  const state = doubts.some(({ stops }) => stops) ? 'questioned' : 'ready';
  // Nothing is said of lines of what may be somebody else's report.
  const said = known && state === 'ready' ? await answerAsBefore(db, { contactId: stored.contactId, pairs: known.pairs, at: now }) : [];
  const whole = known !== undefined && said.length === known.pairs.length;
  // Counted with these decisions, it need not be counted again when it stands alone.
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
      scores: scoresToRecord(facts, new Date(stored.uploadedAt)),
    });
  }
  return { state, asBefore: said.length };
}

/** What the record says of it. */
export function describeRead(fileName: string, { report, facts: read, known }: ReadReport, taken: TakenReport | null) {
  const { state, asBefore } = taken ?? { state: null, asBefore: 0 };
  const facts = known && asBefore === known.pairs.length ? known.facts : read;
  const question = state === 'questioned' ? '; it waits for a person to say that it counts' : '';
  const joined =
    asBefore === 0
      ? ''
      : `; ${asBefore} ${asBefore === 1 ? 'pair' : 'pairs'} of lines put together, as lines of the same creditors were before`;
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
