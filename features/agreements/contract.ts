// That a client's agreement was signed, until when they may cancel it, and that they did. Signing itself happens on paper or elsewhere.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { writtenReason } from '../../platform/base/written-reason.ts';
import { versioned, pageInput } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { FOUND } from '../contacts/rules/found.ts';
import { agreementSummary } from './rules/agreement-summary.ts';

export const HOW_SIGNED = ['paper', 'other-system'] as const;
/** Signed in this program as well, which nobody records by hand. */
const HOW_MADE = [...HOW_SIGNED, 'portal', 'tablet'] as const;
export type HowMade = (typeof HOW_MADE)[number];
export const NOTICE_CHANNELS = ['post', 'email', 'text', 'phone', 'in-person', 'other'] as const;
/** How else an agreement ends than by notice of the client: its services were done, its term is over, or the office ends it. */
export const OFFICE_ENDS = ['completed', 'expired', 'office'] as const;
export type OfficeEnd = (typeof OFFICE_ENDS)[number];
const NOTICES = [...NOTICE_CHANNELS, 'portal'] as const;
export type NoticeChannel = (typeof NOTICES)[number];
export type AgreementEnd = NoticeChannel | OfficeEnd;
const nullable = z.string().nullable();

const agreement = z.object({
  id: z.string(),
  version: z.number().int(),
  contactId: z.string(),
  signedOn: z.string(),
  /** The day the federal statement of 15 U.S.C. 1679c was given. */
  disclosureGivenOn: z.string(),
  how: z.enum(HOW_MADE),
  note: nullable,
  /** How the client was found; null where nobody said. */
  found: z.enum(FOUND).nullable(),
  /** What the scan of the signed paper is called. */
  scanName: nullable,
  /** Who saw the signed agreement, and why it was recorded only when work could start at once. */
  attestedBy: z.string(),
  attestedReason: nullable,
  /** The last day on which the client may cancel, and the first on which work may be done, by where they live now or lived when it was recorded, whichever is later. */
  cancelThrough: z.string(),
  servicesFrom: z.string(),
  cancelledOn: nullable,
  cancelledHow: z.enum([...NOTICES, ...OFFICE_ENDS]).nullable(),
  recordedAt: z.string(),
  recordedBy: z.string(),
  /** Set when the record was removed as a mistake. */
  removedAt: nullable,
});
export type Agreement = z.output<typeof agreement>;
const wait = z.object({
  businessDays: z.union([z.literal(3), z.literal(5)]),
  basis: z.enum(['federal', 'state', 'unverified', 'no-state']),
  state: nullable,
});

const notFound = {
  'agreements.notFound': {
    status: 404,
    when: 'There is no such agreement, or its record was removed.',
    spanish: 'Este contrato ya no está aquí.',
  },
} as const;
const exists = { 'agreements.exists': { status: 409, when: 'The contact has an agreement that is in effect.' } } as const;
const notForThis = { 'agreements.notForThis': { status: 422, when: 'The contact is neither a lead nor a client.' } } as const;
const cancelledSince = {
  'agreements.cancelledSince': {
    status: 409,
    when: 'The client canceled after the day of signing; a cancellation ends all agreements signed before it.',
  },
} as const;
const inFuture = { 'agreements.inFuture': { status: 422, when: 'A day lies in the future.' } } as const;
const beforeSigning = {
  'agreements.beforeSigning': { status: 422, when: 'The day of the cancellation lies before the day of signing.' },
} as const;
const disclosure = {
  'agreements.disclosureLate': {
    status: 422,
    when: 'The federal statement was given after the agreement was signed (15 U.S.C. 1679c(a)).',
  },
  'agreements.disclosureLongBefore': {
    status: 422,
    when: 'The federal statement was given more than a year before the agreement was signed.',
  },
} as const;
const signedHere = {
  'agreements.signedHere': {
    status: 409,
    when: 'The agreement was signed in this program: its papers say how it was, and it can only be canceled.',
  },
} as const;
const noReason = {
  'agreements.reasonMissing': {
    status: 422,
    when: 'Work may start at once, or sooner than before, with this day of signing, and no reason is given.',
  },
} as const;

/** How the end of an agreement is refused, by notice of the client or otherwise. */
const ending = {
  ...notFound,
  ...contactArchived.declared,
  ...changedMeanwhile.declared,
  ...inFuture,
  ...beforeSigning,
  'agreements.alreadyCancelled': { status: 409, when: 'The agreement was already canceled.' },
} as const;
const notEarlier = {
  'agreements.notEarlier': {
    status: 403,
    when: 'The day of signing is moved to an earlier day, so work may start sooner, by someone who may not undo records.',
  },
} as const;

const id = z.uuid();
const pastDay = z.string().min(1, 'Please enter the day.').pipe(civilDate).refine(isNotTooLongAgo, TOO_LONG_AGO);
const reason = freeLine(200);
const typed = {
  signedOn: pastDay,
  disclosureGivenOn: pastDay,
  how: z.enum(HOW_SIGNED),
  note: freeLine(300).nullable().default(null),
  found: z.enum(FOUND).nullable().default(null),
  /** What the scan of the signed paper is called. */
  scanName: freeLine(200)
    .nullable()
    .default(null)
    .transform((name) => (name === '' ? null : name)),
};

/** What a rule was asked about, as it is kept: rules/verdict-words.ts says it in words. */
export const verdictFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]));
const verdict = z.object({
  id: z.number().int(),
  /** In the numbering of docs/GATES.md. */
  gates: z.array(z.string()),
  ruleVersion: z.number().int(),
  asked: z.string(),
  /** The kind of the activity that was allowed. */
  activity: z.string(),
  facts: verdictFacts,
  at: z.string(),
  byName: z.string(),
});
export type KeptVerdict = z.output<typeof verdict>;

