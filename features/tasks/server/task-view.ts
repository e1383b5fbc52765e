// A task as screens see it, and what every change of a task looks at first.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Task } from '../contract.ts';
import type { StoredTask } from './store.ts';

export function viewTask(task: StoredTask): Task {
  const { contactId, contactName, contactArchived: _archived, removedAt: _removed, createdAt, doneAt, ...same } = task;
  return {
    ...same,
    contact: contactId === null || contactName === null ? null : { id: contactId, name: contactName },
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

export const taskNotFound = (): Refusal => refuse('tasks.notFound', 'There is no such task, or it was removed.');

/** A refusal when `assigneeId` is not on the staff. */
export async function checkAssignee(db: Db, services: Services, assigneeId: string | null): Promise<Refusal | undefined> {
  if (assigneeId === null || (await services.findStaff(db, [assigneeId])).has(assigneeId)) return undefined;
  const sentence = 'Please choose someone who works here.';
  return refuse('tasks.assigneeUnknown', sentence, { fields: { assigneeId: sentence } });
}

/** What the record says of a change of `task`. */
export function aboutTask(
  task: Pick<StoredTask, 'id' | 'contactId' | 'title'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId: task.contactId, subject: { type: 'task', id: task.id }, summary: `Task ${what}: ${task.title}` };
}
