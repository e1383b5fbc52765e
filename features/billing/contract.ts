// The payment status of a client, entered by hand. Nothing is charged, no amount is stored, and nothing here says that the client owes
// money.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { HOLD_KINDS } from '../contacts/rules/holds.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { BILLING_PAGES, BILLING_SORTS, BILLING_STANDINGS } from './rules/payment-statuses.ts';
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

/** Which clients the page shows, beside their status. */
const clientFilter = {
  search: z.string().trim().max(80, 'At most 80 characters.').optional(),
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  plan: plan.optional(),
};
const clientRow = z.object({
  contactId: z.string(),
  name: z.string(),
  /** The name is looked up by the screen among colleagues. */
  ownerId: nullable,
  hold: z.enum(HOLD_KINDS).nullable(),
  /** The note that counts; null where there is none. */
  current: note.nullable(),
});
export type BillingClient = z.output<typeof clientRow>;

export const billingContract = {
  listClients: endpoint({
    method: 'GET',
    path: '/billing/clients',
    summary: 'Clients with the payment status that counts, or those without one',
    audience: 'staff',
    permission: 'billing:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      ...clientFilter,
      /** All that have a status, when left out. */
      status: z.enum(BILLING_PAGES).optional(),
      sort: z.enum(BILLING_SORTS).default('longest'),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(clientRow), next: nullable }),
  }),
  countClients: endpoint({
    method: 'GET',
    path: '/billing/clients/count',
    summary: 'How many clients have each payment status, and how many have none',
    audience: 'staff',
    permission: 'billing:view',
    activity: null,
    refusals: {},
    input: z.strictObject(clientFilter),
    output: z.object({ byStatus: z.record(standing, z.number().int()), none: z.number().int() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/billing-notes',
    summary: 'Payment statuses of a contact, newest first; the newest one counts',
    audience: 'staff',
    permission: 'billing:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 20, most: 100 }) }),
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
