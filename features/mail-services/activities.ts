// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const problem = z.strictObject({ problem: z.string() });

export const mailServicesActivities = defineActivities(
  { permission: 'letters:view' },
  {
    'mailServices.batchSent': {
      name: 'Letters given to the mail service',
      subject: ['mail-service-batch'],
      changes: z.strictObject({ letters: z.array(z.string()), mailClass: z.string(), priceCents: z.number(), isTest: z.boolean() }),
    },
    'mailServices.batchCancelled': {
      name: 'Letters called back from the mail service',
      subject: ['mail-service-batch'],
      changes: z.strictObject({ letters: z.array(z.string()) }),
    },
    'mailServices.refused': { name: 'Letter refused by the mail service', subject: ['letter'], changes: problem },
    'mailServices.unanswered': { name: 'Mail service gave no answer', subject: ['letter'], changes: problem },
    'mailServices.notRecorded': { name: 'Letter mailed without a recorded mailing', subject: ['letter'], changes: problem },
    'mailServices.testSent': {
      name: 'Test letter taken by the mail service',
      subject: ['letter'],
      changes: z.strictObject({ serviceRef: z.string() }),
    },
    'mailServices.decided': {
      name: 'Unclear letter decided',
      subject: ['letter'],
      changes: z.strictObject({ decision: z.string() }),
    },
    'mailServices.tracked': {
      name: 'Letter tracked',
      subject: ['letter'],
      changes: z.strictObject({ seen: z.string(), on: z.string(), problem: z.string() }),
    },
  },
);
