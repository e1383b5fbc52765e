// How sure it is that two lines are one account: rules A to D and the collection rule of the field reference, section 6, stricter where
// a wrong merge would be easy. A pair under 0.8 is only ever proposed.
import { daysBetween } from '../../../platform/base/civil-date.ts';
import type { MatchRule } from '../../report-files/rules/model.ts';
import { compareNumbers, type NumberAgreement } from './account-number.ts';
import { nameSimilarity } from './creditor-name.ts';
import type { MatchLine } from './match-line.ts';

export interface PairScore {
  readonly rule: MatchRule;
  readonly confidence: number;
  /** Orders pairs of equal confidence: how much of the two lines agrees. */
  readonly weight: number;
  /** The readable parts of the two numbers agree. */
  readonly byNumber: boolean;
}

/** From this confidence lines are put together without asking. */
export const SURE = 0.8;
/** From this confidence on a pair is shown to be confirmed. */
export const PROPOSED = 0.75;
/** Rule D against numbers that differ: bureaus print some numbers with a branch in front. */
const DOUBTFUL = 0.6;
const ALIKE = 0.85;

/** Whether two printed names may mean one creditor. */
export type AreAlike = (a: string, b: string) => boolean;
const namesAlike: AreAlike = (a, b) => nameSimilarity(a, b) >= ALIKE;

/** True when nothing forbids that two lines are one account: kind, month of opening (a month may be rounded) and the readable number. */
export function mayBeOne(a: MatchLine, b: MatchLine): boolean {
  return passesGuards(a, b) && !compareNumbers(a.number, b.number).conflict;
}

/** The score of two lines of any bureaus; undefined when there is no evidence for one account. */
export function scorePair(a: MatchLine, b: MatchLine, areAlike: AreAlike = namesAlike): PairScore | undefined {
  if (!passesGuards(a, b)) return undefined;
  const sameMonth = a.month !== null && a.month === b.month;
  const { equal, strong } = agreeingAmounts(a, b);
  // The cheap question first: a pair that shares neither month nor amount nor number scores nothing.
  const number = compareNumbers(a.number, b.number);
  if (!sameMonth && strong === 0 && !number.compatible && a.family !== 'collection') return undefined;
  const found =
    a.family === 'collection'
      ? scoreCollections(a, b, { number, areAlike })
      : scoreAccounts(a, b, { number, sameMonth, equal, strong, areAlike });
  if (!found) return undefined;
  const [rule, confidence] = found;
  const sameDay = a.trade.opened?.iso === b.trade.opened?.iso ? 0.5 : 0;
  const sameStatus = a.trade.payStatus === b.trade.payStatus ? 0.5 : 0;
  return {
    rule,
    confidence,
    weight: strong * 2 + (equal - strong) * 0.5 + Math.min(number.concrete, 12) / 4 + sameDay + sameStatus,
    byNumber: number.compatible,
  };
}

function passesGuards(a: MatchLine, b: MatchLine): boolean {
  if (a.family !== b.family) {
    // A collection is only ever the same account as another collection.
    if (a.family === 'collection' || b.family === 'collection') return false;
    if (a.family !== null && b.family !== null) return false;
  }
  return (
    a.month === null || b.month === null || Math.abs(a.month - b.month) <= 1 || (a.family === 'collection' && openedWithin60Days(a, b))
  );
}

interface Evidence {
  readonly number: NumberAgreement;
  readonly sameMonth: boolean;
  readonly equal: number;
  readonly strong: number;
  readonly areAlike: AreAlike;
}

function scoreAccounts(
  a: MatchLine,
  b: MatchLine,
  { number, sameMonth, equal, strong, areAlike }: Evidence,
): readonly [MatchRule, number] | undefined {
  // Month of opening and four amounts. Zero at both bureaus is no evidence.
  const five = equal + (sameMonth ? 1 : 0);
  const strongFive = strong + (sameMonth ? 1 : 0);
  const sure = (confidence: number): number => (contradicts(a, b) ? PROPOSED : confidence);
  if (sameMonth && number.concrete >= 6) return ['A', sure(0.97)];
  // Rule B compares the first five characters. Of a number stored by its last four, those four are compared.
  if (number.compatible && five >= 2 && (sameMonth || strong >= 2)) return ['B', sure(0.92)];
  if (strongFive >= 4) return ['C', number.conflict ? PROPOSED : sure(0.85)];
  if (sameMonth && within(a.amounts[2], b.amounts[2], 0.01) && areAlike(a.trade.creditorName, b.trade.creditorName)) {
    return ['D', number.conflict ? DOUBTFUL : PROPOSED];
  }
  return number.compatible && strongFive >= 1 ? ['B', PROPOSED] : undefined;
}

/** Collections: number, original creditor, amount and day of opening; two that agree in only one of them are proposed. */
function scoreCollections(
  a: MatchLine,
  b: MatchLine,
  { number, areAlike }: Pick<Evidence, 'number' | 'areAlike'>,
): readonly [MatchRule, number] | undefined {
  if (number.conflict) return undefined;
  const sameAmount = within(a.amounts[1], b.amounts[1], 0.02) || within(a.amounts[2], b.amounts[2], 0.02);
  const near = openedWithin60Days(a, b);
  const [from, other] = [a.trade.originalCreditor ?? '', b.trade.originalCreditor ?? ''];
  if (number.compatible && (sameAmount || near)) return ['collection', 0.9];
  if (!sameAmount && !near) return number.compatible ? ['collection', PROPOSED] : undefined;
  const alike = namesAlike(from, other);
  if (alike && sameAmount && near) return ['collection', 0.9];
  if (alike) return ['collection', PROPOSED];
  const sameCollector = sameAmount && near && areAlike(a.trade.creditorName, b.trade.creditorName);
  return sameCollector && (from === '' || other === '') ? ['collection', PROPOSED] : undefined;
}

/** Amounts equal at both, and how many of these are not zero. */
function agreeingAmounts(a: MatchLine, b: MatchLine): { equal: number; strong: number } {
  let equal = 0;
  let strong = 0;
  for (let i = 0; i < a.amounts.length; i++) {
    const amount = a.amounts[i];
    if (amount === null || amount === undefined || amount !== b.amounts[i]) continue;
    equal++;
    if (amount !== 0) strong++;
  }
  return { equal, strong };
}

/** Loans of different amounts are different loans, though one borrower's may share number and month; bureaus round to a dollar. */
export function contradicts(a: MatchLine, b: MatchLine): boolean {
  const [x, y] = [a.amounts[2], b.amounts[2]];
  if (x === null || y === null || x === 0 || y === 0) return false;
  const loans = a.family === 'loan' || a.family === 'mortgage' || b.family === 'loan' || b.family === 'mortgage';
  return loans && Math.abs(x - y) > 500;
}

export function within(a: number | null, b: number | null, share: number): boolean {
  return a !== null && b !== null && a > 0 && b > 0 && Math.abs(a - b) <= share * Math.max(a, b);
}

function openedWithin60Days({ trade: a }: MatchLine, { trade: b }: MatchLine): boolean {
  if (!a.opened || !b.opened || a.opened.precision === 'year' || b.opened.precision === 'year') return false;
  return Math.abs(daysBetween(a.opened.iso, b.opened.iso)) <= 60;
}
