// Two records of one person: found, compared side by side, merged by a person, and separated again within 30 days on request.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { CATEGORIES, STAGES } from '../contacts/rules/stages.ts';
import { REASONS } from './rules/judge-pair.ts';
import { MERGE_FIELD_NAMES } from './rules/merge-fields.ts';

const nullable = z.string().nullable();
const reasons = z.array(z.enum(REASONS));
/** One of the two, as the comparison shows it: every field as people read it, null where the record has none. */
const side = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  stage: z.enum(STAGES).nullable(),
  createdAt: z.string(),
  /** By field of a merge; ids of colleagues stay ids. Both sides hold the same fields. */
  values: z.record(z.enum(MERGE_FIELD_NAMES), nullable),
  tags: z.array(z.string()),
  /** What is bound to the record, and so decides which one is kept. */
  holds: z.object({
    reports: z.number().int(),
    rounds: z.number().int(),
    letters: z.number().int(),
    login: z.boolean(),
    invited: z.boolean(),
  }),
});
export type PairSideView = z.output<typeof side>;
const pair = z.object({
  reasons,
  foundAt: z.string(),
  one: side,
  other: side,
  /** Fields in which both have something, and not the same. */
  differs: z.array(z.enum(MERGE_FIELD_NAMES)),
});
export type DuplicatePair = z.output<typeof pair>;
const merge = z.object({
  id: z.string(),
  keptId: z.string(),
  keptName: z.string(),
  mergedId: z.string(),
  mergedName: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  undoUntil: z.string(),
  undoneAt: nullable,
});
export type DuplicateMerge = z.output<typeof merge>;

const page = pageInput({ usual: 20, most: 50 });
const ofTwo = z.strictObject({ contactId: z.uuid(), otherId: z.uuid() });
const pairNotFound = {
  'duplicates.pairNotFound': { status: 404, when: 'There is no such open pair, or it has been decided already.' },
} as const;

export const duplicatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/duplicates',
    summary: 'Pairs of records that may be one person, side by side, newest first',
    audience: 'staff',
    permission: 'duplicates:view',
    activity: null,
    costly: true,
    refusals: cursorUnknown.declared,
    input: z.strictObject(page),
    output: z.object({
      rows: z.array(pair),
      next: nullable,
      /** null on later pages; counted up to 1,000. */ total: z.object({ count: z.number().int(), capped: z.boolean() }).nullable(),
    }),
  }),
  forContact: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/duplicates',
    summary: 'Records that may be the same person as this one, and merges it was part of',
    audience: 'staff',
    permission: 'duplicates:view',
    activity: null,
    refusals: {},
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ others: z.array(z.object({ id: z.string(), name: z.string(), reasons })), merges: z.array(merge) }),
  }),
  findNow: endpoint({
    method: 'POST',
    path: '/duplicates/find',
    summary: 'Look for pairs now instead of within the next minute',
    audience: 'staff',
    permission: 'duplicates:merge',
    activity: 'duplicates.searchAsked',
    costly: true,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ asked: z.literal(true) }),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/duplicates/dismiss',
    summary: 'Record that two records are not the same person',
    audience: 'staff',
    permission: 'duplicates:merge',
    activity: 'duplicates.dismissed',
    refusals: pairNotFound,
    input: ofTwo,
    output: z.object({ dismissed: z.literal(true) }),
  }),
  undoDismiss: endpoint({
    method: 'POST',
    path: '/duplicates/dismiss/undo',
    summary: 'Undo the decision that two records are not the same person',
    audience: 'staff',
    permission: 'duplicates:merge',
    activity: 'duplicates.dismissalUndone',
    refusals: pairNotFound,
    input: ofTwo,
    output: z.object({ dismissed: z.literal(false) }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/duplicates/merges',
    summary: 'Merge two records: fields missing on the kept record are filled, the other record is archived',
    audience: 'staff',
    permission: 'duplicates:merge',
    activity: 'duplicates.merged',
    refusals: {
      ...contactNotFound.declared,
      'duplicates.sameRecord': { status: 422, when: 'A record was to be merged with itself.' },
      'duplicates.archived': { status: 409, when: 'One of the two is archived or has been merged already.' },
      ...changedMeanwhile.declared,
      'duplicates.categoryStays': { status: 409, when: 'The record to keep is a client, whose category, stage and hold no merge changes.' },
      'duplicates.hasFile': { status: 409, when: 'The record to be merged has reports, rounds or a login, which are bound to it.' },
      'duplicates.spouseInTheWay': { status: 409, when: 'The two are linked as spouses, or linked to two different people.' },
      'duplicates.loginOfOther': {
        status: 403,
        when: 'The record to keep has a portal login or invitation, the other has another address, and the person is no owner.',
      },
      'duplicates.twoNumbers': { status: 409, when: 'The two have different Social Security numbers.' },
    },
    input: z.strictObject({
      keptId: z.uuid(),
      keptVersion: z.int32(),
      mergedId: z.uuid(),
      mergedVersion: z.int32(),
      /** Fields whose value comes from the merged record although the kept one has one. */
      take: z.array(z.enum(MERGE_FIELD_NAMES)).max(MERGE_FIELD_NAMES.length),
    }),
    output: merge,
  }),
  undoMerge: endpoint({
    method: 'POST',
    path: '/duplicates/merges/{id}/undo',
    summary: 'Undo a merge; fields changed since then stay as they are',
    audience: 'staff',
    permission: 'duplicates:merge',
    activity: 'duplicates.mergeUndone',
    refusals: {
      'duplicates.mergeNotFound': { status: 404, when: 'There is no such merge, or it was undone already.' },
      'duplicates.undoTooLate': { status: 409, when: 'The merge is older than 30 days.' },
      'duplicates.mergedOn': {
        status: 409,
        when: 'The kept record was itself merged into another one later; that merge must be undone first.',
      },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({
      merge,
      /** Labels of the fields that stay as they are, because someone changed them since. */ stayed: z.array(z.string()),
    }),
  }),
  listMerges: endpoint({
    method: 'GET',
    path: '/duplicates/merges',
    summary: 'Merges of the last 30 days, newest first',
    audience: 'staff',
    permission: 'duplicates:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(page),
    output: z.object({ rows: z.array(merge), next: nullable }),
  }),
};
