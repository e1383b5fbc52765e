// A credit report from what the readers of MISMO 2.x, Array and MISMO 3.x found (field reference 2.4 to 2.6, mapping section 4).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles } from '../bureau-files.ts';
import { bureauOf } from '../source-bureaus.ts';
import { checkAgainstSummary } from '../checksum.ts';
import { cleanText } from '../clean-text.ts';
import type { Bureau } from '../bureaus.ts';
import type { BureauFile, CreditReport, PartialDate, Score, SummaryCounts } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { assemblePublicRecords } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { readCreditors, readFilings, readInquiries } from './mismo-lists.ts';
import { checkRequested, identityOf, isFailed, ownFiles, partsOf } from './mismo-people.ts';
import { mainBorrower, placesOf, type Places } from './mismo-place.ts';
import { mismoRefusals, type OrderState } from './mismo-refusals.ts';
import { readScores } from './mismo-scores.ts';
import { readLiabilities } from './mismo-trades.ts';
import type { MismoView } from './mismo-view.ts';

/** The order around a response: its status, and whether documents came with it. */
export interface Order {
  readonly state: OrderState;
  readonly hasDocuments: boolean;
}

/** The report; refused when there is none in the file, with the reason the order gives. */
export function readMismo(view: MismoView, order: Order): CreditReport | Refusal {
  const reading = new Reading();
  const places = placesOf(view);
  const { accounts, own } = readLiabilities(view, places, reading);
  const { inquiries, own: ownInquiries } = readInquiries(view, places, reading);
  const records = assemblePublicRecords(readFilings(view, places, reading), reading);
  const scores = readScores(view, places, reading);
  reading.enter('');
  const reportDate = reading.date(view.issued, 'CreditReportFirstIssuedDate');
  const ownRecords = view.borrowers.length > 1 ? [] : records.records;
  const files = bureauFiles(
    (bureau) => ({
      ...partsOf(view, places, bureau, reading),
      pulledOn: pulledOn(view, places, bureau, reportDate, reading),
      scores: scores.filter((score: Score) => score.bureau === bureau),
    }),
    { accounts: own, inquiries: ownInquiries, publicRecords: ownRecords },
  );
  const bureaus = files.map((file) => completed(file, view, places, reportDate, reading));

  if (view.liabilities.length === 0 && bureaus.every(({ present }) => present !== 'yes')) return whyNothing(order, bureaus);
  reading.enter('');
  if (view.liabilities.length === 0) reading.warn('noAccounts', 'This report lists no accounts.');
  if (order.state !== 'done')
    reading.warn('orderNotFinished', 'The credit provider had not finished this order, so the report may be incomplete.');
  checkRequested(view, bureaus, reading);
  checkBorrowers(view, bureaus, reading);
  const listed = { accounts: view.liabilities.length, inquiries: view.inquiries.length, publicRecords: view.records.length };
  checkTotals(view.totals, listed, reading);
  const declaredSummary = declaredOf(view, reading);
  checkAgainstSummary({ declared: declaredSummary, accounts, inquiries, filings: records.listed.filings, reportDate }, reading);
  return assembleReport(reading, records, {
    sourceFormat: view.format,
    provider: cleanText(view.provider) || undefined,
    providerReference: cleanText(view.reference) || undefined,
    reportDate,
    bureaus,
    accounts,
    accountsListed: listed.accounts,
    publicRecordsListed: listed.publicRecords,
    inquiries,
    creditors: readCreditors(view, places),
    declaredSummary,
  });
}

function whyNothing({ state, hasDocuments }: Order, bureaus: readonly BureauFile[]): Refusal {
  if (state === 'failed') return mismoRefusals.failed();
  if (state === 'waiting') return mismoRefusals.notFinished();
  if (bureaus.some(({ present }) => present === 'frozen')) return mismoRefusals.frozen();
  return hasDocuments && bureaus.every(({ present }) => present === 'not-ordered') ? mismoRefusals.documentOnly() : mismoRefusals.noFile();
}

function pulledOn(
  view: MismoView,
  places: Places,
  bureau: Bureau,
  reportDate: PartialDate | undefined,
  reading: Reading,
): PartialDate | undefined {
  const infile = ownFiles(view, places, bureau)[0]?.infile ?? '';
  return (view.infileIsPull ? reading.date(infile, 'InfileDate') : undefined) ?? reportDate;
}

/**
 * The file with what only MISMO says of it: since when it exists, that the bureau failed, and the borrower's own words where no bureau
 * names anyone.
 */
function completed(file: BureauFile, view: MismoView, places: Places, reportDate: PartialDate | undefined, reading: Reading): BureauFile {
  const own = ownFiles(view, places, file.bureau);
  if (file.present === 'no-hit' && isFailed(own)) return { ...file, present: 'error' };
  if (file.present !== 'yes') return file;
  const since = view.infileIsPull ? undefined : reading.date(own[0]?.infile ?? '', 'InfileDate');
  const main = mainBorrower(view);
  const nameless = view.files.every(({ person }) => person.name === '');
  return {
    ...file,
    ...(since && since.iso < (reportDate?.iso ?? '') ? { inFileSince: since } : {}),
    ...(nameless && main ? { identity: identityOf(main.person, reading) } : {}),
  };
}

/** Two borrowers: whose report it is read as, and that one of them has no file. */
function checkBorrowers(view: MismoView, bureaus: readonly BureauFile[], reading: Reading): void {
  const main = mainBorrower(view);
  const others = view.borrowers.filter((borrower) => borrower !== main);
  if (!main || others.length === 0) return;
  const names = others
    .map(({ person }) => cleanText(person.name))
    .filter((name) => name !== '')
    .slice(0, 3)
    .join(', ');
  reading.enter('borrowers');
  reading.warn(
    'twoBorrowers',
    `This report was ordered for ${cleanText(main.person.name) || 'one person'} together with ${names || 'another person'}; it is read as the report of the first.`,
  );
  if (bureaus.every(({ present }) => present !== 'yes'))
    reading.warn('mainBorrowerNoFile', `No bureau returned a file for ${cleanText(main.person.name) || 'the main borrower'}.`);
  for (const { id, person } of others) {
    const files = view.files.filter(({ owners, source }) => owners.includes(id) && bureauOf(source) !== undefined);
    if (files.length > 0 && files.every(({ status }) => /^NoFileReturned|error/i.test(status))) {
      reading.warn('coBorrowerNoFile', `No bureau returned a file for ${cleanText(person.name) || 'the co-borrower'}.`, 'info');
    }
  }
}

const TOTALS = { accounts: 'accounts', inquiries: 'inquiries', publicRecords: 'public records' } as const;

function checkTotals(totals: SummaryCounts, listed: Required<SummaryCounts>, reading: Reading): void {
  reading.enter('summary');
  for (const key of ['accounts', 'inquiries', 'publicRecords'] as const) {
    const says = totals[key];
    if (says !== undefined && says !== listed[key]) {
      reading.warn(
        `${key}DifferFromSummary`,
        `The report's own summary says ${TOTALS[key]}: ${says}, but its list has ${listed[key]}.`,
        'warning',
        key,
      );
    }
  }
}

function declaredOf(view: MismoView, reading: Reading): CreditReport['declaredSummary'] {
  const declared: Partial<Record<Bureau, SummaryCounts>> = {};
  for (const [name, text] of Object.entries(view.accountsBySource)) {
    const [bureau, accounts] = [bureauOf(name), reading.count(text)];
    if (bureau && accounts !== undefined) declared[bureau] = { accounts };
  }
  return Object.keys(declared).length > 0 ? declared : undefined;
}
