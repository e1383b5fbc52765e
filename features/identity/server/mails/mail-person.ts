import { fitLine } from '../../../../platform/base/one-line.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { isPlainAddress } from '../../../mail/rules/mail-address.ts';
import { sendMail } from '../../../mail/server/public.ts';
import type { Account } from '../store.ts';

export { greeting } from '../../../mail/rules/words-in-mail.ts';

/** The words of one mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/**
 * Mails the person of an account at `to`. An address no mail can go to (accounts of earlier days may have one) is passed over:
 * it must not stand in the way of changing a password.
 */
export async function mailPerson(change: Change, account: Account, kind: `access.${string}`, to: string, mail: MailText): Promise<void> {
  if (!isPlainAddress(to)) return;
  // To a mailbox that nobody has proved yet, no words go that somebody could have put into the name.
  const toName = to === account.email ? fitLine(account.name) : '';
  await sendMail(change, { kind, to, toName, contactId: account.contactId, ...mail });
}

/** Paragraphs with an empty line between them. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}
