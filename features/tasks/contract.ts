// Tasks with their due days, about a contact or the office.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, freeText } from '../../platform/base/free-text.ts';
import { pageInput, versioned, versionedInUrl } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
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
const assigneeUnknown = { 'tasks.assigneeUnknown': { status: 422, when: 'The person is not among the staff who can sign in.' } } as const;

const typed = {
  title: freeLine(160).min(1, 'Please enter what to do.'),
  kind: z.enum(TASK_KINDS).default('task'),
  note: freeText(4000)
    .nullable()
    .default(null)
    .transform((note) => note || null),
  dueOn: civilDate.nullable().default(null),
  assigneeId: z.uuid().nullable().default(null),
};

export const tasksContract = {
  list: endpoint({
    method: 'GET',
    path: '/tasks',
    summary: 'Open tasks by the day they are due, or done ones, latest first',
    audience: 'staff',
    permission: 'tasks:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      /** Without it, tasks of archived contacts are left out: nothing is to be done about these. */
      contactId: z.uuid().optional(),
      assignee: z.union([z.uuid(), z.literal('none')]).optional(),
      due: z.enum(DUE_FILTERS).optional(),
      done: z.enum(['yes', 'no']).default('no'),
      /** The day of the office when the list was opened, so that its pages agree; today, unless given. */
      today: civilDate.optional(),
      ...pageInput({ usual: 50, most: 200 }),
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
    summary: 'Add a task; no one is notified',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.added',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...assigneeUnknown },
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
    refusals: { ...notFound, ...changedMeanwhile.declared, ...contactArchived.declared, ...assigneeUnknown },
    input: z.strictObject({ ...versioned, ...typed }),
    output: task,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/tasks/{id}/complete',
    summary: 'Complete a task',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.completed',
    refusals: { ...notFound, ...changedMeanwhile.declared, 'tasks.alreadyDone': { status: 409, when: 'The task is already done.' } },
    input: z.strictObject(versioned),
    output: task,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/tasks/{id}/reopen',
    summary: 'Reopen a completed task',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.reopened',
    refusals: {
      ...notFound,
      ...changedMeanwhile.declared,
      ...contactArchived.declared,
      'tasks.notDone': { status: 409, when: 'The task is already open.' },
    },
    input: z.strictObject(versioned),
    output: task,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tasks/{id}',
    summary: 'Remove a task; it can be restored',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.removed',
    refusals: { ...notFound, ...changedMeanwhile.declared },
    input: z.strictObject(versionedInUrl),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/tasks/{id}/restore',
    summary: 'Restore a removed task',
    audience: 'staff',
    permission: 'tasks:work',
    activity: 'tasks.restored',
    refusals: { ...notFound, ...contactArchived.declared, 'tasks.notRemoved': { status: 409, when: 'The task was not removed.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: task,
  }),
};
