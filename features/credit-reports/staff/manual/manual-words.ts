// The words of the entry form: the trade's own, as reports print them.
import type { Portfolio } from '../../../report-files/rules/model.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from '../../../report-files/rules/wording.ts';
import type { TypedInquiry, TypedRecord, TypedTrade, TRADE_AMOUNTS, TRADE_DATES } from './form-report.ts';

export const PORTFOLIO_WORDS: Readonly<Record<Portfolio, string>> = {
  R: 'Revolving',
  I: 'Installment',
  M: 'Mortgage',
  O: 'Open',
  C: 'Line of credit',
  COLL: 'Collection',
  U: 'Not stated',
};
export const OPEN_CLOSED_WORDS: Readonly<Record<TypedTrade['openClosed'], string>> = { '': 'Not stated', open: 'Open', closed: 'Closed' };
export const OWNER_WORDS: Readonly<Record<TypedTrade['responsibility'], string>> = { '': 'Not stated', ...RESPONSIBILITY_WORDS };
export const STATUS_WORDS: Readonly<Record<string, string>> = { '': 'Choose', ...PAY_STATUS_WORDS };
export const AMOUNT_WORDS: Readonly<Record<(typeof TRADE_AMOUNTS)[number], string>> = {
  balance: 'Balance',
  pastDue: 'Past due',
  highCredit: 'High credit',
  creditLimit: 'Credit limit',
  monthlyPayment: 'Monthly payment',
  chargeOffAmount: 'Charge-off amount',
};
export const DATE_WORDS: Readonly<Record<(typeof TRADE_DATES)[number], string>> = {
  opened: 'Opened',
  closed: 'Closed',
  reported: 'Last reported',
  lastPayment: 'Last payment',
  firstDelinquency: 'First delinquency',
};
export const INQUIRY_WORDS: Readonly<Record<TypedInquiry['kind'], string>> = { hard: 'Hard', soft: 'Soft', unknown: 'Not stated' };
export const RECORD_WORDS: Readonly<Record<TypedRecord['kind'], string>> = {
  bankruptcy: 'Bankruptcy',
  judgment: 'Judgment',
  'tax-lien': 'Tax lien',
  foreclosure: 'Foreclosure',
  other: 'Other record',
};
export const CHAPTER_WORDS: Readonly<Record<TypedRecord['chapter'], string>> = {
  '': 'Not stated',
  '7': 'Chapter 7',
  '11': 'Chapter 11',
  '12': 'Chapter 12',
  '13': 'Chapter 13',
};
