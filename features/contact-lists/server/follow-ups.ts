import type { DeadlineKind } from '../../../platform/server/manifest.ts';
import { listFollowUps } from './store/follow-ups.ts';

/** Follow-ups of active contacts, each with the owner of the contact. */
export const followUpDeadlines: DeadlineKind = {
  key: 'contacts.followUp',
  name: 'Follow-ups',
  permissions: ['contacts:view'],
  movedWith: 'contacts:update',
  read: async ({ db }, range) =>
    (await listFollowUps(db, range)).map(({ id, version, name, on, ownerId }) => ({
      id,
      version,
      on,
      title: `Follow up with ${name}`,
      contact: { id, name },
      personId: ownerId,
      href: `/contacts/${id}`,
    })),
};
