// Fields on which the bureaus disagree about one account: each is a lead for a dispute.
import { formatCivilDate } from '../../../platform/base/civil-date.ts';
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauTrade, ComparedField, FieldDifference, Tradeline } from './model.ts';
import { BUREAUS } from './bureaus.ts';
import { monthOf } from './partial-date.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from './wording.ts';

/** What lines are compared by; undefined when the line does not say. */
type Key = string | number | undefined;
interface Comparison {
  readonly field: ComparedField;
  readonly key: (line: BureauTrade) => Key;
  readonly shown: (line: BureauTrade) => string;
}

type AmountField = 'balance' | 'pastDue' | 'highCredit' | 'creditLimit' | 'monthlyPayment';
type DateField = 'opened' | 'closed' | 'lastPayment';

const amount = (field: AmountField): Comparison => ({
  field,
  key: (line) => line[field] ?? undefined,
  shown: (line) => formatDollars(line[field] ?? (0 as Cents)),
});
const date = (field: DateField): Comparison => ({
  field,
  key: (line) => line[field] && monthOf(line[field]),
  shown: (line) => (line[field] ? formatCivilDate(line[field].iso) : ''),
});

const COMPARISONS: readonly Comparison[] = [
  {
    field: 'payStatus',
    key: ({ payStatus }) => (payStatus === 'unknown' ? undefined : payStatus),
    shown: ({ payStatus }) => PAY_STATUS_WORDS[payStatus],
  },
  { field: 'openClosed', key: ({ openClosed }) => openClosed, shown: ({ openClosed }) => (openClosed === 'open' ? 'Open' : 'Closed') },
  amount('balance'),
  amount('pastDue'),
  amount('highCredit'),
  amount('creditLimit'),
  amount('monthlyPayment'),
  date('opened'),
  date('closed'),
  date('lastPayment'),
  {
    field: 'responsibility',
    key: ({ responsibility }) => responsibility,
    shown: ({ responsibility }) => (responsibility ? RESPONSIBILITY_WORDS[responsibility] : ''),
  },
  {
    field: 'disputeFlag',
    key: ({ disputeFlag }) => disputeFlag,
    shown: ({ disputeFlag }) => (disputeFlag === 'none' ? 'Not disputed' : 'Disputed'),
  },
];

/**
 * Where bureaus that give a value give different ones; each bureau is read by its first line. A bureau without the value takes no
 * part: silence is no disagreement. Dates are compared by month, since Experian and Equifax round the day to the first (field
 * reference, section 6).
 */
export function findDifferences(byBureau: Tradeline['byBureau']): FieldDifference[] {
  const lines: BureauTrade[] = [];
  for (const bureau of BUREAUS) {
    const first = byBureau[bureau]?.[0];
    if (first) lines.push(first);
  }
  if (lines.length < 2) return [];
  return COMPARISONS.flatMap(({ field, key, shown }) => {
    const said = lines.filter((line) => key(line) !== undefined);
    if (!disagree(said.map(key))) return [];
    const values: Partial<Record<Bureau, string>> = {};
    for (const line of said) values[line.bureau] = shown(line);
    return { field, values };
  });
}

/** "Collection or charge-off" is one code for both, so it contradicts neither. */
function disagree(keys: readonly Key[]): boolean {
  if (keys.every((key) => key === keys[0])) return false;
  const distinct = new Set(keys);
  if (distinct.has('collection') || distinct.has('charge-off')) distinct.delete('collection-or-charge-off');
  return distinct.size > 1;
}
