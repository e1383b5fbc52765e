import type { Feature } from '../../../platform/server/feature.ts';
import { contactListsContract } from '../contract.ts';
import { bulkUpdate } from './operations/bulk-update.ts';
import { count } from './operations/count.ts';
import { list } from './operations/list.ts';
import { quickUpdate } from './operations/quick-update.ts';
import { undoBulk } from './operations/undo-bulk.ts';

export const contactListsFeature: Feature<typeof contactListsContract> = {
  name: 'contactLists',
  formerly: 'contacts',
  contract: contactListsContract,
  operations: { list, count, quickUpdate, bulkUpdate, undoBulk },
};
