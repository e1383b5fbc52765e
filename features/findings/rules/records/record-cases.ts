// Public records as cases: what became of each, and which filings of the bureaus are one case.
import { spanOf, surelyAfter, type Span } from '../dates/known-days.ts';
import type { RecordLine } from '../finding-parts.ts';

export type Ending = 'discharged' | 'dismissed' | 'open';

/** What the bureau says became of the case; undefined where its words do not tell. */
export function endingOf({ filing }: RecordLine): Ending | undefined {
  const text = `${filing.status} ${filing.type}`;
  if (/\bdischarg|\bcomplet/i.test(text)) return 'discharged';
  if (/\bdismiss|\bwithdrawn\b|\bvacated\b/i.test(text)) return 'dismissed';
  return /\b(?:filed|petition|pending|open)\b/i.test(filing.status) && !filing.resolved ? 'open' : undefined;
}

/** The chapter as a field of its own, or in the words of the type: 'Chapter 7 Bankruptcy'. */
export function chapterOf({ filing: { chapter, type } }: RecordLine): string | undefined {
  return chapter ?? /\bchapter (7|11|12|13)\b/i.exec(type)?.[1];
}

export function filedSpan({ filing, bureau }: RecordLine): Span | undefined {
  return filing.filed && spanOf(filing.filed, bureau);
}

/** Filings of one case at two bureaus: one record of the source, or the same beginning of the number and a filing in the same month. */
export function isSameCase(a: RecordLine, b: RecordLine): boolean {
  if (a.record.kind !== b.record.kind) return false;
  const [x, y] = [filedSpan(a), filedSpan(b)];
  if (x && y && (surelyAfter(x, y, 3) || surelyAfter(y, x, 3))) return false;
  if (a.record.id === b.record.id) return true;
  const [one, other] = [numberOf(a), numberOf(b)];
  return x !== undefined && y !== undefined && one.length >= 5 && one === other;
}

/** The digits a case number begins with: bureaus add letters and parts of their own ('8341020', '8341020GK'). */
function numberOf({ filing }: RecordLine): string {
  return /^\D*(\d+)/.exec((filing.reference ?? '').replace(/(?<=\d)[\s-](?=\d)/g, ''))?.[1] ?? '';
}

/** True when two filings of one bureau are surely of different cases. */
export function areTwoCases(a: RecordLine, b: RecordLine): boolean {
  const [x, y] = [filedSpan(a), filedSpan(b)];
  const [one, other] = [numberOf(a), numberOf(b)];
  if (!x || !y || (one !== '' && one === other)) return false;
  return surelyAfter(x, y, 31) || surelyAfter(y, x, 31);
}
