// A mail as it goes over the wire: plain text, and the same words as very plain HTML without pictures or styles.
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Language } from '../../../platform/base/language.ts';
import type { OfficeOnPages } from '../../../platform/base/office-on-pages.ts';
import { isOneLine, isPlainAddress, parseMailbox } from '../rules/mail-address.ts';
import { leadsTo, splitLinks } from '../rules/mail-text.ts';
import type { Envelope } from './smtp.ts';
import type { MailAttachment } from './store/attachments.ts';

/** The name in MAIL_FROM while none is set. */
const APP_NAME = 'Redress';

interface Composing {
  /** MAIL_FROM. */
  readonly from: string;
  /** Where this program is reached; only links to it become links in the HTML, so that a name cannot smuggle one in. */
  readonly origin: string;
  readonly at: Date;
  /** Name and email of the office: the sender's name where MAIL_FROM gives none of its own, and where answers go. */
  readonly office: Pick<OfficeOnPages, 'name' | 'email'>;
}

/** @throws Error in plain words when sender or recipient cannot be used. */
export async function composeMail(
  mail: {
    readonly id: string;
    readonly to: string;
    readonly toName: string;
    readonly subject: string;
    readonly text: string;
    readonly language?: Language;
    readonly attachments?: readonly MailAttachment[];
  },
  { from, origin, at, office }: Composing,
): Promise<Envelope> {
  const sender = parseMailbox(from);
  if (!sender) throw new Error('The sender in MAIL_FROM is not an email address.');
  if (!isPlainAddress(mail.to) || !isOneLine(mail.toName) || !isOneLine(mail.subject))
    throw new Error('The address, name or subject of this email cannot be used.');
  const composer = new MailComposer({
    from: { name: senderName(sender.name, office.name), address: sender.address },
    ...(office.email !== null && isPlainAddress(office.email) && { replyTo: office.email }),
    to: { name: mail.toName, address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: asHtml(mail.text, origin, mail.language ?? 'en'),
    attachments: (mail.attachments ?? []).map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    date: at,
    // Made of the mail's id: when an email is sent again after an unclear delivery, receivers recognize it as the same.
    messageId: `<${mail.id}@${sender.address.slice(sender.address.indexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  });
  return { from: sender.address, to: mail.to, message: await composer.compile().build() };
}

/** A name that says nothing of the office gives way to its own. */
function senderName(named: string, office: string | null): string {
  return (named === '' || named === APP_NAME) && office !== null && isOneLine(office) ? office : named;
}

function asHtml(text: string, origin: string, language: Language): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${splitLinks(paragraph)
          .map((part) => asHtmlPart(part.text, part.isLink && leadsTo(origin, part.text)))
          .join('')}</p>`,
    );
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body>\n${paragraphs.join('\n')}\n</body></html>\n`;
}

function asHtmlPart(text: string, isLink: boolean): string {
  const escaped = escapeHtml(text);
  return isLink ? `<a href="${escaped}">${escaped}</a>` : escaped.replaceAll('\n', '<br>\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
