import { needOf } from '../../../platform/server/manifest.ts';
import { countOpenPairs, maySeeNumbers } from './store.ts';

/** Pairs that wait for a decision, for those who may take it. */
export const duplicateNeeds = needOf({
  key: 'duplicates.open',
  permissions: ['duplicates:merge'],
  words: { one: 'pair of records may be one person', many: 'pairs of records may be one person' },
  href: '/contacts?tab=duplicates',
  weight: 'open',
  count: ({ db, scope }, most) => countOpenPairs(db, maySeeNumbers(scope), most - 1),
});
