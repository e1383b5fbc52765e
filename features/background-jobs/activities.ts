// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { defineActivities } from '../../platform/base/activities.ts';

export const backgroundJobsActivities = defineActivities(
  { permission: 'background-jobs:view' },
  { 'backgroundJobs.retried': { name: 'Job tried again', subject: ['job'] } },
);
