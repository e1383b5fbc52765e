// Sends emails to the mail server. The state 'sending' is committed before the server is asked, so whatever ends a run early
// leaves a row that says so, and a mail that may have gone out is never repeated by itself.
import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { kindInWords } from '../rules/mail-text.ts';
import { composeMail } from './compose-mail.ts';
import { deliver, type Delivery } from './smtp.ts';
import { findAttachments } from './store/attachments.ts';
import { endAttempt, findMailById, keepMail, startAttempt, type Mail } from './store.ts';

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
    const { sealer, env } = services;
    const mail = await findMailById(db, sealer, mailId);
    if (mail?.state === 'sending') {
      // Only a run that was cut short leaves this behind.
      await finish(call, mail, mail.attempt, { result: 'unclear', problem: 'The program stopped before the mail server answered.' });
      return;
    }
    if (mail?.state !== 'waiting') return;
    if (env.SMTP_URL === undefined) {
      await transaction((tx) => keepMail(tx, mailId));
      return;
    }
    const attempt = await transaction((tx) => startAttempt(tx, mailId));
    if (attempt === undefined) return;
    const composed = await composeMail(
      { ...mail, attachments: await findAttachments(db, sealer, mailId) },
      {
        from: env.MAIL_FROM,
        origin: services.publicUrl(),
        at: call.now,
        office: await services.findOffice(db),
      },
    ).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    const delivery: Delivery =
      composed instanceof Error
        ? { result: 'refused', temporary: false, problem: composed.message }
        : await deliver(env.SMTP_URL, composed);
    if (delivery.result === 'refused' && delivery.temporary && attempt < mail.lastAttempt) {
      const waits = await transaction((tx) =>
        endAttempt(tx, mailId, attempt, { state: 'waiting', problem: delivery.problem, sentAt: null }),
      );
      if (waits) throw new Error(`Email ${mailId} waits for another attempt.`);
    }
    await finish(call, mail, attempt, delivery);
  },
});

const ENDS = {
  accepted: { state: 'sent', kind: 'mail.sent', words: 'Email sent to' },
  refused: { state: 'failed', kind: 'mail.failed', words: 'Email could not be sent to' },
  unclear: { state: 'unknown', kind: 'mail.unanswered', words: 'It is unclear whether an email was sent to' },
} as const;

/** Writes the result of an attempt with its activity, which never holds the text. */
async function finish({ change }: JobCall, mail: Mail, attempt: number, delivery: Delivery): Promise<void> {
  const { state, kind, words } = ENDS[delivery.result];
  const problem = delivery.result === 'accepted' ? null : delivery.problem;
  await change(kind, async ({ db, now, record }) => {
    if (!(await endAttempt(db, mail.id, attempt, { state, problem, sentAt: state === 'sent' ? now : null })))
      return refuse('mail.overtaken', 'A later attempt has begun.');
    record({
      contactId: mail.contactId,
      subject: { type: 'mail', id: mail.id },
      summary: `${words} ${mail.to}: ${kindInWords(mail.kind)}`,
      after: { state },
    });
    return undefined;
  });
}
