// What happens in this feature and is recorded.
import { defineActivities } from '../../platform/base/activities.ts';

export const progressPortalActivities = defineActivities(
  { permission: 'progress-portal:view' },
  { 'progressPortal.previewOpened': { name: 'Portal preview opened', subject: ['contact'] } },
);
