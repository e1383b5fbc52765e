// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const reportChangesActivities = defineActivities(
  { permission: 'credit-reports:view' },
  {
    'creditReports.compared': {
      name: 'Reports compared',
      subject: ['credit-report'],
      changes: z.strictObject({
        changedReports: z.number(),
        newEvents: z.number(),
        changedEvents: z.number(),
        goneEvents: z.number(),
        deleted: z.number(),
        reinserted: z.number(),
      }),
    },
  },
);
