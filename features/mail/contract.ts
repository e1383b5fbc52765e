import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';

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
      'Mails of the office, newest first; of one contact or only those that did not go out when asked. Those about staff accounts only for who may see these',
    audience: 'staff',
    permission: 'mail:view',
    activity: null,
    refusals: {},
    input: z.strictObject({
      contactId: z.uuid().optional(),
      unsent: z.literal('yes').optional(),
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({ mails: z.array(mailRow), next: z.string().nullable(), serverSetUp: z.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/mails/{id}',
    summary: 'One mail with its text; links that sign somebody in only for those who may open them',
    audience: 'staff',
    permission: 'mail:view',
    activity: null,
    refusals: { 'mail.notFound': { status: 404, when: 'There is no such mail.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: mailRow.extend({ text: z.string(), linksHidden: z.boolean() }),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/mails/{id}/send-again',
    summary: 'Hand a mail that failed, or whose fate is unknown, to the mail server once more',
    audience: 'staff',
    permission: 'mail:send-again',
    activity: 'mail.sentAgain',
    refusals: {
      'mail.notFound': { status: 404, when: 'There is no such mail.' },
      'mail.notFailed': { status: 409, when: 'The mail did not fail.' },
      'mail.noServer': { status: 409, when: 'No mail server is set up.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ state: z.literal('waiting') }),
  }),
};
