// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const scoresActivities = defineActivities(
  { permission: 'scores:view' },
  {
    'scores.added': {
      name: 'Score added',
      subject: ['credit-score'],
      changes: z.strictObject({ bureau: z.string(), model: z.string(), value: z.number(), scoredOn: z.string() }),
    },
    'scores.goalSet': { name: 'Score goal set', subject: ['score-goal'], changes: z.strictObject({ goal: z.number().nullable() }) },
    'scores.removed': { name: 'Score removed', subject: ['credit-score'], changes: z.strictObject({ removed: z.boolean() }) },
    'scores.restored': { name: 'Score restored', subject: ['credit-score'], changes: z.strictObject({ removed: z.boolean() }) },
  },
);
