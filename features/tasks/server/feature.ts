import type { Feature } from '../../../platform/server/feature.ts';
import { tasksContract } from '../contract.ts';
import { complete } from './operations/complete.ts';
import { create } from './operations/create.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { remove } from './operations/remove.ts';
import { reopen } from './operations/reopen.ts';
import { restore } from './operations/restore.ts';
import { update } from './operations/update.ts';

export const tasksFeature: Feature<typeof tasksContract> = {
  name: 'tasks',
  contract: tasksContract,
  operations: { list, get, create, update, complete, reopen, remove, restore },
};
