// Lines put together to accounts, never two lines of one bureau, never a pair that a person has parted.
import type { MatchRule, Tradeline } from '../../report-files/rules/model.ts';
import type { Verdicts } from './decisions.ts';
import type { MatchLine } from './match-line.ts';
import { mayBeOne, scorePair, SURE, type PairScore } from './score-pair.ts';

/** Lines that the source, or a person, holds for one account; matching only ever puts units together. */
export interface Unit {
  readonly account: Tradeline;
  readonly lines: readonly MatchLine[];
}
export type MergeMethod = MatchRule | 'manual';
export interface Cluster {
  units: Unit[];
  methods: { readonly method: MergeMethod; readonly confidence: number }[];
}
export interface ScoredPair {
  readonly a: Unit;
  readonly b: Unit;
  readonly lineA: MatchLine;
  readonly lineB: MatchLine;
  readonly score: PairScore;
}

/** Which cluster each unit is in. */
export type Clusters = Map<Unit, Cluster>;

export function singleClusters(units: readonly Unit[]): Clusters {
  return new Map(units.map((unit) => [unit, { units: [unit], methods: [] }]));
}

/** Every pair of lines of different bureaus in different units that scores, the best first. */
export function scorePairs(units: readonly Unit[]): ScoredPair[] {
  const pairs: ScoredPair[] = [];
  units.forEach((a, at) => {
    for (const b of units.slice(at + 1)) {
      for (const lineA of a.lines) {
        for (const lineB of b.lines) {
          const score = lineA.bureau === lineB.bureau ? undefined : scorePair(lineA, lineB);
          if (score)
            pairs.push(lineA.bureau < lineB.bureau ? { a, b, lineA, lineB, score } : { a: b, b: a, lineA: lineB, lineB: lineA, score });
        }
      }
    }
  });
  return pairs.sort(
    (x, y) =>
      y.score.confidence - x.score.confidence ||
      y.score.weight - x.score.weight ||
      compareText(x.lineA.text, y.lineA.text) ||
      compareText(x.lineB.text, y.lineB.text),
  );
}

/** Merges by the rules, best pairs first; true when anything was merged. */
export function mergeByRules(clusters: Clusters, pairs: readonly ScoredPair[], verdicts: Verdicts): boolean {
  let merged = false;
  const contested = contestedPairs(pairs);
  for (const pair of pairs) {
    const { rule, confidence } = pair.score;
    if (confidence < SURE || contested.has(pair)) continue;
    const [x, y] = [clusters.get(pair.a), clusters.get(pair.b)];
    if (!x || !y || x === y || shareBureau(x, y)) continue;
    if (!everyPair(x, y, (a, b) => !verdicts.parted(a, b) && mayBeOne(a, b))) continue;
    join(clusters, x, y, rule, confidence);
    merged = true;
  }
  return merged;
}

/**
 * Puts two clusters together on a person's word; false when they cannot be: one bureau twice, another word against it, or a collection
 * with the account it came from, which are two accounts by nature.
 */
export function mergeByHand(clusters: Clusters, a: Unit, b: Unit, verdicts: Verdicts): boolean {
  const [x, y] = [clusters.get(a), clusters.get(b)];
  if (!x || !y) return false;
  if (x === y) return true;
  if (
    shareBureau(x, y) ||
    !everyPair(x, y, (one, other) => !verdicts.parted(one, other) && (one.family === 'collection') === (other.family === 'collection'))
  )
    return false;
  join(clusters, x, y, 'manual', 1);
  return true;
}

export function shareBureau(x: Cluster, y: Cluster): boolean {
  return linesOf(x).some(({ bureau }) => linesOf(y).some((other) => other.bureau === bureau));
}

export function everyPair(x: Cluster, y: Cluster, holds: (a: MatchLine, b: MatchLine) => boolean): boolean {
  return linesOf(x).every((a) => linesOf(y).every((b) => holds(a, b)));
}

function join(clusters: Clusters, x: Cluster, y: Cluster, method: MergeMethod, confidence: number): void {
  x.units.push(...y.units);
  x.methods.push(...y.methods, { method, confidence });
  for (const unit of y.units) clusters.set(unit, x);
}

export function linesOf(cluster: Cluster): MatchLine[] {
  return cluster.units.flatMap(({ lines }) => lines);
}

/**
 * Pairs found by amounts alone that fit another line of the same bureau equally well. It is unknown which line is meant, so neither is
 * merged. Lines that are equal in every field may be paired either way.
 */
export function contestedPairs(pairs: readonly ScoredPair[]): Set<ScoredPair> {
  const byLine = new Map<MatchLine, ScoredPair[]>();
  const add = (line: MatchLine, pair: ScoredPair): void => {
    const known = byLine.get(line);
    if (known) known.push(pair);
    else byLine.set(line, [pair]);
  };
  const open = pairs.filter(({ score }) => score.confidence >= SURE && !score.byNumber);
  for (const pair of open) {
    add(pair.lineA, pair);
    add(pair.lineB, pair);
  }
  const contested = new Set<ScoredPair>();
  for (const [line, rivals] of byLine) {
    rivals.forEach((pair, at) => {
      for (const rival of rivals.slice(at + 1)) {
        if (Math.abs(pair.score.weight - rival.score.weight) > 1) continue;
        const [one, other] = [otherLine(pair, line), otherLine(rival, line)];
        if (one.bureau === other.bureau && one.text !== other.text) contested.add(pair).add(rival);
      }
    });
  }
  return contested;
}

function otherLine({ lineA, lineB }: ScoredPair, line: MatchLine): MatchLine {
  return lineA === line ? lineB : lineA;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
