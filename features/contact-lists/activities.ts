// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const contactListsActivities = defineActivities(
  { permission: 'contacts:view' },
  {
    'contacts.manyUndone': {
      name: 'Bulk change undone',
      subject: ['bulk-change'],
      changes: z.strictObject({ restored: z.number(), left: z.number() }),
    },
    'contacts.manyUpdated': {
      name: 'Many contacts changed',
      subject: ['bulk-change'],
      changes: z.looseObject({
        urgency: z.string().nullable(),
        changed: z.number().nullable(),
        addTags: z.array(z.unknown()).nullable(),
        stage: z.string().nullable(),
        source: z.string().nullable(),
        ownerId: z.string().nullable(),
        followUpOn: z.string().nullable(),
      }),
    },
  },
);
