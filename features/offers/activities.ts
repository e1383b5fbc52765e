// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const where = z.strictObject({ where: z.enum(['portal', 'tablet']) });

export const offersActivities = defineActivities(
  { permission: 'offers:view' },
  {
    'offers.made': {
      name: 'Agreement offered',
      subject: ['offer'],
      changes: z.strictObject({
        template: z.string(),
        language: z.string(),
        services: z.array(z.string()),
        totalCents: z.number(),
        termDays: z.number(),
        found: z.string(),
        soldBy: z.string(),
        validThrough: z.string(),
      }),
    },
    'offers.withdrawn': { name: 'Offer withdrawn', subject: ['offer'], changes: z.strictObject({ reason: z.string().nullable() }) },
    'offers.handedOver': { name: 'Tablet handed to the client', subject: ['offer'], changes: z.strictObject({ until: z.string() }) },
    'offers.tabletOpened': { name: 'Offer opened on the tablet', subject: ['offer'], changes: z.strictObject({}) },
    'offers.tabletReturned': { name: 'Tablet handed back', subject: ['offer'], changes: z.strictObject({}) },
    'offers.consented': { name: 'Client agreed to electronic records', subject: ['offer'], changes: where },
    'offers.acknowledged': { name: 'Client acknowledged the federal statement', subject: ['offer'], changes: where },
    'offers.instructed': {
      name: 'Client gave instructions for credit reports',
      subject: ['offer'],
      changes: where.extend({ bureaus: z.array(z.string()) }),
    },
    'offers.signed': {
      name: 'Agreement signed',
      subject: ['offer'],
      changes: where.extend({ signedOn: z.string(), cancelThrough: z.string(), file: z.string() }),
    },
  },
);
