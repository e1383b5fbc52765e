// Pairs side by side, with what differs.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { DuplicatePair, PairSideView } from '../contract.ts';
import { MERGE_FIELD_NAMES, type Holdings } from '../rules/merge-fields.ts';
import { gatherHoldings } from './holdings.ts';
import type { OpenPair } from './store.ts';
import { listSides, type Side } from './store/sides.ts';

export async function viewPairs(db: StaffDb, pairs: readonly OpenPair[], now: Date): Promise<DuplicatePair[]> {
  const ids = [...new Set(pairs.flatMap((pair) => [pair.contactId, pair.otherId]))];
  const sides = await listSides(db, ids);
  const holds = await gatherHoldings(db, ids, now);
  return pairs.flatMap((pair) => {
    const [one, other] = [sides.get(pair.contactId), sides.get(pair.otherId)];
    if (!one || !other) return [];
    return [
      {
        reasons: [...pair.reasons],
        foundAt: pair.foundAt.toISOString(),
        one: show(one, holds(one.id)),
        other: show(other, holds(other.id)),
        differs: MERGE_FIELD_NAMES.filter((field) => {
          const [a, b] = field === 'ssn' ? [one.ssnIndex, other.ssnIndex] : [one.values[field], other.values[field]];
          return a !== null && b !== null && a !== b;
        }),
      },
    ];
  });
}

function show({ ssnIndex: _secret, ...side }: Side, holds: Holdings): PairSideView {
  return { ...side, holds };
}
