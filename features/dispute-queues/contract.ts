// What waits for whom in disputes: one row for each client and round, in queues. Permissions are those of the disputes it is about.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { NO_PRIVATE_NUMBERS } from '../../platform/base/free-text.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { STAGES } from '../contacts/rules/stages.ts';
import { DELIVERY_PROOFS } from '../disputes/rules/mailing.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';
import { LETTER_STAGES } from './rules/letter-stage.ts';
import { QUEUES } from './rules/queues.ts';

const nullable = z.string().nullable();
const count = z.number().int();

const bureauOfRow = z.object({
  bureau: z.enum(BUREAUS),
  /** Items that are disputed there, and those of them without a result. */
  items: count,
  open: count,
  /** Null while there is no letter. */
  letter: z.enum(LETTER_STAGES).nullable(),
  mailedOn: nullable,
  trackingNumber: nullable,
  receivedOn: nullable,
  receivedHow: z.enum(DELIVERY_PROOFS).nullable(),
  /** The clock of its letter; null while that was not mailed. */
  clock: z.object({ countedFrom: z.string(), overdueAfter: z.string(), estimated: z.boolean() }).nullable(),
});

const queueRow = z.object({
  contactId: z.string(),
  contactName: z.string(),
  /** Of the contact, for a change of its owner. */
  contactVersion: count,
  ownerId: nullable,
  stage: z.enum(STAGES).nullable(),
  /** Why and until when work pauses; null while it does not. */
  hold: nullable,
  round: z.object({ id: z.string(), number: count, state: z.enum(['draft', 'open', 'closed']) }).nullable(),
  bureaus: z.array(bureauOfRow),
  openItems: count,
  /** All queues the row is in. */
  queues: z.array(z.enum(QUEUES)),
  /** What the queue is sorted by: since when it waits, or the day it is due. */
  since: z.string(),
});
export type QueueRow = z.output<typeof queueRow>;

const filter = {
  bureau: z.enum(BUREAUS).optional(),
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  /** A part of the client's name. */
  search: z
    .string()
    .trim()
    .max(80, 'At most 80 characters.')
    .refine((text) => !text.includes('\0'), 'Please enter this without hidden characters.')
    .check(...NO_PRIVATE_NUMBERS)
    .optional(),
  hold: z.enum(['yes', 'no']).optional(),
};

export const disputeQueuesContract = {
  list: endpoint({
    method: 'GET',
    path: '/dispute-queues/rows',
    summary: 'What waits in a queue of disputes, the most urgent first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ queue: z.enum(QUEUES), ...filter, ...pageInput({ usual: 50, most: 100 }) }),
    output: z.object({ rows: z.array(queueRow), next: nullable }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/dispute-queues/count',
    summary: 'How many clients and rounds are in each queue of disputes',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: {},
    input: z.strictObject(filter),
    output: z.object({ counts: z.record(z.enum(QUEUES), count) }),
  }),
};
