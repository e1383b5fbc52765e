// What the program does by itself, and the rules of the office: when something happens to a contact that matches, one thing is done.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { pageInput, versioned, versionedInUrl } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactFilterSchema } from '../contact-lists/rules/contact-filter.ts';
import { tagName } from '../contacts/rules/contact-schema.ts';
import { ACTION_KINDS, ruleAction } from './rules/rule-action.ts';

export { ACTION_KINDS } from './rules/rule-action.ts';

const nullable = z.string().nullable();
const kindOfActivity = z
  .string()
  .regex(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/, 'Please choose what happens.')
  .max(80);
/** A rule is about contacts that are there, whenever it acts. */
const ruleFilter = contactFilterSchema.omit({ archived: true, today: true, import: true });
export const RUN_OUTCOMES = ['done', 'skipped', 'failed'] as const;

const builtIn = z.object({
  key: z.string(),
  sentence: z.string(),
  /** 'Every day at 10:41 PM', as the clock of the office shows it; null where an activity starts it. */
  schedule: nullable,
  /** The names of the activities that start it. */
  on: z.array(z.string()),
  lastRunAt: nullable,
  lastFailedAt: nullable,
  /** In the last seven days. */
  failed: z.number().int(),
  waiting: z.number().int(),
});
export type BuiltIn = z.output<typeof builtIn>;

const rule = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  kind: z.string(),
  kindName: z.string(),
  filter: z.record(z.string(), z.unknown()),
  action: ruleAction,
  /** The name is looked up by the screen among colleagues. */
  ownerId: z.string(),
  hourlyLimit: z.number().int(),
  on: z.boolean(),
  onSince: nullable,
  done: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  lastRunAt: nullable,
  removed: z.boolean(),
  /** Why it does nothing although it is on; null while it can act. */
  problem: z.enum(['owner-away', 'owner-not-allowed']).nullable(),
  /** Whether this person may see whom it concerned. */
  mayFollow: z.boolean(),
});
export type AutomationRule = z.output<typeof rule>;

const run = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  kindName: z.string(),
  activityId: z.number().int(),
  contact: z.object({ id: z.string(), name: z.string() }),
  at: z.string(),
  outcome: z.enum(RUN_OUTCOMES),
  reason: nullable,
});
export type AutomationRun = z.output<typeof run>;

const tried = z.object({
  activityId: z.number().int(),
  at: z.string(),
  contact: z.object({ id: z.string(), name: z.string() }),
  outcome: z.enum(['done', 'skipped']),
  reason: nullable,
});
export type TriedEvent = z.output<typeof tried>;

const hourlyLimit = z.int('Please enter a whole number.').min(1, 'From 1 to 200.').max(200, 'From 1 to 200.');
const written = {
  name: freeLine(80).min(1, 'Please enter a name.'),
  kind: kindOfActivity,
  filter: ruleFilter.default({}),
  action: ruleAction,
  hourlyLimit: hourlyLimit.default(30),
};

const notFound = { 'automation.ruleNotFound': { status: 404, when: 'There is no such rule, or it was removed.' } } as const;
const notOwner = {
  'automation.notOwner': { status: 403, when: 'Only the owner of a rule changes it or turns it on; someone else takes it over first.' },
} as const;
const invalid = {
  'automation.kindUnknown': { status: 422, when: 'No activity of this kind is about one contact, or the person may not see them.' },
  'automation.personUnknown': { status: 422, when: 'The person named in the action is not among the staff who can sign in.' },
} as const;
const unchanged = {
  'automation.alreadySo': { status: 409, when: 'It is already on, off, paused, removed, restored, or one’s own.' },
} as const;

