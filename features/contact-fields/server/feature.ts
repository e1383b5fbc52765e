import type { Feature } from '../../../platform/server/feature.ts';
import { contactFieldsContract } from '../contract.ts';
import { add } from './operations/add.ts';
import { change } from './operations/change.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';

export const contactFieldsFeature: Feature<typeof contactFieldsContract> = {
  name: 'contactFields',
  formerly: 'contacts',
  contract: contactFieldsContract,
  operations: { add, change, remove, restore },
};
