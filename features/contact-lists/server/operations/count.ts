import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactListsContract } from '../../contract.ts';
import { CATEGORIES, type Category } from '../../../contacts/rules/stages.ts';
import { refuseFilter } from '../filter-rights.ts';
import { withToday } from '../today.ts';
import { COUNT_CAP } from '../store/list.ts';
import { countByCategory } from '../store/count.ts';

export const count: Operation<typeof contactListsContract.count> = async ({ db, scope, services, input, now, zone }) => {
  const refused = refuseFilter(services, scope, input);
  if (refused) return refused;
  const { byCategory, archived } = await countByCategory(db, withToday(input, { now, zone }), zone);
  const each = Object.fromEntries(CATEGORIES.map((category) => [category, capAt(byCategory[category])])) as Record<Category, Counted>;
  // Each stops one above the cap, so the sum is right up to there.
  return { all: capAt(Object.values(byCategory).reduce((sum, n) => sum + n, 0)), byCategory: each, archived: capAt(archived) };
};

interface Counted {
  readonly count: number;
  readonly capped: boolean;
}
const capAt = (n: number): Counted => ({ count: Math.min(n, COUNT_CAP), capped: n > COUNT_CAP });
