// The marked page of the report behind a letter: for each disputed line what the bureau's report says of it, as the file has it, with the
// disputed values marked. A person at the bureau sees at once which entry is meant (15 U.S.C. 1681i(a)(3)(A), "sufficient information").
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { FIELD_WORDS } from '../../disputes/rules/claim-fields.ts';
import { findUnprintable } from '../../disputes/rules/printable.ts';
import type { LineRows } from '../../report-files/rules/tracing/line-rows.ts';
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
  const disputedMonths = new Set(months.map(({ month }) => month).filter((month) => isDisputed(month, item, said)));
  const shown = rows
    .map(({ label, value }) => ({ label, value: oneLine(value), marked: labels.has(label) }))
    .filter(({ value }) => value !== '' && findUnprintable(value).length === 0);
  return {
    number,
    heading,
    ownPage: item.kind !== 'inquiry',
    // A draft may not say yet what is wrong.
    whole: (said !== '' || item.reasonCode != null) && disputedMonths.size === 0 && !shown.some(({ marked }) => marked),
    rows: shown,
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

function isDisputed(month: string, { months = [] }: LetterItemInput, said: string): boolean {
  return months.includes(month) || said.includes(monthText(month));
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
