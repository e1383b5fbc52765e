import { defineFeature } from '../../../platform/server/feature.ts';
import { scoresActivities } from '../activities.ts';
import { scoresContract } from '../contract.ts';
import { list } from './operations/list.ts';
import { forContact } from './operations/for-contact.ts';
import { add } from './operations/add.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { setGoal } from './operations/set-goal.ts';
import { listMine } from './operations/list-mine.ts';
import { SCORES_FOLLOW } from './store/merge.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const scoresFeature = defineFeature({
  name: 'scores',
  contract: scoresContract,
  views: ['score_values'],
  activities: scoresActivities,
  operations: { list, forContact, add, remove, restore, setGoal, listMine },
  retention: [
    rowsDisposed({
      key: 'scores.scores',
      name: 'Credit scores and goals',
      tables: ['credit_scores', 'score_goals'],
      group: 'reports',
      onRequest: true,
    }),
  ],
  follows: [SCORES_FOLLOW],
});
