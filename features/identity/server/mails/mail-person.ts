import type { Language } from '../../../../platform/base/language.ts';
import { fitLine } from '../../../../platform/base/one-line.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { isPlainAddress } from '../../../mail/rules/mail-address.ts';
import { greeting } from '../../../mail/rules/words-in-mail.ts';
import { sendMail } from '../../../mail/server/public.ts';
import type { Account } from '../store.ts';

/** Whom an email is for, and in which language. */
export type Addressee = Pick<Account, 'name' | 'email' | 'language'>;

/** Subject and text of one email. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/**
 * Sends an email to the person of an account at `to`. An address that cannot receive email (accounts of earlier versions may have one) is
 * skipped, so that it does not prevent a password change.
 */
export async function mailPerson(change: Change, account: Account, kind: `access.${string}`, to: string, mail: MailText): Promise<void> {
  if (!isPlainAddress(to)) return;
  // The name may contain text of a stranger, so it is not sent to an unconfirmed mailbox.
  const toName = to === account.email ? fitLine(account.name) : '';
  await sendMail(change, { kind, to, toName, contactId: account.contactId, language: account.language, ...mail });
}

/** Paragraphs with an empty line between them. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

/** A text from its greeting to the name of the program at its end. */
export function signed(name: string, language: Language, body: readonly string[]): string {
  return paragraphs(greeting(name, language), ...body, 'Redress');
}
