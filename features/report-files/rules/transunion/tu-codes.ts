// TransUnion's own codes, as its XML, its fixed format and its disclosures print them (field reference 2.9, section 5).
import type { BureauTrade, PayStatus, Portfolio } from '../model.ts';

/** Manner of payment. 1 is "as agreed" here and 30 days late everywhere else. Letters are how disclosures print the same. */
const RATINGS: Readonly<Record<string, readonly [PayStatus, string]>> = {
  '00': ['too-new', 'Too new to rate'],
  '01': ['current', 'Paid or paying as agreed'],
  '02': ['late30', '30 days past due'],
  '03': ['late60', '60 days past due'],
  '04': ['late90', '90 days past due'],
  '05': ['late120', '120 days or more past due'],
  '07': ['bankruptcy', 'Under a wage earner or similar plan'],
  '08': ['repossession', 'Repossession'],
  '8A': ['voluntary-surrender', 'Voluntary surrender'],
  '8P': ['repossession', 'Paying after repossession'],
  '8R': ['repossession', 'Repossession, redeemed'],
  '8D': ['repossession', 'Legal repossession'],
  '09': ['charge-off', 'Charged off as bad debt'],
  '9B': ['collection', 'Collection account'],
  '9P': ['collection-or-charge-off', 'Paying after charge-off or collection'],
  UR: ['unknown', 'Unrated'],
  UC: ['unknown', 'Unclassified'],
  BK: ['bankruptcy', 'Included in bankruptcy'],
  G: ['collection', 'In collection'],
  H: ['foreclosure', 'Foreclosure'],
  J: ['voluntary-surrender', 'Voluntary surrender'],
  K: ['repossession', 'Repossession'],
  L: ['charge-off', 'Charged off'],
};

/** The rating with two characters: copies in JSON made a number of '05'. */
export function ratingOf(printed: string): string {
  const rating = printed.trim().toUpperCase();
  return /^\d$/.test(rating) ? `0${rating}` : rating;
}

export function payStatusOfRating(rating: string): PayStatus {
  return RATINGS[ratingOf(rating)]?.[0] ?? 'unknown';
}

/** In words; the code itself where it is not known. */
export function ratingWords(rating: string): string {
  return RATINGS[ratingOf(rating)]?.[1] ?? rating;
}

type Responsibility = NonNullable<BureauTrade['responsibility']>;
const RESPONSIBILITY: Readonly<Record<string, Responsibility>> = {
  I: 'individual',
  INDIVIDUAL: 'individual',
  C: 'joint',
  JOINTCONTRACTLIABILITY: 'joint',
  JOINT: 'joint',
  P: 'joint',
  PARTICIPANT: 'joint',
  A: 'authorized-user',
  AUTHORIZEDUSER: 'authorized-user',
  S: 'co-maker',
  COSIGNER: 'co-maker',
  M: 'maker',
  PRIMARY: 'maker',
  MAKER: 'maker',
  T: 'terminated',
  TERMINATED: 'terminated',
  U: 'undesignated',
  UNDESIGNATED: 'undesignated',
  X: 'deceased',
  DECEASED: 'deceased',
};

/** Letter of the fixed format or word of the XML; C is a joint contract here and a co-maker in TrueLink. */
export function responsibilityOfDesignator(printed: string): Responsibility | undefined {
  return RESPONSIBILITY[printed.trim().toUpperCase()];
}

/** 'installment' or 'I'; C is a line of credit. */
export function portfolioOfType(printed: string): Portfolio {
  const type = printed.trim().toUpperCase();
  if (type.startsWith('MORT') || type === 'M') return 'M';
  if (type.startsWith('INST') || type === 'I') return 'I';
  if (type.startsWith('REV') || type === 'R') return 'R';
  if (type.startsWith('OPEN') || type === 'O') return 'O';
  return type.startsWith('LINE') || type === 'C' ? 'C' : 'U';
}

const ACCOUNT_TYPES: Readonly<Record<string, string>> = {
  AG: 'Collection agency or attorney',
  AL: 'Auto lease',
  AU: 'Auto loan',
  BU: 'Business',
  CC: 'Credit card',
  CH: 'Charge account',
  CO: 'Consolidation loan',
  CP: 'Child support',
  CU: 'Telecommunications or cellular',
  CV: 'Conventional real estate mortgage',
  DC: 'Debit card',
  FR: 'FHA real estate mortgage',
  FT: 'Family support',
  FX: 'Flexible spending credit card',
  HE: 'Home equity loan',
  HI: 'Home improvement loan',
  IS: 'Installment sales contract',
  LC: 'Line of credit',
  LE: 'Lease',
  LS: 'Credit line secured',
  MB: 'Manufactured housing',
  MD: 'Medical debt',
  MH: 'Medical or health care',
  NT: 'Note loan',
  PS: 'Partially secured loan',
  RA: 'Rental agreement',
  RC: 'Returned check',
  RD: 'Recreational merchandise loan',
  RE: 'Real estate mortgage',
  RM: 'Real estate mortgage, junior lien',
  SC: 'Secured credit card',
  SE: 'Secured loan',
  SM: 'Second mortgage',
  SO: 'Secured by household goods',
  ST: 'Student loan',
  TS: 'Time share loan',
  UC: 'Utility company',
  US: 'Unsecured loan',
  VM: 'VA real estate mortgage',
};

export function accountTypeWords(code: string): string | undefined {
  return ACCOUNT_TYPES[code.trim().toUpperCase()];
}

