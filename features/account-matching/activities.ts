// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const accountMatchingActivities = defineActivities(
  { permission: 'credit-reports:view' },
  {
    'creditReports.matchDecided': {
      name: 'Account match decided',
      subject: ['account-match'],
      changes: z.strictObject({ decisions: z.array(z.unknown()) }),
    },
    'creditReports.matchUndone': {
      name: 'Account match undone',
      subject: ['account-match'],
      changes: z.strictObject({ decisions: z.number(), kind: z.string() }),
    },
  },
);
