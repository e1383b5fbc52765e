// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const subject: ['library-letter'] = ['library-letter'];
const changes = z.strictObject({ name: z.string(), language: z.string(), number: z.number() }).partial();

export const letterLibraryActivities = defineActivities(
  { permission: 'letter-library:view', own: 'always' },
  {
    'letterLibrary.favoriteAdded': { name: 'Letter text marked as favorite', subject: ['letter-text', 'library-letter'] },
    'letterLibrary.favoriteRemoved': { name: 'Letter text no longer a favorite', subject: ['letter-text', 'library-letter'] },
    'letterLibrary.letterAdded': { name: 'Library letter added', subject, changes },
    'letterLibrary.draftBegun': { name: 'Library letter being changed', subject },
    'letterLibrary.draftDiscarded': { name: 'Draft of a library letter discarded', subject },
    'letterLibrary.defaultRestored': { name: 'Library letter set back to the text of the program', subject },
    'letterLibrary.published': { name: 'Library letter published', subject, changes },
    'letterLibrary.letterDeactivated': { name: 'Library letter deactivated', subject },
    'letterLibrary.letterActivated': { name: 'Library letter activated', subject },
    'letterLibrary.letterRemoved': { name: 'Library letter removed', subject },
    'letterLibrary.letterRestored': { name: 'Library letter restored', subject },
    'letterLibrary.letterWritten': {
      name: 'Letter written from the library',
      subject: ['letter'],
      permission: 'letters:view',
      changes: z.strictObject({
        name: z.string(),
        recipient: z.string(),
        overrides: z.array(z.strictObject({ code: z.string(), reason: z.string() })).optional(),
      }),
    },
  },
);
