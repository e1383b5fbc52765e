// What a report file holds, in numbers, the lines of all its people: the answer of `redress report read`.
import { BUREAU_SYMBOLS, PRINTED_ORDER, type BureauSymbol } from './source-bureaus.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauFile, CreditReport, ImportWarning, Score, SourceFormat } from './model.ts';

export interface ReportSummary {
  readonly format: SourceFormat;
  readonly client: ReportSubject;
  /** 'YYYY-MM-DD', null when the report does not say. */
  readonly reportDate: string | null;
  /** The bureaus whose file the report holds. */
  readonly bureaus: readonly BureauSymbol[];
  /** As the source lists them: partitions of a merged report, liabilities or trades of one that is not. */
  readonly accounts: number;
  /** How many of them are another person's alone, in a file about several people. */
  readonly othersAccounts: number;
  /** The number of accounts after matching. */
  readonly matchedAccounts: number;
  /** Lines per bureau: one account is one line at each bureau that reports it. */
  readonly tradelines: Readonly<Record<BureauSymbol, number>>;
  /** Lines of collection accounts over all bureaus. */
  readonly collections: number;
  readonly inquiries: number;
  /** As the source lists them, records that only repeat others included. */
  readonly publicRecords: number;
  readonly scores: readonly { readonly bureau: BureauSymbol; readonly model: Score['model']; readonly value: number | null }[];
  readonly negatives: number;
  readonly warnings: readonly ImportWarning[];
}

/** Who the report is about, as far as it says. */
export interface ReportSubject {
  readonly name: string | null;
  readonly ssnLast4: string | null;
  /** 'YYYY-MM-DD', null when no bureau gives the day. */
  readonly dateOfBirth: string | null;
  readonly yearOfBirth: number | null;
  readonly address: string | null;
}

export function summarize(report: CreditReport): ReportSummary {
  const linesOf = (bureau: Bureau): number => report.accounts.reduce((sum, { byBureau }) => sum + (byBureau[bureau]?.length ?? 0), 0);
  const collections = report.accounts.filter(({ portfolio }) => portfolio === 'COLL');
  return {
    format: report.sourceFormat,
    client: subjectOf(report),
    reportDate: report.reportDate?.iso ?? null,
    bureaus: PRINTED_ORDER.filter((bureau) => report.bureaus.some((file) => file.bureau === bureau && file.present === 'yes')).map(
      symbolOf,
    ),
    accounts: report.accountsListed ?? report.accounts.length,
    othersAccounts: report.others?.accounts ?? 0,
    matchedAccounts: report.accounts.length,
    tradelines: { TUC: linesOf('TU'), EXP: linesOf('EX'), EQF: linesOf('EQ') },
    collections: collections.reduce(
      (sum, { byBureau }) => sum + Object.values(byBureau).reduce((lines, list) => lines + list.length, 0),
      0,
    ),
    inquiries: report.inquiries.length,
    publicRecords: report.publicRecordsListed ?? report.publicRecords.length,
    scores: inPrintedOrder(report.bureaus)
      .flatMap(({ scores }) => scores)
      .map(({ bureau, model, value }) => ({ bureau: symbolOf(bureau), model, value })),
    negatives: report.accounts.filter(({ negative }) => negative).length,
    warnings: report.warnings,
  };
}

/** The person of the report: of each fact the first bureau's, in the order the sources print them; of birth dates the most exact. */
export function subjectOf(report: CreditReport): ReportSubject {
  const identities = inPrintedOrder(report.bureaus).map(({ identity }) => identity);
  const names = identities.flatMap((identity) => identity.names);
  const births = identities.flatMap(({ dobs }) => dobs);
  const address = identities.flatMap(({ addresses }) => addresses).find(({ kind }) => kind === 'current');
  const place = address && [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name: (names.find(({ kind }) => kind === 'primary') ?? names[0])?.full ?? null,
    ssnLast4: identities.find(({ ssnLast4 }) => ssnLast4)?.ssnLast4 ?? null,
    dateOfBirth: births.find(({ precision }) => precision === 'day')?.iso ?? null,
    yearOfBirth: births[0] ? Number(births[0].iso.slice(0, 4)) : null,
    address: address ? [...address.lines, place].filter(Boolean).join(', ') : null,
  };
}

function symbolOf(bureau: Bureau): BureauSymbol {
  return BUREAU_SYMBOLS[bureau];
}

function inPrintedOrder(files: readonly BureauFile[]): BureauFile[] {
  return PRINTED_ORDER.flatMap((bureau) => files.filter((file) => file.bureau === bureau));
}
