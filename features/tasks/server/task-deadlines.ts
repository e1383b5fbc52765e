import type { DeadlineKind } from '../../../platform/server/manifest.ts';
import { listDueTasks } from './store.ts';

/** Open tasks on the day they are due. */
export const taskDeadlines: DeadlineKind = {
  key: 'tasks.due',
  name: 'Tasks',
  permissions: ['tasks:view'],
  movedWith: 'tasks:work',
  read: async ({ db }, range) =>
    (await listDueTasks(db, range)).flatMap(({ id, version, dueOn, title, contactId, contactName, assigneeId }) =>
      dueOn === null
        ? []
        : [
            {
              id,
              version,
              on: dueOn,
              title,
              contact: contactId === null || contactName === null ? null : { id: contactId, name: contactName },
              personId: assigneeId,
              href: contactId === null ? '/dashboard' : `/contacts/${contactId}?tab=tasks`,
            },
          ],
    ),
};
