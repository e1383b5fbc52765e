import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';

const mailRow = z.object({
  id: z.string(),
  kind: z.string(),
  contactId: z.string().nullable(),
  to: z.string(),
  toName: z.string(),
  subject: z.string(),
  /** 'kept': there is no mail server, so it only lies here. 'unknown': the mail server was asked and no answer came. */
  state: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed', 'unknown']),
  problem: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type MailRow = z.output<typeof mailRow>;

export const mailContract = {
  list: endpoint({
    method: 'GET',
    path: '/mails',
    summary:
      'Emails of the office, newest first; on request of one contact, or only those not delivered. Emails about staff accounts need permission to see those accounts',
    audience: 'staff',
    permission: 'mail:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ contactId: z.uuid().optional(), unsent: z.literal('yes').optional(), ...pageInput({ usual: 50, most: 100 }) }),
    output: z.object({ mails: z.array(mailRow), next: z.string().nullable(), serverSetUp: z.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/mails/{id}',
    summary: 'One email with its text; links that sign someone in only for people who may open them',
    audience: 'staff',
    permission: 'mail:view',
    activity: null,
    sees: 'mail',
    refusals: { 'mail.notFound': { status: 404, when: 'There is no such email.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: mailRow.extend({ text: z.string(), linksHidden: z.boolean() }),
  }),
  sendTest: endpoint({
    method: 'POST',
    path: '/mails/test',
    summary: 'Send a test email to yourself',
    audience: 'staff',
    permission: 'mail:send-test',
    activity: 'mail.testAsked',
    danger: 'sends',
    refusals: {
      'mail.ownAddressUnusable': { status: 422, when: 'The person has an address that cannot receive email.' },
      'mail.tooManyTests': { status: 429, when: 'The person sent five test emails within ten minutes.' },
    },
    input: z.strictObject({}),
    output: mailRow,
  }),
  getTest: endpoint({
    method: 'GET',
    path: '/mails/test',
    summary: 'The newest test email of the office, and whether a mail server is set up',
    audience: 'staff',
    permission: 'mail:send-test',
    activity: null,
    refusals: {},
    input: z.strictObject({}),
    output: z.object({ mail: mailRow.nullable(), serverSetUp: z.boolean() }),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/mails/{id}/send-again',
    summary: 'Send again an email that failed, or whose delivery is unclear',
    audience: 'staff',
    permission: 'mail:send-again',
    activity: 'mail.sentAgain',
    danger: 'sends',
    refusals: {
      'mail.notFound': { status: 404, when: 'There is no such email.' },
      'mail.notFailed': { status: 409, when: 'The email did not fail.' },
      'mail.noServer': { status: 409, when: 'No mail server is set up.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ state: z.literal('waiting') }),
  }),
};
