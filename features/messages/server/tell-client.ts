// Tells a client by email that the office wrote. What it says is in the portal only: email is read by others, too.
import { inBothLanguages } from '../../../platform/base/language.ts';
import { fitLine } from '../../../platform/base/one-line.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { findPortalTies } from '../../accounts/server/public.ts';
import { findEffectiveConsents, type Contact } from '../../contacts/server/public.ts';
import { isPlainAddress } from '../../mail/rules/mail-address.ts';
import { greeting } from '../../mail/rules/words-in-mail.ts';
import { sendMail } from '../../mail/server/public.ts';

const TEXTS = inBothLanguages(
  { subject: 'You have a new message', text: 'Your office wrote to you. Read it and answer here:' },
  { subject: 'Tiene un mensaje nuevo', text: 'Su oficina le escribió. Léalo y responda aquí:' },
);

/** False where the client has no sign-in to the portal or no address, or asked not to be emailed: then they find it when they come. */
export async function tellClient(change: Pick<Change<StaffDb>, 'db' | 'now' | 'services' | 'enqueue'>, contact: Contact): Promise<boolean> {
  const { db, now, services } = change;
  if (contact.email === null || !isPlainAddress(contact.email)) return false;
  const consents = await findEffectiveConsents(db, services.sealer, contact);
  if (consents.some(({ channel, given }) => channel === 'email' && !given)) return false;
  if ((await findPortalTies(db, [contact.id], now)).get(contact.id)?.login !== true) return false;
  const texts = TEXTS[contact.language];
  await sendMail(change, {
    kind: 'messages.new',
    to: contact.email,
    toName: fitLine(contact.name),
    contactId: contact.id,
    language: contact.language,
    subject: texts.subject,
    text: [greeting(contact.firstName, contact.language), texts.text, `${services.publicUrl()}/client/messages`].join('\n\n'),
  });
  return true;
}
