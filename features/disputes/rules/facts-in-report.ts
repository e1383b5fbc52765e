// Checks whether the report shows the amounts and whole dates of a fact marked as from the report. A letter prints such a
// fact with '(Shown in my credit report.)', which must be so.
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { formatDollars, parseDollars, type Cents } from '../../../platform/base/money.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../report-files/rules/model.ts';
import { findAccount } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { bureausSpokenOf } from './words-in-report.ts';

/** Values a fact may state: amounts in cents and days. */
interface Shown {
  readonly amounts: ReadonlySet<number>;
  readonly days: ReadonlySet<string>;
}

/** Each fact that says of the report an amount or a day that it does not show for the item, marked as from the report or not. */
export function checkFactsInReport(
  report: CreditReport | undefined,
  { kind, lineId, facts }: Pick<DraftItemInput, 'kind' | 'lineId' | 'facts'>,
): GateRefusal[] {
  if (!report) return [];
  return facts
    .map(({ source, text }) => (source === 'report' ? text : saidOfReport(text)))
    .flatMap((text) => {
      const value = text
        .split(/(?<=[.;!?])\s+(?=\p{Lu})/u)
        .map((sentence) => strangeIn(report, kind, lineId, { sentence, text }))
        .find((one) => one !== undefined);
      return value === undefined
        ? []
        : [
            {
              code: 'disputes.factNotInReport',
              citation: '15 U.S.C. 1679b(a)(1)',
              blocks: true,
              message: `The report does not show ${value} for this line. Check what is written here.`,
            },
          ];
    });
}

/** The first value of a sentence that the report does not show for the item; of a sentence about one bureau, that this bureau does not. */
function strangeIn(
  report: CreditReport,
  kind: DraftItemInput['kind'],
  lineId: string,
  { sentence, text }: { readonly sentence: string; readonly text: string },
): string | undefined {
  const shown = shownFor(report, kind, lineId, { text, bureaus: bureausSpokenOf(sentence) });
  return shown && strangeValues(sentence, shown)[0];
}

/** What a text of the client says that a bureau reports now: that is no matter of their word. */
function saidOfReport(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => REPORTS_NOW.test(sentence))
    .join(' ');
}
const REPORTS_NOW =
  /^(?:Equifax|Experian|TransUnion|You|The report)\s+(?:now\s+|also\s+|still\s+)?(?:(?:reports?|shows?|lists?|prints?|gives?|puts?|states?)\s+(?:it|this|the|a|an|my|me)\b|ha(?:s|ve)\s+(?:my|the|a|an|it)\s+(?:\w+\s+)?(?:balance|amount|limit|past|payment|date|account|debt|at|as)\b)/iu;

/** The amounts and days of a text that are not among `shown`, as written. */
function strangeValues(text: string, { amounts, days }: Shown): readonly string[] {
  const here = ELSEWHERE.reduce((rest, words) => rest.replaceAll(words, ' '), text.normalize('NFKC'));
  return [
    ...amountsIn(here)
      .filter(
        ({ cents, whole }) => !amounts.has(cents) && !(whole && [...amounts].some((known) => Math.trunc(known / 100) * 100 === cents)),
      )
      .map(({ cents }) => formatDollars(cents)),
    ...daysIn(here)
      .filter(({ day }) => !days.has(day))
      .map(({ written }) => written),
  ];
}

/** Clauses of findings about an earlier report or a dispute, which this report cannot show. */
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:an|the) earlier report\b.*?(?=[.;](?:\s|$)|$)/giu,
  /\b(?:A|The last) dispute of this (?:item|account)\b.*?(?=[.;](?:\s|$)|$)/gu,
  /\bThe last day for an answer was\b.*?(?=, and\b|[.;](?:\s|$)|$)/gu,
  /\banswered on .{1,20} that this (?:item|account) was (?:verified|deleted)\b/gu,
  /\bfile pulled .{1,20} and not in the one pulled .{1,20}?(?=\.)/gu,
];

