// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const accessLogActivities = defineActivities(
  { permission: 'access-log:view', own: 'always' },
  {
    'accessLog.dayClosed': {
      name: 'Access log of a day closed',
      subject: ['access-log'],
      changes: z.strictObject({ entries: z.number(), digest: z.string() }),
    },
    'accessLog.exported': {
      name: 'Access log exported',
      subject: ['user'],
      changes: z.strictObject({ contacts: z.number(), from: z.string().nullable(), to: z.string().nullable() }),
    },
  },
);
