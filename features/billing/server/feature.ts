import { defineFeature } from '../../../platform/server/feature.ts';
import { billingActivities } from '../activities.ts';
import { billingContract } from '../contract.ts';
import { countClients } from './operations/count-clients.ts';
import { list } from './operations/list.ts';
import { listClients } from './operations/list-clients.ts';
import { note } from './operations/note.ts';
import { restore } from './operations/restore.ts';
import { remove } from './operations/remove.ts';
import { billingFacet, billingRebuild } from './billing-facet.ts';
import { billingNeeds } from './billing-needs.ts';
import { PAYMENT_STATUSES_FOLLOW } from './move-with-contact.ts';
import { BILLING_RETENTION } from './store/retention.ts';

export const billingFeature = defineFeature({
  name: 'billing',
  contract: billingContract,
  activities: billingActivities,
  operations: { listClients, countClients, list, note, restore, remove },
  needs: billingNeeds,
  facets: [billingFacet],
  maintenance: [billingRebuild],
  retention: [BILLING_RETENTION],
  follows: [PAYMENT_STATUSES_FOLLOW],
});
