import { defineFeature } from '../../../platform/server/feature.ts';
import { contactFieldsActivities } from '../activities.ts';
import { contactFieldsContract } from '../contract.ts';
import { add } from './operations/add.ts';
import { change } from './operations/change.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';

export const contactFieldsFeature = defineFeature({
  name: 'contactFields',
  formerly: 'contacts',
  contract: contactFieldsContract,
  activities: contactFieldsActivities,
  operations: { add, change, remove, restore },
});
