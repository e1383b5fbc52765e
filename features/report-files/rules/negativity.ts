// Whether an account counts as a negative item, and why: the negative item rule of the field reference, section 7.
import { formatDollars } from '../../../platform/base/money.ts';
import { isLateCode } from './history-codes.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauTrade, PayStatus, Tradeline } from './model.ts';
import { BUREAU_NAMES, BUREAUS } from './bureaus.ts';

/** One ground, heavier grounds with the smaller weight; the sentence takes the bureaus in front. */
interface Ground {
  readonly weight: number;
  readonly said: string;
}

const STATUS_GROUNDS: Partial<Record<PayStatus, Ground>> = {
  bankruptcy: { weight: 1, said: 'an account in bankruptcy' },
  foreclosure: { weight: 2, said: 'a foreclosure' },
  repossession: { weight: 3, said: 'a repossession' },
  'voluntary-surrender': { weight: 3, said: 'a voluntary surrender' },
  'charge-off': { weight: 4, said: 'a charge-off' },
  collection: { weight: 5, said: 'a collection' },
  'collection-or-charge-off': { weight: 5, said: 'a collection or charge-off' },
  'paid-was-charge-off': { weight: 5, said: 'a paid charge-off' },
  'paid-was-collection': { weight: 6, said: 'a paid collection' },
  settled: { weight: 6, said: 'an account settled for less' },
  late180: { weight: 7, said: 'the account 180 days late' },
  late150: { weight: 7, said: 'the account 150 days late' },
  late120: { weight: 7, said: 'the account 120 days late' },
  late90: { weight: 8, said: 'the account 90 days late' },
  late60: { weight: 9, said: 'the account 60 days late' },
  late30: { weight: 10, said: 'the account 30 days late' },
};

const REMARK_GROUNDS: readonly (readonly [RegExp, Ground])[] = [
  [/bankrupt|chapter (?:7|11|12|13)\b/i, { weight: 1, said: 'a bankruptcy remark' }],
  [/foreclos/i, { weight: 2, said: 'a foreclosure' }],
  [/repossess|voluntar(?:y|ily) surrender/i, { weight: 3, said: 'a repossession' }],
  [/charged?[\s-]?off|reported as a loss|profit and loss|bad debt/i, { weight: 4, said: 'a charge-off' }],
  [/placed for collection|collection account|paid collection/i, { weight: 5, said: 'a collection' }],
  [/\bsettled\b|settlement|less than (?:the )?full balance/i, { weight: 6, said: 'an account settled for less' }],
];

/**
 * Why the account is negative, in plain phrases, heaviest first ("Equifax and Experian report a collection"); empty when it is not.
 * Read from pay status, remarks, amounts past due, late counts and the payment grid of every line.
 */
export function findNegativeReasons(byBureau: Tradeline['byBureau'], collection: boolean): string[] {
  const grounds = new Map<string, { weight: number; bureaus: Set<Bureau> }>();
  for (const bureau of BUREAUS) {
    for (const line of byBureau[bureau] ?? []) {
      for (const { weight, said } of groundsOf(line, collection)) {
        const known = grounds.get(said);
        if (known) known.bureaus.add(bureau);
        else grounds.set(said, { weight, bureaus: new Set([bureau]) });
      }
    }
  }
  if (grounds.size === 0) return [];
  return [...grounds]
    .sort(([, a], [, b]) => a.weight - b.weight)
    .map(([said, { bureaus }]) => `${names([...bureaus])} ${bureaus.size > 1 ? 'report' : 'reports'} ${said}`);
}

function groundsOf(line: BureauTrade, collection: boolean): Ground[] {
  const grounds: Ground[] = [];
  const add = (ground: Ground | undefined): void => {
    if (ground && !grounds.some(({ said }) => said === ground.said)) grounds.push(ground);
  };
  add(STATUS_GROUNDS[line.payStatus]);
  if (collection) add(STATUS_GROUNDS.collection);
  for (const { text } of line.remarks) for (const [words, ground] of REMARK_GROUNDS) if (words.test(text)) add(ground);
  if (line.pastDue && line.pastDue > 0) add({ weight: 11, said: `${formatDollars(line.pastDue)} past due` });
  let lateMonths = 0;
  for (const { code } of line.history) if (isLateCode(code)) lateMonths++;
  if (lateMonths > 0) add({ weight: 12, said: `${lateMonths} late ${lateMonths === 1 ? 'month' : 'months'} in the payment history` });
  const counted = (line.late30 ?? 0) + (line.late60 ?? 0) + (line.late90 ?? 0) + (line.late120 ?? 0);
  if (counted > 0 && lateMonths === 0) add({ weight: 13, said: `${counted} late ${counted === 1 ? 'payment' : 'payments'}` });
  return grounds;
}

function names(bureaus: readonly Bureau[]): string {
  const [first = '', second = '', third] = bureaus.map((bureau) => BUREAU_NAMES[bureau]);
  if (third !== undefined) return `${first}, ${second} and ${third}`;
  return bureaus.length === 2 ? `${first} and ${second}` : first;
}
