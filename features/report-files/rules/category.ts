// What kind of account this is, from what its lines say.
import type { AccountCategory, BureauTrade, Portfolio } from './model.ts';

const MEDICAL = /\bmedic|hospital|clinic|health|dental|dentist|physician|radiolog|emergency|ambulance|patholog|anesthes|surgery|surgical/i;
const RETAIL = /retail|department|dept\b|variety|clothing|jewel|furniture|home furnish|mail order|sporting|appliance/i;

/** In this order: the first that the account-type text of a line matches. */
const BY_TYPE: readonly (readonly [RegExp, AccountCategory])[] = [
  [/child support|family support/i, 'child-support'],
  [/home equity/i, 'heloc'],
  [/mortgage|real estate/i, 'mortgage'],
  [/education|student/i, 'student'],
  [/\bauto\b|vehicle|auto lease/i, 'auto'],
  [/rental/i, 'rental'],
  [/utilit|telecom|telephone/i, 'utility'],
  [/charge account|retail/i, 'retail-card'],
  [/credit card|credit line secured/i, 'card'],
  [/installment|secured loan|unsecured loan|note loan|personal loan|household goods/i, 'installment'],
];

/**
 * The category of an account with these lines. Collections come first, medical ones by remark or original creditor; then the
 * type a bureau gives, in the order the bureaus are printed; then the portfolio alone.
 */
export function categoryOf(portfolio: Portfolio, lines: readonly BureauTrade[]): AccountCategory {
  if (portfolio === 'COLL') return lines.some(isMedical) ? 'medical-collection' : 'collection';
  for (const line of lines) {
    const byType = BY_TYPE.find(([words]) => words.test(line.accountTypeText ?? ''))?.[1];
    const category = byType && refined(byType, portfolio, line);
    if (category) return category;
  }
  if (lines.some((line) => /utilit|telephone|cable|cellular/i.test(line.industryText ?? ''))) return 'utility';
  return { M: 'mortgage', I: 'installment', R: 'card', O: 'other', C: 'other', U: 'other' }[portfolio] as AccountCategory;
}

/**
 * A secured credit line is a home-equity line on a mortgage and a card elsewhere; a charge account is a shop's only where retail is
 * named.
 */
function refined(category: AccountCategory, portfolio: Portfolio, line: BureauTrade): AccountCategory {
  if (category === 'card' && portfolio === 'M') return 'heloc';
  if (category === 'retail-card' && !RETAIL.test(`${line.accountTypeText} ${line.industryText}`)) return 'card';
  return category;
}

function isMedical(line: BureauTrade): boolean {
  return (
    line.remarks.some(({ text }) => /medical/i.test(text)) ||
    MEDICAL.test(line.originalCreditor ?? '') ||
    MEDICAL.test(line.industryText ?? '')
  );
}
