// A decision about two creditor names is used again for the next client: when a person matched lines of the two creditors, and only the
// names were in doubt, the lines of the next client are matched too (field reference, section 6). Each such pair becomes a decision of
// that client, which is listed and can be undone.
import type { CreditReport, LineRef } from '../../report-files/rules/model.ts';
import { UNMERGED_FORMATS } from '../../report-files/rules/model.ts';
import type { Unit } from './clusters.ts';
import { verdictsOn, type MatchDecision } from './decisions.ts';
import { lineRefOf } from './line-key.ts';
import { MOST_LINES } from './match-accounts.ts';
import type { MatchLine } from './match-line.ts';
import { contradicts, mayBeOne, PROPOSED, scorePair, type AreAlike } from './score-pair.ts';
import { unitOf } from './units.ts';

/** Two names, as printed and not the same, that a person said are one creditor. */
export type CreditorPair = readonly [string, string];
export interface KnownPair {
  readonly a: LineRef;
  readonly b: LineRef;
}

/** Names of creditors a report prints, each once; none where the source has put its accounts together itself. */
export function creditorsToKnow({ sourceFormat, accounts }: CreditReport): string[] {
  if (!UNMERGED_FORMATS.has(sourceFormat)) return [];
  return [
    ...new Set(
      accounts.flatMap(({ byBureau }) => Object.values(byBureau).flatMap((lines) => lines.map(({ creditorName }) => creditorName))),
    ),
  ];
}

/**
 * Pairs of lines that `known` names make one account. `report` is matched with `decisions`. The other evidence must be what a proposal needs,
 * nothing may speak against it, and there must be no second line that fits as well.
 */
export function pairsKnownBefore(report: CreditReport, decisions: readonly MatchDecision[], known: readonly CreditorPair[]): KnownPair[] {
  if (!UNMERGED_FORMATS.has(report.sourceFormat) || known.length === 0) return [];
  const units = report.accounts.map(unitOf);
  const lines = units.flatMap((unit) => unit.lines);
  if (lines.length > MOST_LINES) return [];
  const names = new Set(known.flatMap(([a, b]) => [pairName(a, b), pairName(b, a)]));
  const areKnown: AreAlike = (a, b) => names.has(pairName(a, b));
  const { parted } = verdictsOn(lines, decisions);
  const mayJoin = (x: Unit, y: Unit): boolean =>
    x.lines.every((a) => y.lines.every((b) => a.bureau !== b.bureau && !parted(a, b) && mayBeOne(a, b) && !contradicts(a, b)));
  const found: { readonly x: Unit; readonly y: Unit; readonly a: MatchLine; readonly b: MatchLine }[] = [];
  units.forEach((x, at) => {
    for (const y of units.slice(at + 1)) {
      const pair = x.lines
        .flatMap((a) => y.lines.map((b) => ({ x, y, a, b })))
        .find(
          ({ a, b }) => areKnown(a.trade.creditorName, b.trade.creditorName) && (scorePair(a, b, areKnown)?.confidence ?? 0) >= PROPOSED,
        );
      if (pair && mayJoin(x, y)) found.push(pair);
    }
  });
  return found.filter((pair) => !found.some((other) => areRivals(pair, other))).map(({ a, b }) => ({ a: refOf(a), b: refOf(b) }));
}

/** Both take the same account for one with another, and at the same bureau. */
function areRivals(one: { readonly x: Unit; readonly y: Unit }, other: { readonly x: Unit; readonly y: Unit }): boolean {
  if (one === other) return false;
  return [
    [one.x, one.y],
    [one.y, one.x],
  ].some(([mine, partner]) =>
    [
      [other.x, other.y],
      [other.y, other.x],
    ].some(
      ([theirs, rival]) => mine === theirs && partner?.lines.some(({ bureau }) => rival?.lines.some((line) => line.bureau === bureau)),
    ),
  );
}

const refOf = (line: MatchLine): LineRef => lineRefOf(line.trade, line.family === 'collection');
const pairName = (a: string, b: string): string => `${a}\n${b}`;