export const automationContract = {
  listBuiltIn: endpoint({
    method: 'GET',
    path: '/automation/built-in',
    summary: 'What the program does by itself: when, last run, failures of the last week',
    audience: 'staff',
    permission: 'automation:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ rows: z.array(builtIn) }),
  }),
  listKinds: endpoint({
    method: 'GET',
    path: '/automation/kinds',
    summary: 'The kinds of activity that rules can wait for',
    audience: 'staff',
    permission: 'automation:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ kinds: z.array(z.object({ kind: z.string(), name: z.string() })) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/automation/rules',
    summary: 'Rules by name',
    audience: 'staff',
    permission: 'automation:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      search: z.string().trim().max(80).optional(),
      state: z.enum(['on', 'off', 'removed']).optional(),
      owner: z.uuid().optional(),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({
      rows: z.array(rule),
      next: nullable,
      /** Set while all rules are paused. */
      paused: z.object({ at: z.string(), by: z.string() }).nullable(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/automation/rules/{id}',
    summary: 'One rule',
    audience: 'staff',
    permission: 'automation:view',
    activity: null,
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: rule,
  }),
  listRuns: endpoint({
    method: 'GET',
    path: '/automation/runs',
    summary: 'What rules did and why they did not, newest first',
    audience: 'staff',
    permission: 'automation:view',
    activity: null,
    refusals: { ...cursorUnknown.declared, ...notFound },
    input: z.strictObject({
      ruleId: z.uuid().optional(),
      outcome: z.enum(RUN_OUTCOMES).optional(),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(run), next: nullable }),
  }),
  dryRun: endpoint({
    method: 'GET',
    path: '/automation/dry-run',
    summary: 'What a rule would have done in the last 30 days, by the contacts as they are now; changes nothing',
    audience: 'staff',
    permission: 'automation:manage',
    activity: null,
    costly: true,
    refusals: { ...cursorUnknown.declared, ...invalid },
    input: z.strictObject({
      kind: kindOfActivity,
      filter: ruleFilter.default({}),
      action: z.enum(ACTION_KINDS),
      /** The value of the action where it decides whether anything would change. */
      tag: tagName.optional(),
      ownerId: z.uuid().optional(),
      inDays: z.coerce.number().int().min(0).max(365).optional(),
      hourlyLimit: z.coerce.number().pipe(hourlyLimit).default(30),
      outcome: z.enum(['done', 'skipped']).optional(),
      ...pageInput({ usual: 25, most: 100 }),
    }),
    output: z.object({
      /** Activities looked at; `capped` when there were more. */
      events: z.number().int(),
      capped: z.boolean(),
      since: z.string(),
      done: z.number().int(),
      skipped: z.array(z.object({ reason: z.string(), count: z.number().int() })),
      rows: z.array(tried),
      next: nullable,
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/automation/rules',
    summary: 'Add a rule, which acts with the permissions of the person who adds it',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.ruleAdded',
    refusals: invalid,
    input: z.strictObject({ ...written, on: z.boolean().default(false) }),
    output: rule,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/automation/rules/{id}',
    summary: 'Change a rule',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.ruleChanged',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...notOwner, ...invalid },
    input: z.strictObject({ ...versioned, ...written }),
    output: rule,
  }),
  switch: endpoint({
    method: 'POST',
    path: '/automation/rules/{id}/switch',
    summary: 'Turn a rule on or off; what happened before it is on is left alone',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.ruleSwitched',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...notOwner, ...unchanged },
    input: z.strictObject({ ...versioned, on: z.boolean() }),
    output: rule,
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/automation/rules/{id}/take-over',
    summary: 'Become the owner of a rule, which then acts with one’s own permissions',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.ruleTakenOver',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...unchanged, ...invalid },
    input: z.strictObject(versioned),
    output: rule,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/automation/rules/{id}',
    summary: 'Remove a rule; its log stays, and it can be restored',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.ruleRemoved',
    refusals: { ...notFound, ...changedMeanwhile.declared },
    input: z.strictObject(versionedInUrl),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/automation/rules/{id}/restore',
    summary: 'Restore a removed rule; it is off until someone turns it on',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.ruleRestored',
    refusals: { ...notFound, ...unchanged },
    input: z.strictObject({ id: z.uuid() }),
    output: rule,
  }),
  pauseAll: endpoint({
    method: 'POST',
    path: '/automation/pause',
    summary: 'Pause all rules at once; what happens until they are resumed is skipped, with that reason',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.allPaused',
    refusals: unchanged,
    input: z.strictObject({}).optional(),
    output: z.object({ paused: z.literal(true) }),
  }),
  resumeAll: endpoint({
    method: 'POST',
    path: '/automation/resume',
    summary: 'Let the rules that are on act again',
    audience: 'staff',
    permission: 'automation:manage',
    activity: 'automation.allResumed',
    refusals: unchanged,
    input: z.strictObject({}).optional(),
    output: z.object({ paused: z.literal(false) }),
  }),
};
