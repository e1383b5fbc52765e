// From accounts as they were read to the units that are matched, and back.
import { given } from '../../report-files/rules/given.ts';
import type { BureauTrade, Tradeline } from '../../report-files/rules/model.ts';
import { assembleTradeline } from '../../report-files/rules/tradeline.ts';
import { UNNAMED_CREDITOR } from '../../report-files/rules/wording.ts';
import type { Cluster, Clusters, Unit } from './clusters.ts';
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
    const fits = (part: readonly MatchLine[]): number =>
      Math.max(...part.map((other) => (other.bureau === line.bureau ? 0 : (scorePair(line, other)?.weight ?? 0))));
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
    const account = finish(assembleTradeline({ id, portfolio: unit.account.portfolio, lines: trades }), {
      owner: unit.account.owner,
      matchMethod: 'manual',
      matchConfidence: 1,
      blended: unit.account.blended,
    });
    return { account, lines: part };
  });
}

/** Each cluster as one unit, at the place of its first unit among all `units`. */
export function unitsOfClusters(clusters: Clusters, units: readonly Unit[]): Unit[] {
  const seen = new Set<Cluster>();
  return units.flatMap((unit) => {
    const cluster = clusters.get(unit);
    if (!cluster || seen.has(cluster)) return [];
    seen.add(cluster);
    return cluster.units.length === 1
      ? [unit]
      : [
          unitOf(
            assembleCluster(
              cluster,
              units.filter((one) => cluster.units.includes(one)).map(({ account }) => account),
            ),
          ),
        ];
  });
}

/** The account of `accounts`, which are in the order of the source. It is as sure as its weakest link. */
function assembleCluster({ methods }: Cluster, accounts: readonly Tradeline[]): Tradeline {
  const named = accounts.find(({ displayName }) => displayName !== UNNAMED_CREDITOR)?.displayName;
  const id = accounts[0]?.id ?? '';
  const merged = assembleTradeline(
    given({
      id,
      portfolio: accounts.find(({ portfolio }) => portfolio !== 'U')?.portfolio ?? 'U',
      name: named,
      lines: accounts.flatMap(tradesOf),
    }),
  );
  const links = [
    ...methods.map(({ method, confidence }) => ({
      matchMethod: method === 'manual' ? method : (`rule-${method}` as const),
      matchConfidence: confidence,
    })),
    ...accounts.flatMap(({ matchMethod, matchConfidence }) => (matchConfidence === undefined ? [] : { matchMethod, matchConfidence })),
  ];
  const weakest = links.toSorted((a, b) => a.matchConfidence - b.matchConfidence)[0] ?? {
    matchMethod: 'manual' as const,
    matchConfidence: 1,
  };
  return finish(merged, {
    ...weakest,
    owner: accounts.find(({ owner }) => owner === 'joint')?.owner ?? accounts[0]?.owner,
    blended: accounts.some(({ blended }) => blended) || undefined,
    mergedIds: accounts.flatMap((account) => [account.id, ...(account.mergedIds ?? [])]).filter((one) => one !== id),
  });
}

type Finish = Pick<Tradeline, 'matchMethod' | 'mergedIds'> & {
  readonly matchConfidence: number;
  readonly blended: boolean | undefined;
  readonly owner: Tradeline['owner'];
};

function finish(account: Tradeline, how: { [K in keyof Finish]: Finish[K] }): Tradeline {
  const { matchMethod: _, ...rest } = account;
  return given({ ...rest, ...how });
}

/** The lines in the order the source lists their bureaus. */
function tradesOf({ byBureau }: Tradeline): BureauTrade[] {
  return Object.values(byBureau).flat();
}
