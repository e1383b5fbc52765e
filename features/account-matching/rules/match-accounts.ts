// One account, and one public record, from the lines the bureaus report of it (field reference, section 6).
import type { CreditReport, ImportWarning, LineOwner, PossibleMatch } from '../../report-files/rules/model.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { UNMERGED_FORMATS } from '../../report-files/rules/model.ts';
import {
  contestedPairs,
  everyPair,
  linesOf,
  mergeByHand,
  mergeByRules,
  scorePairs,
  shareBureau,
  singleClusters,
  type Cluster,
  type Clusters,
  type ScoredPair,
  type Unit,
} from './clusters.ts';
import { verdictsOn, type MatchDecision, type Verdicts } from './decisions.ts';
import { explainPair } from './explain-pair.ts';
import { joinRecords } from './join-records.ts';
import { lineRefOf } from './line-key.ts';
import { scorePair, SURE } from './score-pair.ts';
import { splitUnits, unitOf, unitsOfClusters } from './units.ts';

export type { DecidedLine, MatchDecision } from './decisions.ts';

/** More lines than any person has; beyond it only decisions are applied, so that a hostile file costs no minutes. */
export const MOST_LINES = 1500;
const MOST_PROPOSED = 100;

/**
 * The report with its accounts and public records matched: unmerged sources by rules A to D and the collection rule, partitions of vendors
 * unchanged, and decisions of people everywhere. Pairs below 0.8 stay separate and are listed in `possibleMatches`. Pure: the same
 * decisions give the same report. To undo a decision, match the original report without it. Lines that are another person's alone are
 * matched with none.
 */
export function matchAccounts(report: CreditReport, decisions: readonly MatchDecision[]): CreditReport {
  const isOther = ({ owner }: { readonly owner?: LineOwner }): boolean => owner === 'other';
  const others = { accounts: report.accounts.filter(isOther), publicRecords: report.publicRecords.filter(isOther) };
  if (others.accounts.length + others.publicRecords.length === 0) return matchOwn(report, decisions);
  const matched = matchOwn(
    {
      ...report,
      accounts: report.accounts.filter((account) => !isOther(account)),
      publicRecords: report.publicRecords.filter((record) => !isOther(record)),
      accountsListed: report.accountsListed ?? report.accounts.length,
      publicRecordsListed: report.publicRecordsListed ?? report.publicRecords.length,
    },
    decisions,
  );
  return {
    ...matched,
    accounts: [...matched.accounts, ...others.accounts],
    publicRecords: [...matched.publicRecords, ...others.publicRecords],
  };
}

function matchOwn(report: CreditReport, decisions: readonly MatchDecision[]): CreditReport {
  const byRules = UNMERGED_FORMATS.has(report.sourceFormat);
  if (!byRules && decisions.length === 0) return report;
  const read = report.accounts.map(unitOf);
  const verdicts = verdictsOn(
    read.flatMap(({ lines }) => lines),
    decisions,
  );
  let units = read.flatMap((unit) => splitUnits(unit, verdicts));
  const byHand = singleClusters(units);
  joinByHand(byHand, units, verdicts);
  units = unitsOfClusters(byHand, units);
  const warnings = [...report.warnings];
  let possible: PossibleMatch[] = [];
  const lines = units.reduce((sum, unit) => sum + unit.lines.length, 0);
  if (byRules && lines > MOST_LINES) {
    addOnce(warnings, {
      code: 'tooManyLinesToMatch',
      message: `This report lists ${lines} lines, too many to match by rule; each is shown separately.`,
      severity: 'warning',
    });
  } else if (byRules) {
    // Accounts put together are looked at again as one, until nothing more comes together.
    for (;;) {
      const clusters = singleClusters(units);
      const pairs = scorePairs(units);
      if (mergeByRules(clusters, pairs, verdicts)) {
        units = unitsOfClusters(clusters, units);
        continue;
      }
      for (const warning of secondLines(pairs, clusters)) addOnce(warnings, warning);
      possible = proposals(pairs, clusters, verdicts);
      break;
    }
  }
  const accounts = units.map(({ account }) => account);
  const listed = report.accountsListed ?? report.accounts.length;
  const publicRecords = byRules ? joinRecords(report.publicRecords) : report.publicRecords;
  const recordsListed = report.publicRecordsListed ?? report.publicRecords.length;
  const { accountsListed: _listed, possibleMatches: _possible, ...rest } = report;
  return {
    ...rest,
    warnings,
    accounts,
    publicRecords,
    ...(recordsListed !== publicRecords.length && { publicRecordsListed: recordsListed }),
    ...(listed !== accounts.length || report.accountsListed !== undefined ? { accountsListed: listed } : {}),
    ...(possible.length > 0 ? { possibleMatches: possible } : {}),
  };
}

