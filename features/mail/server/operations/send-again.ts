import { refuse } from '../../../../platform/base/refusal.ts';
import { requeue } from '../../../../platform/server/effects/ledger.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailContract } from '../../contract.ts';
import { kindInWords } from '../../rules/mail-text.ts';
import { ATTEMPTS, sendWaiting } from '../jobs.ts';
import { findMail, sendingOf } from '../store.ts';

export const sendAgain: Operation<typeof mailContract.sendAgain> = async ({ db, scope, input, services, record, enqueue }) => {
  const mail = await findMail(db, scope, services.sealer, input.id);
  if (!mail) return refuse('mail.notFound', 'There is no such email.');
  if (services.env.SMTP_URL === undefined) return refuse('mail.noServer', 'No mail server is set up.');
  if (!(await requeue(db, sendingOf(mail.id), ATTEMPTS)))
    return refuse('mail.notFailed', 'Only an email that was not delivered, or whose delivery is unclear, can be sent again.');
  await enqueue(sendWaiting, { mailId: mail.id });
  record({
    contactId: mail.contactId,
    subject: { type: 'mail', id: mail.id },
    summary: `Email to ${mail.to} sent again: ${kindInWords(mail.kind)}`,
    before: { state: mail.state },
    after: { state: 'waiting' },
  });
  return { state: 'waiting' };
};
