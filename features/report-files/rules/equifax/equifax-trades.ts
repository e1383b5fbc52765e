// Equifax trades and collections to accounts (field reference 2.8, mapping section 4).
import { UNNAMED_COLLECTOR } from '../wording.ts';
import { cleanText } from '../clean-text.ts';
import { responsibilityOf } from '../code-tables.ts';
import { datedHistory } from '../experian/one-bureau.ts';
import { spellDate } from '../experian/compact-date.ts';
import { adverseRatingsOf, isAdverse } from '../adverse-ratings.ts';
import { accountTypeText, industryOf, portfolioLetter } from '../experian/metro2-codes.ts';
import { given } from '../given.ts';
import { maskAccountNumber, maskNumericAccount } from '../masking.ts';
import type { BureauTrade, PayStatus, Tradeline } from '../model.ts';
import type { Reading } from '../reading.ts';
import { plainChild, plainChildren, plainText } from '../experian/plain-node.ts';
import { asNode, type JsonNode } from '../source-node.ts';
import { assembleTradeline } from '../tradeline.ts';
import { narrativeBankruptcy, narrativeDispute, narrativeText, rateOf, statusOf } from './equifax-narratives.ts';

/** Equifax keeps 24 months here and up to 48 in two more lists. */
const HISTORY_LISTS = ['paymentHistory1to24', 'paymentHistory25to36', 'paymentHistory37to48'] as const;
const MOST_MONTHS = 84;

/** Trades first, then the collections, which Equifax lists apart. */
export function readEquifaxAccounts(report: JsonNode, reading: Reading): Tradeline[] {
  const trades = plainChildren(report, 'trades').map((trade, index) => {
    reading.enter(`accounts/${index}`);
    return assembleTradeline({
      id: `account-${index + 1}`,
      portfolio: portfolioLetter(codeText(trade, 'portfolioTypeCode')),
      lines: [readTrade(trade, reading)],
    });
  });
  const collections = plainChildren(report, 'collections').map((collection, index) => {
    reading.enter(`collections/${index}`);
    const line = readCollection(collection, reading);
    const name =
      line.creditorName === '' && line.originalCreditor ? `${UNNAMED_COLLECTOR} (for ${line.originalCreditor})` : line.creditorName;
    return assembleTradeline({ id: `collection-${index + 1}`, portfolio: 'COLL', lines: [line], name });
  });
  return [...trades, ...collections];
}

/** Whether any trade or collection carries data. */
export function hasEquifaxData(report: JsonNode): boolean {
  const filled = (list: string, keys: readonly string[]) =>
    plainChildren(report, list).some((node) => keys.some((key) => plainText(node, key) !== ''));
  return filled('trades', ['customerName', 'accountNumber']) || filled('collections', ['customerNumber', 'clientNameOrNumber']);
}

/** The code of `{code, description}`; some answers print it bare. */
export function codeText(node: JsonNode | undefined, key: string): string {
  const value = node?.[key];
  return asNode(value) === undefined ? plainText(node, key) : plainText(plainChild(node, key), 'code');
}

/** The line of business from a customer number ('605FP49874'). */
export function customerIndustry(customerNumber: string): string | undefined {
  return industryOf(/^\d{3}([A-Z]{2})\d+$/.exec(customerNumber)?.[1] ?? '');
}

interface Narratives {
  readonly codes: ReadonlySet<string>;
  readonly remarks: BureauTrade['remarks'];
}

function narrativesOf(node: JsonNode): Narratives {
  const remarks = plainChildren(node, 'narrativeCodes').flatMap((narrative) => {
    const code = plainText(narrative, 'code').slice(0, 8);
    return code === '' ? [] : [{ code, text: narrativeText(code, cleanText(plainText(narrative, 'description'))) }];
  });
  return { codes: new Set(remarks.map(({ code }) => code)), remarks };
}

