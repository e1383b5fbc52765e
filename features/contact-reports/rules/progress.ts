// What changed between the first and the newest report, counted and in words. It says what the bureaus list, never why, and nothing of
// what comes.
import { z } from 'zod';
import type { Language } from '../../../platform/base/language.ts';
import type { BureauComparison, EventKind, ReportEvent } from '../../report-changes/rules/events.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { sheetTexts } from './sheet-texts.ts';

const LINE_KINDS = ['tradeline', 'public-record', 'inquiry'] as const;
export const FATES = ['gone', 'better', 'new', 'worse', 'other', 'same'] as const;
export type Fate = (typeof FATES)[number];

const fateCount = z.object({ all: z.number().int(), negative: z.number().int() });
const fateCounts = z.record(z.enum(FATES), fateCount);
const end = z.object({ id: z.string(), on: z.string() });
const line = z.object({
  fate: z.enum(FATES),
  line: z.enum(LINE_KINDS),
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  negative: z.boolean(),
  /** 'Balance: $1,240 to $0'. */
  changes: z.array(z.string()),
  note: z.string().nullable(),
});
export type ProgressLine = z.output<typeof line>;
export const bureauProgress = z.object({
  bureau: z.enum(BUREAUS),
  first: end.nullable(),
  newest: end.nullable(),
  /** Why nothing can be said; null when the two reports were compared. */
  reason: z.string().nullable(),
  counts: z.record(z.enum(LINE_KINDS), fateCounts).nullable(),
  /** Everything but what is unchanged, at most `MOST_LINES`. */
  lines: z.array(line),
  left: z.number().int(),
});
export type BureauProgress = z.output<typeof bureauProgress>;

export const scoreSpan = z.object({
  bureau: z.enum(BUREAUS),
  model: z.string(),
  firstOn: z.string(),
  firstValue: z.number().int(),
  newestOn: z.string(),
  newestValue: z.number().int(),
});
export type ScoreSpanView = z.output<typeof scoreSpan>;

export const MOST_LINES = 300;

const FATE_OF: Readonly<Record<EventKind, Fate>> = {
  deleted: 'gone',
  improved: 'better',
  added: 'new',
  're-inserted': 'new',
  duplicate: 'new',
  'sold-on': 'other',
  updated: 'other',
  worsened: 'worse',
  're-aged': 'worse',
  unchanged: 'same',
};
export const FATE_WORDS: Readonly<Record<Fate, string>> = sheetTexts.en.progress.fates;

interface Span {
  readonly bureau: Bureau;
  readonly first: { readonly id: string; readonly on: string } | null;
  readonly newest: { readonly id: string; readonly on: string } | null;
  readonly comparison: BureauComparison | null;
}

export function summarizeSpan({ bureau, first, newest, comparison }: Span): BureauProgress {
  const events = comparison?.compared === true ? comparison.events : undefined;
  const changed = (events ?? []).filter(({ kind }) => FATE_OF[kind] !== 'same');
  return {
    bureau,
    first,
    newest,
    reason: events ? null : (comparison?.reason ?? whyNot(first, newest)),
    counts: events
      ? { tradeline: count(events, 'tradeline'), 'public-record': count(events, 'public-record'), inquiry: count(events, 'inquiry') }
      : null,
    lines: changed.slice(0, MOST_LINES).map(lineOf),
    left: Math.max(changed.length - MOST_LINES, 0),
  };
}

function whyNot(first: Span['first'], newest: Span['newest']): string {
  const { noReport, oneReport, notCompared } = sheetTexts.en.progress;
  if (newest === null) return noReport;
  return first?.id === newest.id ? oneReport : notCompared;
}

function count(events: readonly ReportEvent[], of: ReportEvent['line']): Record<Fate, { all: number; negative: number }> {
  const counts = { gone: none(), better: none(), new: none(), worse: none(), other: none(), same: none() };
  for (const { kind, line: kindOfLine, negative } of events) {
    if (kindOfLine !== of) continue;
    counts[FATE_OF[kind]].all += 1;
    if (negative) counts[FATE_OF[kind]].negative += 1;
  }
  return counts;
}
const none = (): { all: number; negative: number } => ({ all: 0, negative: 0 });

function lineOf({ kind, line: of, heading, accountNumberMasked, negative, changes, evidence }: ReportEvent): ProgressLine {
  return {
    fate: FATE_OF[kind],
    line: of,
    heading,
    accountNumberMasked,
    negative,
    changes: changes.map(
      ({ label, before, after }) => `${label}: ${before === '' ? 'nothing' : before} to ${after === '' ? 'nothing' : after}`,
    ),
    note: evidence,
  };
}

export interface ProgressRow {
  readonly label: string;
  readonly values: Readonly<Record<Bureau, string>>;
}

/** The table of all bureaus: accounts by what became of them, then public records and inquiries that came or went. */
export function progressRows(bureaus: readonly BureauProgress[], language: Language = 'en'): readonly ProgressRow[] {
  const texts = sheetTexts[language].progress;
  const row = (label: string, of: (typeof LINE_KINDS)[number], fate: Fate): ProgressRow & { readonly isAsked: boolean } => {
    const values = { EQ: '–', EX: '–', TU: '–' };
    for (const { bureau, counts } of bureaus) {
      const found = counts?.[of][fate];
      if (found) values[bureau] = found.negative > 0 && of === 'tradeline' ? texts.negative(found.all, found.negative) : String(found.all);
    }
    return { label, values, isAsked: of === 'tradeline' && ASKED.has(fate) };
  };
  if (bureaus.every(({ counts }) => counts === null)) return [];
  return [
    ...FATES.map((fate) => row(texts.accounts(texts.fates[fate]), 'tradeline', fate)),
    row(texts.records(texts.fates.gone), 'public-record', 'gone'),
    row(texts.records(texts.fates.new), 'public-record', 'new'),
    row(texts.inquiries(texts.fates.gone), 'inquiry', 'gone'),
    row(texts.inquiries(texts.fates.new), 'inquiry', 'new'),
  ]
    .filter(({ values, isAsked }) => isAsked || BUREAUS.some((bureau) => !['0', '–'].includes(values[bureau])))
    .map(({ label, values }) => ({ label, values }));
}

/** Shown even where there is nothing to count. */
const ASKED: ReadonlySet<Fate> = new Set<Fate>(['gone', 'better', 'new']);

/** Why nothing is said of some bureaus; bureaus with the same reason together. */
export function reasonLines(bureaus: readonly BureauProgress[], language: Language = 'en'): readonly string[] {
  const reasons = new Map<string, string[]>();
  for (const { bureau, reason } of bureaus)
    if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), BUREAU_NAMES[bureau]]);
  return [...reasons].map(([reason, names]) => `${names.join(', ')}: ${reasonIn(reason, language)}`);
}

/** A reason of the comparison itself names values of the report, so beyond English it says that there was no comparison. */
function reasonIn(reason: string, language: Language): string {
  if (language === 'en') return reason;
  const [en, texts] = [sheetTexts.en.progress, sheetTexts[language].progress];
  if (reason === en.noReport) return texts.noReport;
  return reason === en.oneReport ? texts.oneReport : texts.notCompared;
}

/** Said under the table, on screen and on paper; nothing where nothing was compared. */
export function progressNotes(bureaus: readonly BureauProgress[], language: Language = 'en'): readonly string[] {
  return bureaus.some(({ counts }) => counts !== null) ? sheetTexts[language].progress.notes : [];
}
