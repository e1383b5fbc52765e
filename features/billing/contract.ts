// How a client's payments stand, noted by hand. Nothing is charged, no amount is kept, and nothing here says that somebody has to pay.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/days-told.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { BILLING_STANDINGS } from '../contacts/rules/billing-standing.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { billingSummary } from './rules/billing-summary.ts';
import { PLANS } from './rules/plans.ts';

const plan = z.enum(PLANS);
const standing = z.enum(BILLING_STANDINGS);
const nullable = z.string().nullable();

const note = billingSummary.extend({ id: z.string(), note: nullable, recordedAt: z.string(), recordedBy: z.string() });
export type BillingNote = z.output<typeof note>;

const noContact = { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } } as const;
const changed = {
  ...noContact,
  'contacts.archived': { status: 409, when: 'The contact is archived, so it can only be read or restored.' },
  'billing.notAClient': { status: 409, when: 'The contact is not a client, so there are no payments to note.' },
} as const;
const one = z.strictObject({ contactId: z.uuid(), id: z.uuid() });
const outcome = z.object({ /** The note that holds now; null when none is left. */ current: note.nullable() });

export const billingContract = {
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/billing-notes',
    summary: 'What was noted about the payments of a contact, newest first; the newest holds',
    audience: 'staff',
    permission: 'billing:view',
    activity: null,
    refusals: noContact,
    input: z.strictObject({ contactId: z.uuid(), after: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.object({ rows: z.array(note), next: nullable }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/billing-notes',
    summary: "Note how a client's payments stand; charges nothing",
    audience: 'staff',
    permission: 'billing:record',
    activity: 'billing.noted',
    refusals: {
      ...changed,
      'billing.changedMeanwhile': { status: 409, when: 'Another note holds than the one the change was decided on.' },
      'billing.inFuture': { status: 422, when: 'The day lies after today at the office.' },
      'billing.nothingToPay': { status: 422, when: 'Without a plan nothing can be past due, fail or pause.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      /** The note that held when this one was begun; null when there was none. */ newestId: z.uuid().nullable(),
      plan,
      standing,
      since: civilDate.refine(isNotTooLongAgo, TOO_LONG_AGO),
      note: freeLine(200).default(''),
    }),
    output: outcome,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/billing-notes/{id}/take-back',
    summary: 'Take back the newest note; the one before it holds again',
    audience: 'staff',
    permission: 'billing:record',
    activity: 'billing.takenBack',
    refusals: {
      ...changed,
      'billing.notFound': { status: 404, when: 'There is no such note, or it was taken back.' },
      'billing.notNewest': { status: 409, when: 'There is a newer note; only the newest is taken back.' },
    },
    input: one,
    output: outcome,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/billing-notes/{id}/restore',
    summary: 'Put a note back that was taken back, as it was; it holds again',
    audience: 'staff',
    permission: 'billing:record',
    activity: 'billing.restored',
    refusals: {
      ...changed,
      'billing.notFound': { status: 404, when: 'There is no such note, or it was not taken back.' },
      'billing.notNewest': { status: 409, when: 'A newer note holds meanwhile.' },
    },
    input: one,
    output: outcome,
  }),
};
