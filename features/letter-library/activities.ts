// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { defineActivities } from '../../platform/base/activities.ts';

export const letterLibraryActivities = defineActivities(
  { permission: 'letter-library:view', own: 'always' },
  {
    'letterLibrary.favoriteAdded': { name: 'Letter text marked as favorite', subject: ['letter-text'] },
    'letterLibrary.favoriteRemoved': { name: 'Letter text no longer a favorite', subject: ['letter-text'] },
  },
);
