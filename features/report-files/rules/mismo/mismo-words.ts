// MISMO's words for kinds and ratings, as the model's.
import { cleanText } from '../clean-text.ts';
import type { PayStatus, Portfolio } from '../model.ts';
import type { LiabilityView, Rating } from './mismo-view.ts';

/** 'ConventionalRealEstateMortgage' as 'Conventional real estate mortgage'; values that say nothing are ''. */
export function words(value: string): string {
  let said = SAID.get(value);
  if (said === undefined) {
    said = spellOut(value);
    if (SAID.size >= MOST_SAID) SAID.clear();
    SAID.set(value, said);
  }
  return said;
}

/** A report says the same few words on every line. */
const SAID = new Map<string, string>();
const MOST_SAID = 500;

function spellOut(value: string): string {
  if (value === '' || value.length > 200) return cleanText(value);
  if (/^(?:unknown|other$|notprovided)/i.test(value)) return '';
  const known = SPELLED.get(value);
  if (known !== undefined) return known;
  const parted = value
    .replace(/([a-z&])([A-Z\d])/g, '$1 $2')
    .replace(/(\d)([A-Z])/g, '$1 $2')
    .replace(/[;,/]+\s*/g, ', ')
    .trim();
  return parted.charAt(0) + parted.slice(1).replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

/** Used where splitting the value would not give the usual words. */
const SPELLED = new Map([
  ['Automobile', 'Auto loan'],
  ['AutoLoan', 'Auto loan'],
  ['Educational', 'Education loan'],
  ['HomeEquity', 'Home equity'],
  ['CheckCreditOrLineOfCredit', 'Line of credit'],
]);

/** Ratings by word; the code beside it counts differently at each bureau ('1' is as agreed at Equifax and 30 days late at Experian). */
const STATUS_BY_TYPE: Readonly<Record<string, PayStatus>> = {
  AsAgreed: 'current',
  TooNew: 'too-new',
  Late30Days: 'late30',
  Late60Days: 'late60',
  Late90Days: 'late90',
  LateOver120Days: 'late120',
  Late120Days: 'late120',
  Late150Days: 'late150',
  Late180Days: 'late180',
  BankruptcyOrWageEarnerPlan: 'bankruptcy',
  WageEarnerPlan: 'bankruptcy',
  Bankruptcy: 'bankruptcy',
  Collection: 'collection',
  ChargeOff: 'charge-off',
  CollectionOrChargeOff: 'collection-or-charge-off',
  Foreclosure: 'foreclosure',
  Repossession: 'repossession',
  ForeclosureOrRepossession: 'repossession',
  NoDataAvailable: 'unknown',
  NoRating: 'unknown',
};
const EXPERIAN_CODES = {
  C: 'current',
  '0': 'current',
  '1': 'late30',
  '2': 'late60',
  '3': 'late90',
  '4': 'late120',
  '7': 'bankruptcy',
  '8': 'repossession',
  '9': 'collection-or-charge-off',
} as const;
const EQUIFAX_CODES = {
  '0': 'too-new',
  '1': 'current',
  '2': 'late30',
  '3': 'late60',
  '4': 'late90',
  '5': 'late120',
  '7': 'bankruptcy',
  '8': 'repossession',
  '9': 'collection-or-charge-off',
} as const;
const BY_CODE: Readonly<Record<string, Readonly<Record<string, PayStatus>>>> = {
  Experian: EXPERIAN_CODES,
  Equifax: EQUIFAX_CODES,
  TransUnion: EQUIFAX_CODES,
};

/** The status a rating means. A code without its word is read only when the file says whose codes it uses; undefined for no rating. */
export function ratedStatus({ type, code }: Rating, ratingCodes: string): PayStatus | undefined {
  if (Object.hasOwn(STATUS_BY_TYPE, type)) return STATUS_BY_TYPE[type];
  if (type !== '') return 'unknown';
  if (code === '') return undefined;
  const table = Object.hasOwn(BY_CODE, ratingCodes) ? BY_CODE[ratingCodes] : undefined;
  return table && Object.hasOwn(table, code) ? table[code] : code === 'C' ? 'current' : 'unknown';
}

const PORTFOLIOS: ReadonlyMap<string, Portfolio> = new Map([
  ['Mortgage', 'M'],
  ['Installment', 'I'],
  ['Revolving', 'R'],
  ['Open', 'O'],
  ['CreditLine', 'C'],
]);

/**
 * Collections come under any account type: the file's own flag decides, else that the furnisher collects or that a collection names
 * another creditor as the original one. A bank's own account in collection stays what it is.
 */
export function portfolioOfLiability({ text, current }: LiabilityView): Portfolio {
  const flag = text('IsCollectionIndicator');
  const collects =
    /^collection/i.test(text('CreditLoanType')) ||
    /^collection/i.test(text('CreditBusinessType')) ||
    /^collection/i.test(text('DetailCreditBusinessType'));
  const soldOn = text('OriginalCreditorName') !== '' && /collection/i.test(current.type);
  if (flag === '' ? collects || soldOn : /^[yt]/i.test(flag)) return 'COLL';
  return PORTFOLIOS.get(text('AccountType')) ?? 'U';
}

/** Runs of nine digits in free text may be an SSN; only the last four stay. */
export function withoutSsn(text: string): string {
  return text.replace(/\b\d{3}[- ]?\d{2}[- ]?(\d{4})\b/g, '*****$1');
}
