// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const duplicatesActivities = defineActivities(
  { permission: 'duplicates:view' },
  {
    'duplicates.dismissalUndone': {
      name: 'Dismissal of a duplicate undone',
      subject: ['contact'],
      changes: z.strictObject({ state: z.string(), other: z.string() }),
    },
    'duplicates.dismissed': {
      name: 'Duplicate dismissed',
      subject: ['contact'],
      changes: z.strictObject({ state: z.string(), other: z.string() }),
    },
    'duplicates.mergeUndone': {
      name: 'Merge undone',
      subject: ['contact'],
      changes: z.looseObject({
        email: z.string().nullable(),
        phone_work: z.string().nullable(),
        identity: z.string().nullable(),
        spouse_id: z.string().nullable(),
      }),
    },
    'duplicates.merged': {
      name: 'Records merged',
      subject: ['contact'],
      changes: z.looseObject({
        tags: z.array(z.unknown()).nullable(),
        email: z.string().nullable(),
        phone_work: z.string().nullable(),
        identity: z.string().nullable(),
        spouse_id: z.string().nullable(),
        stage: z.string().nullable(),
        category: z.string().nullable(),
        hold_reason: z.string().nullable(),
        hold_kind: z.string().nullable(),
        hold_until: z.string().nullable(),
        stage_since: z.string().nullable(),
        on_hold_since: z.string().nullable(),
      }),
    },
    'duplicates.searchAsked': { name: 'Search for duplicates started', subject: ['user'] },
  },
);
