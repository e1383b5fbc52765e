// What somebody is to do by when, about a contact or about the office.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, freeText } from '../../platform/base/free-text.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { DUE_FILTERS } from './rules/due.ts';
import { TASK_KINDS } from './rules/task-kinds.ts';

export { TASK_KINDS } from './rules/task-kinds.ts';

const nullable = z.string().nullable();
const task = z.object({
  id: z.string(),
  version: z.number().int(),
  contact: z.object({ id: z.string(), name: z.string() }).nullable(),
  title: z.string(),
  kind: z.enum(TASK_KINDS),
  note: nullable,
  dueOn: nullable,
  /** The name is looked up by the screen among colleagues. */
  assigneeId: nullable,
  createdAt: z.string(),
  createdBy: z.string(),
  doneAt: nullable,
  doneBy: nullable,
});
export type Task = z.output<typeof task>;

const notFound = { 'tasks.notFound': { status: 404, when: 'There is no such task, or it was removed.' } } as const;
const changedMeanwhile = { 'tasks.changedMeanwhile': { status: 409, when: 'Somebody changed the task since it was read.' } } as const;
const contactArchived = {
  'contacts.archived': { status: 409, when: 'The contact is archived, so its tasks can only be finished or removed.' },
} as const;
const assigneeUnknown = { 'tasks.assigneeUnknown': { status: 422, when: 'The person is not among the staff who can sign in.' } } as const;

const typed = {
  title: freeLine(160).min(1, 'Please say what is to be done.'),
  kind: z.enum(TASK_KINDS).default('task'),
  note: freeText(4000)
    .nullable()
    .default(null)
    .transform((note) => note || null),
  dueOn: civilDate.nullable().default(null),
  assigneeId: z.uuid().nullable().default(null),
};
const versioned = { id: z.uuid(), version: z.int32() };

export const tasksContract = {
  list: endpoint({
    method: 'GET',
    path: '/tasks',
    summary: 'Open tasks by the day they are due, or done ones, latest first',
    audience: 'staff',
    permission: 'tasks:view',
    activity: null,
    refusals: { 'tasks.cursorUnknown': { status: 422, when: 'The page marker was not made by this list.' } },
    input: z.strictObject({
      /** Without it, tasks of archived contacts are left out: nothing is to be done about these. */
      contactId: z.uuid().optional(),
      assignee: z.union([z.uuid(), z.literal('none')]).optional(),
      due: z.enum(DUE_FILTERS).optional(),
      done: z.enum(['yes', 'no']).default('no'),
      /** The day it is where the question is asked. */
      today: civilDate.optional(),
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ rows: z.array(task), next: nullable }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/tasks/{id}',
    summary: 'One task',
    audience: 'staff',
    permission: 'tasks:view',
    activity: null,
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: task,
  }),
  create: endpoint({
    method: 'POST',
    path: '/tasks',
    summary: 'Add a task; nobody is sent a message',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.added',
    refusals: { 'contacts.notFound': { status: 404, when: 'There is no such contact.' }, ...contactArchived, ...assigneeUnknown },
    input: z.strictObject({ contactId: z.uuid().nullable().default(null), ...typed }),
    output: task,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/tasks/{id}',
    summary: 'Change a task',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.changed',
    refusals: { ...notFound, ...changedMeanwhile, ...contactArchived, ...assigneeUnknown },
    input: z.strictObject({ ...versioned, ...typed }),
    output: task,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/tasks/{id}/complete',
    summary: 'Check a task off',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.completed',
    refusals: { ...notFound, ...changedMeanwhile, 'tasks.alreadyDone': { status: 409, when: 'The task is done already.' } },
    input: z.strictObject(versioned),
    output: task,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/tasks/{id}/reopen',
    summary: 'Open a task that was checked off',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.reopened',
    refusals: { ...notFound, ...changedMeanwhile, ...contactArchived, 'tasks.notDone': { status: 409, when: 'The task is open already.' } },
    input: z.strictObject(versioned),
    output: task,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tasks/{id}',
    summary: 'Remove a task; it can be brought back',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.removed',
    refusals: { ...notFound, ...changedMeanwhile },
    input: z.strictObject({ id: z.uuid(), version: z.coerce.number().int() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/tasks/{id}/restore',
    summary: 'Bring a removed task back',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.restored',
    refusals: { ...notFound, ...contactArchived, 'tasks.notRemoved': { status: 409, when: 'The task was not removed.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: task,
  }),
};
