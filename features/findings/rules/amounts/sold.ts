// What a line says of the account having gone to another company.
import type { BureauTrade, CreditReport } from '../../../report-files/rules/model.ts';
import { accountLines, type AccountLine } from '../finding-parts.ts';
import { sameNameKey } from '../dates/lineage.ts';
import { printsAs } from './printed-condition.ts';

/** Said by the one who gave the account away. */
const GIVEN_AWAY =
  /^transfer(?:red)?\.?$|\b(?:transferred|sold|assigned) to\b|\btransferred or sold\b|\bsold or transferred\b|\btransferred\/sold\b|\baccount (?:sold|purchased by)\b|\bclaim purchased\b|\bpurchased by an?(?: an?)? ?(?:other|another)\b|\bclosed due to transfer\b/i;
/** Said by the one who took it over, of moves inside one company, of goods, or of a debt that was only placed for collection. */
const OTHERWISE = /\bfrom\b|collateral|auction|merchandise|repossess|internal|recovery|department|office|attorney|collection/i;

/** The words that say the account was sold or transferred away; undefined when nothing does. */
export function soldWords({ soldTo, condition, conditionRaw, remarks }: BureauTrade): string | undefined {
  if (soldTo !== undefined) return `Sold to ${soldTo}`;
  const remark = remarks.find(({ text }) => GIVEN_AWAY.test(text) && !OTHERWISE.test(text))?.text;
  if (remark !== undefined) return remark;
  return condition === 'transferred' && printsAs(conditionRaw, /transfer/i) ? 'Transferred' : undefined;
}

/** Another line of this bureau that says it came from this creditor, or names it as the original one. */
export function buyerOf({ trade, bureau, account }: AccountLine, report: CreditReport): AccountLine | undefined {
  const name = sameNameKey(trade.creditorName);
  return name === ''
    ? undefined
    : accountLines(report).find(
        (other) =>
          other.bureau === bureau &&
          other.account.id !== account.id &&
          [other.trade.purchasedFrom, other.trade.originalCreditor].some((from) => from !== undefined && sameNameKey(from) === name),
      );
}