type Condition = NonNullable<BureauTrade['condition']>;
/** activityDesignatorCode; the descriptions printed beside it belong to another table and are not read. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  B: 'paid',
  C: 'closed',
  D: 'transferred',
  L: 'closed',
  P: 'paid',
  R: 'refinanced',
  T: 'transferred',
};

function readTrade(trade: JsonNode, reading: Reading): BureauTrade {
  const date = (key: string) => reading.date(spellDate(plainText(trade, key)), key);
  const amount = (key: string) => reading.amount(plainText(trade, key), key);
  const count = (key: string) => reading.count(plainText(trade, key));
  const { codes, remarks } = narrativesOf(trade);
  const designator = codeText(trade, 'activityDesignatorCode');
  const condition = Object.hasOwn(CONDITIONS, designator) ? CONDITIONS[designator] : undefined;
  const rate = codeText(trade, 'rate');
  const payStatus = statusOf(rateOf(rate), codes, condition === 'paid');
  const [closed, reported, high] = [date('closedDate'), date('dateReported'), amount('highCredit')];
  const customer = plainText(trade, 'customerNumber');
  const counterparty = cleanText(plainText(trade, 'purchasedFromOrSoldCreditorName')) || undefined;
  const sort = codeText(trade, 'purchasedFromOrSoldCreditorIndicator');
  return given({
    bureau: 'EQ' as const,
    creditorName: cleanText(plainText(trade, 'customerName')),
    subscriberCode: customer || undefined,
    accountNumberMasked: accountNumber(trade),
    responsibility: equifaxResponsibility(codeText(trade, 'accountDesignator')),
    openClosed: openClosedOf(condition, closed !== undefined, payStatus),
    condition,
    conditionRaw: designator || undefined,
    payStatus,
    payStatusRaw: rate === '' ? '' : `Rate ${rate.slice(0, 8)}`,
    worstStatus: rateOf(plainText(trade, 'previousHighRate1')),
    opened: date('dateOpened'),
    closed,
    reported,
    lastActivity: date('lastActivityDate'),
    lastPayment: date('lastPaymentDate'),
    // The month the first major delinquency was reported: no DOFD, which Equifax prints for collections only.
    maxDelinquency: date('dateMajorDelinquencyFirstReported'),
    firstDelinquency: date('dateOfFirstDelinquency'),
    balance: amount('balance'),
    // Two narratives say that the column of the high credit holds something else.
    highCredit: codes.has('AZ') || codes.has('IZ') ? null : high,
    creditLimit: codes.has('AZ') ? high : amount('creditLimit'),
    chargeOffAmount: codes.has('IZ') ? high : amount('originalChargeOffAmount'),
    pastDue: amount('pastDueAmount'),
    monthlyPayment: amount('scheduledPaymentAmount'),
    actualPayment: amount('actualPaymentAmount'),
    termMonths: termMonths(codeText(trade, 'termsDurationCode')),
    termsFrequency: codeText(trade, 'termsFrequencyCode') || undefined,
    monthsReviewed: count('monthsReviewed'),
    late30: count('thirtyDayCounter'),
    late60: count('sixtyDayCounter'),
    late90: count('ninetyDayCounter'),
    accountTypeText: accountTypeText(codeText(trade, 'accountTypeCode')),
    industryText: customerIndustry(customer),
    originalCreditor: sort === 'O' ? counterparty : undefined,
    purchasedFrom: sort === 'P' ? counterparty : undefined,
    soldTo: sort === 'S' ? counterparty : undefined,
    bankruptcy: narrativeBankruptcy(codes),
    disputeFlag: narrativeDispute(codes),
    remarks,
    adverseRatings: previousRates(trade, reading),
    // The first cell is the month before the report: the rate itself is the month reported.
    history: datedHistory(historyCodes(trade), { format: 'equifax-json', bureau: 'EQ', newest: reported, monthsBack: 1 }, reading),
  });
}

/** The three highest rates with their months, and the highest from before the payment history. */
const PREVIOUS_RATES = [
  ['previousHighRate1', 'previousHighDate1'],
  ['previousHighRate2', 'previousHighDate2'],
  ['previousHighRate3', 'previousHighDate3'],
  ['previousHighRatePaymentHistory', 'previousHighDatePaymentHistory'],
] as const;

function previousRates(trade: JsonNode, reading: Reading): BureauTrade['adverseRatings'] {
  return adverseRatingsOf(
    PREVIOUS_RATES.flatMap(([rateKey, dateKey]) => {
      const code = codeText(trade, rateKey);
      const status = rateOf(code);
      const date = reading.date(spellDate(plainText(trade, dateKey)), dateKey);
      return status && date && isAdverse(status) ? [{ status, date, raw: `Rate ${code.slice(0, 8)}` }] : [];
    }),
  );
}

/** S (shared) does not say how; B is an account for another person's use, for which the subject is liable alone. */
function equifaxResponsibility(code: string): BureauTrade['responsibility'] {
  if (code === 'S') return 'undesignated';
  return code === 'B' ? 'individual' : code.length === 1 ? responsibilityOf(code, '') : undefined;
}

