// From accounts as they were read to the units that are matched, and back.
import { given } from '../given.ts';
import type { BureauTrade, Tradeline } from '../model.ts';
import { assembleTradeline, UNNAMED_CREDITOR } from '../tradeline.ts';
import type { Cluster, Unit } from './clusters.ts';
import type { Verdicts } from './decisions.ts';
import { matchLineOf, type MatchLine } from './match-line.ts';
import { scorePair } from './score-pair.ts';

export function unitOf(account: Tradeline): Unit {
  return { account, lines: tradesOf(account).map((trade) => matchLineOf(trade, account.portfolio)) };
}

/** The unit in the parts a person's decisions leave of it; itself when they leave it whole. A line goes where it fits best. */
export function splitUnits(unit: Unit, verdicts: Verdicts): Unit[] {
  const parts: MatchLine[][] = [];
  for (const line of unit.lines) {
    const open = parts.filter((part) => part.every((other) => !verdicts.parted(line, other)));
    const fits = (part: readonly MatchLine[]): number => Math.max(...part.map((other) => (other.bureau === line.bureau ? 0 : scorePair(line, other)?.weight ?? 0)));
    const best = open.sort((a, b) => fits(b) - fits(a))[0];
    if (best) best.push(line);
    else parts.push([line]);
  }
  if (parts.length < 2) return [unit];
  const used = new Set<string>();
  return parts.map((part, at) => {
    const trades = part.map(({ trade }) => trade);
    let id = at === 0 ? unit.account.id : `${unit.account.id}-${part[0]?.bureau ?? ''}`;
    while (used.has(id)) id += 'x';
    used.add(id);
    const account = finish(assembleTradeline({ id, portfolio: unit.account.portfolio, lines: trades }), { matchMethod: 'manual', matchConfidence: 1, blended: unit.account.blended });
    return { account, lines: part };
  });
}

/** The account of a cluster and the place of its first unit among all units. */
export function assembleCluster(units: readonly Unit[]): (cluster: Cluster) => { readonly account: Tradeline; readonly at: number } {
  const places = new Map(units.map((unit, at) => [unit, at]));
  return (cluster) => {
    const inOrder = cluster.units.map((unit) => ({ unit, at: places.get(unit) ?? 0 })).sort((a, b) => a.at - b.at);
    const [first, ...others] = inOrder;
    if (!first) throw new Error('an account without lines');
    if (others.length === 0) return { account: first.unit.account, at: first.at };
    const accounts = inOrder.map(({ unit }) => unit.account);
    const { account } = first.unit;
    const named = accounts.find(({ displayName }) => displayName !== UNNAMED_CREDITOR)?.displayName;
    const merged = assembleTradeline(given({
      id: account.id, portfolio: accounts.find(({ portfolio }) => portfolio !== 'U')?.portfolio ?? 'U', name: named,
      lines: accounts.flatMap(tradesOf),
    }));
    const rules = cluster.methods.flatMap(({ method, confidence }) => (method === 'manual' ? [] : { matchMethod: `rule-${method}` as const, confidence }));
    const weakest = rules.length === cluster.methods.length ? rules.toSorted((a, b) => a.confidence - b.confidence)[0] : undefined;
    const earlier = accounts.flatMap(({ matchConfidence }) => matchConfidence ?? []);
    return {
      at: first.at,
      account: finish(merged, {
        matchMethod: weakest?.matchMethod ?? 'manual',
        matchConfidence: weakest ? Math.min(weakest.confidence, ...earlier) : 1,
        blended: accounts.some(({ blended }) => blended) || undefined,
        mergedIds: accounts.flatMap(({ id, mergedIds }) => [id, ...(mergedIds ?? [])]).filter((id) => id !== account.id),
      }),
    };
  };
}

type Finish = Pick<Tradeline, 'matchMethod' | 'mergedIds'> & { readonly matchConfidence: number; readonly blended: boolean | undefined };

function finish(account: Tradeline, how: { [K in keyof Finish]: Finish[K] }): Tradeline {
  const { matchMethod: _, ...rest } = account;
  return given({ ...rest, ...how });
}

/** The lines in the order the source lists their bureaus. */
function tradesOf({ byBureau }: Tradeline): BureauTrade[] {
  return Object.values(byBureau).flat();
}
