import { defineFeature } from '../../../platform/server/feature.ts';
import { viewsActivities } from '../activities.ts';
import { viewsContract } from '../contract.ts';
import { create } from './operations/create.ts';
import { list } from './operations/list.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { update } from './operations/update.ts';

export const viewsFeature = defineFeature({
  name: 'views',
  contract: viewsContract,
  activities: viewsActivities,
  operations: { list, create, update, remove, restore },
});
