// Equifax narrative codes: the facts of a line that its rate does not carry (field reference 2.8), in our own words where they decide
// something. Words are chosen so that the rules that read remarks (negative items, kinds of account) know them.
import type { BureauTrade, PayStatus } from '../model.ts';

const WORDS: Readonly<Record<string, string>> = {
  AG: 'Consumer disputes the account, litigation pending',
  AM: 'Voluntary surrender, there may be a balance due',
  AN: 'Involuntary repossession',
  AY: 'Voluntary surrender, then redeemed or reinstated',
  AZ: 'The high credit is the credit limit',
  BB: 'Consumer disputes this account information',
  BC: 'Account transferred or sold',
  BD: 'Paid, credit line closed',
  BE: 'Credit line closed',
  BH: 'Dispute, resolution pending',
  BK: 'Repossession redeemed or reinstated',
  BQ: 'Paid charge-off',
  BR: 'Foreclosure process started',
  BV: 'Consumer disputes after resolution',
  BW: 'Included in bankruptcy',
  BX: 'Payments managed by a financial counseling program',
  BY: 'Collection account, status unknown',
  BZ: 'Settled: paid for less than the full balance',
  CA: 'Charged off, making payments',
  CB: 'Charged off, a check was not paid',
  CE: 'Refinanced',
  CF: 'Account closed',
  CG: 'Account closed, reason unknown',
  CH: 'Paid after foreclosure was started',
  CN: 'Paying under a partial payment agreement',
  CW: 'Account closed by the credit grantor',
  CY: 'Charged to profit and loss',
  CZ: 'Collection account',
  DA: 'Account closed by the consumer',
  DB: 'Charged off',
  DD: 'The balance is a deficiency',
  DJ: 'Foreclosure',
  DM: 'Deed given in lieu of foreclosure',
  DO: 'Bankruptcy chapter 13',
  DX: 'Balance owing, amount not reported',
  EA: 'Paid or paying, not according to the terms',
  EI: 'Consumer disputes the account, creditor’s litigation pending',
  EJ: 'Consumer disputes the account, consumer’s litigation pending',
  ER: 'Paid collection',
  ET: 'Paid repossession',
  EV: 'Bankruptcy chapter 11',
  FA: 'Closed or paid, zero balance',
  FD: 'Student loan in default',
  FF: 'Consumer says the account is not theirs',
  FG: 'Consumer says the account was never late',
  FQ: 'Consumer says the rate or status is incorrect',
  FR: 'Making payments',
  FU: 'Charged off checking account',
  FW: 'Consumer disputes, reinvestigation in progress',
  GE: 'Consumer disputes this item',
  GF: 'Debt reaffirmed',
  GS: 'Medical',
  HF: 'Account closed by the consumer',
  HX: 'Transferred to recovery',
  IK: 'Bankruptcy voluntarily withdrawn',
  IL: 'Bankruptcy chapter 7',
  IM: 'Bankruptcy chapter 12',
  IP: 'Consumer disputes this account information',
  IQ: 'Consumer disputes after resolution',
  IR: 'Account closed at the consumer’s request',
  IT: 'Acquired from another lender',
  IZ: 'The high credit is the original charge-off amount',
  JD: 'Consumer reported deceased',
  JK: '120 days past due',
  JL: '150 days past due',
  JM: '180 days or more past due',
  JZ: 'Debt buyer account',
  KB: 'Bankruptcy petition',
  KC: 'Bankruptcy discharged',
  KD: 'Bankruptcy completed',
  KF: 'Previously in dispute, now resolved by the furnisher',
  KG: 'Chapter 7 bankruptcy dismissed',
  KH: 'Chapter 11 bankruptcy dismissed',
  KI: 'Chapter 12 bankruptcy dismissed',
  KJ: 'Chapter 13 bankruptcy dismissed',
  KK: 'Chapter 7 bankruptcy withdrawn',
  KL: 'Chapter 11 bankruptcy withdrawn',
  KM: 'Chapter 12 bankruptcy withdrawn',
  KN: 'Chapter 13 bankruptcy withdrawn',
  KO: 'Bankruptcy, chapter not stated',
  KW: 'Account in forbearance',
  KZ: 'Paid in full, was a voluntary surrender',
};

/** The words of a narrative: ours, else those printed beside it, else its code. */
export function narrativeText(code: string, printed: string): string {
  return (Object.hasOwn(WORDS, code) ? WORDS[code] : undefined) ?? (printed || `Narrative code ${code}`);
}

