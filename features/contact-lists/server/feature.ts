import { defineFeature } from '../../../platform/server/feature.ts';
import { contactListsActivities } from '../activities.ts';
import { contactListsContract } from '../contract.ts';
import { bulkUpdate } from './operations/bulk-update.ts';
import { contactNeeds } from './needs.ts';
import { followUpDeadlines } from './follow-ups.ts';
import { count } from './operations/count.ts';
import { facets } from './operations/facets.ts';
import { list } from './operations/list.ts';
import { quickUpdate } from './operations/quick-update.ts';
import { undoBulk } from './operations/undo-bulk.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const contactListsFeature = defineFeature({
  name: 'contactLists',
  formerly: 'contacts',
  contract: contactListsContract,
  activities: contactListsActivities,
  operations: { list, count, facets, quickUpdate, bulkUpdate, undoBulk },
  needs: [contactNeeds],
  views: ['contact_bulk_history'],
  deadlines: [followUpDeadlines],
  retention: [
    rowsDisposed({
      key: 'contactLists.facets',
      name: 'Values that lists find the client by',
      tables: ['contact_facets'],
      group: 'records',
      onRequest: true,
      isLast: true,
    }),
  ],
  bound: { contact_facets: 'The features that own the values write them again for both records when their own rows move.' },
});
