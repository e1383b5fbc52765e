// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const placed = z.strictObject({ contactId: z.string().nullable(), letterId: z.string().nullable(), reason: z.string() });

export const answersActivities = defineActivities(
  { permission: 'disputes:view' },
  {
    'answers.added': { name: 'Answers on paper added', subject: ['answer'], changes: z.strictObject({ files: z.array(z.unknown()) }) },
    'answers.read': {
      name: 'Barcodes of an answer read',
      subject: ['answer'],
      changes: z.strictObject({ pages: z.number().nullable(), found: z.string(), letterId: z.string().nullable() }),
    },
    'answers.sorted': { name: 'Answer sorted', subject: ['answer'], changes: placed },
    'answers.split': { name: 'Scan of answers split', subject: ['answer'], changes: z.strictObject({ firstPages: z.array(z.unknown()) }) },
    'answers.entered': {
      name: 'Answer on paper entered',
      subject: ['answer'],
      changes: z.strictObject({
        kind: z.string(),
        answeredOn: z.string(),
        receivedOn: z.string(),
        answers: z.array(z.unknown()),
        stepDueOn: z.string(),
        putBack: z.array(z.unknown()),
      }),
      forClients: 'disputes:view-own',
    },
    'answers.undone': {
      name: 'Entering of an answer undone',
      subject: ['answer'],
      changes: z.strictObject({ kind: z.string(), reason: z.string() }),
    },
    'answers.setAside': { name: 'Answer set aside', subject: ['answer'], changes: z.strictObject({ reason: z.string() }) },
    'answers.restored': { name: 'Answer restored', subject: ['answer'], changes: z.strictObject({ state: z.string() }) },
    'answers.stepDone': {
      name: 'Next step of an answer recorded',
      subject: ['answer'],
      changes: z.strictObject({ doneOn: z.string().nullable() }),
    },
  },
);