type Dispute = NonNullable<BureauTrade['disputeFlag']>;
/** In this order: a dispute that is open outweighs one that is over. */
const DISPUTES: readonly (readonly [Dispute, readonly string[]])[] = [
  ['in-process', ['BH', 'FW']],
  ['consumer-disputes', ['AF', 'AG', 'AL', 'BB', 'EI', 'EJ', 'FF', 'FG', 'FQ', 'GE', 'IP']],
  ['resolved-consumer-disagrees', ['BV', 'IQ']],
  ['previously-disputed', ['KF']],
];

/** Equifax marks disputes by narratives alone, so none of them means that none is marked. */
export function narrativeDispute(codes: ReadonlySet<string>): Dispute {
  return DISPUTES.find(([, marks]) => marks.some((mark) => codes.has(mark)))?.[0] ?? 'none';
}

type Bankruptcy = NonNullable<BureauTrade['bankruptcy']>;
const CHAPTERS: readonly (readonly [NonNullable<Bankruptcy['chapter']>, readonly string[]])[] = [
  ['7', ['IL', 'KG', 'KK']],
  ['11', ['EV', 'KH', 'KL']],
  ['12', ['IM', 'KI', 'KM']],
  ['13', ['DO', 'KJ', 'KN']],
];
const STATES: readonly (readonly [Bankruptcy['state'], readonly string[]])[] = [
  ['withdrawn', ['IK', 'KK', 'KL', 'KM', 'KN']],
  ['dismissed', ['KG', 'KH', 'KI', 'KJ']],
  ['discharged', ['KC', 'KD']],
  ['petition', ['KB']],
];

/** The bankruptcy a line is in; a chapter without a word of its state ("Bankruptcy chapter 13") is a remark only. */
export function narrativeBankruptcy(codes: ReadonlySet<string>): Bankruptcy | undefined {
  const state = STATES.find(([, marks]) => marks.some((mark) => codes.has(mark)))?.[0];
  const chapter = CHAPTERS.find(([, marks]) => marks.some((mark) => codes.has(mark)))?.[0];
  return state === undefined ? undefined : chapter === undefined ? { state } : { chapter, state };
}

/** Equifax rate: 1 is as agreed, 2 is thirty days late; 6 is a collection account. */
const RATES: Readonly<Record<string, PayStatus>> = {
  '0': 'too-new',
  '1': 'current',
  '2': 'late30',
  '3': 'late60',
  '4': 'late90',
  '5': 'late120',
  '6': 'collection',
  '7': 'bankruptcy',
  '8': 'repossession',
  '9': 'charge-off',
};
export function rateOf(rate: string): PayStatus | undefined {
  return Object.hasOwn(RATES, rate) ? RATES[rate] : undefined;
}

/** What narratives make of a rate: of a repossession, a charge-off, a paid account, and of no rate at all. In this order. */
const REFINEMENTS: readonly (readonly [PayStatus, ReadonlySet<PayStatus | undefined>, readonly string[]])[] = [
  ['paid-was-charge-off', new Set(['charge-off', 'current', undefined]), ['BQ']],
  ['paid-was-collection', new Set(['charge-off', 'collection', 'current', undefined]), ['ER']],
  ['settled', new Set(['charge-off', 'collection', 'current', undefined]), ['BZ']],
  ['collection', new Set(['charge-off', undefined]), ['CZ', 'BY']],
  ['foreclosure', new Set(['repossession', 'charge-off', undefined]), ['DJ', 'DM']],
  ['voluntary-surrender', new Set(['repossession', undefined]), ['AM', 'AY']],
  ['repossession', new Set([undefined]), ['AN', 'ET']],
  ['bankruptcy', new Set(['charge-off', undefined]), ['BW', 'DO', 'IL', 'EV', 'IM', 'KC', 'KD']],
  ['charge-off', new Set([undefined]), ['DB', 'CA', 'CB', 'CY', 'FU']],
  ['late180', new Set(['late120']), ['JM']],
  ['late150', new Set(['late120']), ['JL']],
  ['paid-or-closed', new Set(['current', undefined]), ['BD', 'FA']],
];
export function statusOf(rate: PayStatus | undefined, codes: ReadonlySet<string>, paid: boolean): PayStatus {
  const refined = REFINEMENTS.find(([, from, marks]) => from.has(rate) && marks.some((mark) => codes.has(mark)))?.[0] ?? rate;
  return refined === 'current' && paid ? 'paid-or-closed' : (refined ?? 'unknown');
}
