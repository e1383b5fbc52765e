// What is printed around letters: envelopes, cover sheets and mail logs.
import { readFileSync } from 'node:fs';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { inBothLanguages, LOCALES, type Language } from '../../../platform/base/language.ts';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { ENVELOPE_INCHES, ENVELOPE_WORDS, type EnvelopeSize } from '../rules/envelope-sizes.ts';
import type { LetterDocument, PostalAddress } from '../rules/letter-document.ts';
import type { BatchLetter } from './read-batch-letters.ts';

const read = (name: string): string => readFileSync(new URL(`../rules/${name}.typ`, import.meta.url), 'utf8');
const ENVELOPE = read('envelope');
const COVER_SHEET = read('cover-sheet');
const MAIL_LOG = read('mail-log');

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** One page for each envelope. The return address is the sender of the letter: the client, or the office for its own letters. */
export async function renderEnvelopes(
  renderer: TypstRenderer,
  letters: readonly Pick<LetterDocument, 'sender' | 'recipient'>[],
  size: EnvelopeSize,
): Pdf {
  const address = ({ name, lines }: PostalAddress) => ({ name, lines });
  const title = letters.length === 1 ? ENVELOPE_WORDS[size] : `${letters.length} envelopes (${ENVELOPE_WORDS[size]})`;
  const made = await renderer.render({
    template: ENVELOPE,
    fonts: NOTO_SERIF,
    standard: 'ua-1',
    weight: letters.length,
    data: {
      title,
      ...ENVELOPE_INCHES[size],
      envelopes: letters.map(({ sender, recipient }) => ({ sender: address(sender), recipient: address(recipient) })),
    },
  });
  return made.pdf;
}

const COVER = inBothLanguages(
  {
    title: 'Cover sheet',
    to: 'To',
    from: 'From',
    date: 'Date',
    about: 'About',
    pages: 'Pages',
    sent: 'USPS number',
    code: 'Letter',
    enclosures: 'Enclosed, in this order',
    after: (pages: number) => `${String(pages)} after this sheet`,
  },
  {
    title: 'Portada',
    to: 'Para',
    from: 'De',
    date: 'Fecha',
    about: 'Asunto',
    pages: 'Páginas',
    sent: 'Número de USPS',
    code: 'Carta',
    enclosures: 'Anexos, en este orden',
    after: (pages: number) => `${String(pages)} después de esta hoja`,
  },
);

export async function renderCoverSheet(
  renderer: TypstRenderer,
  {
    document,
    pages,
    code,
    trackingNumber,
  }: { readonly document: LetterDocument; readonly pages: number | null; readonly code: string; readonly trackingNumber: string | null },
): Pdf {
  const { language, sender, recipient } = document;
  const t = COVER[language];
  const row = (label: string, ...lines: readonly string[]) => ({ label, lines });
  const made = await renderer.render({
    template: COVER_SHEET,
    fonts: NOTO_SERIF,
    standard: 'ua-1',
    data: {
      title: t.title,
      language,
      texts: { enclosures: t.enclosures },
      rows: [
        row(t.to, recipient.name, ...recipient.lines),
        row(t.from, sender.name, ...sender.lines),
        row(t.date, writeDay(document.date, language)),
        row(t.about, document.subject),
        ...(pages === null ? [] : [row(t.pages, t.after(pages))]),
        ...(trackingNumber === null ? [] : [row(t.sent, trackingNumber)]),
        row(t.code, code),
      ],
      enclosures: document.enclosures,
    },
  });
  return made.pdf;
}

export async function renderMailLog(
  renderer: TypstRenderer,
  log: { readonly office: readonly string[]; readonly made: string; readonly letters: readonly BatchLetter[] },
): Pdf {
  const made = await renderer.render({
    template: MAIL_LOG,
    fonts: NOTO_SERIF,
    standard: 'ua-1',
    data: {
      title: 'Mail log',
      office: log.office,
      made: log.made,
      count: log.letters.length,
      rows: log.letters.map(({ number, code, contactName, document: { recipient }, pages, trackingNumber }) => ({
        number: String(number),
        code,
        client: contactName,
        recipient: [recipient.name, ...recipient.lines],
        pages: pages === null ? '' : String(pages),
        tracking: trackingNumber ?? '',
      })),
    },
  });
  return made.pdf;
}

function writeDay(day: CivilDate, language: Language): string {
  if (language === 'en') return formatLongCivilDate(day);
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
