// A `trade` or `collection` node of TransUnion's XML or disclosure as the record both share with the fixed format.
import type { BureauTrade, PartialDate } from '../model.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, textOf, valueOf, type JsonNode } from '../source-node.ts';
import { contentAt, dateAt, subscriberName, wordsAt } from './tu-node.ts';
import type { RawTrade } from './tu-trade.ts';

/** Digits of a number that a JSON copy has not rounded away. */
const SURE_DIGITS = 15;

export function rawTradeOf(node: JsonNode, kind: 'trade' | 'collection', reading: Reading): RawTrade {
  const subscriber = childOf(node, 'subscriber');
  const account = childOf(node, 'account');
  const terms = childOf(node, 'terms');
  const history = childOf(node, 'paymentHistory');
  const counters = childOf(history, 'historicalCounters');
  const worst = childOf(history, 'maxDelinquency');
  const last = childOf(node, 'mostRecentPayment');
  const additional = childOf(node, 'additionalTradeAccount');
  const original = childOf(node, 'original') ?? childOf(additional, 'original');
  const pattern = childOf(history, 'paymentPattern');
  const accountType = textOf(account, 'type') || textOf(account, 'code');
  const itemKey = textOf(node, 'itemKey');
  const { originalCreditor, originalBusiness } = originalOf(original);
  const { soldTo, purchasedFrom } = saleOf(childOf(additional, 'portfolio'));
  return {
    collection: kind === 'collection' || accountType === 'AG' || textOf(node, 'isCollection') === 'true',
    name: subscriberName(subscriber),
    memberCode: textOf(subscriber, 'memberCode'),
    industryCode: textOf(subscriber, 'industryCode'),
    portfolio: textOf(node, 'portfolioType'),
    accountNumber: accountNumberOf(node, itemKey),
    itemKey,
    designator: textOf(node, 'ECOADesignator') || textOf(childOf(node, 'ECOADesignator'), 'code'),
    accountType,
    accountTypeText: sentence(wordsAt(account, 'description')),
    rating: textOf(node, 'accountRating'),
    ratingText: wordsAt(node, 'accountRatingDescription'),
    worstRating: textOf(worst, 'code') || textOf(worst, 'accountRating'),
    dates: {
      opened: dateAt(node, 'dateOpened', reading),
      closed: dateAt(node, 'dateClosed', reading),
      reported: dateAt(node, 'dateEffective', reading),
      paidDate: dateAt(node, 'datePaidOut', reading),
      lastPayment: dateAt(last, 'date', reading),
      maxDelinquency: worstDate(worst, reading),
      firstDelinquency: dateAt(node, 'dateFirstDelinquent', reading),
      removalDate: dateAt(node, 'estimatedDeletionDate', reading),
      relationshipEnded: relationshipEnd(wordsAt(node, 'ECOADesignatorDescription'), reading),
    },
    amounts: {
      balance: contentAt(node, 'currentBalance'),
      highCredit: contentAt(node, 'highCredit'),
      creditLimit: contentAt(node, 'creditLimit'),
      pastDue: contentAt(node, 'pastDue'),
      monthlyPayment: contentAt(terms, 'scheduledMonthlyPayment'),
      actualPayment: contentAt(last, 'amount'),
      originalAmount: contentAt(original, 'balance'),
      chargeOffAmount: contentAt(original, 'chargeOff'),
    },
    closedIndicator: textOf(node, 'closedIndicator'),
    termMonths: textOf(terms, 'paymentScheduleMonthCount'),
    termsFrequency: textOf(terms, 'paymentFrequency'),
    counts: {
      monthsReviewed: textOf(counters, 'monthsReviewedCount'),
      late30: textOf(counters, 'late30DaysTotal'),
      late60: textOf(counters, 'late60DaysTotal'),
      late90: textOf(counters, 'late90DaysTotal'),
    },
    remarks: remarksOf(node, additional),
    patternStart: dateAt(pattern, 'startDate', reading),
    pattern: patternOf(pattern, reading),
    originalCreditor,
    originalBusiness,
    soldTo,
    purchasedFrom,
  };
}

