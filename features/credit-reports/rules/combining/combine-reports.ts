// Combines single-bureau reports of one person: the third kind of unmerged source (field reference, section 6). Nothing of a line is
// changed; which lines are one account is left to matching, like in every source that does not say so itself.
import { given } from '../../../report-files/rules/given.ts';
import { type Bureau, BUREAUS, BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type {
  BureauFile,
  CreditReport,
  ImportWarning,
  PublicRecord,
  ReportPart,
  SourceFormat,
  Tradeline,
} from '../../../report-files/rules/model.ts';
import { assembleTradeline } from '../../../report-files/rules/tradeline.ts';

/** A report that was read, and the one bureau whose file it holds. */
export interface SingleReport {
  readonly reportId: string;
  readonly bureau: Bureau;
  readonly report: CreditReport;
}

/**
 * One report made of several, in the order of the bureaus, dated like the newest. A line's id is prefixed with its bureau, so that it
 * stays the same when another part joins (`ownLineId`). Accounts and public records are not matched yet. @throws Error for two parts of
 * one bureau
 */
export function combineReports(singles: readonly SingleReport[]): CreditReport {
  const parts = BUREAUS.flatMap((bureau) => {
    const [one, second] = singles.filter((single) => single.bureau === bureau);
    if (second) throw new Error('Two parts of one bureau cannot be one report.');
    return one ? [one] : [];
  });
  const newest = parts.flatMap(({ report }) => report.reportDate ?? []).sort((a, b) => (a.iso < b.iso ? 1 : -1))[0];
  const publicRecords = parts.flatMap((part) =>
    part.report.publicRecords.flatMap(({ id, owner, kind, byBureau }): PublicRecord[] => {
      const filings = byBureau[part.bureau];
      return filings ? [given({ id: combinedLineId(part.bureau, id), owner, kind, byBureau: { [part.bureau]: filings } })] : [];
    }),
  );
  const declared = parts.flatMap(({ bureau, report }) =>
    report.declaredSummary?.[bureau] ? [[bureau, report.declaredSummary[bureau]] as const] : [],
  );
  return given({
    sourceFormat: 'combined' as const,
    parts: parts.map(partOf),
    reportDate: newest,
    parserVersion: parts[0]?.report.parserVersion ?? '',
    warnings: parts.flatMap(({ bureau, report }) => report.warnings.map((warning) => warningOf(bureau, warning))),
    bureaus: BUREAUS.flatMap((bureau) => fileAt(bureau, parts)),
    accounts: parts.flatMap(({ bureau, report }) => report.accounts.flatMap((account) => accountAt(bureau, account))),
    inquiries: parts.flatMap(({ bureau, report }) =>
      report.inquiries.filter((one) => one.bureau === bureau).map((one) => ({ ...one, id: combinedLineId(bureau, one.id) })),
    ),
    publicRecords,
    publicRecordsListed: parts.reduce((sum, { report }) => sum + (report.publicRecordsListed ?? report.publicRecords.length), 0),
    others: othersIn(parts),
    accountsListed: parts.reduce((sum, { report }) => sum + (report.accountsListed ?? report.accounts.length), 0),
    creditors: parts.flatMap(({ bureau, report }) => report.creditors.map((one) => ({ bureau, ...one }))),
    declaredSummary: declared.length > 0 ? Object.fromEntries(declared) : undefined,
  });
}

function othersIn(parts: readonly SingleReport[]): CreditReport['others'] {
  const counts = parts.flatMap(({ report }) => report.others ?? []);
  if (counts.length === 0) return undefined;
  const sum = (key: 'accounts' | 'inquiries' | 'publicRecords'): number => counts.reduce((total, one) => total + one[key], 0);
  return { accounts: sum('accounts'), inquiries: sum('inquiries'), publicRecords: sum('publicRecords') };
}

/** The id of a part's line in the combined report. */
export function combinedLineId(bureau: Bureau, id: string): string {
  return `${bureau}-${id}`;
}

/** The place of a line in its bureau's own report; null for reports that are not combined and for ids of another bureau. */
export function ownLineId(
  report: Pick<CreditReport, 'parts'>,
  bureau: Bureau,
  id: string,
): { readonly reportId: string; readonly lineId: string } | null {
  const part = report.parts?.find((one) => one.bureau === bureau);
  return part && id.startsWith(`${bureau}-`) ? { reportId: part.reportId, lineId: id.slice(bureau.length + 1) } : null;
}

/**
 * True when the parts of a combined report are of different days: what changes with time may differ between its bureaus without anyone
 * being wrong, and a line may be missing only because it is younger than the other file.
 */
export function isOfSeveralDays({ parts }: Pick<CreditReport, 'parts'>): boolean {
  return parts?.some(({ reportDate }) => reportDate?.iso !== parts[0]?.reportDate?.iso || reportDate?.precision !== 'day') ?? false;
}

/** What these bureaus say in a report, and nothing of the others. */
export function onlyAt(report: CreditReport, bureaus: readonly Bureau[]): CreditReport {
  const pick = <T extends object>(byBureau: Partial<Record<Bureau, T>>): Partial<Record<Bureau, T>> =>
    Object.fromEntries(Object.entries(byBureau).filter(([bureau]) => bureaus.some((one) => one === bureau)));
  const hasAny = ({ byBureau }: { readonly byBureau: object }): boolean => Object.keys(byBureau).length > 0;
  return {
    ...report,
    bureaus: report.bureaus.filter(({ bureau }) => bureaus.includes(bureau)),
    inquiries: report.inquiries.filter(({ bureau }) => bureaus.includes(bureau)),
    accounts: report.accounts.map((account) => ({ ...account, byBureau: pick(account.byBureau) })).filter(hasAny),
    publicRecords: report.publicRecords.map((record) => ({ ...record, byBureau: pick(record.byBureau) })).filter(hasAny),
  };
}

/** The format in which a bureau's lines were read. */
export function formatOf({ sourceFormat, parts }: Pick<CreditReport, 'sourceFormat' | 'parts'>, bureau: Bureau | null): SourceFormat {
  return parts?.find((part) => part.bureau === bureau)?.sourceFormat ?? sourceFormat;
}

/** The bureau's file from its own report; without one, the reason another report gives for its absence. */
function fileAt(bureau: Bureau, parts: readonly SingleReport[]): BureauFile[] {
  const own = parts.find((part) => part.bureau === bureau);
  if (own)
    return own.report.bureaus
      .filter((file) => file.bureau === bureau)
      .map((file) => given({ ...file, pulledOn: file.pulledOn ?? own.report.reportDate }));
  return parts
    .flatMap(({ report }) =>
      report.bureaus.filter((file) => file.bureau === bureau && file.present !== 'yes' && file.present !== 'not-ordered'),
    )
    .slice(0, 1);
}

function partOf({ reportId, bureau, report }: SingleReport): ReportPart {
  return given({ bureau, reportId, sourceFormat: report.sourceFormat, reportDate: report.reportDate });
}

function warningOf(bureau: Bureau, warning: ImportWarning): ImportWarning {
  return { ...warning, message: `${BUREAU_NAMES[bureau]}: ${warning.message}` };
}

function accountAt(bureau: Bureau, account: Tradeline): Tradeline[] {
  const { [bureau]: lines, ...rest } = account.byBureau;
  if (!lines) return [];
  const [id, mergedIds] = [combinedLineId(bureau, account.id), account.mergedIds?.map((one) => combinedLineId(bureau, one))];
  const own =
    Object.keys(rest).length === 0 ? account : assembleTradeline({ id, portfolio: account.portfolio, name: account.displayName, lines });
  return [given({ ...own, id, owner: account.owner, mergedIds })];
}
