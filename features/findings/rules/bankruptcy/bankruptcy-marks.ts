// How a line says that it was part of a bankruptcy.
import type { BureauTrade } from '../../../report-files/rules/model.ts';

const WORDS = /bankrupt|\bchapter (?:7|11|12|13)\b|wage earner|\bBK\b/i;
const DENIED = /not (?:included|part)|excluded|withdrawn|reaffirm|dismissed|vacated/i;

/** What shows it, in words; undefined when nothing does or when the remark revokes it. */
export function bankruptcyMark(trade: BureauTrade): string | undefined {
  if (trade.bankruptcy && (trade.bankruptcy.state === 'petition' || trade.bankruptcy.state === 'discharged')) {
    return trade.bankruptcy.chapter === undefined ? 'a bankruptcy indicator' : `a Chapter ${trade.bankruptcy.chapter} indicator`;
  }
  const remark = trade.remarks.find(({ text }) => WORDS.test(text));
  if (remark) return DENIED.test(remark.text) ? undefined : `the remark “${remark.text}”`;
  return trade.payStatus === 'bankruptcy' ? 'the pay status "Bankruptcy"' : undefined;
}

/** True when the line was reaffirmed: then it is owed in spite of the discharge. */
export function isReaffirmed(trade: BureauTrade): boolean {
  return trade.remarks.some(({ text }) => /reaffirm/i.test(text));
}
