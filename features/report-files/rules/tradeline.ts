// One account from the lines the bureaus report of it: what every format's reader ends in.
import { categoryOf } from './category.ts';
import { settleNine } from './code-tables.ts';
import { findDifferences } from './differences.ts';
import { given } from './given.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauTrade, Portfolio, Tradeline } from './model.ts';
import { findNegativeReasons } from './negativity.ts';
import { UNNAMED_CREDITOR } from './wording.ts';

/** An account as a reader found it: its lines in the order the source lists them. */
export interface ReadAccount {
  readonly id: string;
  readonly portfolio: Portfolio;
  readonly lines: readonly BureauTrade[];
  /** The account's name when the source prints one for all bureaus. */
  readonly name?: string;
}

/** The account with its category, differences and negative reasons worked out. */
export function assembleTradeline({ id, portfolio, lines: read, name }: ReadAccount): Tradeline {
  const collection = portfolio === 'COLL';
  const lines = read.map((line) => {
    const payStatus = settleNine(line.payStatus, { collection, remarks: line.remarks });
    return payStatus === line.payStatus ? line : { ...line, payStatus };
  });
  const byBureau: Partial<Record<Bureau, BureauTrade[]>> = {};
  for (const line of lines) (byBureau[line.bureau] ??= []).push(line);
  const negativeReasons = findNegativeReasons(byBureau, collection);
  return given({
    id,
    matchMethod: lines.length > 1 ? ('vendor-partition' as const) : ('single' as const),
    displayName: (name || lines.find((line) => line.creditorName !== '')?.creditorName) ?? UNNAMED_CREDITOR,
    originalCreditor: lines.find((line) => line.originalCreditor)?.originalCreditor,
    category: categoryOf(portfolio, lines),
    portfolio,
    byBureau,
    differences: findDifferences(byBureau),
    negative: negativeReasons.length > 0,
    negativeReasons,
  });
}

const DISPUTED = /disput/i;
const DISPUTE_OVER = /(?:dispute resolved|now resolved|previously in dispute)(?!.*disagree)/i;

/**
 * The dispute flag, from the source's own and from remarks; remarks are all a page has, and "resolved" ends a dispute unless the consumer
 * disagrees.
 */
export function disputeFlagOf(flag: string, remarks: BureauTrade['remarks']): BureauTrade['disputeFlag'] {
  if (/^[TY1]/i.test(flag)) return 'consumer-disputes';
  if (remarks.some(({ text }) => DISPUTED.test(text) && !/not disputed/i.test(text) && !DISPUTE_OVER.test(text)))
    return 'consumer-disputes';
  return flag === '' ? undefined : 'none';
}
