// Fields on which the bureaus disagree about one account: each is a lead for a dispute.
import { formatCivilDate } from '../../../platform/base/civil-date.ts';
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import type { Bureau, BureauTrade, ComparedField, FieldDifference, PartialDate, Tradeline } from './model.ts';
import { BUREAUS } from './model.ts';
import { monthOf } from './partial-date.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from './wording.ts';

/** What two bureaus are compared by, and what is shown where they differ. */
interface Compared { readonly key: string | number; readonly shown: () => string }
type Reader = (line: BureauTrade) => Compared | undefined;

const READERS: readonly (readonly [ComparedField, Reader])[] = [
  ['payStatus', (line) => payStatus(line)],
  ['openClosed', ({ openClosed }) => (openClosed ? { key: openClosed, shown: () => (openClosed === 'open' ? 'Open' : 'Closed') } : undefined)],
  ['balance', ({ balance }) => amount(balance)],
  ['pastDue', ({ pastDue }) => amount(pastDue)],
  ['highCredit', ({ highCredit }) => amount(highCredit)],
  ['creditLimit', ({ creditLimit }) => amount(creditLimit)],
  ['monthlyPayment', ({ monthlyPayment }) => amount(monthlyPayment)],
  ['opened', ({ opened }) => date(opened)],
  ['closed', ({ closed }) => date(closed)],
  ['lastPayment', ({ lastPayment }) => date(lastPayment)],
  ['responsibility', ({ responsibility }) => (responsibility ? { key: responsibility, shown: () => RESPONSIBILITY_WORDS[responsibility] } : undefined)],
  ['disputeFlag', ({ disputeFlag }) => (disputeFlag ? { key: disputeFlag, shown: () => (disputeFlag === 'none' ? 'Not disputed' : 'Disputed') } : undefined)],
];

/**
 * Where bureaus that give a value give different ones; each bureau is read by its first line. A bureau without the value takes no
 * part: silence is no disagreement. Dates are compared by month, since Experian and Equifax round the day to the first (field
 * reference, section 6).
 */
export function findDifferences(byBureau: Tradeline['byBureau']): FieldDifference[] {
  const lines = BUREAUS.flatMap((bureau) => byBureau[bureau]?.[0] ?? []);
  if (lines.length < 2) return [];
  const differences: FieldDifference[] = [];
  for (const [field, read] of READERS) {
    const said = lines.flatMap((line) => {
      const value = read(line);
      return value ? { bureau: line.bureau, value } : [];
    });
    if (!disagree(said.map(({ value }) => value.key))) continue;
    const values: Partial<Record<Bureau, string>> = {};
    for (const { bureau, value } of said) values[bureau] = value.shown();
    differences.push({ field, values });
  }
  return differences;
}

/** "Collection or charge-off" is one code for both, so it contradicts neither. */
function disagree(keys: readonly Compared['key'][]): boolean {
  const distinct = new Set(keys);
  if (distinct.has('collection') || distinct.has('charge-off')) distinct.delete('collection-or-charge-off');
  return distinct.size > 1;
}

function payStatus({ payStatus: status }: BureauTrade): Compared | undefined {
  return status === 'unknown' ? undefined : { key: status, shown: () => PAY_STATUS_WORDS[status] };
}

function amount(cents: Cents | null | undefined): Compared | undefined {
  return cents === null || cents === undefined ? undefined : { key: cents, shown: () => formatDollars(cents) };
}

function date(given: PartialDate | undefined): Compared | undefined {
  const month = given && monthOf(given);
  return given && month !== undefined ? { key: month, shown: () => formatCivilDate(given.iso) } : undefined;
}