/** Equifax says when an account is over; one that is being paid and is not said to be over is open. */
function openClosedOf(condition: Condition | undefined, closed: boolean, payStatus: PayStatus): BureauTrade['openClosed'] {
  if (condition !== undefined || closed || payStatus === 'paid-or-closed') return 'closed';
  return ['current', 'too-new', 'late30', 'late60', 'late90', 'late120', 'late150', 'late180'].includes(payStatus) ? 'open' : undefined;
}

/** '8M' is eight months, '2Y' two years; days are no months. */
function termMonths(duration: string): number | null {
  const [, number, unit] = /^(\d{1,3})([MY])$/.exec(duration) ?? [];
  return number === undefined ? null : Number(number) * (unit === 'Y' ? 12 : 1);
}

/** One code per month, newest first. A '/' parts the years and is no month; blanks at the end are months before the account was opened. */
function historyCodes(trade: JsonNode): string[] {
  const codes = HISTORY_LISTS.flatMap((list) =>
    plainChildren(trade, list)
      .slice(0, MOST_MONTHS)
      .map((cell) => plainText(cell, 'code')),
  ).filter((code) => code !== '/');
  let end = Math.min(codes.length, MOST_MONTHS);
  while (end > 0 && codes[end - 1] === '') end--;
  return codes.slice(0, end);
}

function accountNumber(node: JsonNode): string {
  const value = node['accountNumber'];
  return typeof value === 'number' ? maskNumericAccount(value) : maskAccountNumber(cleanText(plainText(node, 'accountNumber')));
}

/** statusCode of a collection; an adjusted one was settled for less, a checked one was verified unpaid. */
const COLLECTION_STATUS: Readonly<Record<string, readonly [PayStatus, string]>> = {
  D: ['collection', 'Unpaid'],
  F: ['collection', 'Paid through a financial counselor'],
  J: ['settled', 'Settled for less or adjusted'],
  M: ['bankruptcy', 'In a chapter 13 plan'],
  N: ['collection', 'New listing'],
  P: ['paid-was-collection', 'Paid collection'],
  S: ['collection', 'Account disputed'],
  T: ['collection', 'Making payments'],
  U: ['collection', 'Status unknown'],
  X: ['collection', 'Unpaid when checked'],
  Z: ['bankruptcy', 'In bankruptcy'],
};
/** The line of business of the original creditor. */
const CLASSES: Readonly<Record<string, string>> = {
  '01': 'Retail',
  '02': 'Medical or health care',
  '03': 'Oil company',
  '04': 'Government',
  '05': 'Personal services',
  '06': 'Insurance',
  '07': 'Education',
  '08': 'Banking',
  '09': 'Rental or leasing',
  '10': 'Utilities',
  '11': 'Cable or cellular',
  '12': 'Financial',
  '13': 'Credit union',
  '14': 'Automotive',
  '15': 'Check guarantee',
};

function readCollection(collection: JsonNode, reading: Reading): BureauTrade {
  const date = (key: string) => reading.date(spellDate(plainText(collection, key)), key);
  const amount = (key: string) => reading.amount(plainText(collection, key), key);
  const { codes, remarks } = narrativesOf(collection);
  const code = codeText(collection, 'statusCode');
  const status = Object.hasOwn(COLLECTION_STATUS, code) ? COLLECTION_STATUS[code] : undefined;
  const kind = codeText(collection, 'creditorClassificationCode');
  const dispute = narrativeDispute(codes);
  return given({
    bureau: 'EQ' as const,
    // Equifax names the collector by number only, unless it was asked for the directory.
    creditorName: cleanText(plainText(collection, 'customerName')),
    subscriberCode: plainText(collection, 'customerNumber') || undefined,
    accountNumberMasked: accountNumber(collection),
    responsibility: equifaxResponsibility(codeText(collection, 'accountDesignatorCode')),
    payStatus: status?.[0] ?? 'collection',
    payStatusRaw: status?.[1] ?? (code === '' ? '' : `Status ${code.slice(0, 8)}`),
    opened: date('dateAssigned'),
    reported: date('dateReported'),
    statusDate: date('statusDate'),
    lastPayment: date('lastPaymentDate'),
    firstDelinquency: date('dateOfFirstDelinquency'),
    balance: amount('balance'),
    originalAmount: amount('originalAmount'),
    accountTypeText: 'Collection',
    industryText: Object.hasOwn(CLASSES, kind) ? CLASSES[kind] : undefined,
    originalCreditor: cleanText(plainText(collection, 'clientNameOrNumber')) || undefined,
    bankruptcy: narrativeBankruptcy(codes),
    disputeFlag: dispute === 'none' && code === 'S' ? ('consumer-disputes' as const) : dispute,
    remarks,
    history: [],
  });
}
