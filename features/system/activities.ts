// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { defineActivities } from '../../platform/base/activities.ts';

export const systemActivities = defineActivities(
  { permission: 'system:view' },
  {
    'system.runStarted': { name: 'Check or rebuild started', subject: ['run'] },
    'system.runEnded': { name: 'Check or rebuild ended', subject: ['run'] },
  },
);
