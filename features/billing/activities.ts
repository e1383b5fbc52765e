// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const billingActivities = defineActivities(
  { permission: 'billing:view' },
  {
    'billing.noted': {
      name: 'Payment status updated',
      subject: ['billing-note'],
      changes: z.strictObject({ plan: z.string(), standing: z.string(), since: z.string(), note: z.string().nullable() }),
    },
    'billing.restored': {
      name: 'Payment status restored',
      subject: ['billing-note'],
      changes: z.strictObject({ plan: z.string(), standing: z.string(), since: z.string(), note: z.string().nullable() }),
    },
    'billing.takenBack': {
      name: 'Payment status removed',
      subject: ['billing-note'],
      changes: z.strictObject({ plan: z.string(), standing: z.string(), since: z.string(), note: z.string().nullable() }),
    },
  },
);
