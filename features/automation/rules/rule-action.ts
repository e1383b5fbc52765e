// The one thing a rule does, and how it is said.
import { z } from 'zod';
import { freeLine, freeText } from '../../../platform/base/free-text.ts';
import { tagName } from '../../contacts/rules/contact-schema.ts';
import { noteBody } from '../../contacts/rules/note-body.ts';
import { TASK_KINDS } from '../../tasks/rules/task-kinds.ts';

export const ACTION_KINDS = ['task', 'note', 'tag', 'owner', 'follow-up'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Whole days after the day it happens; 0 is that day. */
const daysAhead = z.int('Please enter a whole number of days.').min(0, 'From 0 to 365 days.').max(365, 'From 0 to 365 days.');

export const ruleAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('task'),
    title: freeLine(160).min(1, 'Please enter what to do.'),
    taskKind: z.enum(TASK_KINDS).default('task'),
    note: freeText(4000)
      .nullable()
      .default(null)
      .transform((note) => note || null),
    dueInDays: daysAhead.nullable().default(null),
    /** A member of staff, the owner of the contact, or no one. */
    assignee: z.union([z.uuid(), z.enum(['owner', 'none'])]).default('owner'),
  }),
  z.strictObject({ kind: z.literal('note'), body: noteBody }),
  z.strictObject({ kind: z.literal('tag'), tag: tagName.min(1, 'Please enter a tag.') }),
  z.strictObject({ kind: z.literal('owner'), ownerId: z.uuid('Please choose a person.') }),
  z.strictObject({ kind: z.literal('follow-up'), inDays: daysAhead }),
]);
export type RuleAction = z.output<typeof ruleAction>;

/** The activity that doing it leaves, which is that of the ordinary change. */
export const EFFECT_KIND = {
  task: 'tasks.added',
  note: 'contacts.noteAdded',
  tag: 'contacts.updated',
  owner: 'contacts.updated',
  'follow-up': 'contacts.updated',
} as const satisfies Readonly<Record<ActionKind, string>>;

/** 'add a task: Call back, due 2 days later'. Names of people are looked up by `nameOf`. */
export function describeAction(action: RuleAction, nameOf: (userId: string) => string | undefined): string {
  switch (action.kind) {
    case 'task':
      return `add a task: ${action.title}${action.dueInDays === null ? '' : `, due ${inDays(action.dueInDays)}`}${assigned(action.assignee, nameOf)}`;
    case 'note':
      return 'add a note';
    case 'tag':
      return `add the tag “${action.tag}”`;
    case 'owner':
      return `set the owner to ${nameOf(action.ownerId) ?? 'a former colleague'}`;
    case 'follow-up':
      return `set the follow-up to ${inDays(action.inDays)}`;
  }
}

function inDays(days: number): string {
  if (days === 0) return 'the same day';
  return days === 1 ? '1 day later' : `${days} days later`;
}

function assigned(assignee: string, nameOf: (userId: string) => string | undefined): string {
  if (assignee === 'none') return ', unassigned';
  return assignee === 'owner' ? ', for the owner of the contact' : `, for ${nameOf(assignee) ?? 'a former colleague'}`;
}
