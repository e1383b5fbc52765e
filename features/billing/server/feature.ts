import { defineFeature } from '../../../platform/server/feature.ts';
import { billingActivities } from '../activities.ts';
import { billingContract } from '../contract.ts';
import { list } from './operations/list.ts';
import { note } from './operations/note.ts';
import { restore } from './operations/restore.ts';
import { takeBack } from './operations/take-back.ts';
import { billingNeeds } from './billing-needs.ts';
import { STANDINGS_FOLLOW } from './take-along.ts';

export const billingFeature = defineFeature({
  name: 'billing',
  contract: billingContract,
  activities: billingActivities,
  operations: { list, note, restore, takeBack },
  needs: billingNeeds,
  follows: [STANDINGS_FOLLOW],
});
