// Sends email for other features.
import { newId } from '../../../platform/base/ids.ts';
import type { Language } from '../../../platform/base/language.ts';
import { intend } from '../../../platform/server/effects/ledger.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { signature } from '../rules/signature.ts';
import { isOneLine, isPlainAddress } from '../rules/mail-address.ts';
import { ATTEMPTS, sendWaiting } from './jobs.ts';
import { insertMail, sendingOf } from './store.ts';
import { saveAttachments, type MailAttachment } from './store/attachments.ts';

export { countMails } from './store/count.ts';
export { hasSentTest } from './store.ts';

export interface Letterhead {
  /** 'feature.whatFor', such as 'access.clientInvite'. */
  readonly kind: `${string}.${string}`;
  readonly to: string;
  readonly toName: string;
  readonly contactId: string | null;
  /** In which it is written: that of `contacts.language` for mails to contacts; English unless said. */
  readonly language?: Language;
  readonly subject: string;
  /** Plain words, paragraphs separated by empty lines; a link is on a line of its own. */
  readonly text: string;
  /** Papers of the client that go with it. */
  readonly attachments?: readonly MailAttachment[];
}

/**
 * Writes a mail, signed by the office, in the caller's transaction and has it sent once that has been committed. Answers its id.
 * @throws Error when the address is not one plain address (`isPlainAddress`), or when address, name or subject hold a line
 * break. Callers check what people type before; this is the last check.
 */
export async function sendMail(change: Pick<Change, 'db' | 'now' | 'services' | 'enqueue'>, mail: Letterhead): Promise<string> {
  // What was typed stays out of the message: faults are logged.
  if (!isPlainAddress(mail.to)) throw new Error(`An email '${mail.kind}' was to go to something that is not one plain email address.`);
  if (!isOneLine(mail.toName) || !isOneLine(mail.subject))
    throw new Error(`An email '${mail.kind}' was to have a line break in its name or subject.`);
  const { db, now, services } = change;
  const id = newId(now);
  const hasServer = services.env.SMTP_URL !== undefined;
  await insertMail(db, services.sealer, {
    id,
    kind: mail.kind,
    contactId: mail.contactId,
    to: mail.to,
    toName: mail.toName,
    language: mail.language ?? 'en',
    subject: mail.subject,
    text: `${mail.text}${signature(await services.findOffice(db))}`,
    createdAt: now,
  });
  if (mail.attachments !== undefined && mail.attachments.length > 0) await saveAttachments(db, services.sealer, id, mail.attachments);
  if (hasServer) {
    await intend(db, { ...sendingOf(id), subject: { type: 'mail', id }, contactId: mail.contactId, attempts: ATTEMPTS, at: now });
    await change.enqueue(sendWaiting, { mailId: id });
  }
  return id;
}
