// Trades and collections of a TU4R file, by the places of TransUnion's layout.
import type { BureauTrade } from '../model.ts';
import type { Reading } from '../reading.ts';
import type { RawTrade } from './tu-trade.ts';
import { fixedDate, type Segment } from './tu4r-segments.ts';

const FREQUENCIES: Readonly<Record<string, string>> = {
  B: 'biweekly',
  D: 'deferred',
  E: 'semimonthly',
  L: 'bimonthly',
  M: 'monthly',
  P: 'single payment',
  Q: 'quarterly',
  S: 'semiannually',
  T: 'triannually',
  W: 'weekly',
  Y: 'annually',
};
/** Kinds of the original creditor, by Metro 2. */
const CLASSES: Readonly<Record<string, string>> = {
  '01': 'Retail',
  '02': 'Medical or health care',
  '03': 'Oil company',
  '04': 'Government',
  '05': 'Personal services',
  '06': 'Insurance',
  '07': 'Educational',
  '08': 'Banking',
  '09': 'Rental or leasing',
  '10': 'Utilities',
  '11': 'Cable or cellular',
  '12': 'Financial',
  '13': 'Credit union',
  '14': 'Automotive',
  '15': 'Check guarantee',
};

/** Trades first, then collections, each in the order of the file; an AT11 belongs to the trade before it. */
export function tu4rTrades(segments: readonly Segment[], reading: Reading): RawTrade[] {
  const trades: RawTrade[] = [];
  const collections: RawTrade[] = [];
  segments.forEach((segment, index) => {
    reading.enter(`segments/${index}`);
    if (segment.type === 'TR11' || segment.type === 'TR13') trades.push(tradeOf(segment, additionOf(segments, index), reading));
    if (segment.type === 'CL11' || segment.type === 'CL13') collections.push(collectionOf(segment, reading));
  });
  return [...trades, ...collections];
}

/** The AT11 that follows the trade at `index`, trended data in between. */
function additionOf(segments: readonly Segment[], index: number): Segment | undefined {
  const next = segments.slice(index + 1, index + 40).find(({ type }) => type !== 'AH11');
  return next?.type === 'AT11' ? next : undefined;
}

/** What both layouts have at the same places. */
function headOf({
  at,
}: Segment): Pick<
  RawTrade,
  | 'industryCode'
  | 'memberCode'
  | 'name'
  | 'portfolio'
  | 'accountNumber'
  | 'designator'
  | 'accountType'
  | 'itemKey'
  | 'accountTypeText'
  | 'ratingText'
> {
  return {
    industryCode: at(8, 2),
    memberCode: at(10, 8),
    name: at(18, 30),
    portfolio: at(48, 1),
    accountNumber: at(49, 30),
    designator: at(79, 1),
    accountType: at(80, 2),
    itemKey: '',
    accountTypeText: '',
    ratingText: '',
  };
}

function tradeOf(segment: Segment, addition: Segment | undefined, reading: Reading): RawTrade {
  const { type, at } = segment;
  const date = (place: number, field: string) => reading.date(fixedDate(at(place, 8)), field);
  const sale = addition?.at(26, 1) ?? '';
  const seller = addition?.at(27, 30) ?? '';
  return {
    ...headOf(segment),
    collection: at(80, 2) === 'AG',
    rating: at(172, 2),
    worstRating: at(284, 2),
    dates: {
      reported: date(82, 'effective'),
      opened: date(90, 'opened'),
      closed: date(98, 'closed'),
      paidDate: date(107, 'paidOut'),
      lastPayment: date(164, 'lastPayment'),
      maxDelinquency: date(295, 'maxDelinquency'),
      firstDelinquency: type === 'TR13' ? date(247, 'firstDelinquency') : undefined,
    },
    amounts: {
      balance: at(115, 9),
      highCredit: at(124, 9),
      creditLimit: at(133, 9),
      monthlyPayment: at(146, 9),
      actualPayment: at(155, 9),
      pastDue: at(238, 9),
      chargeOffAmount: addition?.at(87, 9) ?? '',
    },
    closedIndicator: at(106, 1),
    termMonths: at(142, 3),
    termsFrequency: FREQUENCIES[at(145, 1)] ?? '',
    counts: { monthsReviewed: at(230, 2), late30: at(232, 2), late60: at(234, 2), late90: at(236, 2) },
    remarks: remarksOf([type === 'TR11' ? at(247, 3) : '', at(320, 3), at(323, 3), at(326, 3), at(329, 3)]),
    patternStart: date(174, 'patternStart'),
    pattern: at(182, 48),
    originalCreditor: addition?.at(57, 30) ?? '',
    originalBusiness: '',
    soldTo: /[2S]/.test(sale) ? seller : '',
    purchasedFrom: /[1P]/.test(sale) ? seller : '',
  };
}

function collectionOf(segment: Segment, reading: Reading): RawTrade {
  const { type, at } = segment;
  const date = (place: number, field: string) => reading.date(fixedDate(at(place, 8)), field);
  return {
    ...headOf(segment),
    collection: true,
    rating: at(174, 2),
    worstRating: '',
    dates: {
      reported: date(114, 'effective'),
      opened: date(122, 'opened'),
      closed: date(130, 'closed'),
      paidDate: date(139, 'paidOut'),
      lastPayment: date(193, 'lastPayment'),
      firstDelinquency: type === 'CL13' ? date(176, 'firstDelinquency') : undefined,
    },
    // What was placed with the collector is its high credit.
    amounts: { balance: at(147, 9), highCredit: at(156, 9), originalAmount: at(156, 9), pastDue: at(165, 9), actualPayment: at(184, 9) },
    closedIndicator: at(138, 1),
    termMonths: '',
    termsFrequency: '',
    counts: {},
    remarks: remarksOf([type === 'CL11' ? at(176, 3) : '', at(201, 3), at(204, 3), at(207, 3), at(210, 3)]),
    patternStart: undefined,
    pattern: '',
    originalCreditor: at(82, 30),
    originalBusiness: CLASSES[at(112, 2)] ?? '',
    soldTo: '',
    purchasedFrom: '',
  };
}

/** A code may be in the consolidated place and in its own. */
function remarksOf(codes: readonly string[]): BureauTrade['remarks'] {
  return [...new Set(codes)].filter((code) => /^[A-Z]{2,3}$/.test(code)).map((code) => ({ code, text: '' }));
}
