// The marked page of the report behind a letter: for each disputed line what the bureau's report says of it, as the file has it, with the
// disputed values marked. A person at the bureau sees at once which entry is meant (15 U.S.C. 1681i(a)(3)(A), "sufficient information").
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { FIELD_WORDS } from '../../disputes/rules/claim-fields.ts';
import { findUnprintable } from '../../disputes/rules/printable.ts';
import { EARLIER_RATING, type LineRows } from '../../report-files/rules/tracing/line-rows.ts';
import { monthText } from '../../report-files/rules/report-view.ts';
import type { ExtractLine, ReportExtract } from './extract-shape.ts';
import type { LetterItem, SourcedSentence } from './letter-document.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';
import { oneLine } from './merge-fields.ts';

/** The extract for the items whose line was found in the report's file; undefined when none was, or when the report has no date. */
export function extractOf({ items, reportDate, reportNumber }: LetterInput, composed: readonly LetterItem[]): ReportExtract | undefined {
  if (reportDate === undefined) return undefined;
  const day = formatLongCivilDate(reportDate);
  const lines = items.flatMap((item, at) => {
    const letterItem = composed[at];
    return item.inReport && letterItem ? [extractLine(item, item.inReport, letterItem, at + 1)] : [];
  });
  if (lines.length === 0) return undefined;
  return {
    title: `Extract of your report of ${day}, items marked`,
    heading: `Extract of the report of ${day}`,
    ...(reportNumber !== undefined && { reportNumber: oneLine(reportNumber) }),
    lines,
  };
}

/** What an extract prints, for the sources of the letter. */
export function sourcesOfExtract({ heading, lines }: ReportExtract): SourcedSentence[] {
  const values = lines.flatMap(({ rows, history }) => [
    ...rows.map(({ value }) => value),
    ...history.flatMap(({ months }) => months.map(({ value }) => value)),
  ]);
  return [
    { text: heading, from: 'letter' },
    ...[...new Set(values)].filter((value) => value !== '').map((text) => ({ text, from: 'report' as const })),
  ];
}

/** What findings say of a line quotes what is disputed. A reason about the whole line quotes values only to name the line. */
function extractLine(item: LetterItemInput, { rows, months }: LineRows, { heading }: LetterItem, number: number): ExtractLine {
  const said = (item.claims ?? []).map(({ youReport }) => youReport).join(' ');
  const labels = disputedLabels(item, said);
  const wrong = wrongLabels(item);
  if (/\bearlier ratings?\b/.test(said)) for (const label of [EARLIER_RATING, 'Greatest delinquency', 'Worst status']) labels.add(label);
  // A count is a digit, which stands in many values, so it is known by its sentence.
  for (const days of ['30', '60', '90'])
    if (new RegExp(`\\bcount this account as [^.;]*\\b${days} days`, 'u').test(said)) labels.add(`Times ${days} days late`);
  const disputedMonths = new Set(months.map(({ month }) => month).filter((month) => isDisputed(month, item, said)));
  const shown = rows
    .map(({ label, value }) => {
      const marked = labels.has(label);
      return { label, value: oneLine(value), marked, ...(marked && !wrong(label) && { named: true as const }) };
    })
    .filter(({ value }) => value !== '' && findUnprintable(value).length === 0);
  const whole = isWhole(item) && disputedMonths.size === 0 && !shown.some(({ marked, named }) => marked && !named);
  return {
    number,
    heading,
    ownPage: item.kind !== 'inquiry',
    whole,
    rows: whole ? shown.map(({ label, value }) => ({ label, value, marked: false })) : shown,
    history: yearsOf(months, disputedMonths),
  };
}

/** The labels of values the letter corrects or quotes. */
function disputedLabels({ correct = [], reported }: LetterItemInput, said: string): Set<string> {
  const quoted = reported.filter(({ label, value }) => {
    const alike = reported.filter((row) => row.value === value).length;
    return value.trim().length > 1 && said.includes(oneLine(value)) && (alike === 1 || said.toLowerCase().includes(label.toLowerCase()));
  });
  return new Set([...correct.flatMap(({ field }) => FIELD_WORDS[field].reported), ...quoted.map(({ label }) => label)]);
}

/** Without a finding, a reason that corrects nothing is about the whole line; a draft may not say yet what is wrong. */
function isWhole({ claims = [], reasonCode }: LetterItemInput): boolean {
  return claims.length === 0 ? reasonCode != null : claims.some(({ shouldBe }) => WHOLE.test(shouldBe));
}
const WHOLE =
  /(?<!, or the )\b(?:it|item|account|debt|inquiry)\b.{0,140}?\bshould be (?:listed once|deleted|removed|corrected or removed)|\bshould be listed once/iu;

/** A value that a finding quotes is wrong where the letter says what it should be; another only shows that. */
function wrongLabels({ correct = [], claims = [] }: LetterItemInput): (label: string) => boolean {
  const corrected = new Set(correct.flatMap(({ field }) => FIELD_WORDS[field].reported));
  const right = claims.map(({ shouldBe }) => shouldBe.toLowerCase()).join(' ');
  return (label) => corrected.has(label) || new RegExp(`\\b(?:${WRONG_WORDS[label] ?? label.toLowerCase()})\\b`, 'u').test(right);
}
const COUNTED = 'count of late payments|no more than \\d+ months?|no month';
/** How the sentences of findings name what a label stands for, where that is not the label. */
const WRONG_WORDS: Readonly<Record<string, string>> = {
  Opened: 'date opened',
  Status: 'shown as discharged|shown as ended',
  'Payment status': 'shown as (?:\\d+ days late|up to date|discharged|part of a bankruptcy)',
  [EARLIER_RATING]: '(?:this|these) ratings?',
  'Greatest delinquency': '(?:this|these) ratings?',
  'Worst status': '(?:this|these) ratings?',
  Filed: 'filing date',
  'Times 30 days late': COUNTED,
  'Times 60 days late': COUNTED,
  'Times 90 days late': COUNTED,
  Balance: '(?<!high )balance',
  Remark: 'remark|bankruptcy mark|shown as part of a bankruptcy|note',
};

/** Named by itself, or between two months that are named as the ends of a time. */
function isDisputed(month: string, { months = [] }: LetterItemInput, said: string): boolean {
  return months.includes(month) || said.includes(monthText(month)) || spansIn(said).some(([from, to]) => from <= month && month <= to);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function spansIn(said: string): [from: string, to: string][] {
  const month = (name: string, year: string): string => `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}`;
  return [...said.matchAll(/\bfrom ([A-Z][a-z]{2}) (\d{4}) to ([A-Z][a-z]{2}) (\d{4})\b/gu)].map(([, a = '', b = '', c = '', d = '']) => [
    month(a, b),
    month(c, d),
  ]);
}

function yearsOf(months: LineRows['months'], disputed: ReadonlySet<string>): ExtractLine['history'] {
  const printable = new Map(months.filter(({ value }) => findUnprintable(value).length === 0).map(({ month, value }) => [month, value]));
  const years = [...new Set([...printable.keys()].map((month) => month.slice(0, 4)))].toSorted().toReversed();
  return years.map((year) => ({
    year,
    months: Array.from({ length: 12 }, (_, at) => {
      const month = `${year}-${String(at + 1).padStart(2, '0')}`;
      return { value: printable.get(month) ?? '', marked: disputed.has(month) };
    }),
  }));
}
