// Metro 2 codes that Experian and Equifax print as they got them from the furnisher, in our own words (field reference, section 5).
import type { BureauTrade, PayStatus, Portfolio } from '../model.ts';

type Responsibility = NonNullable<BureauTrade['responsibility']>;

const ACCOUNT_TYPES: Readonly<Record<string, string>> = {
  '00': 'Auto loan',
  '01': 'Unsecured loan',
  '02': 'Secured loan',
  '03': 'Partially secured loan',
  '04': 'Home improvement loan',
  '05': 'FHA home improvement loan',
  '06': 'Installment sales contract',
  '07': 'Charge account',
  '08': 'Real estate loan',
  '0A': 'Time share loan',
  '0C': 'Debt buyer account',
  '0F': 'Construction loan',
  '0G': 'Flexible spending credit card',
  '10': 'Business loan',
  '11': 'Recreational merchandise loan',
  '12': 'Student loan',
  '13': 'Lease',
  '15': 'Line of credit',
  '17': 'Manufactured housing loan',
  '18': 'Credit card',
  '19': 'FHA mortgage',
  '1C': 'Household goods',
  '20': 'Note loan',
  '21': 'Note loan with co-maker',
  '22': 'Secured loan (household goods)',
  '23': 'Secured loan (household goods)',
  '25': 'VA mortgage',
  '26': 'Conventional mortgage',
  '27': 'Mortgage',
  '29': 'Rental agreement',
  '2A': 'Secured credit card',
  '2C': 'USDA mortgage',
  '34': 'Debt counseling',
  '37': 'Combined credit plan',
  '3A': 'Auto lease',
  '43': 'Debit card',
  '47': 'Credit line secured',
  '48': 'Collection account',
  '49': 'Insurance claim pending',
  '4D': 'Telecommunications',
  '50': 'Family support',
  '5A': 'Real estate loan, second lien',
  '5B': 'Second mortgage',
  '65': 'Government loan, guaranteed, unsecured',
  '66': 'Government loan, guaranteed, secured',
  '67': 'Government loan, direct, unsecured',
  '68': 'Government loan, direct, secured',
  '69': 'Government grant',
  '6A': 'Commercial installment loan',
  '6B': 'Commercial mortgage',
  '6D': 'Home equity loan',
  '70': 'Government overpayment',
  '71': 'Government fine',
  '72': 'Government fee',
  '73': 'Government employee advance',
  '74': 'Government debt',
  '75': 'Government benefit',
  '77': 'Returned check',
  '78': 'Installment loan',
  '7A': 'Commercial line of credit',
  '7B': 'Agricultural loan',
  '85': 'Mortgage, paid every other month',
  '87': 'Mortgage, paid twice a month',
  '89': 'Home equity line of credit',
  '8A': 'Business credit card',
  '8B': 'Overdrawn deposit account',
  '90': 'Medical debt',
  '91': 'Debt consolidation',
  '92': 'Utility',
  '93': 'Child support',
  '94': 'Spouse support',
  '95': 'Attorney fees',
  '9A': 'Secured home improvement loan',
  '9B': 'Business line, personally guaranteed',
};
const MORTGAGES: ReadonlySet<string> = new Set(['08', '19', '25', '26', '27', '2C', '5A', '5B', '6B', '6D', '85', '87']);
/** Collectors and debt buyers report under these (Metro 2). */
const COLLECTORS: ReadonlySet<string> = new Set(['48', '0C']);

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The kind of account in words, undefined for a code that is not one. */
export function accountTypeText(code: string): string | undefined {
  return own(ACCOUNT_TYPES, code.toUpperCase());
}
export function isMortgageType(code: string): boolean {
  return MORTGAGES.has(code.toUpperCase());
}
export function isCollectorType(code: string): boolean {
  return COLLECTORS.has(code.toUpperCase());
}

const ECOA: Readonly<Record<string, Responsibility>> = {
  '0': 'undesignated',
  '1': 'individual',
  '2': 'joint',
  '3': 'authorized-user',
  '4': 'joint',
  '5': 'co-maker',
  '7': 'maker',
  T: 'terminated',
  X: 'deceased',
};
/** ECOA code; 4 is joint as it was written before 2003. */
export function ecoaOf(code: string): Responsibility | undefined {
  return own(ECOA, code.toUpperCase());
}

