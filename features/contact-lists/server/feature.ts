import { defineFeature } from '../../../platform/server/feature.ts';
import { contactListsActivities } from '../activities.ts';
import { contactListsContract } from '../contract.ts';
import { bulkUpdate } from './operations/bulk-update.ts';
import { contactNeeds } from './needs.ts';
import { count } from './operations/count.ts';
import { list } from './operations/list.ts';
import { quickUpdate } from './operations/quick-update.ts';
import { undoBulk } from './operations/undo-bulk.ts';

export const contactListsFeature = defineFeature({
  name: 'contactLists',
  formerly: 'contacts',
  contract: contactListsContract,
  activities: contactListsActivities,
  operations: { list, count, quickUpdate, bulkUpdate, undoBulk },
  needs: [contactNeeds],
});
