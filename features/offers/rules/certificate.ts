// The certificate behind the signed papers: what was signed, when, from where, and how anybody can check it. In the client's language.
import type { FilledBlock, FilledDocument } from '../../../platform/base/document/filled-document.ts';
import { inBothLanguages, LOCALES, type Language } from '../../../platform/base/language.ts';
import type { Paper, Step } from './offer-steps.ts';
import { PAPER_NAMES } from './paper-texts.ts';

export interface CertificateFacts {
  readonly language: Language;
  readonly clientName: string;
  readonly officeName: string;
  readonly zone: string;
  readonly where: 'portal' | 'tablet';
  /** Who of the office handed the tablet over. */
  readonly handedOverBy: string | null;
  readonly steps: readonly {
    readonly step: Step;
    readonly paper: Paper;
    readonly sha256: string;
    readonly at: Date;
    readonly address: string;
    readonly device: string;
    readonly signedAs: string;
    readonly drawn: boolean;
  }[];
  /** Papers that came with the contract and are not signed. */
  readonly attached: readonly { readonly paper: Paper; readonly sha256: string }[];
  /** SHA-256 of the certificate of the office's key. */
  readonly keyFingerprint: string;
}

const WORDS = inBothLanguages(
  {
    title: 'Certificate of signing',
    intro: (client: string, office: string) =>
      `${client} read and signed these papers on a screen, one after the other, with ${office}. Each is named by the SHA-256 hash of its text as it was shown.`,
    portal: 'The papers were read and signed in the client portal, signed in with the client’s own password.',
    tablet: (by: string) =>
      `The papers were read and signed on a tablet of the office, which ${by} opened with a one-time code and handed to the client. It showed nothing else until it was handed back.`,
    paper: 'Paper',
    when: 'Signed',
    how: 'From',
    typed: (name: string) => `typed as ${name}`,
    drawn: (name: string) => `drawn, and typed as ${name}`,
    hash: 'SHA-256 of the text',
    attached: 'Two copies with the contract',
    check:
      'The whole file has a digital signature of the office. A PDF program says whether a byte was changed since. The certificate of the office is its own, so the program may call the signer unknown. Its fingerprint (SHA-256):',
    zone: (zone: string) => `Times are in the time zone ${zone}.`,
  },
  {
    title: 'Certificado de firma',
    intro: (client: string, office: string) =>
      `${client} leyó y firmó estos documentos en una pantalla, uno tras otro, con ${office}. Cada uno se identifica por el hash SHA-256 de su texto tal como se mostró.`,
    portal: 'Los documentos se leyeron y firmaron en el portal del cliente, con su propia contraseña.',
    tablet: (by: string) =>
      `Los documentos se leyeron y firmaron en una tableta de la oficina, que ${by} abrió con un código de un solo uso y entregó al cliente. No mostró nada más hasta su devolución.`,
    paper: 'Documento',
    when: 'Firmado',
    how: 'Desde',
    typed: (name: string) => `escrito como ${name}`,
    drawn: (name: string) => `dibujado, y escrito como ${name}`,
    hash: 'SHA-256 del texto',
    attached: 'Dos copias con el contrato',
    check:
      'Todo el archivo lleva una firma digital de la oficina. Un programa de PDF dice si se cambió un byte desde entonces. El certificado de la oficina es propio, por lo que el programa puede llamar desconocido al firmante. Su huella (SHA-256):',
    zone: (zone: string) => `Las horas corresponden a la zona horaria ${zone}.`,
  },
);

export function certificate(facts: CertificateFacts): FilledDocument {
  const { language } = facts;
  const say = WORDS[language];
  const names = PAPER_NAMES[language];
  const time = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'long', timeZone: facts.zone });
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: say.title }] },
      paragraph(say.intro(facts.clientName, facts.officeName)),
      paragraph(facts.where === 'tablet' ? say.tablet(facts.handedOverBy ?? facts.officeName) : say.portal),
      paragraph(say.zone(facts.zone)),
      ...facts.steps.flatMap(({ paper, sha256, at, address, device, signedAs, drawn }) => [
        heading(names[paper]),
        pair(say.when, `${time.format(at)}, ${drawn ? say.drawn(signedAs) : say.typed(signedAs)}`),
        pair(say.how, [address, device].filter((one) => one !== '').join(', ')),
        pair(say.hash, sha256),
      ]),
      ...facts.attached.flatMap(({ paper, sha256 }) => [heading(names[paper]), paragraph(say.attached), pair(say.hash, sha256)]),
      paragraph(say.check),
      paragraph(facts.keyFingerprint),
    ],
  };
}

const paragraph = (text: string): FilledBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string): FilledBlock => ({ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] });
const pair = (label: string, value: string): FilledBlock => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: `${label}: `, marks: [{ type: 'bold' }] },
    { type: 'text', text: value === '' ? '–' : value },
  ],
});
