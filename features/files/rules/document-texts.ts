// Words about documents that clients read in mails and in the portal, in both languages.
import { inBothLanguages, LOCALES, type Language } from '../../../platform/base/language.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { RejectionReason } from './document-reviews.ts';
import type { FileKind } from './file-kinds.ts';

/** A civil day in words: 'December 4, 2026', '4 de diciembre de 2026'. */
export function dayInWords(day: CivilDate, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

const kindsEn: Readonly<Record<FileKind, string>> = {
  'photo-id': 'Photo ID',
  'ssn-proof': 'Proof of Social Security number',
  'address-proof': 'Proof of address',
  authorization: 'Signed authorization',
  'bureau-answer': 'Letter from a credit bureau',
  'creditor-letter': 'Letter from a creditor or collector',
  agreement: 'Signed agreement',
  'theft-report': 'Identity theft report you filed',
  'theft-statement': 'Signed statement on identity theft',
  other: 'Another document',
};
const kindsEs: Readonly<Record<FileKind, string>> = {
  'photo-id': 'Identificación con foto',
  'ssn-proof': 'Comprobante del número de Seguro Social',
  'address-proof': 'Comprobante de domicilio',
  authorization: 'Autorización firmada',
  'bureau-answer': 'Carta de un buró de crédito',
  'creditor-letter': 'Carta de un acreedor o cobrador',
  agreement: 'Contrato firmado',
  'theft-report': 'Denuncia de robo de identidad que usted presentó',
  'theft-statement': 'Declaración firmada sobre robo de identidad',
  other: 'Otro documento',
};
const reasonsEn: Readonly<Record<RejectionReason, string>> = {
  unreadable: 'It cannot be read. Please take the picture again in good light.',
  'cut-off': 'A part of it is missing. Please send all of the page, with all four corners.',
  expired: 'It has expired. Please send one that is still valid.',
  'wrong-document': 'This is not the document we asked for.',
  'other-person': 'The name on it is not yours.',
  old: 'It is too old. Please send one from the last two months.',
  other: 'We could not use it.',
};
const reasonsEs: Readonly<Record<RejectionReason, string>> = {
  unreadable: 'No se puede leer. Por favor tome la foto otra vez con buena luz.',
  'cut-off': 'Falta una parte. Por favor envíe toda la página, con las cuatro esquinas.',
  expired: 'Está vencido. Por favor envíe uno vigente.',
  'wrong-document': 'No es el documento que pedimos.',
  'other-person': 'El nombre que aparece no es el suyo.',
  old: 'Es muy antiguo. Por favor envíe uno de los últimos dos meses.',
  other: 'No pudimos usarlo.',
};

export const DOCUMENT_TEXTS = inBothLanguages({ kinds: kindsEn, reasons: reasonsEn }, { kinds: kindsEs, reasons: reasonsEs });

export interface MailText {
  readonly subject: string;
  readonly text: string;
}
interface AskedInMail {
  readonly kind: FileKind;
  readonly words: string | null;
  readonly dueOn: CivilDate;
}

const LETTERS = inBothLanguages(
  {
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    askedSubject: 'Your office asked for documents',
    asked: 'To work on your case we need from you:',
    remindedSubject: 'Documents we still need from you',
    reminded: 'We still need from you:',
    by: (what: string, day: string) => `– ${what}, by ${day}`,
    send: 'Please send it in your portal. A photo taken with your phone is fine:',
    notByMail: 'Please do not send these documents by email.',
    rejectedSubject: 'Please send a document again',
    rejected: 'We could not use what you sent:',
    reason: (what: string, why: string) => `– ${what}: ${why}`,
    again: 'You can read more and send it again in your portal:',
  },
  {
    hello: (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    askedSubject: 'Su oficina le pidió documentos',
    asked: 'Para trabajar en su caso necesitamos de usted:',
    remindedSubject: 'Documentos que todavía necesitamos de usted',
    reminded: 'Todavía necesitamos de usted:',
    by: (what: string, day: string) => `– ${what}, a más tardar el ${day}`,
    send: 'Por favor envíelo en su portal. Una foto tomada con su teléfono está bien:',
    notByMail: 'Por favor no envíe estos documentos por correo electrónico.',
    rejectedSubject: 'Por favor envíe un documento otra vez',
    rejected: 'No pudimos usar lo que usted envió:',
    reason: (what: string, why: string) => `– ${what}: ${why}`,
    again: 'Puede leer más y enviarlo otra vez en su portal:',
  },
);

interface Reader {
  readonly language: Language;
  /** The first name, fit for a mail; '' for none. */
  readonly name: string;
  /** Where documents are sent. */
  readonly link: string;
}

/** The email that asks for documents, or reminds of them. */
export function writeRequestMail({ language, name, link }: Reader, asked: readonly AskedInMail[], which: 'asked' | 'reminded'): MailText {
  const texts = LETTERS[language];
  const lines = asked.map(({ kind, words, dueOn }) =>
    texts.by(kind === 'other' && words !== null ? words : DOCUMENT_TEXTS[language].kinds[kind], dayInWords(dueOn, language)),
  );
  return {
    subject: which === 'asked' ? texts.askedSubject : texts.remindedSubject,
    text: [texts.hello(name), which === 'asked' ? texts.asked : texts.reminded, lines.join('\n'), texts.send, link, texts.notByMail].join(
      '\n\n',
    ),
  };
}

/** The email that says which documents could not be used. What the office wrote in its own words is read in the portal only. */
export function writeRejectionMail(
  { language, name, link }: Reader,
  rejected: readonly { readonly kind: FileKind | null; readonly reason: RejectionReason }[],
): MailText {
  const texts = LETTERS[language];
  const { kinds, reasons } = DOCUMENT_TEXTS[language];
  const lines = rejected.map(({ kind, reason }) => texts.reason(kinds[kind ?? 'other'], reasons[reason]));
  return {
    subject: texts.rejectedSubject,
    text: [texts.hello(name), texts.rejected, lines.join('\n'), texts.again, link].join('\n\n'),
  };
}
