// When two files of a bureau may be compared at all. A missing line is not a deletion: anything that could shorten a list without the
// bureau having taken anything out stops the comparison (field reference, section 7).
import { addDays, addMonths, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { type Bureau, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { BureauFile, CreditReport, PartialDate, SourceFormat } from '../../report-files/rules/model.ts';

export interface Doubt {
  readonly reason: string;
  readonly looksIncomplete: boolean;
}

/** The day a bureau's file was pulled, else the day of the report. */
export function pulledOn(report: CreditReport, bureau: Bureau): PartialDate | undefined {
  return fileOf(report, bureau)?.pulledOn ?? report.reportDate;
}

/** Why nothing may be said of this bureau; undefined when the two files may be compared. */
export function whyNotCompared(
  bureau: Bureau,
  previous: CreditReport | undefined,
  next: CreditReport,
  confirmedComplete: boolean,
): Doubt | undefined {
  const name = BUREAU_NAMES[bureau];
  const plain = (reason: string): Doubt => ({ reason, looksIncomplete: false });
  if (!previous) return plain(`There is no earlier report with a file from ${name}.`);
  for (const [report, which] of [
    [previous, 'earlier'],
    [next, 'new'],
  ] as const) {
    const absent = whyAbsent(report, bureau);
    if (absent) return plain(`The ${which} report ${absent}.`);
  }
  const [before, after] = [pulledOn(previous, bureau), pulledOn(next, bureau)];
  if (!before || !after) return plain(`One of the reports does not say when the file from ${name} was pulled.`);
  if (before.iso === after.iso) return plain(`Both files from ${name} were pulled on ${formatCivilDate(before.iso)}.`);
  // A report may hand on a bureau's file of an earlier day; against time, what came would seem to be gone.
  if (before.iso > after.iso)
    return plain(
      `The file from ${name} in the new report was pulled on ${formatCivilDate(after.iso)}, before the one in the earlier report.`,
    );
  if (confirmedComplete) return undefined;
  const reason = whyIncomplete(bureau, previous, next);
  return reason === undefined ? undefined : { reason, looksIncomplete: true };
}

function whyAbsent(report: CreditReport, bureau: Bureau): string | undefined {
  const name = BUREAU_NAMES[bureau];
  const file = fileOf(report, bureau);
  switch (file?.present) {
    case 'yes':
      return file.frozen && countLines(report, bureau) === 0 ? `shows that the file at ${name} is frozen` : undefined;
    case 'frozen':
      return `shows that the file at ${name} is frozen`;
    case 'no-hit':
      return `says that ${name} found no file`;
    case 'error':
      return `says that ${name} could not be reached`;
    default:
      return `holds no file from ${name}`;
  }
}

/** Warnings of the readers that lines were left out or that the end is missing. */
const CUT_SHORT = new Set(['pageCutShort', 'columnsUnknown', 'bureauUnknown', 'noAccounts', 'orderNotFinished', 'segmentsMissing']);
/** Sources in which a line may be missing without the bureau having taken it out, and why. */
const PARTIAL: Readonly<Partial<Record<SourceFormat, string>>> = {
  manual: 'was entered by hand',
  mismo2: 'was made for a lender, who gets lines of several bureaus as one',
  mismo3: 'was made for a lender, who gets lines of several bureaus as one',
};
/** As many recent inquiries do not leave all at once. */
const MANY_INQUIRIES = 3;

/** Why a line missing from the new file may not be gone; undefined when it is. */
export function whyMissingIsNotGone(bureau: Bureau, previous: CreditReport, next: CreditReport): string | undefined {
  const [before, after] = [PARTIAL[previous.sourceFormat], PARTIAL[next.sourceFormat]];
  if (before === undefined && after === undefined) return undefined;
  const which = after === undefined ? `earlier report ${before ?? ''}` : `new report ${after}`;
  return `The ${which}, so lines that are missing at ${BUREAU_NAMES[bureau]} may still be on file.`;
}

function whyIncomplete(bureau: Bureau, previous: CreditReport, next: CreditReport): string | undefined {
  const name = BUREAU_NAMES[bureau];
  const [before, after] = [countLines(previous, bureau), countLines(next, bureau)];
  if (after * 2 < before) return `The new file from ${name} lists ${after} of ${before} accounts, so it looks incomplete.`;
  if (next.warnings.some(({ code }) => code === 'notFullDisclosure'))
    return `The new report follows a dispute and does not hold all that ${name} has on file.`;
  const rest = countRest(bureau, previous);
  if (after + countRest(bureau, next) === 0 && rest > 0) return `The new file from ${name} lists nothing at all, so it looks incomplete.`;
  if (recentInquiries(bureau, previous, next) >= MANY_INQUIRIES && !next.inquiries.some((inquiry) => inquiry.bureau === bureau))
    return `The new file from ${name} lists no inquiries at all, so it looks incomplete.`;
  const cut = next.warnings.find(({ code }) => CUT_SHORT.has(code));
  if (cut && before + rest > 0) return `Part of the new report could not be read, so its list from ${name} may be incomplete.`;
  const short = shortLists(bureau, previous, next);
  return short === undefined ? undefined : `The new report says that ${name} lists more ${short} than it holds, so it looks incomplete.`;
}

/** A list that is shorter than the report's own summary says, where the earlier report's was not. */
function shortLists(bureau: Bureau, previous: CreditReport, next: CreditReport): string | undefined {
  const said = next.declaredSummary?.[bureau];
  const saidBefore = previous.declaredSummary?.[bureau];
  const lists: readonly (readonly [string, number | undefined, number | undefined, (report: CreditReport) => number])[] = [
    ['accounts', said?.accounts, saidBefore?.accounts, (report) => countLines(report, bureau)],
    [
      'inquiries',
      said?.inquiries,
      saidBefore?.inquiries,
      (report) => report.inquiries.filter((inquiry) => inquiry.bureau === bureau).length,
    ],
    [
      'public records',
      said?.publicRecords,
      saidBefore?.publicRecords,
      (report) => report.publicRecords.reduce((sum, { byBureau }) => sum + (byBureau[bureau]?.length ?? 0), 0),
    ],
  ];
  return lists.find(([, now, then, count]) => now !== undefined && now - count(next) > Math.max(0, (then ?? 0) - count(previous)))?.[0];
}

function countLines(report: CreditReport, bureau: Bureau): number {
  return report.accounts.reduce((sum, { byBureau }) => sum + (byBureau[bureau]?.length ?? 0), 0);
}

/** Inquiries and public records. */
function countRest(bureau: Bureau, { inquiries, publicRecords }: CreditReport): number {
  return (
    inquiries.filter((inquiry) => inquiry.bureau === bureau && inquiry.kind !== 'soft').length +
    publicRecords.filter(({ byBureau }) => byBureau[bureau] !== undefined).length
  );
}

/** Hard inquiries of the earlier report that are not two years old when the new one is pulled. */
function recentInquiries(bureau: Bureau, previous: CreditReport, next: CreditReport): number {
  const today = pulledOn(next, bureau);
  return previous.inquiries.filter(
    ({ bureau: of, kind, date }) =>
      of === bureau && kind !== 'soft' && date !== undefined && today !== undefined && date.iso > addDays(addMonths(today.iso, -24), 31),
  ).length;
}

function fileOf(report: CreditReport, bureau: Bureau): BureauFile | undefined {
  return report.bureaus.find((file) => file.bureau === bureau);
}
