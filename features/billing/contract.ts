// The payment status of a client, entered by hand. Nothing is charged, no amount is stored, and nothing here says that the client owes
// money.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { changedMeanwhile } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { BILLING_STANDINGS } from './rules/payment-statuses.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { billingSummary } from './rules/billing-value.ts';
import { PLANS } from './rules/plans.ts';

const plan = z.enum(PLANS);
const standing = z.enum(BILLING_STANDINGS);
const nullable = z.string().nullable();

const note = billingSummary.extend({ id: z.string(), note: nullable, recordedAt: z.string(), recordedBy: z.string() });
export type BillingNote = z.output<typeof note>;

const changed = {
  ...contactNotFound.declared,
  ...contactArchived.declared,
  'billing.notAClient': { status: 409, when: 'The contact is not a client, so there is no payment status.' },
} as const;
const one = z.strictObject({ contactId: z.uuid(), id: z.uuid() });
const outcome = z.object({ /** The note that holds now; null when none is left. */ current: note.nullable() });

export const billingContract = {
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/billing-notes',
    summary: 'Payment statuses of a contact, newest first; the newest one counts',
    audience: 'staff',
    permission: 'billing:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid(), after: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.object({ rows: z.array(note), next: nullable }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/billing-notes',
    summary: 'Update the payment status of a client; charges nothing',
    audience: 'staff',
    permission: 'billing:record',
    activity: 'billing.noted',
    refusals: {
      ...changed,
      ...changedMeanwhile.declared,
      'billing.inFuture': { status: 422, when: 'The day lies after today at the office.' },
      'billing.nothingToPay': { status: 422, when: 'Without a plan, payments cannot be past due, failed or paused.' },
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
  remove: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/billing-notes/{id}/remove',
    summary: 'Remove the newest payment status; the one before it counts again',
    audience: 'staff',
    permission: 'billing:record',
    activity: 'billing.takenBack',
    refusals: {
      ...changed,
      'billing.notFound': { status: 404, when: 'There is no such payment status, or it was removed.' },
      'billing.notNewest': { status: 409, when: 'There is a newer payment status; only the newest can be removed or restored.' },
    },
    input: one,
    output: outcome,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/billing-notes/{id}/restore',
    summary: 'Restore a removed payment status; it counts again',
    audience: 'staff',
    permission: 'billing:record',
    activity: 'billing.restored',
    refusals: {
      ...changed,
      'billing.notFound': { status: 404, when: 'There is no such payment status, or it was not removed.' },
      'billing.notNewest': { status: 409, when: 'There is a newer payment status; only the newest can be removed or restored.' },
    },
    input: one,
    output: outcome,
  }),
};
