// Letters that a mail service prints and mails: what they will cost, giving them out, and where each one is.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { MAIL_CLASSES } from './rules/mail-options.ts';

const count = z.number().int();
const nullable = z.string().nullable();
/** 'unknown': the service was asked and no answer came. */
export const SENDING_STATES = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'cancelled'] as const;
export type SendingState = (typeof SENDING_STATES)[number];
const options = { mailClass: z.enum(MAIL_CLASSES), color: z.boolean().default(false), doubleSided: z.boolean().default(false) };
const letterIds = z.array(z.uuid()).min(1).max(500);
const used = z.object({ letters: count, cents: count });

const letter = z.object({
  id: z.string(),
  letterId: z.string(),
  contactId: z.string(),
  contactName: z.string(),
  recipient: z.string(),
  state: z.enum(SENDING_STATES),
  problem: nullable,
  pages: count,
  priceCents: count,
  trackingNumber: nullable,
  expectedOn: nullable,
  deliveredOn: nullable,
  returnedOn: nullable,
  /** The service could not print it after it had taken it. */
  failedOn: nullable,
  /** Why its mailing is not recorded although it was sent. */
  notRecorded: nullable,
});
export type SentLetter = z.output<typeof letter>;
const batch = z.object({
  id: z.string(),
  createdAt: z.string(),
  createdById: z.string(),
  mailClass: z.enum(MAIL_CLASSES),
  color: z.boolean(),
  doubleSided: z.boolean(),
  isTest: z.boolean(),
  priceCents: count,
  states: z.object(Object.fromEntries(SENDING_STATES.map((state) => [state, count])) as Record<SendingState, typeof count>),
});
export type MailServiceBatch = z.output<typeof batch>;
const noService = { 'mailServices.notSetUp': { status: 409, when: 'No mail service is set up, or its prices are not.' } } as const;
const noBatch = { 'mailServices.batchNotFound': { status: 404, when: 'There is no such batch.' } } as const;

export const mailServicesContract = {
  getService: endpoint({
    method: 'GET',
    path: '/mail-service',
    summary: 'Whether a mail service is set up, what credit it has, and what may still be sent today',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    costly: true,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      setUp: z.boolean(),
      /** Nothing is printed with the key that is set. */
      isTest: z.boolean(),
      balanceCents: count.nullable(),
      problem: nullable,
      limits: used,
      usedToday: used,
    }),
  }),
  quote: endpoint({
    method: 'POST',
    path: '/mail-service/quotes',
    summary: 'What sending these letters would cost, and what stops each of the others',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    costly: true,
    refusals: noService,
    input: z.strictObject({ letterIds, ...options }),
    output: z.object({
      /** Those that can be sent, in the order given. */
      letterIds: z.array(z.string()),
      pages: count,
      priceCents: count,
      isTest: z.boolean(),
      stops: z.array(z.object({ letterId: z.string(), message: z.string(), citation: nullable })),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/mail-service/batches',
    summary: 'Give letters to the mail service for the price that was shown',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'mailServices.batchSent',
    danger: 'sends',
    costly: true,
    refusals: {
      ...noService,
      'mailServices.stopped': { status: 409, when: 'A letter may not be sent; `fields` says why, by its id.' },
      'mailServices.priceChanged': { status: 409, when: 'The letters cost something else than was confirmed.' },
      'mailServices.limitReached': { status: 409, when: 'The letters are more than the office sends in a day, or cost more.' },
    },
    input: z.strictObject({ letterIds, ...options, priceCents: z.number().int().min(0) }),
    output: z.object({ id: z.string(), letters: count }),
  }),
  listBatches: endpoint({
    method: 'GET',
    path: '/mail-service/batches',
    summary: 'Letters given to the mail service, newest first',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 10, most: 50 })),
    output: z.object({ rows: z.array(batch), next: nullable }),
  }),
  getBatch: endpoint({
    method: 'GET',
    path: '/mail-service/batches/{id}',
    summary: 'Where each letter of a batch is',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    refusals: noBatch,
    input: z.strictObject({ id: z.uuid() }),
    output: batch.extend({ letters: z.array(letter) }),
  }),
  cancelBatch: endpoint({
    method: 'POST',
    path: '/mail-service/batches/{id}/cancel',
    summary: 'Call back the letters of a batch that the mail service was not asked for yet',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'mailServices.batchCancelled',
    refusals: { ...noBatch, 'mailServices.nothingWaits': { status: 409, when: 'Every letter of the batch was asked for.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ cancelled: count }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/mail-service/letters/{id}/decide',
    summary: 'Decide about a letter whose mail service gave no answer: look for it once more and send it if it is not there, or give it up',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'mailServices.decided',
    danger: 'sends',
    refusals: {
      'mailServices.letterNotFound': { status: 404, when: 'There is no such letter at the mail service.' },
      'mailServices.notUnclear': { status: 409, when: 'It is known what became of the letter.' },
    },
    input: z.strictObject({ id: z.uuid(), decision: z.enum(['send-again', 'give-up']) }),
    output: z.object({ state: z.enum(SENDING_STATES) }),
  }),
};
