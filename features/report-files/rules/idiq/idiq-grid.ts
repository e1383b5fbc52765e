// The payment grid of an IdentityIQ page: columns are months, newest first, rows are bureaus.
import { bureauOf } from '../source-bureaus.ts';
import { cleanText } from '../clean-text.ts';
import { gridCodeOf } from '../history-codes.ts';
import { monthIndex, monthKey, trimBlankMonths } from '../history-months.ts';
import { findFirst, hasClass, rawText, type HtmlElement } from './html-tree.ts';
import { rowsOf } from './idiq-table.ts';
import type { Bureau } from '../bureaus.ts';
import type { GridCode, HistoryCell, Portfolio } from '../model.ts';
import type { Reading } from '../reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export const isGrid = (node: HtmlElement): boolean => node.tag === 'table' && hasClass(node, 'addr_hsrty');

/** Histories per bureau, newest first. A bureau's blank columns before and after its own months are months it says nothing of. */
export function readGrid(grid: HtmlElement, portfolio: Portfolio, reading: Reading): Partial<Record<Bureau, HistoryCell[]>> {
  const rows = new Map(rowsOf(grid).map(([label, ...cells]) => [label ? cleanText(rawText(label)).toLowerCase() : '', cells]));
  const months = columnMonths(rows.get('month') ?? [], rows.get('year') ?? []);
  const histories: Partial<Record<Bureau, HistoryCell[]>> = {};
  for (const [label, cells] of rows) {
    const bureau = bureauOf(label);
    if (!bureau) continue;
    const read = cells.flatMap((cell, at) => {
      const month = months[at];
      return month === undefined || cell.hidden ? [] : readCell(cell, month, bureau, portfolio, reading);
    });
    const history = trimBlankMonths(read);
    if (history.length > 0) histories[bureau] = history;
  }
  return histories;
}

/** A month name of three letters and a year of two or four digits; the one-letter name beside it is for narrow screens. */
function columnMonths(names: readonly HtmlElement[], years: readonly HtmlElement[]): (string | undefined)[] {
  return names.map((name, at) => {
    const long = findFirst(name, (node) => hasClass(node, 'lg-view')) ?? name;
    const month = MONTHS.indexOf(cleanText(rawText(long)).slice(0, 3).toLowerCase());
    const year = /^(?:20)?(\d{2})$/.exec(cleanText(years[at] ? rawText(years[at]) : ''))?.[1];
    return month === -1 || year === undefined ? undefined : monthKey(monthIndex(2000 + Number(year), month + 1));
  });
}

function readCell(cell: HtmlElement, month: string, bureau: Bureau, portfolio: Portfolio, reading: Reading): HistoryCell {
  const printed = cleanText(rawText(cell)).toUpperCase();
  // The class tells an unknown month from one without data; both print nothing.
  if (printed === '' && hasClass(cell, 'hstry-unknown')) return { month, code: 'UNK', raw: 'unknown' };
  const code = gridCodeOf('idiq-html', bureau, printed);
  if (code === undefined)
    reading.warn(
      'historyCodeUnknown',
      `The payment history prints "${printed.slice(0, 8)}", which is not known; it is shown as unknown.`,
      'info',
    );
  return { month, code: settled(code ?? 'UNK', portfolio), raw: printed };
}

/** The page prints RF for both repossession and foreclosure; a mortgage is foreclosed. */
function settled(code: GridCode, portfolio: Portfolio): GridCode {
  return code === 'RP' && portfolio === 'M' ? 'FC' : code;
}
