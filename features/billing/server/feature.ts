import type { Feature } from '../../../platform/server/feature.ts';
import { billingContract } from '../contract.ts';
import { list } from './operations/list.ts';
import { note } from './operations/note.ts';
import { restore } from './operations/restore.ts';
import { takeBack } from './operations/take-back.ts';

export const billingFeature: Feature<typeof billingContract> = {
  name: 'billing',
  contract: billingContract,
  operations: { list, note, restore, takeBack },
};
