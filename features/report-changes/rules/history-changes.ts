// Payment histories of one line in two reports, compared month by month: grids move by a month with every pull, and a source that
// keeps 24 months simply loses the oldest.
import type { GridCode, HistoryCell } from '../../report-files/rules/model.ts';
import type { FieldChange } from './events.ts';

/** How bad a month is; undefined where nothing is said of it. */
const RANK: Readonly<Partial<Record<GridCode, number>>> = {
  OK: 0,
  ZB: 0,
  '30': 1,
  '60': 2,
  '90': 3,
  '120': 4,
  '150': 5,
  '180': 6,
  PP: 4,
  VS: 7,
  RP: 7,
  CO: 7,
  COLL: 7,
  FC: 8,
  BK: 8,
};
const WORDS: Readonly<Record<GridCode, string>> = {
  OK: 'On time',
  ZB: 'No balance',
  '30': '30 days late',
  '60': '60 days late',
  '90': '90 days late',
  '120': '120 days late',
  '150': '150 days late',
  '180': '180 days late',
  PP: 'Payment plan',
  VS: 'Voluntary surrender',
  RP: 'Repossession',
  CO: 'Charge-off',
  COLL: 'Collection',
  FC: 'Foreclosure',
  BK: 'Bankruptcy',
  ND: 'No data',
  UNK: 'Not rated',
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Changed months, newest first. `sameSource` is whether both reports are of one format: only then does a month that lost its mark say
 * anything. A late month after the last one known counts when it is worse than that one was; a charge-off repeated is no news.
 */
export function historyChanges(before: readonly HistoryCell[], after: readonly HistoryCell[], sameSource: boolean): FieldChange[] {
  const months = [...new Set([...before, ...after].map(({ month }) => month))].sort().reverse();
  const [old, now] = [byMonth(before), byMonth(after)];
  const oldest = after.reduce((least, { month }) => (month < least ? month : least), '9999');
  const newest = before.reduce((most, { month }) => (month > most ? month : most), '');
  const lastRank = RANK[old.get(newest) ?? 'UNK'] ?? 0;
  return months.flatMap((month) => {
    const [was, is] = [old.get(month), now.get(month)];
    const [rankBefore, rankAfter] = [was && RANK[was], is && RANK[is]];
    const change = (effect: FieldChange['effect']): FieldChange[] => [
      {
        field: `history ${month}`,
        label: `Payment history, ${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
        before: was ? WORDS[was] : '',
        after: is ? WORDS[is] : '',
        effect,
      },
    ];
    if (rankBefore !== undefined && rankAfter !== undefined)
      return rankBefore === rankAfter ? [] : change(rankAfter < rankBefore ? 'better' : 'worse');
    if (rankBefore !== undefined && rankBefore > 0) return sameSource && month >= oldest && after.length > 0 ? change('better') : [];
    return newest !== '' && month > newest && rankAfter !== undefined && rankAfter > lastRank ? change('worse') : [];
  });
}

function byMonth(cells: readonly HistoryCell[]): Map<string, GridCode> {
  return new Map(cells.map(({ month, code }) => [month, code]));
}
