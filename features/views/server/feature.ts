import type { Feature } from '../../../platform/server/feature.ts';
import { viewsContract } from '../contract.ts';
import { create } from './operations/create.ts';
import { list } from './operations/list.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { update } from './operations/update.ts';

export const viewsFeature: Feature<typeof viewsContract> = {
  name: 'views',
  contract: viewsContract,
  operations: { list, create, update, remove, restore },
};
