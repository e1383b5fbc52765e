// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const disputesActivities = defineActivities(
  { permission: 'disputes:view' },
  {
    'disputes.draftSaved': { name: 'Round prepared', subject: ['dispute-round'], changes: z.strictObject({ items: z.array(z.unknown()) }) },
    'disputes.outcomeAdded': { name: 'Outcome recorded', subject: ['dispute-outcome'], changes: z.strictObject({ state: z.string() }) },
    'disputes.outcomeUndone': {
      name: 'Outcome undone',
      subject: ['dispute-outcome'],
      changes: z.strictObject({ state: z.string(), result: z.string() }),
    },
    'disputes.outcomesDecided': {
      name: 'Outcomes decided',
      subject: ['contact'],
      changes: z.strictObject({ decided: z.array(z.unknown()) }),
    },
    'disputes.outcomesProposed': {
      name: 'Outcomes proposed',
      subject: ['contact'],
      changes: z.strictObject({ added: z.number(), rewritten: z.number(), withdrawn: z.number() }),
    },
    'disputes.roundOpened': {
      name: 'Round opened',
      subject: ['dispute-round'],
      changes: z.strictObject({ state: z.string() }),
      forClients: 'disputes:view-own',
    },
  },
);