export const agreementsContract = {
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/agreements',
    summary: 'The agreement status of a contact and all its records, newest first; removed records are marked',
    audience: 'staff',
    permission: 'agreements:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 20, most: 100 }) }),
    output: z.object({
      standing: agreementSummary,
      /** Why no work may be done now, with the code of the refusal; null when a round could be opened as far as this goes. */
      work: z.object({ code: z.string(), message: z.string(), citation: nullable }).nullable(),
      wait,
      /** The agreement in effect, which is the one to correct or cancel. */
      current: agreement.nullable(),
      rows: z.array(agreement),
      next: nullable,
    }),
  }),
  listVerdicts: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/gate-verdicts',
    summary: 'What gates of the law allowed of a contact, by which version of the rule and on which facts, newest first',
    audience: 'staff',
    permission: 'agreements:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 20, most: 100 }) }),
    output: z.object({ rows: z.array(verdict), next: nullable }),
  }),
  record: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/agreements',
    summary: 'Record that a contact signed an agreement',
    audience: 'staff',
    permission: 'agreements:record',
    activity: 'agreements.recorded',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...notForThis,
      ...exists,
      ...cancelledSince,
      ...inFuture,
      ...disclosure,
      ...noReason,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      ...typed,
      /** Who saw the signed agreement; the person who records it unless said. */
      attestedBy: freeLine(80).default(''),
      /** Why it is recorded only now. Required when work may start at once with this day. */
      reason: reason.nullable().default(null),
    }),
    output: agreement,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/agreements/{id}',
    summary: 'Correct the record of an agreement; an earlier day of signing needs a reason',
    audience: 'staff',
    permission: 'agreements:record',
    activity: 'agreements.corrected',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      ...cancelledSince,
      ...inFuture,
      ...disclosure,
      ...beforeSigning,
      ...noReason,
      ...notEarlier,
      ...signedHere,
    },
    input: z.strictObject({ ...versioned, ...typed, reason: reason.nullable().default(null) }),
    output: agreement,
  }),
  cancelNotice: endpoint({
    method: 'POST',
    path: '/agreements/{id}/cancellation',
    summary: 'Record that the client canceled; it counts from the day they sent or gave notice, in any form',
    audience: 'staff',
    permission: 'agreements:record',
    activity: 'agreements.cancelled',
    refusals: ending,
    input: z.strictObject({ ...versioned, cancelledOn: pastDay, how: z.enum(NOTICE_CHANNELS) }),
    output: agreement,
  }),
  end: endpoint({
    method: 'POST',
    path: '/agreements/{id}/end',
    summary:
      'Record that an agreement ended otherwise than by notice of the client: its services were done, its term is over, or the office ended it',
    audience: 'staff',
    permission: 'agreements:record',
    activity: 'agreements.ended',
    refusals: ending,
    input: z.strictObject({ ...versioned, endedOn: pastDay, why: z.enum(OFFICE_ENDS) }),
    output: agreement,
  }),
  undoCancel: endpoint({
    method: 'POST',
    path: '/agreements/{id}/cancellation/undo',
    summary: 'Undo a cancellation that was recorded by mistake, with the reason',
    audience: 'staff',
    permission: 'agreements:undo',
    activity: 'agreements.cancellationUndone',
    danger: 'gates',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      'agreements.notCancelled': { status: 409, when: 'The agreement is not canceled.' },
    },
    input: z.strictObject({ ...versioned, reason: writtenReason(200, freeLine) }),
    output: agreement,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/agreements/{id}/remove',
    summary: 'Remove a record made by mistake; it stays in the history and can be restored',
    audience: 'staff',
    permission: 'agreements:undo',
    activity: 'agreements.removed',
    danger: 'gates',
    refusals: { ...notFound, ...contactArchived.declared, ...changedMeanwhile.declared, ...signedHere },
    input: z.strictObject({ ...versioned, reason: writtenReason(200, freeLine) }),
    output: agreement,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/agreements/{id}/restore',
    summary: 'Restore a removed record',
    audience: 'staff',
    permission: 'agreements:undo',
    activity: 'agreements.restored',
    danger: 'gates',
    refusals: { ...notFound, ...contactArchived.declared },
    input: z.strictObject({ id }),
    output: agreement,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/portal/agreement',
    summary: "Why the office may not work on the client's file yet; nothing when it may",
    audience: 'client',
    permission: 'agreements:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      sentence: nullable,
      from: nullable,
      canceled: z.boolean(),
      /** The agreement that the client may cancel: at any time, in force at once. */
      cancelable: z.object({ id: z.string(), version: z.number().int(), signedOn: z.string(), cancelThrough: z.string() }).nullable(),
    }),
  }),
  cancelMine: endpoint({
    method: 'POST',
    path: '/portal/agreement/cancellation',
    summary: 'Cancel the own agreement; it is in force at once and ends all work (15 U.S.C. 1679e(a))',
    audience: 'client',
    permission: 'agreements:cancel-own',
    activity: 'agreements.cancelled',
    refusals: {
      ...notFound,
      ...changedMeanwhile.declared,
      'agreements.alreadyCancelled': {
        status: 409,
        when: 'The agreement was already canceled.',
        spanish: 'Usted ya canceló este contrato.',
      },
    },
    input: z.strictObject({ ...versioned }),
    output: z.object({ cancelledOn: z.string() }),
  }),
};
