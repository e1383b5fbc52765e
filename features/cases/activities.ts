// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';
import { HOLD_KINDS } from '../contacts/rules/holds.ts';

const HOLD = { holdKind: z.enum(HOLD_KINDS).nullable(), holdReason: z.string().nullable(), holdUntil: z.string().nullable() };

export const casesActivities = defineActivities(
  { permission: 'cases:view' },
  {
    'cases.held': { name: 'Client put on hold', subject: ['contact'], changes: z.strictObject(HOLD) },
    'cases.resumed': {
      name: 'Work resumed',
      subject: ['contact'],
      changes: z.strictObject({ ...HOLD, reason: z.string().optional() }),
    },
    'cases.stageMoved': {
      name: 'Client moved to another stage',
      subject: ['contact'],
      changes: z.looseObject({ stage: z.string().nullable(), reason: z.string().nullable() }),
    },
  },
);
