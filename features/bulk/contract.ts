// Changes of many contacts by filter: looked at first, made in the background in parts, with the result of each contact, and undone. And
// the history of bulk changes, imports and exports.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { NO_PRIVATE_NUMBERS } from '../../platform/base/free-text.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { fieldInvalid } from '../contacts/rules/contact-refusals.ts';
import { contactFilter } from '../contact-lists/rules/contact-filter.ts';
import { BULK_CHANGES, BULK_OBJECTS, MOST_CONTACTS, TYPED_ABOVE, UNDO_HOURS } from './rules/changes.ts';
import { SKIP_REASONS } from './rules/reasons.ts';

export const RUN_STATES = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type RunState = (typeof RUN_STATES)[number];
export const ROW_OUTCOMES = ['changed', 'skipped', 'failed', 'waiting'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
export const HISTORY_KINDS = ['bulk', 'list', 'import', 'export'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

const nullable = z.string().nullable();
const count = z.number().int();
const reason = z.enum(SKIP_REASONS);
/** The object says the category, and the change whether archived contacts are meant. */
const { category: _category, archived: _archived, ...narrowing } = contactFilter;
const plan = {
  ...narrowing,
  object: z.enum(BULK_OBJECTS),
  change: z.enum(BULK_CHANGES),
  /** A tag, an id, a day, a status; 'none' removes what is there. */
  value: z
    .string()
    .trim()
    .max(60)
    .check(...NO_PRIVATE_NUMBERS)
    .default(''),
};
/** Fields with their values before or after, by their names in the database. */
const fields = z.record(z.string(), z.unknown());

const run = z.object({
  id: z.string(),
  object: z.enum(BULK_OBJECTS),
  change: z.enum(BULK_CHANGES),
  words: z.string(),
  state: z.enum(RUN_STATES),
  rows: z.object({ total: count, changed: count, skipped: count, failed: count, undone: count, kept: count }),
  createdAt: z.string(),
  createdBy: z.string(),
  finishedAt: nullable,
  problem: nullable,
  /** Until when this person may undo it; null when they may not, or when there is nothing to undo. */
  undoUntil: nullable,
  /** True while this person may try the contacts that failed again. */
  retryable: z.boolean(),
  /** True while this person may stop it. */
  cancellable: z.boolean(),
});
export type BulkRun = z.output<typeof run>;

const plannedRow = z.object({ contactId: z.string(), name: z.string(), reason: reason.nullable(), before: fields, after: fields });
export type PlannedRow = z.output<typeof plannedRow>;
const resultRow = z.object({
  contactId: z.string(),
  name: z.string(),
  outcome: z.enum(ROW_OUTCOMES),
  reason: reason.nullable(),
  /** Null until undoing came to it; false where it was left because someone changed it since. */
  undone: z.boolean().nullable(),
});
export type ResultRow = z.output<typeof resultRow>;

const historyRow = z.object({
  kind: z.enum(HISTORY_KINDS),
  id: z.string(),
  at: z.string(),
  by: z.string(),
  /** What was done: 'tagged “VIP”', the name of a file, a list. */
  words: z.string(),
  state: z.string(),
  /** Rows it changed, wrote or brought in. */
  done: count,
  /** Rows it left out. */
  left: count,
});
export type HistoryRow = z.output<typeof historyRow>;

const unfit = {
  ...fieldInvalid,
  'bulk.tooMany': { status: 422, when: `More than ${MOST_CONTACTS.toLocaleString('en-US')} contacts match.` },
} as const;
const notFound = { 'bulk.notFound': { status: 404, when: 'There is no such bulk change.' } } as const;
const idInput = z.strictObject({ id: z.uuid() });

export const bulkContract = {
  preview: endpoint({
    method: 'GET',
    path: '/bulk/preview',
    summary: 'How many contacts a bulk change would change, and why the others are left out; changes nothing',
    audience: 'staff',
    permission: 'bulk:run',
    activity: null,
    costly: true,
    refusals: unfit,
    input: z.strictObject(plan),
    output: z.object({
      /** Contacts that match, archived ones not among them. */
      matching: count,
      changing: count,
      /** By reason; 'archived' counts contacts that the filter leaves out because they are archived. */
      left: z.array(z.object({ reason, count })),
      words: z.string(),
    }),
  }),
  dryRun: endpoint({
    method: 'GET',
    path: '/bulk/dry-run',
    summary: 'What a bulk change would change of each contact, a page at a time; changes nothing',
    audience: 'staff',
    permission: 'bulk:run',
    activity: null,
    costly: true,
    refusals: { ...unfit, ...cursorUnknown.declared },
    input: z.strictObject({ ...plan, show: z.enum(['changing', 'left']).default('changing'), ...pageInput({ usual: 25, most: 100 }) }),
    output: z.object({ rows: z.array(plannedRow), next: nullable }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/bulk/runs',
    summary: 'Start a bulk change in the background',
    audience: 'staff',
    permission: 'bulk:run',
    activity: 'bulk.started',
    costly: true,
    refusals: {
      ...unfit,
      'bulk.changedSince': { status: 409, when: 'The filter now matches other numbers of contacts than were confirmed.' },
      'bulk.countNotTyped': { status: 422, when: `More than ${TYPED_ABOVE} contacts would change and their number was not typed.` },
      'bulk.nothingToChange': { status: 422, when: 'No contact would change.' },
      'bulk.alreadyRunning': { status: 409, when: 'The same bulk change of this person is in progress.' },
      'bulk.tooManyRuns': { status: 409, when: 'Two bulk changes of this person are in progress.' },
    },
    input: z.strictObject({
      ...plan,
      /** As previewed. */ expected: z.int32().min(0),
      /** As typed. */ typed: z.int32().nullable().default(null),
    }),
    output: run,
  }),
  get: endpoint({
    method: 'GET',
    path: '/bulk/runs/{id}',
    summary: 'One bulk change and its progress',
    audience: 'staff',
    permission: 'bulk:view',
    activity: null,
    refusals: notFound,
    input: idInput,
    output: run,
  }),
  listRows: endpoint({
    method: 'GET',
    path: '/bulk/runs/{id}/rows',
    summary: 'The contacts of a bulk change with the result of each',
    audience: 'staff',
    permission: 'bulk:view',
    activity: null,
    refusals: { ...notFound, ...cursorUnknown.declared },
    input: z.strictObject({ id: z.uuid(), outcome: z.enum(ROW_OUTCOMES).optional(), ...pageInput({ usual: 50, most: 200 }) }),
    output: z.object({ rows: z.array(resultRow), next: nullable }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/bulk/runs/{id}/cancel',
    summary: 'Stop a bulk change; what is already changed stays and can be undone',
    audience: 'staff',
    permission: 'bulk:run',
    activity: 'bulk.cancelled',
    refusals: { ...notFound, 'bulk.notNow': { status: 409, when: 'The bulk change has ended.' } },
    input: idInput,
    output: run,
  }),
  retryFailed: endpoint({
    method: 'POST',
    path: '/bulk/runs/{id}/retry-failed',
    summary: 'Try the contacts of a finished bulk change that failed again',
    audience: 'staff',
    permission: 'bulk:run',
    activity: 'bulk.retryStarted',
    refusals: {
      ...notFound,
      'bulk.notNow': { status: 409, when: 'The bulk change is in progress, has no failed contact, was undone, or is older than a day.' },
    },
    input: idInput,
    output: run,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/bulk/runs/{id}/undo',
    summary: `Undo a bulk change within ${UNDO_HOURS} hours, except where someone has changed the contact again`,
    audience: 'staff',
    permission: 'bulk:run',
    activity: 'bulk.undoStarted',
    refusals: { ...notFound, 'bulk.notNow': { status: 409, when: 'The bulk change is in progress, was undone, or is older than a day.' } },
    input: idInput,
    output: run,
  }),
  history: endpoint({
    method: 'GET',
    path: '/bulk/history',
    summary: 'Bulk changes, imports and exports of everyone, newest first',
    audience: 'staff',
    permission: 'bulk:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ kind: z.enum(HISTORY_KINDS).optional(), by: z.uuid().optional(), ...pageInput({ usual: 50, most: 200 }) }),
    output: z.object({ rows: z.array(historyRow), next: nullable }),
  }),
};
