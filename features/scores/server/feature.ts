import type { Feature } from '../../../platform/server/feature.ts';
import { scoresContract } from '../contract.ts';
import { list } from './operations/list.ts';
import { forContact } from './operations/for-contact.ts';
import { add } from './operations/add.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { setGoal } from './operations/set-goal.ts';
import { listMine } from './operations/list-mine.ts';

export const scoresFeature: Feature<typeof scoresContract> = {
  name: 'scores',
  contract: scoresContract,
  operations: { list, forContact, add, remove, restore, setGoal, listMine },
};
