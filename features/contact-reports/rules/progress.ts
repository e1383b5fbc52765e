// What changed between the first and the newest report, counted and in words. It says what the bureaus list, never why, and nothing of
// what comes.
import { z } from 'zod';
import type { BureauComparison, EventKind, ReportEvent } from '../../report-changes/rules/events.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

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
export const FATE_WORDS: Readonly<Record<Fate, string>> = {
  gone: 'No longer listed',
  better: 'Corrected or improved',
  new: 'New',
  worse: 'Worse',
  other: 'Changed otherwise',
  same: 'Unchanged',
};

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
  if (newest === null) return 'There is no report yet.';
  return first?.id === newest.id
    ? 'There is only one report so far. Progress shows once a second one is read.'
    : 'The two reports could not be compared.';
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
export function progressRows(bureaus: readonly BureauProgress[]): readonly ProgressRow[] {
  const row = (label: string, of: (typeof LINE_KINDS)[number], fate: Fate): ProgressRow => {
    const values = { EQ: '–', EX: '–', TU: '–' };
    for (const { bureau, counts } of bureaus) {
      const found = counts?.[of][fate];
      if (found)
        values[bureau] = found.negative > 0 && of === 'tradeline' ? `${found.all} (${found.negative} negative)` : String(found.all);
    }
    return { label, values };
  };
  if (bureaus.every(({ counts }) => counts === null)) return [];
  return [
    ...FATES.map((fate) => row(`Accounts: ${FATE_WORDS[fate].toLowerCase()}`, 'tradeline', fate)),
    row('Public records: no longer listed', 'public-record', 'gone'),
    row('Public records: new', 'public-record', 'new'),
    row('Inquiries: no longer listed', 'inquiry', 'gone'),
    row('Inquiries: new', 'inquiry', 'new'),
  ].filter(({ label, values }) => ASKED.has(label) || BUREAUS.some((bureau) => !['0', '–'].includes(values[bureau])));
}

/** Shown even where there is nothing to count. */
const ASKED: ReadonlySet<string> = new Set(
  (['gone', 'better', 'new'] as const).map((fate) => `Accounts: ${FATE_WORDS[fate].toLowerCase()}`),
);

/** Why nothing is said of some bureaus; bureaus with the same reason together. */
export function reasonLines(bureaus: readonly BureauProgress[]): readonly string[] {
  const reasons = new Map<string, string[]>();
  for (const { bureau, reason } of bureaus)
    if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), BUREAU_NAMES[bureau]]);
  return [...reasons].map(([reason, names]) => `${names.join(', ')}: ${reason}`);
}

/** Said under the table, on screen and on paper; nothing where nothing was compared. */
export function progressNotes(bureaus: readonly BureauProgress[]): readonly string[] {
  return bureaus.some(({ counts }) => counts !== null) ? NOTES : [];
}

const NOTES: readonly string[] = [
  'A line that is no longer listed may have been removed after a dispute, by its age or by its furnisher. The item history says what was disputed.',
  'Corrected or improved means that a reported value changed in favor of the client, for whatever reason.',
  'Negative is what counts against the client in the newest report, or did where the line was listed last.',
  'Scores are compared within one model only.',
];