/** Where a key names several lines, those that fit best are meant. */
function joinByHand(clusters: Clusters, units: readonly Unit[], { joined, ...verdicts }: Verdicts): void {
  const holder = new Map(units.flatMap((unit) => unit.lines.map((line) => [line, unit] as const)));
  for (const { a, b } of joined) {
    const pairs = a.flatMap((x) => b.map((y) => ({ x, y, weight: scorePair(x, y)?.weight ?? 0 }))).sort((p, q) => q.weight - p.weight);
    const done = new Set<unknown>();
    for (const { x, y } of pairs) {
      const [one, other] = [holder.get(x), holder.get(y)];
      if (!one || !other || done.has(x) || done.has(y)) continue;
      if (!mergeByHand(clusters, one, other, { ...verdicts, joined })) continue;
      done.add(x).add(y);
    }
  }
}

/** Lines that fit an account whose place at their bureau is taken, and that found no other account. */
function secondLines(pairs: readonly ScoredPair[], clusters: Clusters): ImportWarning[] {
  const said = new Map<string, ImportWarning>();
  for (const { a, b, lineA, lineB, score } of pairs) {
    const [x, y] = [clusters.get(a), clusters.get(b)];
    if (score.confidence < SURE || !x || !y || x === y || !shareBureau(x, y)) continue;
    const alone = linesOf(x).length === 1 ? { line: lineA, to: lineB } : linesOf(y).length === 1 ? { line: lineB, to: lineA } : undefined;
    if (!alone || said.has(alone.line.text)) continue;
    const { line, to } = alone;
    const message = `${BUREAU_NAMES[line.bureau]} lists a second line (${line.trade.creditorName} ${line.trade.accountNumberMasked}) that fits the account ${to.trade.creditorName}; it was kept separate.`;
    said.set(line.text, { code: 'secondLineOfAccount', message, severity: 'warning' });
  }
  return [...said.values()].sort((x, y) => (x.message < y.message ? -1 : 1));
}

/** The best pair of every two accounts that may be one and have not been put together or parted. */
function proposals(pairs: readonly ScoredPair[], clusters: Clusters, verdicts: Verdicts): PossibleMatch[] {
  const seen = new Map<Cluster, Set<Cluster>>();
  const contested = contestedPairs(pairs);
  const found: PossibleMatch[] = [];
  for (const pair of pairs) {
    const [x, y] = [clusters.get(pair.a), clusters.get(pair.b)];
    if (!x || !y || x === y || seen.get(x)?.has(y) || shareBureau(x, y)) continue;
    if (!everyPair(x, y, (a, b) => !verdicts.parted(a, b))) continue;
    for (const [one, other] of [
      [x, y],
      [y, x],
    ] as const)
      seen.set(one, (seen.get(one) ?? new Set()).add(other));
    const { lineA, lineB, score } = pair;
    const because = explainPair(lineA, lineB);
    if (contested.has(pair)) because.push('Another line of the same bureau fits as well.');
    const ref = (line: typeof lineA) => lineRefOf(line.trade, line.family === 'collection');
    // A sure pair that was not merged conflicts with other pairs, so it is no surer than a proposal.
    found.push({ a: ref(lineA), b: ref(lineB), rule: score.rule, confidence: Math.min(score.confidence, SURE - 0.05), because });
    if (found.length === MOST_PROPOSED) break;
  }
  return found.sort((p, q) => q.confidence - p.confidence || (nameOfPair(p) < nameOfPair(q) ? -1 : 1));
}

const nameOfPair = ({ a, b }: PossibleMatch): string => [a.bureau, a.lineKey, b.bureau, b.lineKey].join('|');

function addOnce(warnings: ImportWarning[], warning: ImportWarning): void {
  if (!warnings.some(({ code, message }) => code === warning.code && message === warning.message)) warnings.push(warning);
}
