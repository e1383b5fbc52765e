// Merging or splitting accounts changes the ids of lines. What the report says about a line stays the same: by that a
// line that was chosen is found again.
import type { CreditReport } from '../../report-files/rules/model.ts';
import { isSameDetail, personalLines } from '../../report-files/rules/personal-lines.ts';
import { findReportLine, type ReportLine } from '../../report-files/rules/report-lines.ts';

/** A line as it was chosen. */
export type ChosenLine = Pick<ReportLine, 'bureau' | 'kind' | 'lineId' | 'heading' | 'accountNumberMasked' | 'reported'>;

/** The line of the report that was chosen; undefined when none, or more than one, can be meant. */
export function placeLine(report: CreditReport, chosen: ChosenLine): ReportLine | undefined {
  return placeLines(report, [chosen])[0];
}

/**
 * Each chosen line in the report, in order. Lines that kept their id come first, then those whose account was put into another: no line
 * is two of those chosen.
 */
export function placeLines(report: CreditReport, chosen: readonly ChosenLine[]): readonly (ReportLine | undefined)[] {
  const found = chosen.map((one) => fittingLines(report, one));
  const own = found.map((fitting, at) => fitting.find(({ lineId }) => lineId === chosen[at]?.lineId));
  const taken = new Set(own.flatMap((line) => (line ? [nameOf(line)] : [])));
  found.forEach((fitting, at) => {
    const line = fitting.find(({ lineId }) => isMergedInto(report, chosen[at], lineId));
    if (own[at] !== undefined || !line || taken.has(nameOf(line))) return;
    own[at] = line;
    taken.add(nameOf(line));
  });
  return found.map((fitting, at) => {
    const kept = own[at];
    if (kept) return kept;
    const [only, second] = fitting;
    if (!only || second || taken.has(nameOf(only))) return undefined;
    taken.add(nameOf(only));
    return only;
  });
}

/** Lines of that bureau that read as the chosen one did; of those that bear its name and number, the ones that say the same. */
function fittingLines(report: CreditReport, chosen: ChosenLine): ReportLine[] {
  const { kind, bureau, lineId } = chosen;
  const named = findReportLine(report, kind, lineId, bureau);
  // It kept its id and says the same: nothing else can be meant.
  if (named?.lineId === lineId && isAlike(named, chosen) && saidOf(named) === saidOf(chosen)) return [named];
  // The id of an account that was put into another one still names it.
  const lines = [
    ...(named ? [named] : []),
    ...idsOf(report, chosen)
      .filter((id) => id !== lineId && !isMergedInto(report, chosen, id))
      .flatMap((id) => findReportLine(report, kind, id, bureau) ?? []),
  ];
  const alike = lines.filter((line) => isAlike(line, chosen));
  const same = alike.filter((line) => saidOf(line) === saidOf(chosen));
  return same.length > 0 ? same : alike;
}

const isAlike = (line: ReportLine, chosen: ChosenLine): boolean =>
  (chosen.kind === 'personal-information' && isSameDetail(line.reported, chosen.reported)) ||
  (line.heading === chosen.heading && line.accountNumberMasked === chosen.accountNumberMasked);

function idsOf(report: CreditReport, { kind, bureau }: ChosenLine): readonly string[] {
  if (kind === 'personal-information') return personalLines(report, bureau).map(({ lineId }) => lineId);
  return (kind === 'tradeline' ? report.accounts : kind === 'inquiry' ? report.inquiries : report.publicRecords).map(({ id }) => id);
}

function isMergedInto(report: CreditReport, chosen: ChosenLine | undefined, id: string): boolean {
  if (chosen?.kind !== 'tradeline') return false;
  const { lineId } = chosen;
  return (
    !report.accounts.some((account) => account.id === lineId) &&
    (report.accounts.find((account) => account.id === id)?.mergedIds?.includes(lineId) ?? false)
  );
}

const nameOf = ({ bureau, kind, lineId }: Pick<ReportLine, 'bureau' | 'kind' | 'lineId'>): string => `${bureau}|${kind}|${lineId}`;
const saidOf = ({ reported }: Pick<ReportLine, 'reported'>): string => JSON.stringify(reported.map(({ label, value }) => [label, value]));
