// Emails about documents to a client: who may get one, and in which language.
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { fitLine } from '../../../platform/base/one-line.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { findContactById, findEffectiveConsents, type Contact } from '../../contacts/server/public.ts';
import { isPlainAddress } from '../../mail/rules/mail-address.ts';
import { wordInMail } from '../../mail/rules/words-in-mail.ts';
import { sendMail } from '../../mail/server/public.ts';
import { DOCUMENT_TEXTS, writeRequestMail, type MailText } from '../rules/document-texts.ts';
import type { RequestKind } from '../rules/document-requests.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';

/**
 * Those of the contacts whose clients canceled: nothing is asked of them (15 U.S.C. 1679e(a)). Agreements are a later feature, so the app passes
 * the question in.
 */
export type ListCanceled = (db: Db, contactIds: readonly string[], time: OfficeTime) => Promise<ReadonlySet<string>>;

type MailCall = Pick<Change, 'db' | 'now' | 'services' | 'enqueue'>;
type WriteMail = (reader: { readonly language: Contact['language']; readonly name: string; readonly link: string }) => MailText;

/** The contact with an address that may be written to; undefined for one without, or one who asked not to be emailed. */
export async function findMailable({ db, services }: Pick<MailCall, 'db' | 'services'>, contactId: string) {
  const contact = await findContactById(db, contactId);
  if (!contact || contact.archivedAt !== null || contact.email === null || !isPlainAddress(contact.email)) return undefined;
  const optedOut = (await findEffectiveConsents(db, services.sealer, contact)).some(({ channel, given }) => channel === 'email' && !given);
  return optedOut ? undefined : { ...contact, email: contact.email };
}

/** Writes the email, in the client's language, in the caller's change. */
export async function mailClient(
  call: MailCall,
  contact: Contact & { readonly email: string },
  kind: `files.${string}`,
  write: WriteMail,
): Promise<void> {
  await sendMail(call, {
    kind,
    to: contact.email,
    toName: fitLine(contact.name),
    contactId: contact.id,
    ...write({
      language: contact.language,
      name: wordInMail(contact.firstName, ''),
      link: `${call.services.publicUrl()}/client/documents`,
    }),
  });
}

interface Asked {
  readonly kind: RequestKind;
  readonly words: string | null;
  readonly dueOn: CivilDate;
}

/** The email that asks for documents or reminds of them. */
export function mailRequests(
  call: MailCall,
  contact: Contact & { readonly email: string },
  asked: readonly Asked[],
  which: 'asked' | 'reminded',
): Promise<void> {
  return mailClient(call, contact, which === 'asked' ? 'files.requested' : 'files.reminded', (reader) =>
    writeRequestMail(
      reader,
      asked.map((one) => ({
        ...one,
        words: one.words === null ? null : wordInMail(one.words, DOCUMENT_TEXTS[reader.language].kinds.other),
      })),
      which,
    ),
  );
}
