// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const contactFieldsActivities = defineActivities(
  { permission: 'contacts:view' },
  {
    'contacts.fieldAdded': {
      name: 'Custom field added',
      subject: ['contact-field'],
      changes: z.strictObject({ label: z.string(), kind: z.string(), choices: z.array(z.unknown()) }),
    },
    'contacts.fieldChanged': {
      name: 'Custom field changed',
      subject: ['contact-field'],
      changes: z.strictObject({ label: z.string(), choices: z.array(z.unknown()) }),
    },
    'contacts.fieldRemoved': { name: 'Custom field removed', subject: ['contact-field'] },
    'contacts.fieldRestored': { name: 'Custom field restored', subject: ['contact-field'] },
  },
);
