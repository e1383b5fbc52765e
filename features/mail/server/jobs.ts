// Sends emails to the mail server, each as one effect (platform/server/effects): 'sending' is committed before the server is asked, so a mail
// that may have gone out is never repeated by itself. A mail server cannot be asked what it sent, so only a person decides about what is unclear.
import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import type { Asked } from '../../../platform/server/effects/effect.ts';
import { withdraw } from '../../../platform/server/effects/ledger.ts';
import { runEffect, type Ending } from '../../../platform/server/effects/run-effect.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { kindInWords } from '../rules/mail-text.ts';
import { composeMail } from './compose-mail.ts';
import { hasDied } from '../../contacts/server/public.ts';
import { deliver, type Delivery } from './smtp.ts';
import { findAttachments, forgetAttachments } from './store/attachments.ts';
import { findMailById, sendingOf, type Mail } from './store.ts';

/** With the growing pauses of the queue the last attempt is about twenty minutes after the first. */
export const ATTEMPTS = 9;
/** Runs that only find out what an earlier one left behind need a place too. */
const SPARE_RUNS = 4;

export const sendWaiting = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  retries: ATTEMPTS - 1 + SPARE_RUNS,
  run: async ({ mailId }, call) => {
    const { db, services, transaction } = call;
    const mail = await findMailById(db, services.sealer, mailId);
    if (!mail) return;
    const url = services.env.SMTP_URL;
    // Whoever runs the program took the mail server away.
    if (url === undefined && mail.state === 'waiting') await transaction((tx) => withdraw(tx, sendingOf(mailId)));
    await runEffect(
      {
        effect: sendingOf(mailId),
        service: 'the mail server',
        ask: () => (url === undefined ? Promise.resolve(NO_SERVER) : send(mail, url, call)),
        end: (ending) => finish(call, mail, ending),
      },
      call,
    );
  },
});

const NOT_TO_THE_DEAD: Asked<null> = { result: 'refused', temporary: false, problem: 'The client has died, so no email goes to them.' };
const NO_SERVER: Asked<null> = { result: 'refused', temporary: false, problem: 'No mail server is set up.' };

async function send(mail: Mail, url: string, { db, services, now }: JobCall): Promise<Asked<null>> {
  if (mail.contactId !== null && (await hasDied(db, mail.contactId))) return NOT_TO_THE_DEAD;
  const { sealer, env } = services;
  const composed = await composeMail(
    { ...mail, attachments: await findAttachments(db, sealer, mail.id) },
    { from: env.MAIL_FROM, origin: services.publicUrl(), at: now, office: await services.findOffice(db) },
  ).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (composed instanceof Error) return { result: 'refused', temporary: false, problem: composed.message };
  return asAsked(await deliver(url, composed));
}

function asAsked(delivery: Delivery): Asked<null> {
  if (delivery.result === 'accepted') return { result: 'done', serviceRef: null, answer: null };
  return delivery.result === 'refused' ? delivery : { result: 'unknown', problem: delivery.problem };
}

const ENDS = {
  done: { state: 'sent', kind: 'mail.sent', words: 'Email sent to' },
  refused: { state: 'failed', kind: 'mail.failed', words: 'Email could not be sent to' },
  unknown: { state: 'unknown', kind: 'mail.unanswered', words: 'It is unclear whether an email was sent to' },
} as const;

/** Writes the result of an attempt with its activity, which never holds the text. */
async function finish({ change }: JobCall, mail: Mail, { outcome, settle }: Ending<null>): Promise<void> {
  const { state, kind, words } = ENDS[outcome.result];
  await change(kind, async ({ db, now, record }) => {
    if (!(await settle(db, now))) return refuse('mail.overtaken', 'A later attempt has begun.');
    if (outcome.result === 'done') await forgetAttachments(db, mail.id);
    record({
      contactId: mail.contactId,
      subject: { type: 'mail', id: mail.id },
      summary: `${words} ${mail.to}: ${kindInWords(mail.kind)}`,
      after: { state },
    });
    return undefined;
  });
}