const AMOUNT = /-?\$\s?-?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d{1,2})? dollars\b/giu;
function amountsIn(text: string): { readonly cents: Cents; readonly whole: boolean }[] {
  return [...text.matchAll(AMOUNT)].flatMap(([written]) => {
    const number = written.replaceAll(/[^\d.]/g, '');
    const cents = parseDollars(number);
    return cents === undefined ? [] : [{ cents, whole: !number.includes('.') }];
  });
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_WORDS = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/giu;
const DAY_FIRST = /\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? (\d{4})\b/giu;
const DAY_US = /\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/gu;
const DAY_ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/gu;
function daysIn(text: string): { readonly day: CivilDate; readonly written: string }[] {
  const day = (written: string, year: string | undefined, month: number | string | undefined, date: string | undefined) => {
    const read = parseCivilDate(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
    return read === undefined ? [] : [{ day: read, written }];
  };
  return [
    ...[...text.matchAll(DAY_WORDS)].flatMap(([written, month, date, year]) =>
      day(written, year, MONTHS.indexOf((month ?? '').toLowerCase()) + 1, date),
    ),
    ...[...text.matchAll(DAY_FIRST)].flatMap(([written, date, month, year]) =>
      day(written, year, MONTHS.indexOf((month ?? '').toLowerCase()) + 1, date),
    ),
    ...[...text.matchAll(DAY_US)].flatMap(([written, month, date, year]) => day(written, year, month, date)),
    ...[...text.matchAll(DAY_ISO)].flatMap(([written, year, month, date]) => day(written, year, month, date)),
  ];
}

/** What the report prints about the item at all its bureaus, and the report's dates; undefined without such an item. */
function shownFor(
  report: CreditReport,
  kind: DraftItemInput['kind'],
  lineId: string,
  { text, bureaus }: { readonly text: string; readonly bureaus: readonly Bureau[] },
): Shown | undefined {
  const item =
    kind === 'tradeline'
      ? findAccount(report, lineId)
      : kind === 'personal-information'
        ? report.bureaus
        : (kind === 'inquiry' ? report.inquiries : report.publicRecords).find(({ id }) => id === lineId);
  if (!item) return undefined;
  const dates = { amounts: new Set<number>(), days: new Set<string>() };
  collect([report.reportDate, report.bureaus.map(({ pulledOn }) => pulledOn)], dates);
  // Accounts are held against bankruptcies, and against other accounts, which are named then; records against each other.
  const accounts = kind === 'tradeline' ? report.accounts.filter((account) => isNamed(account, text)) : [];
  const others = kind === 'inquiry' ? [] : [...report.publicRecords, ...accounts];
  // What one bureau reports is no other's.
  const own: object[] = 'byBureau' in item ? bureaus.flatMap((bureau): readonly object[] => item.byBureau[bureau] ?? []) : [item];
  const parts = [dates, ...[...own, ...others.filter((other) => other !== item)].map(shownBy)];
  return {
    amounts: new Set(parts.flatMap(({ amounts }) => [...amounts])),
    days: new Set(parts.flatMap(({ days }) => [...days])),
  };
}

/** A cache of values found in the lines of opened reports: a draft needs the same ones with each save. */
const SHOWN = new WeakMap<object, Shown>();

function shownBy(line: object): Shown {
  const known = SHOWN.get(line);
  if (known) return known;
  const shown = { amounts: new Set<number>(), days: new Set<string>() };
  collect(line, shown);
  SHOWN.set(line, shown);
  return shown;
}

function isNamed({ byBureau }: Tradeline, text: string): boolean {
  return BUREAUS.some((bureau) => byBureau[bureau]?.some(({ creditorName }) => creditorName !== '' && text.includes(creditorName)));
}

/** Every number counts as cents, so a count passes as an amount of a few dollars. Every whole day counts as a date. */
function collect(value: unknown, shown: { readonly amounts: Set<number>; readonly days: Set<string> }): void {
  if (typeof value === 'number') shown.amounts.add(Math.abs(value));
  else if (typeof value === 'string') {
    for (const { cents } of amountsIn(value)) shown.amounts.add(cents);
    for (const { day } of daysIn(value)) shown.days.add(day);
  } else if (typeof value === 'object' && value !== null && !('precision' in value && value.precision !== 'day')) {
    for (const part of Object.values(value)) collect(part, shown);
  }
}
