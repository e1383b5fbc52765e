// The payment history of a TrueLink tradeline, as cells with a month each.
import { gridCodeOf } from '../history-codes.ts';
import { cellMonth, monthKey, trimBlankMonths } from '../history-months.ts';
import type { Bureau } from '../bureaus.ts';
import type { HistoryCell } from '../model.ts';
import type { Reading } from '../reading.ts';
import { childrenOf, textOf, type JsonNode } from '../source-node.ts';

/** More than any bureau keeps (84 months) with room for sources that add blanks. */
const MOST_MONTHS = 240;

/**
 * Newest first. The dated list is read where there is one; the `status` string, newest first from `startDate`, only stands in for
 * it, because it may be longer than the months it covers (field reference 2.3).
 */
export function readHistory(history: JsonNode | undefined, bureau: Bureau, reading: Reading): HistoryCell[] {
  if (!history) return [];
  const start = textOf(history, 'startDate');
  const months = childrenOf(history, 'MonthlyPayStatus').slice(0, MOST_MONTHS);
  const startDay = Number(start.slice(8, 10)) || Number(textOf(months[0], 'date').slice(8, 10)) || 1;
  const cells = new Map<number, HistoryCell>();
  const put = (month: number, raw: string): void => {
    // A month given twice: the first counts, since the newer cells lead up to it.
    if (!cells.has(month)) cells.set(month, { month: monthKey(month), code: codeOf(raw, bureau, reading), raw });
  };
  if (months.length > 0) {
    for (const cell of months) {
      const month = cellMonth(textOf(cell, 'date'), startDay);
      if (month !== undefined) put(month, textOf(cell, 'status'));
    }
  } else {
    const first = cellMonth(start, startDay);
    const status = textOf(history, 'status').slice(0, MOST_MONTHS);
    if (first !== undefined) for (let at = 0; at < status.length; at++) put(first - at, status.charAt(at).trim());
  }
  return trimBlankMonths([...cells.values()].sort((a, b) => (a.month < b.month ? 1 : -1)));
}

function codeOf(raw: string, bureau: Bureau, reading: Reading): HistoryCell['code'] {
  const code = gridCodeOf('truelink-json', bureau, raw.toUpperCase());
  if (code === undefined)
    reading.warn(
      'historyCodeUnknown',
      `The payment history holds the code "${raw.slice(0, 8)}", which is not known; it is shown as unknown.`,
      'info',
    );
  return code ?? 'UNK';
}
