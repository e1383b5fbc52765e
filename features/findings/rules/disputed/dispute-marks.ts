// How a line says that the consumer disputes it: the source's flag, the raw Metro 2 compliance condition, or a remark.
import type { BureauTrade } from '../../../report-files/rules/model.ts';

/** Metro 2 conditions of a dispute that is still being looked into. */
const OPEN_CONDITION = new Set(['XB', 'XD', 'XF', 'XJ']);
const OVER = /resolved|previously|was in dispute|disagrees?|completed|no longer/i;

/** The words that show an open dispute; undefined when there are none. */
export function openDisputeMark(trade: BureauTrade): string | undefined {
  const condition = trade.complianceCode?.toUpperCase();
  if (condition !== undefined && condition !== '') return OPEN_CONDITION.has(condition) ? `compliance condition ${condition}` : undefined;
  const remark = trade.remarks.find(({ text }) => /disput/i.test(text) && !/not disput/i.test(text));
  if (remark) return OVER.test(remark.text) ? undefined : `the remark “${remark.text}”`;
  return trade.disputeFlag === 'consumer-disputes' || trade.disputeFlag === 'in-process' ? 'a dispute flag' : undefined;
}

/** True only where the source says outright that the line is not disputed; a source that prints no flags says nothing. */
export function saysUndisputed(trade: BureauTrade): boolean {
  return trade.disputeFlag === 'none' && (trade.complianceCode ?? '') === '' && !trade.remarks.some(({ text }) => /disput/i.test(text));
}
