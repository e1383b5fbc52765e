// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const tasksActivities = defineActivities(
  { permission: 'tasks:view' },
  {
    'tasks.added': {
      name: 'Task added',
      subject: ['task'],
      changes: z.strictObject({
        title: z.string(),
        kind: z.string(),
        dueOn: z.string().nullable(),
        assigneeId: z.string().nullable(),
        /** Not the note itself: it can be taken away with its task. */
        note: z.string(),
      }),
    },
    'tasks.changed': {
      name: 'Task changed',
      subject: ['task'],
      changes: z.looseObject({
        title: z.string().nullable(),
        kind: z.string().nullable(),
        dueOn: z.string().nullable(),
        assigneeId: z.string().nullable(),
      }),
    },
    'tasks.completed': { name: 'Task completed', subject: ['task'], changes: z.strictObject({ done: z.boolean() }) },
    'tasks.removed': { name: 'Task removed', subject: ['task'], changes: z.strictObject({ removed: z.boolean() }) },
    'tasks.reopened': { name: 'Task reopened', subject: ['task'], changes: z.strictObject({ done: z.boolean() }) },
    'tasks.restored': { name: 'Task restored', subject: ['task'], changes: z.strictObject({ removed: z.boolean() }) },
  },
);
