// What clients read about approving letters, in mails and on the sheet to sign.
import { inBothLanguages, LOCALES, type Language } from '../../../platform/base/language.ts';

const many = (count: number, language: Language): string => count.toLocaleString(LOCALES[language]);

export const APPROVAL_MAILS = inBothLanguages(
  {
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    subject: (count: number) =>
      count === 1 ? 'A letter waits for you to read and approve' : `${many(count, 'en')} letters wait for you to read and approve`,
    reminder: (count: number) => (count === 1 ? 'Reminder: a letter waits for you' : `Reminder: ${many(count, 'en')} letters wait for you`),
    body: (count: number) =>
      count === 1
        ? 'We wrote a letter for you. It is your letter: it goes out only after you have read it and approved it.'
        : `We wrote ${many(count, 'en')} letters for you. They are your letters: each goes out only after you have read it and approved it.`,
    how: 'Please sign in, read each letter and confirm what it says. If something is not right, send the letter back and tell us what is wrong.',
    late: 'Nothing is sent before you have approved it.',
  },
  {
    greeting: (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    subject: (count: number) =>
      count === 1
        ? 'Una carta espera que usted la lea y la apruebe'
        : `${many(count, 'es')} cartas esperan que usted las lea y las apruebe`,
    reminder: (count: number) =>
      count === 1 ? 'Recordatorio: una carta lo espera' : `Recordatorio: ${many(count, 'es')} cartas lo esperan`,
    body: (count: number) =>
      count === 1
        ? 'Escribimos para usted una carta. La carta es suya: se envía solo después de que usted la haya leído y aprobado.'
        : `Escribimos para usted ${many(count, 'es')} cartas. Las cartas son suyas: cada una se envía solo después de que usted la haya leído y aprobado.`,
    how: 'Por favor, inicie sesión, lea cada carta y confirme lo que dice. Si algo no es correcto, devuelva la carta y díganos qué está mal.',
    late: 'No se envía nada antes de que usted lo apruebe.',
  },
);

export const SHEET_TEXTS = inBothLanguages(
  {
    title: (round: number | null) => `${round === null ? 'Your letters' : `Letters of round ${String(round)}`}: read, confirm and sign`,
    intro:
      'These letters are yours. Please read each letter on the pages behind this sheet. Mark each fact. If something is not right, do not sign for that letter: write beside it what is wrong.',
    recipient: 'To',
    dated: 'Letter of',
    fingerprint: 'Fingerprint',
    pages: (count: number) => (count === 1 ? '1 page' : `${many(count, 'en')} pages`),
    true: 'True',
    untrue: 'Not true',
    mine: 'Mine',
    notMine: 'Not mine',
    whose: 'Whose is it?',
    person: 'My name, address and other details',
    whole: 'What this letter says is so',
    approve: 'I have read this letter. What I marked is so. It may be sent as it is, in my name.',
    sendBack: 'This letter is not right. It may not be sent.',
    wrong: 'What is wrong:',
    signature: 'Signature',
    date: 'Date',
    name: 'Name',
    validity:
      'A signed approval counts for 30 days and only for the letter with this fingerprint. You can take it back until the letter is mailed.',
    textTitle: (recipient: string) => `The letter to ${recipient}, to be read`,
    copy: 'Copy to read. Not for mailing.',
    enclosures: 'Enclosures',
    english: '',
  },
  {
    title: (round: number | null) => `${round === null ? 'Sus cartas' : `Cartas de la ronda ${String(round)}`}: lea, confirme y firme`,
    intro:
      'Estas cartas son suyas. Por favor, lea cada carta en las páginas que siguen a esta hoja. Marque cada dato. Si algo no es correcto, no firme por esa carta: escriba al lado qué está mal.',
    recipient: 'Para',
    dated: 'Carta del',
    fingerprint: 'Huella',
    pages: (count: number) => (count === 1 ? '1 página' : `${many(count, 'es')} páginas`),
    true: 'Es verdad',
    untrue: 'No es verdad',
    mine: 'Es mía',
    notMine: 'No es mía',
    whose: '¿De quién es?',
    person: 'Mi nombre, mi dirección y otros datos míos',
    whole: 'Lo que dice esta carta es así',
    approve: 'Leí esta carta. Lo que marqué es así. Puede enviarse tal como está, en mi nombre.',
    sendBack: 'Esta carta no es correcta. No puede enviarse.',
    wrong: 'Qué está mal:',
    signature: 'Firma',
    date: 'Fecha',
    name: 'Nombre',
    validity:
      'Una aprobación firmada vale 30 días y solo para la carta con esta huella. Usted puede retirarla hasta que la carta se envíe por correo.',
    textTitle: (recipient: string) => `La carta a ${recipient}, para leer`,
    copy: 'Copia para leer. No se envía.',
    enclosures: 'Anexos',
    english: 'Las cartas van en inglés. Si no entiende algo, pregunte a su oficina antes de firmar.',
  },
);
