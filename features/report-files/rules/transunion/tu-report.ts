// One person's TransUnion file as a credit report, whichever of TransUnion's formats it came in.
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles } from '../bureau-files.ts';
import { checkAgainstSummary } from '../checksum.ts';
import { given } from '../given.ts';
import type { BureauFile, CreditReport, CreditorContact, Inquiry, InvestigationResult, PartialDate, SummaryCounts } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { assemblePublicRecords, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import { tuAccount, type RawTrade } from './tu-trade.ts';

export interface TuFile {
  readonly format: 'tu-xml' | 'tu4r' | 'tu-disclosure';
  readonly reference: string;
  readonly pulledOn: PartialDate | undefined;
  readonly fileNumber: string;
  readonly inFileSince: PartialDate | undefined;
  /** False when TransUnion says that it has no file of this person. */
  readonly hit: boolean;
  readonly frozen: boolean;
  readonly trades: readonly RawTrade[];
  readonly inquiries: readonly Inquiry[];
  readonly filings: readonly (readonly ReadFiling[])[];
  readonly parts: Pick<BureauFile, 'scores' | 'identity' | 'statements' | 'alerts'>;
  readonly creditors: readonly CreditorContact[];
  readonly declared: SummaryCounts | undefined;
  /** Subscriber code of the company that requested this file; TransUnion's summary may leave that inquiry out. */
  readonly askedBy: string;
  readonly results: readonly InvestigationResult[] | undefined;
}

/** Puts the file together; refuses one that holds nothing although TransUnion knows the person. */
export function assembleTuReport(file: TuFile, reading: Reading): CreditReport | Refusal {
  const accounts = file.trades.map((trade, index) => {
    reading.enter(`accounts/${index}/TU`);
    return tuAccount(trade, `account-${index + 1}`, file.format, reading);
  });
  const publicRecords = assemblePublicRecords(file.filings, reading);
  const { inquiries } = file;
  const nothing = {
    pulledOn: undefined,
    ordered: false,
    frozen: false,
    scores: [],
    identity: { names: [], dobs: [], addresses: [], employers: [], phones: [] },
    statements: [],
    alerts: [],
  };
  const bureaus = bureauFiles(
    (bureau) => (bureau === 'TU' ? { pulledOn: file.pulledOn, ordered: true, frozen: file.frozen, ...file.parts } : nothing),
    { accounts, inquiries, publicRecords: publicRecords.records },
  ).map((one): BureauFile => (one.bureau === 'TU' ? withOwnMarks(one, file) : one));
  const empty = accounts.length === 0 && inquiries.length === 0 && publicRecords.records.length === 0;
  if (empty && file.hit && !file.frozen && file.parts.scores.length === 0) return refusals.noAccountData();
  reading.enter('');
  if (empty && file.parts.scores.length > 0)
    reading.warn('scoreOnly', 'This file holds a score but no credit file, so nothing can be said of accounts.');
  else if (accounts.length === 0) reading.warn('noAccounts', 'This report lists no accounts.');
  if (!file.pulledOn) reading.warn('noReportDate', 'This file does not say on which day it was pulled.');
  checkCounts(file, accounts, publicRecords.listed.filings, reading);
  return assembleReport(reading, publicRecords, {
    sourceFormat: file.format,
    provider: 'TransUnion',
    providerReference: file.reference || undefined,
    reportDate: file.pulledOn,
    bureaus,
    accounts,
    inquiries,
    creditors: file.creditors,
    declaredSummary: file.declared && { TU: file.declared },
    results: file.results,
  });
}

function withOwnMarks(one: BureauFile, { hit, fileNumber, inFileSince }: TuFile): BureauFile {
  const present = hit || one.present === 'frozen' ? one.present : 'no-hit';
  return given({ ...one, present, fileNumber: fileNumber || undefined, inFileSince });
}

/** TransUnion counts the inquiry that asked for this file at some times and not at others. */
function checkCounts(
  { declared, inquiries, askedBy, pulledOn }: TuFile,
  accounts: CreditReport['accounts'],
  filings: { TU?: number },
  reading: Reading,
): void {
  if (!declared) return;
  const code = askedBy.replace(/^\D?0*/, '');
  const others = inquiries.filter(
    ({ subscriberCode, date }) => code === '' || subscriberCode?.replace(/^\D?0*/, '') !== code || date?.iso !== pulledOn?.iso,
  );
  const counted = declared.inquiries === others.length ? others : inquiries;
  checkAgainstSummary({ declared: { TU: declared }, accounts, inquiries: counted, filings, reportDate: pulledOn }, reading);
}