/** First letter of the kind-of-business code; collection agencies are Y. */
const INDUSTRIES: Readonly<Record<string, string>> = {
  A: 'Automotive',
  B: 'Bank',
  C: 'Clothing',
  D: 'Department store',
  E: 'Education or employment',
  F: 'Finance',
  G: 'Groceries',
  H: 'Home furnishings',
  I: 'Insurance',
  J: 'Jewelry and cameras',
  K: 'Contractors',
  L: 'Lumber and hardware',
  M: 'Medical and health',
  N: 'National credit card or travel',
  O: 'Oil company',
  P: 'Personal services',
  Q: 'Credit union',
  R: 'Real estate',
  S: 'Sporting goods',
  U: 'Utilities',
  V: 'Government',
  W: 'Wholesale',
  X: 'Advertising',
  Y: 'Collection services',
};

export function industryWords(code: string): string | undefined {
  return INDUSTRIES[code.trim().charAt(0).toUpperCase()];
}

/** Remark codes; those not listed are shown as the code. */
const REMARKS: Readonly<Record<string, string>> = {
  AAP: 'Loan assumed by another party',
  ACQ: 'Acquired from another lender',
  ACR: 'Account closed due to refinance',
  ACT: 'Account closed due to transfer',
  AID: 'Account information disputed by consumer',
  AMD: 'Active military duty',
  AND: 'Affected by natural or declared disaster',
  BCD: 'Bankruptcy, account information disputed by consumer',
  BKL: 'Included in bankruptcy',
  BKW: 'Bankruptcy withdrawn',
  CAD: 'Dispute of account information, closed by consumer',
  CBC: 'Account closed by consumer',
  CBD: 'Dispute resolved, consumer disagrees, account closed by consumer',
  CBG: 'Account closed by credit grantor',
  CBL: 'Chapter 7 bankruptcy',
  CBR: 'Chapter 11 bankruptcy',
  CBT: 'Chapter 12 bankruptcy',
  CLA: 'Placed for collection',
  CLO: 'Closed',
  CLS: 'Credit line suspended',
  CPB: 'Customer pays balance in full each month',
  CTR: 'Account closed, transfer or refinance',
  CTS: 'Contact subscriber',
  DLU: 'Deed in lieu of foreclosure',
  DRC: 'Dispute resolved, consumer disagrees',
  DRG: 'Dispute resolved, reported by grantor',
  ER: 'Election of remedy',
  FCL: 'Foreclosure',
  FOR: 'Account in forbearance',
  FPD: 'Account paid, foreclosure started',
  FPI: 'Foreclosure proceeding initiated',
  FRD: 'Foreclosure, collateral sold',
  INA: 'Inactive account',
  IRB: 'Involuntary repossession, balance owing',
  IRE: 'Involuntary repossession',
  IRO: 'Involuntary repossession, obligation satisfied',
  JUG: 'Judgment granted',
  LMD: 'Loan modified',
  MCC: 'Managed by a debt counseling service',
  NIR: 'Student loan not in repayment',
  NPA: 'Now paying',
  PAL: 'Purchased by another lender',
  PCL: 'Paid collection',
  PDE: 'Payment deferred',
  PFC: 'Account paid from collateral',
  PLP: 'Profit and loss, now paying',
  PNR: 'First payment never received',
  PPA: 'Paying under a partial payment agreement',
  PPL: 'Paid profit and loss',
  PRD: 'Payroll deduction',
  PRL: 'Unpaid balance charged off',
  RFN: 'Refinanced',
  RPD: 'Paid repossession',
  RPO: 'Repossession',
  RRE: 'Repossession, redeemed',
  RVN: 'Voluntary surrender',
  SET: 'Settled, less than full balance',
  SGL: 'Claim filed with government',
  SLP: 'Student loan assigned to government',
  STL: 'Credit card lost or stolen',
  TRF: 'Transferred',
  TRL: 'Transferred to another lender',
  TTR: 'Transferred to recovery',
  WEP: 'Chapter 13 bankruptcy',
};

export function remarkWords(code: string): string {
  return REMARKS[code.toUpperCase()] ?? `Remark ${code}`;
}

/** What a remark code says of a dispute; undefined for all others. */
export function disputeOfRemark(code: string): BureauTrade['disputeFlag'] {
  switch (code) {
    case 'AID':
    case 'CAD':
    case 'BCD':
    case 'CFD':
      return 'consumer-disputes';
    case 'DRC':
    case 'CBD':
      return 'resolved-consumer-disagrees';
    case 'DRG':
      return 'previously-disputed';
    default:
      return undefined;
  }
}

/** What a remark code says of the account's condition; undefined for all others. */
export function conditionOfRemark(code: string): BureauTrade['condition'] {
  if (['ACR', 'RFN', 'CTR'].includes(code)) return 'refinanced';
  if (['ACT', 'TRF', 'TRL', 'TTR', 'PAL', 'AAP', 'SLP'].includes(code)) return 'transferred';
  return ['CBC', 'CBG', 'CLO', 'CBD', 'CAD', 'CFD'].includes(code) ? 'closed' : undefined;
}

/** Names of score models by product code; others keep their code. The field reference has 00W40, the rest is general knowledge. */
const SCORE_MODELS: Readonly<Record<string, string>> = {
  '00W40': 'VantageScore 3.0',
  '00V60': 'VantageScore 3.0',
  '00Q88': 'FICO Score 8',
  '00P02': 'FICO Score 4',
};

/** The model's name with the product code, or the code alone. */
export function scoreModelWords(code: string): string {
  const name = SCORE_MODELS[code];
  return name ? `${name} (${code})` : `TransUnion product ${code}`;
}

/** True for products known to be credit scores; TransUnion sells many other numbers under the same segment. */
export function isScoreModel(code: string): boolean {
  return Object.hasOwn(SCORE_MODELS, code);
}
