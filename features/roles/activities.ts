// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { defineActivities } from '../../platform/base/activities.ts';

export const rolesActivities = defineActivities(
  { permission: 'roles:view-people', own: 'always' },
  { 'roles.sessionEnded': { name: 'Session of a colleague ended', subject: ['user'] } },
);
