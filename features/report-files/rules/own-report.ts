// What of a report is the client's. Files of several people hold lines that are another person's alone; they stay in the original file.
import { given } from './given.ts';
import type { BureauFile, CreditReport, LineOwner, Tradeline, PublicRecord } from './model.ts';
import { BUREAUS, type Bureau } from './bureaus.ts';
import { assembleTradeline } from './tradeline.ts';

type Owned = { readonly owner?: LineOwner };

/**
 * The report with the client's lines and those the client shares, and nothing of what is another person's alone: no line, name, address,
 * score, statement or creditor. Of the others only the number of lines stays. In a file of several people a bureau that has no file of the
 * client lists nothing of the client, so shared lines lose that bureau. Applied where a report is stored and where it is opened; the same
 * report again gives the same report. (15 U.S.C. 1681b(f), 1679b(a)(1))
 */
export function ownReport(report: CreditReport): CreditReport {
  const { people, declaredSummary, ...rest } = report;
  const withFile = new Set(report.bureaus.flatMap(({ bureau, present }) => (present === 'yes' ? [bureau] : [])));
  const hasFile = (bureau: Bureau): boolean => people === undefined || withFile.has(bureau);
  const counted = people === undefined ? undefined : report.others;
  return given({
    ...rest,
    bureaus: report.bureaus.map(ownFile),
    accounts: own(report.accounts).flatMap((account) => accountAt(account, hasFile)),
    inquiries: own(report.inquiries).filter(({ bureau }) => hasFile(bureau)),
    publicRecords: own(report.publicRecords).flatMap((record) => recordAt(record, hasFile)),
    creditors: own(report.creditors),
    accountsListed: without(report.accountsListed, counted?.accounts),
    publicRecordsListed: without(report.publicRecordsListed, counted?.publicRecords),
    // What a file says of itself counts the lines of all its people.
    declaredSummary: people === undefined ? declaredSummary : undefined,
  });
}

/** How many lines of the file the report comes from are another person's, or do not say whose they are. */
export function countOthers({ others }: Pick<CreditReport, 'others'>): number {
  return others === undefined ? 0 : others.accounts + others.inquiries + others.publicRecords;
}

function ownFile(file: BureauFile): BureauFile {
  const { names, addresses } = file.identity;
  return {
    ...file,
    scores: own(file.scores),
    statements: own(file.statements),
    alerts: own(file.alerts),
    // The name of a spouse is another person's, also in reports that were read before names had owners.
    identity: { ...file.identity, names: own(names).filter(({ kind }) => kind !== 'spouse'), addresses: own(addresses) },
  };
}

function own<T extends Owned>(lines: readonly T[]): readonly T[] {
  return lines.some(({ owner }) => owner === 'other') ? lines.filter(({ owner }) => owner !== 'other') : lines;
}

/** What is said of an account, such as why it is negative, is said of the bureaus that are left. */
function accountAt(account: Tradeline, hasFile: (bureau: Bureau) => boolean): Tradeline[] {
  const kept = keptOf(account.byBureau, hasFile);
  if (kept === account.byBureau) return [account];
  const lines = Object.values(kept).flat();
  if (lines.length === 0) return [];
  const { id, portfolio, owner, matchMethod, matchConfidence, blended, mergedIds } = account;
  return [given({ ...assembleTradeline({ id, portfolio, lines }), owner, matchMethod, matchConfidence, blended, mergedIds })];
}

function recordAt(record: PublicRecord, hasFile: (bureau: Bureau) => boolean): PublicRecord[] {
  const byBureau = keptOf(record.byBureau, hasFile);
  return Object.keys(byBureau).length === 0 ? [] : [{ ...record, byBureau }];
}

function keptOf<T>(byBureau: Partial<Record<Bureau, T>>, hasFile: (bureau: Bureau) => boolean): Partial<Record<Bureau, T>> {
  const gone = BUREAUS.filter((bureau) => byBureau[bureau] !== undefined && !hasFile(bureau));
  return gone.length === 0
    ? byBureau
    : Object.fromEntries(Object.entries(byBureau).filter(([name]) => !gone.some((bureau) => bureau === name)));
}

function without(all: number | undefined, others = 0): number | undefined {
  return all === undefined ? undefined : Math.max(0, all - others);
}
