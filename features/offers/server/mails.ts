// Emails to the client: that an agreement waits to be read, and the copies of what was signed.
import { formatLongCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { inBothLanguages, type Language } from '../../../platform/base/language.ts';
import { fitLine } from '../../../platform/base/one-line.ts';
import type { Change } from '../../../platform/server/feature.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { greeting } from '../../mail/rules/words-in-mail.ts';
import { isPlainAddress } from '../../mail/rules/mail-address.ts';
import { sendMail } from '../../mail/server/public.ts';
import type { StoredOffer } from './store.ts';

type Sending = Pick<Change, 'db' | 'now' | 'services' | 'enqueue'>;

const OFFERED = inBothLanguages(
  {
    subject: 'Your agreement is ready to read',
    text: (link: string, until: string) => [
      'Your agreement with us is ready. You can read it on your phone, and sign it there if you agree. Please take your time.',
      link,
      `The offer is open until ${until}. After signing you may still cancel for any reason within the time the law gives you.`,
      'Nothing is charged before a service was fully performed.',
    ],
  },
  {
    subject: 'Su contrato está listo para leer',
    text: (link: string, until: string) => [
      'Su contrato con nosotros está listo. Puede leerlo en su teléfono y firmarlo allí si está de acuerdo. Tómese su tiempo.',
      link,
      `La oferta está abierta hasta el ${until}. Después de firmar todavía puede cancelar por cualquier motivo dentro del plazo que le da la ley.`,
      'No se cobra nada antes de que un servicio se haya prestado por completo.',
    ],
  },
);

const COPIES = inBothLanguages(
  {
    subject: 'Your copies of what you signed',
    text: (through: string, link: string) => [
      'Attached are all papers you signed, with the federal statement of your rights, two notices of cancellation and a certificate.',
      `You may cancel without any penalty until midnight of ${through}, and also later at any time. One press is enough:`,
      link,
      'Please keep this email.',
    ],
  },
  {
    subject: 'Sus copias de lo que firmó',
    text: (through: string, link: string) => [
      'Adjuntamos todos los documentos que firmó, con la declaración federal de sus derechos, dos avisos de cancelación y un certificado.',
      `Puede cancelar sin ninguna penalidad hasta la medianoche del ${through}, y también más tarde en cualquier momento. Basta con tocar una vez:`,
      link,
      'Guarde este correo, por favor.',
    ],
  },
);

export async function mailOffer(change: Sending, contact: Contact, offer: StoredOffer): Promise<void> {
  const words = OFFERED[offer.language];
  const link = `${change.services.publicUrl()}/client/agreement`;
  const text = words.text(link, formatLongCivilDate(offer.validThrough, offer.language));
  await send(change, contact, offer.language, 'offers.offered', words.subject, text);
}

/** The copies, in the moment of signing (15 U.S.C. 1679e(c)). */
export async function mailCopies(
  change: Sending,
  contact: Contact,
  { language }: Pick<StoredOffer, 'language'>,
  { pdf, cancelThrough }: { readonly pdf: Uint8Array; readonly cancelThrough: CivilDate },
): Promise<void> {
  const words = COPIES[language];
  const link = `${change.services.publicUrl()}/client/agreement`;
  const text = words.text(formatLongCivilDate(cancelThrough, language), link);
  await send(change, contact, language, 'offers.copies', words.subject, text, [
    { name: 'agreement.pdf', mediaType: 'application/pdf', bytes: pdf },
  ]);
}

async function send(
  change: Sending,
  contact: Contact,
  language: Language,
  kind: `offers.${string}`,
  subject: string,
  text: readonly string[],
  attachments: Parameters<typeof sendMail>[1]['attachments'] = [],
): Promise<void> {
  const { email } = contact;
  // Gate G6 asked for an address.
  if (email === null || !isPlainAddress(email)) throw new Error('An offer has no address for its emails.');
  await sendMail(change, {
    kind,
    to: email,
    toName: fitLine(contact.name),
    contactId: contact.id,
    language,
    subject,
    text: [greeting(contact.firstName, language), ...text].join('\n\n'),
    attachments,
  });
}
