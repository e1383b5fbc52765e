// TrueLink codes (field reference, section 5) and the words IdentityIQ pages print for the same codes.
import type { BureauTrade, PayStatus, Portfolio } from './model.ts';

type Condition = NonNullable<BureauTrade['condition']>;
type Responsibility = NonNullable<BureauTrade['responsibility']>;

const CONDITION_BY_SYMBOL: Readonly<Record<string, Condition>> = {
  O: 'open',
  C: 'closed',
  P: 'paid',
  T: 'transferred',
  R: 'refinanced',
  F: 'derogatory',
};
const CONDITION_BY_WORD: Readonly<Record<string, Condition>> = {
  open: 'open',
  closed: 'closed',
  paid: 'paid',
  transferred: 'transferred',
  refinanced: 'refinanced',
  derogatory: 'derogatory',
};

/** AccountCondition. The symbol wins: descriptions contradict it in MyFreeScoreNow files (`C` = "Derogatory"). */
export function conditionOf(symbol: string, description: string): Condition | undefined {
  return CONDITION_BY_SYMBOL[symbol.toUpperCase()] ?? CONDITION_BY_WORD[description.toLowerCase()];
}

/** OpenClosed, or what the condition implies; "derogatory" implies neither. */
export function openClosedOf(symbol: string, condition: Condition | undefined): 'open' | 'closed' | undefined {
  if (symbol === 'O') return 'open';
  if (symbol === 'C') return 'closed';
  if (condition === undefined || condition === 'derogatory') return undefined;
  return condition === 'open' ? 'open' : 'closed';
}

const RESPONSIBILITY_BY_SYMBOL: Readonly<Record<string, Responsibility>> = {
  I: 'individual',
  F: 'individual',
  J: 'joint',
  A: 'authorized-user',
  C: 'co-maker',
  M: 'maker',
  T: 'terminated',
  X: 'deceased',
  U: 'undesignated',
};
const RESPONSIBILITY_BY_WORD: readonly (readonly [RegExp, Responsibility])[] = [
  [/^individual/i, 'individual'],
  [/^joint/i, 'joint'],
  [/^authori[sz]ed/i, 'authorized-user'],
  [/^co-?(?:maker|signer)/i, 'co-maker'],
  [/^maker/i, 'maker'],
  [/^terminated/i, 'terminated'],
  [/^deceased/i, 'deceased'],
  [/^undesignated/i, 'undesignated'],
];

/** AccountDesignator, the ECOA responsibility; IdentityIQ pages label it "Bureau Code", which it is not. */
export function responsibilityOf(symbol: string, description: string): Responsibility | undefined {
  return RESPONSIBILITY_BY_SYMBOL[symbol.toUpperCase()] ?? RESPONSIBILITY_BY_WORD.find(([word]) => word.test(description))?.[1];
}

const PAY_STATUS_BY_SYMBOL: Readonly<Record<string, PayStatus>> = {
  C: 'current',
  E: 'current',
  '0': 'too-new',
  '1': 'late30',
  '2': 'late60',
  '3': 'late90',
  '4': 'late120',
  '5': 'late150',
  '6': 'late180',
  '7': 'bankruptcy',
  '8': 'repossession',
  '9': 'collection-or-charge-off',
  U: 'unknown',
};
/** In this order: the first that matches counts. "Collection/Chargeoff" is one code for both. */
const PAY_STATUS_BY_WORD: readonly (readonly [RegExp, PayStatus])[] = [
  [/collection\s*\/\s*charge/i, 'collection-or-charge-off'],
  [/charge[ds]?[\s-]?off/i, 'charge-off'],
  [/collection/i, 'collection'],
  [/foreclos/i, 'foreclosure'],
  [/voluntary surrender/i, 'voluntary-surrender'],
  [/repossess/i, 'repossession'],
  [/bankrupt|wage earner/i, 'bankruptcy'],
  [/settled/i, 'settled'],
  [/\b180\b/, 'late180'],
  [/\b150\b/, 'late150'],
  [/\b120\b/, 'late120'],
  [/\b90\b/, 'late90'],
  [/\b60\b/, 'late60'],
  [/\b30\b/, 'late30'],
  [/too new/i, 'too-new'],
  [/current|as agreed/i, 'current'],
  [/\bpaid\b|closed/i, 'paid-or-closed'],
];

/** PayStatus from its symbol; the description decides where there is no symbol (HTML) and within '8' (repossession, foreclosure). */
export function payStatusOf(symbol: string, description: string): PayStatus {
  const coded = PAY_STATUS_BY_SYMBOL[symbol.slice(0, 1).toUpperCase()];
  if (coded !== undefined && coded !== 'repossession') return coded;
  return PAY_STATUS_BY_WORD.find(([word]) => word.test(description))?.[1] ?? coded ?? 'unknown';
}

/** What else a line says that tells '9' apart: 9 is one TrueLink code for collection and charge-off. */
export interface NineEvidence {
  readonly collection: boolean;
  readonly remarks: BureauTrade['remarks'];
}

const CHARGED_OFF = /charged?[\s-]?off|reported as a loss|profit and loss|bad debt/i;
const CHARGE_OFF_CODE = /(?:097|PRL)$/;
const TO_COLLECTION = /placed for collection|assigned to collection/i;

/** Settles 'collection-or-charge-off' where the line's own evidence does, and leaves it open where it does not. */
export function settleNine(status: PayStatus, { collection, remarks }: NineEvidence): PayStatus {
  if (status !== 'collection-or-charge-off') return status;
  if (collection) return 'collection';
  if (remarks.some(({ code, text }) => CHARGED_OFF.test(text) || (code !== undefined && CHARGE_OFF_CODE.test(code)))) return 'charge-off';
  return remarks.some(({ text }) => TO_COLLECTION.test(text)) ? 'collection' : status;
}

/** accountTypeSymbol of a partition: R revolving, I installment, M mortgage, O open, C line of credit, Y collection. */
export function portfolioOf(symbol: string, description: string): Portfolio {
  switch (symbol.toUpperCase()) {
    case 'R':
    case 'I':
    case 'M':
    case 'O':
    case 'C':
      return symbol.toUpperCase() as Portfolio;
    case 'Y':
      return 'COLL';
    default:
      return portfolioOfWord(description);
  }
}

function portfolioOfWord(description: string): Portfolio {
  if (/collection/i.test(description)) return 'COLL';
  if (/mortgage/i.test(description)) return 'M';
  if (/install/i.test(description)) return 'I';
  if (/revolving/i.test(description)) return 'R';
  if (/line of credit|credit line/i.test(description)) return 'C';
  return /^open/i.test(description) ? 'O' : 'U';
}