const ACCOUNT_STATUS: Readonly<Record<string, PayStatus>> = {
  '11': 'current',
  '13': 'paid-or-closed',
  '61': 'voluntary-surrender',
  '62': 'paid-was-collection',
  '63': 'repossession',
  '64': 'paid-was-charge-off',
  '65': 'foreclosure',
  '71': 'late30',
  '78': 'late60',
  '80': 'late90',
  '82': 'late120',
  '83': 'late150',
  '84': 'late180',
  '88': 'unknown',
  '89': 'foreclosure',
  '93': 'collection',
  '94': 'foreclosure',
  '95': 'voluntary-surrender',
  '96': 'repossession',
  '97': 'charge-off',
  '05': 'unknown',
};
/** Account status (Metro 2 field 17A); undefined for a code that Metro 2 does not have. 05 (transferred) says nothing of payment. */
export function accountStatusOf(code: string): PayStatus | undefined {
  return own(ACCOUNT_STATUS, code);
}

/** What a compliance condition code says of a dispute, and in words. */
const CONDITIONS: Readonly<Record<string, { readonly dispute?: NonNullable<BureauTrade['disputeFlag']>; readonly text: string }>> = {
  XA: { text: 'Account closed at the consumer’s request' },
  XB: { dispute: 'in-process', text: 'Disputed by the consumer; the furnisher is investigating' },
  XC: { dispute: 'resolved-consumer-disagrees', text: 'Dispute investigated; the consumer disagrees' },
  XD: { dispute: 'in-process', text: 'Account closed at the consumer’s request; disputed by the consumer, the furnisher is investigating' },
  XE: {
    dispute: 'resolved-consumer-disagrees',
    text: 'Account closed at the consumer’s request; dispute investigated, the consumer disagrees',
  },
  XF: { dispute: 'in-process', text: 'Billing disputed by the consumer; the furnisher is investigating' },
  XG: { dispute: 'resolved-consumer-disagrees', text: 'Billing dispute investigated; the consumer disagrees' },
  XH: { dispute: 'previously-disputed', text: 'Was disputed; the investigation is completed' },
  XJ: {
    dispute: 'in-process',
    text: 'Account closed at the consumer’s request; billing disputed by the consumer, the furnisher is investigating',
  },
};
export function complianceOf(
  code: string,
): { readonly dispute?: NonNullable<BureauTrade['disputeFlag']>; readonly text: string } | undefined {
  return own(CONDITIONS, code.toUpperCase());
}

const BANKRUPTCY: Readonly<Record<string, NonNullable<BureauTrade['bankruptcy']>>> = {
  A: { chapter: '7', state: 'petition' },
  B: { chapter: '11', state: 'petition' },
  C: { chapter: '12', state: 'petition' },
  D: { chapter: '13', state: 'petition' },
  E: { chapter: '7', state: 'discharged' },
  F: { chapter: '11', state: 'discharged' },
  G: { chapter: '12', state: 'discharged' },
  H: { chapter: '13', state: 'discharged' },
};
/** Consumer information indicator; Q (removed, dismissed or withdrawn) does not say which, so it is none. */
export function bankruptcyOf(indicator: string): BureauTrade['bankruptcy'] {
  return own(BANKRUPTCY, indicator.toUpperCase());
}

const PORTFOLIOS: ReadonlySet<string> = new Set(['R', 'I', 'M', 'O', 'C']);
/** Portfolio letter of Metro 2. */
export function portfolioLetter(letter: string): Portfolio {
  return PORTFOLIOS.has(letter) ? (letter as Portfolio) : 'U';
}

/** First letter of a kind of business, which both bureaus share. */
const INDUSTRIES: Readonly<Record<string, string>> = {
  A: 'Automotive',
  B: 'Banks',
  C: 'Clothing stores',
  D: 'Department and variety stores',
  E: 'Education and employment',
  F: 'Finance companies',
  G: 'Groceries',
  H: 'Home furnishings',
  I: 'Insurance',
  J: 'Jewelry and cameras',
  K: 'Contractors',
  L: 'Building materials',
  M: 'Medical and health care',
  N: 'National credit cards and airlines',
  O: 'Oil companies',
  P: 'Personal services',
  Q: 'Mail order and finance',
  R: 'Real estate',
  S: 'Sporting goods',
  T: 'Farm and garden supplies',
  U: 'Utilities',
  V: 'Government',
  W: 'Wholesale',
  X: 'Advertising',
  Y: 'Collection services',
  Z: 'Other businesses',
};
/** The line of business of a kind-of-business code ('BC', 'FP'). */
export function industryOf(code: string): string | undefined {
  return /^[A-Z]{1,2}$/.test(code) ? own(INDUSTRIES, code.charAt(0)) : undefined;
}
