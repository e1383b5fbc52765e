import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countOpenPairs } from './store.ts';

const CAP = 999;

/** Pairs that wait for a decision, for those who may take it. */
export async function duplicateNeeds(db: Db, scope: StaffScope): Promise<NeedsAction[]> {
  if (!scope.may('duplicates:merge')) return [];
  const count = await countOpenPairs(db, scope, CAP);
  if (count === 0) return [];
  return [
    {
      key: 'duplicates.open',
      count: Math.min(count, CAP),
      capped: count > CAP,
      words: { one: 'pair of records may be one person', many: 'pairs of records may be one person' },
      href: '/contacts?tab=duplicates',
      weight: 'open',
    },
  ];
}
