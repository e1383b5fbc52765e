// The items of a draft when their lines have other ids: in another report, or after accounts were merged.
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findReportLine } from '../../report-files/rules/report-lines.ts';
import { placeLines } from '../rules/place-line.ts';
import { itemKey, type Items } from './draft-edit.ts';

/**
 * The items that another report has too, found by what the report says of their lines and never by an id alone. What the client confirmed was about
 * the former report, and is asked again.
 */
export function carryItems(items: Items, from: CreditReport, to: CreditReport): Items {
  const chosen = items.flatMap((item) => {
    const line = findReportLine(from, item.kind, item.lineId, item.bureau);
    return line ? [{ item, line: { ...line, lineId: '' } }] : [];
  });
  const lines = placeLines(
    to,
    chosen.map(({ line }) => line),
  );
  return chosen.flatMap(({ item }, at) => (lines[at] ? [{ ...item, lineId: lines[at].lineId, clientConfirmed: false }] : []));
}

/** The items under the ids their accounts go by now, each line once; the same array where nothing changes. */
export function renameItems(items: Items, report: CreditReport): Items {
  const renamed = items.map((item) => {
    const lineId = findReportLine(report, item.kind, item.lineId, item.bureau)?.lineId ?? item.lineId;
    return lineId === item.lineId ? item : { ...item, lineId };
  });
  if (renamed.every((item, at) => item === items[at])) return items;
  return renamed.filter((item, at) => renamed.findIndex((other) => itemKey(other) === itemKey(item)) === at);
}
