// Pairs lines of the new file with lines of the old one, at one bureau. Treating a line as deleted that is only written differently would
// be a false success, so doubtful pairs are paired, and say so.
import { compareNumbers, numberPattern } from '../../account-matching/rules/account-number.ts';
import { nameSimilarity } from '../../account-matching/rules/creditor-name.ts';
import { sameLineKey } from '../../account-matching/rules/line-key.ts';
import { scorePair, SURE, within } from '../../account-matching/rules/score-pair.ts';
import type { FileLine } from './file-line.ts';
import { sameAccount } from './same-account.ts';

export interface LinePair {
  readonly before: FileLine;
  readonly after: FileLine;
  /** 'certain' by key or rule; 'likely' when only part agrees; 'sold-on' for a debt that another collector reports now. */
  readonly link: 'certain' | 'likely' | 'sold-on';
}
export interface Pairing {
  readonly pairs: readonly LinePair[];
  readonly gone: readonly FileLine[];
  readonly come: readonly FileLine[];
}

/** How well two lines fit, the higher the better; undefined when they do not. */
type Fit = (before: FileLine, after: FileLine) => number | undefined;

export function pairLines(before: readonly FileLine[], after: readonly FileLine[]): Pairing {
  const pairs: LinePair[] = [];
  let gone = [...before];
  let come = [...after];
  const take = (link: LinePair['link'], fit: Fit): void => {
    const taken = new Set<FileLine>();
    const found = gone
      .flatMap((b) =>
        come.flatMap((a) => {
          const score = fit(b, a);
          return score === undefined ? [] : { before: b, after: a, score };
        }),
      )
      .sort((x, y) => y.score - x.score || (x.before.line.text + x.after.line.text < y.before.line.text + y.after.line.text ? -1 : 1));
    for (const pair of found) {
      if (taken.has(pair.before) || taken.has(pair.after)) continue;
      taken.add(pair.before).add(pair.after);
      pairs.push({ before: pair.before, after: pair.after, link });
    }
    gone = gone.filter((line) => !taken.has(line));
    come = come.filter((line) => !taken.has(line));
  };
  take('certain', sameText);
  take('certain', sameKey);
  take('certain', (b, a) => byRules(b, a, SURE));
  take('certain', sameNumberAndFurnisher(gone, come));
  take('likely', (b, a) => byRules(b, a, 0));
  take('likely', sameAccount);
  take('likely', sameLoan);
  take('likely', sameFurnisher);
  take('sold-on', soldOn);
  return { pairs, gone, come };
}

const sameText: Fit = (b, a) => (b.line.text === a.line.text ? 1 : undefined);

/** Lines that share a key are told apart by what else agrees. */
const sameKey: Fit = (b, a) => {
  const exact = b.line.lineKey === a.line.lineKey;
  if (!exact && !sameLineKey(b.line.lineKey, a.line.lineKey)) return undefined;
  return (exact ? 1000 : 0) + (scorePair(b.line, a.line)?.weight ?? 0);
};

function byRules(b: FileLine, a: FileLine, least: number): number | undefined {
  const score = scorePair(b.line, a.line);
  return score && score.confidence >= least ? score.confidence * 1000 + score.weight : undefined;
}

/** Same number from the same furnisher, though the date of opening may have changed; only where each side has it once. */
function sameNumberAndFurnisher(gone: readonly FileLine[], come: readonly FileLine[]): Fit {
  const key = ({ line: { trade, family } }: FileLine): string | undefined => {
    const number = numberPattern(trade.accountNumberMasked);
    return number.replaceAll('*', '').length < 4 ? undefined : `${family === 'collection' ? 'coll' : 'acct'} ${number}`;
  };
  const [before, after] = [countBy(gone, key), countBy(come, key)];
  return (b, a) => {
    const number = key(b);
    if (number === undefined || number !== key(a) || before.get(number) !== 1 || after.get(number) !== 1) return undefined;
    const [one, other] = [b.line.trade, a.line.trade];
    const samePlace = one.subscriberCode !== undefined && one.subscriberCode === other.subscriberCode;
    return samePlace || nameSimilarity(one.creditorName, other.creditorName) >= 0.85 ? 1 : undefined;
  };
}

/** A loan that moved to another servicer keeps its month of opening and its amount, not its number or name. */
const sameLoan: Fit = ({ line: b }, { line: a }) =>
  b.family !== 'collection' &&
  b.family === a.family &&
  b.month !== null &&
  b.month === a.month &&
  b.amounts[2] &&
  b.amounts[2] === a.amounts[2]
    ? 1
    : undefined;

/** Lines without a date of opening (rent a client reports) have little but furnisher and amounts. */
const sameFurnisher: Fit = ({ line: b }, { line: a }) => {
  if (b.family !== a.family || (b.month !== null && a.month !== null) || compareNumbers(b.number, a.number).conflict) return undefined;
  const equal = b.amounts.filter((amount, i) => amount && amount === a.amounts[i]).length;
  return equal > 0 && nameSimilarity(b.trade.creditorName, a.trade.creditorName) >= 0.95 ? equal : undefined;
};

/** A collection that another collector took over: the original creditor and about the amount stay. */
const soldOn: Fit = ({ line: b }, { line: a }) => {
  if (b.family !== 'collection' || a.family !== 'collection') return undefined;
  const sameDebt = nameSimilarity(b.trade.originalCreditor ?? '', a.trade.originalCreditor ?? '') >= 0.85;
  return sameDebt && (within(b.amounts[1], a.amounts[1], 0.1) || within(b.amounts[2], a.amounts[2], 0.1)) ? 1 : undefined;
};

function countBy<T>(items: readonly T[], key: (item: T) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = key(item);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
