// What a rule does to a contact: the ordinary change, made by its own operation, so that the same rules hold and the same row is left.
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { StaffCall } from '../../../platform/server/feature.ts';
import { quickUpdate } from '../../contact-lists/server/public.ts';
import { addNote } from '../../contacts/server/public.ts';
import { createTask } from '../../tasks/server/public.ts';
import type { RuleAction } from '../rules/rule-action.ts';
import type { LookedAt } from './store/contacts.ts';

/** Answers the refusal of the change, if any. */
export async function act(call: StaffCall, action: RuleAction, contact: LookedAt): Promise<unknown> {
  const { id, version } = contact;
  switch (action.kind) {
    case 'task': {
      const { title, taskKind: kind, note, dueInDays } = action;
      const dueOn = dueInDays === null ? null : dayAhead(call, dueInDays);
      return createTask({
        ...call,
        input: { contactId: id, title, kind, note, dueOn, assigneeId: await assigneeOf(call, action.assignee, contact) },
      });
    }
    case 'note':
      return addNote({ ...call, input: { id, body: action.body, pinned: false } });
    case 'tag':
      return quickUpdate({ ...call, input: { id, version, set: { addTags: [action.tag] } } });
    case 'owner':
      return quickUpdate({ ...call, input: { id, version, set: { ownerId: action.ownerId } } });
    case 'follow-up':
      return quickUpdate({ ...call, input: { id, version, set: { followUpOn: dayAhead(call, action.inDays) } } });
  }
}

/** The day that many days after the day it is at the office. */
export function dayAhead({ now, zone }: OfficeTime, days: number): CivilDate {
  return addDays(civilDateAt(now, zone), days);
}

/** The task of a contact without an owner, or whose owner left, is for anyone. */
async function assigneeOf({ db, services }: StaffCall, assignee: string, { ownerId }: LookedAt): Promise<string | null> {
  if (assignee === 'none') return null;
  if (assignee !== 'owner') return assignee;
  return ownerId !== null && (await services.findStaff(db, [ownerId])).has(ownerId) ? ownerId : null;
}