/** 'Account Relationship Terminated (11/22/2016)': disclosures print the day in the words of the responsibility. */
function relationshipEnd(words: string, reading: Reading): PartialDate | undefined {
  const day = /\bterminated\b[^(]{0,40}\((\d{1,2}\/(?:\d{1,2}\/)?\d{4})\)/i.exec(words)?.[1];
  return reading.date(day ?? '', 'ECOADesignatorDescription');
}

/** Printed whole, or as a number that may have lost digits: then the key, which is text, still has them. */
function accountNumberOf(node: JsonNode, itemKey: string): string {
  const printed = valueOf(node, 'accountNumber');
  const end = itemKey.indexOf('_');
  if (typeof printed === 'number' && end > 0) return itemKey.slice(0, end);
  return typeof printed === 'number' && !Number.isSafeInteger(printed) ? '****' : textOf(node, 'accountNumber');
}

/** A copy that made a number of the pattern kept its first digits only; the months after them are not known, which is not "no data". */
function patternOf(pattern: JsonNode | undefined, reading: Reading): string {
  const value = valueOf(pattern, 'text');
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return textOf(pattern, 'text').replace(/\s/g, '');
  reading.warn(
    'historyCutShort',
    `This copy of the file rounded a payment history; only its newest ${SURE_DIGITS} months could be read.`,
    'warning',
    'paymentPattern',
  );
  return Number.isFinite(value) ? value.toExponential(20).replace(/\D/g, '').slice(0, SURE_DIGITS) : '';
}

/** The worst delinquency: a date of its own, or in words, the first month of which is when it was first reached. */
function worstDate(worst: JsonNode | undefined, reading: Reading): PartialDate | undefined {
  const earliest = childOf(worst, 'earliest') ?? worst;
  const date = dateAt(earliest, 'date', reading);
  if (date) return date;
  const month = /\b(\d{1,2}\/\d{4})\b/.exec(textOf(worst, 'maxDelinquencyDescription'))?.[1];
  return reading.date(month ?? '', 'maxDelinquency');
}

function remarksOf(node: JsonNode, additional: JsonNode | undefined): BureauTrade['remarks'] {
  const coded = childrenOf(node, 'remark').flatMap((remark) => {
    const code = textOf(remark, 'code');
    const text = sentence(wordsAt(remark, 'description'));
    return code === '' ? (text === '' ? [] : { text }) : { code, text };
  });
  const deferred = wordsAt(childOf(additional, 'payment'), 'description');
  return deferred === '' ? coded : [...coded, { text: deferred }];
}

/** 'MERCY CLINICS (Medical/Health Care)' is a name and its line of business; XML has both apart. */
function originalOf(original: JsonNode | undefined): { originalCreditor: string; originalBusiness: string } {
  const grantor = childOf(original, 'creditGrantor');
  const said = wordsAt(original, 'description') || subscriberName({ name: grantor ?? '' }) || wordsAt(original, 'creditGrantor');
  // Sold mortgages carry the loan number of the agency here ('FRD…' is Freddie Mac's), which is no name and no one else's business.
  const printed = /^[A-Z]{0,4}\d{5,}$/.test(said) ? '' : said;
  const parts = /^(.*?)\s*\(([^()]{1,60})\)$/.exec(printed);
  const business = parts?.[2] ?? wordsAt(original, 'creditorClassification');
  return { originalCreditor: parts?.[1] ?? printed, originalBusiness: business };
}

/** To whom the creditor sold the account, or from whom it bought it; a sale without a name says nothing. */
function saleOf(portfolio: JsonNode | undefined): { soldTo: string; purchasedFrom: string } {
  const name = subscriberName(portfolio);
  const sale = textOf(portfolio, 'transaction') || textOf(portfolio, 'type');
  return { soldTo: /sold|^s$/i.test(sale) ? name : '', purchasedFrom: /purchase|^p$/i.test(sale) ? name : '' };
}

/** Words in capitals as a sentence; anything else as it is. */
function sentence(text: string): string {
  return /[a-z]/.test(text) || text === '' ? text : text.charAt(0) + text.slice(1).toLowerCase();
}
