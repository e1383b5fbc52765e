// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const viewsActivities = defineActivities(
  { permission: 'views:view' },
  {
    'views.changed': { name: 'Saved view changed', subject: ['view'], changes: z.strictObject({ name: z.string() }) },
    'views.removed': { name: 'Saved view removed', subject: ['view'] },
    'views.restored': { name: 'Saved view restored', subject: ['view'] },
    'views.saved': { name: 'View saved', subject: ['view'] },
  },
);
