// A credit report from what the readers of MISMO 2.x, Array and MISMO 3.x found (field reference 2.4 to 2.6, mapping section 4).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles } from '../bureau-files.ts';
import { bureauOf } from '../source-bureaus.ts';
import { checkAgainstSummary } from '../checksum.ts';
import { cleanText } from '../clean-text.ts';
import type { Bureau } from '../bureaus.ts';
import type { BureauFile, CreditReport, LineOwner, PartialDate, Score, SummaryCounts } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { assemblePublicRecords } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { readCreditors, readFilings, readInquiries } from './mismo-lists.ts';
import { checkRequested, identityOf, isFailed, ownFiles, partsOf } from './mismo-people.ts';
import { isReturned, type OwnedLine } from './mismo-owners.ts';
import { placesOf, type Places } from './mismo-place.ts';
import { mismoRefusals, type OrderState } from './mismo-refusals.ts';
import { readScores } from './mismo-scores.ts';
import { readLiabilities } from './mismo-trades.ts';
import type { MismoView } from './mismo-view.ts';

/** The order around a response: its status, and whether documents came with it. */
export interface Order {
  readonly state: OrderState;
  readonly hasDocuments: boolean;
}

/**
 * The report; refused when there is none in the file, with the reason the order gives. Of an order for several people it holds the lines
 * of all, each with its owner, and of identity, scores and statements what is the client's: the person at place `client`, else the borrower
 * the file calls main.
 */
export function readMismo(view: MismoView, order: Order, client?: number): CreditReport | Refusal {
  const reading = new Reading();
  const places = placesOf(view, client);
  const accounts = readLiabilities(view, places, reading);
  const inquiries = readInquiries(view, places, reading);
  const records = assemblePublicRecords(readFilings(view, places, reading), reading);
  const scores = readScores(view, places, reading);
  reading.enter('');
  const reportDate = reading.date(view.issued, 'CreditReportFirstIssuedDate');
  const isOwn = ({ owner }: { readonly owner?: LineOwner }): boolean => owner !== 'other';
  const files = bureauFiles(
    (bureau) => ({
      ...partsOf(view, places, bureau, reading),
      pulledOn: pulledOn(view, places, bureau, reportDate, reading),
      scores: scores.filter((score: Score) => score.bureau === bureau),
    }),
    { accounts: accounts.filter(isOwn), inquiries: inquiries.filter(isOwn), publicRecords: records.records.filter(isOwn) },
  );
  const bureaus = files.map((file) => completed(withClientsFile(file, view, places), view, places, reportDate, reading));

  if (view.liabilities.length === 0 && bureaus.every(({ present }) => present !== 'yes')) return whyNothing(order, bureaus);
  reading.enter('');
  if (view.liabilities.length === 0) reading.warn('noAccounts', 'This report lists no accounts.');
  if (order.state !== 'done')
    reading.warn('orderNotFinished', 'The credit provider had not finished this order, so the report may be incomplete.');
  checkRequested(places, bureaus, reading);
  checkPeople(view, places, bureaus, reading);
  const listed = { accounts: view.liabilities.length, inquiries: view.inquiries.length, publicRecords: view.records.length };
  checkTotals(view.totals, listed, reading);
  const declaredSummary = declaredOf(view, reading);
  checkAgainstSummary({ declared: declaredSummary, accounts, inquiries, filings: records.listed.filings, reportDate }, reading);
  const othersOf = (lines: readonly OwnedLine[]): number => lines.filter((line) => !places.isOwn(line)).length;
  return assembleReport(reading, records, {
    sourceFormat: view.format,
    people: places.owners.people,
    others: places.owners.people && {
      accounts: othersOf(view.liabilities),
      inquiries: inquiries.filter((inquiry) => !isOwn(inquiry)).length,
      publicRecords: othersOf(view.records),
    },
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

/** In an order for several people a bureau without a file of the client has none, although it lists lines of both in another one's file. */
function withClientsFile(file: BureauFile, view: MismoView, places: Places): BureauFile {
  if (places.owners.people === undefined || file.present !== 'yes') return file;
  const isKnown = view.files.some(({ source }) => bureauOf(source) === file.bureau);
  if (!isKnown || ownFiles(view, places, file.bureau).some(isReturned)) return file;
  return { ...file, present: file.frozen === true ? 'frozen' : 'no-hit', scores: [] };
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
  const { client } = places.owners;
  const nameless = view.files.every(({ person }) => person.name === '');
  return {
    ...file,
    ...(since && since.iso < (reportDate?.iso ?? '') ? { inFileSince: since } : {}),
    ...(nameless && client ? { identity: identityOf(client, reading) } : {}),
  };
}

/** Several people: that there are, that the client has no file, and lines that do not say whose they are. Others are not named. */
function checkPeople(view: MismoView, { owners }: Places, bureaus: readonly BureauFile[], reading: Reading): void {
  if (owners.people === undefined) return;
  const name = cleanText(owners.client?.name ?? '');
  reading.enter('people');
  reading.warn(
    'severalPeople',
    `This file is about ${owners.people.length === 2 ? 'two' : owners.people.length} people. It is read as the report of ${name || 'one of them'}.`,
    'info',
  );
  if (bureaus.every(({ present }) => present !== 'yes'))
    reading.warn('clientNoFile', `No bureau returned a file for ${name || 'this person'}.`);
  const untold = [...view.liabilities, ...view.inquiries, ...view.records].filter((line) => !owners.isTold(line)).length;
  if (untold > 0)
    reading.warn(
      'ownerUnknown',
      `${untold} ${untold === 1 ? 'line does' : 'lines do'} not say which of these people ${untold === 1 ? 'it belongs' : 'they belong'} to, so ${untold === 1 ? 'it is' : 'they are'} not used.`,
    );
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
