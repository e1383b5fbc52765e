// The papers that are ours, in both languages: the consent to electronic records and the written instructions for obtaining reports. The federal
// statement and the notice of cancellation are the law's words and stay in English.
import { inBothLanguages } from '../../../platform/base/language.ts';

export interface OfficeWords {
  readonly office: string;
  readonly address: string;
  readonly reach: string;
}

/** 15 U.S.C. 7001(c)(1)(B): paper, withdrawal, scope, contact data, copies and fees, hardware and software. */
export const CONSENT = inBothLanguages(
  {
    title: 'Consent to electronic records and signatures',
    intro: ({ office }: OfficeWords) =>
      `${office} would like to give you the papers of your agreement on this screen instead of on paper, and to have you sign them here. The law lets us do so only if you agree to it after reading this.`,
    points: ({ office, address, reach }: OfficeWords) => [
      'You have a right to paper. You may ask for any of these papers on paper, now or later, and you may sign on paper instead. Copies on paper are free.',
      `You may withdraw this consent at any time, free of charge and without any other consequence than that further papers come by post. Tell us in any way you like: ${reach}.`,
      'This consent covers the federal statement about your rights, the agreement, the notices of cancellation, your instructions for obtaining credit reports, and notices under this agreement, as long as the agreement lasts. It covers nothing else.',
      `If your email address or your postal address changes, please tell us in the same way, or change it in the portal.`,
      `For a copy on paper, write or call: ${office}, ${address}. We charge nothing for it.`,
      'You need a phone, tablet or computer with a web browser of the last three years, an email address, a program that shows PDF files, and enough space to keep them or a printer.',
    ],
    proof: 'To show that you can open such papers, please open the PDF on this page and type the word that is printed in it.',
    agree: 'By typing the word and signing below I agree to receive and to sign these papers electronically.',
  },
  {
    title: 'Consentimiento para registros y firmas electrónicos',
    intro: ({ office }: OfficeWords) =>
      `${office} desea entregarle los documentos de su contrato en esta pantalla en lugar de en papel, y que usted los firme aquí. La ley nos lo permite solo si usted está de acuerdo después de leer esto.`,
    points: ({ office, address, reach }: OfficeWords) => [
      'Usted tiene derecho al papel. Puede pedir cualquiera de estos documentos en papel, ahora o más adelante, y puede firmar en papel. Las copias en papel son gratuitas.',
      `Puede retirar este consentimiento en cualquier momento, sin costo y sin otra consecuencia que la de recibir por correo los documentos siguientes. Avísenos como prefiera: ${reach}.`,
      'Este consentimiento cubre la declaración federal sobre sus derechos, el contrato, los avisos de cancelación, sus instrucciones para obtener reportes de crédito y los avisos de este contrato mientras dure. No cubre nada más.',
      'Si cambia su correo electrónico o su dirección postal, avísenos de la misma manera o cámbielo en el portal.',
      `Para una copia en papel, escriba o llame a: ${office}, ${address}. No cobramos nada por ella.`,
      'Necesita un teléfono, una tableta o una computadora con un navegador de los últimos tres años, un correo electrónico, un programa que muestre archivos PDF y espacio para guardarlos o una impresora.',
    ],
    proof: 'Para mostrar que puede abrir estos documentos, abra el PDF de esta página y escriba la palabra impresa en él.',
    agree: 'Al escribir la palabra y firmar abajo acepto recibir y firmar estos documentos electrónicamente.',
  },
);

export interface InstructionWords {
  readonly client: string;
  readonly office: string;
  readonly bureaus: string;
  readonly until: string;
}
/** 15 U.S.C. 1681b(a)(2): the consumer's written instructions, with bureaus, purpose and last day. */
export const INSTRUCTIONS = inBothLanguages(
  {
    title: 'Instructions for obtaining credit reports',
    body: ({ client, office, bureaus, until }: InstructionWords) => [
      `I, ${client}, instruct ${bureaus} to give my consumer report to ${office}, and I allow ${office} to obtain it, also through a monitoring service that I join myself.`,
      'The report may be used for one purpose: the credit repair services of my agreement with this office. It may not be passed on to anyone else.',
      `These instructions hold until ${until}. They end earlier when my agreement ends or when I withdraw them, which I may do at any time and in any way.`,
    ],
  },
  {
    title: 'Instrucciones para obtener reportes de crédito',
    body: ({ client, office, bureaus, until }: InstructionWords) => [
      `Yo, ${client}, doy instrucciones a ${bureaus} para que entregue mi reporte de crédito a ${office}, y permito que ${office} lo obtenga, también por medio de un servicio de monitoreo al que yo me inscriba.`,
      'El reporte puede usarse para un solo fin: los servicios de reparación de crédito de mi contrato con esta oficina. No puede entregarse a nadie más.',
      `Estas instrucciones valen hasta el ${until}. Terminan antes cuando termina mi contrato o cuando las retiro, lo que puedo hacer en cualquier momento y de cualquier manera.`,
    ],
  },
);

/** Names of the papers, for screens, mails and the certificate. */
export const PAPER_NAMES = inBothLanguages(
  {
    consent: 'Consent to electronic records',
    statement: 'Federal statement of your rights',
    instructions: 'Instructions for credit reports',
    contract: 'Agreement',
    notice: 'Notice of cancellation',
  },
  {
    consent: 'Consentimiento electrónico',
    statement: 'Declaración federal de sus derechos',
    instructions: 'Instrucciones para reportes de crédito',
    contract: 'Contrato',
    notice: 'Aviso de cancelación',
  },
);

/** What the contract says of fees: due after performance, and after a sale by phone later still. */
export const TERM_WORDS = inBothLanguages(
  {
    feePlan: {
      web: 'Each fee is due only after the service it is for was fully performed (15 U.S.C. 1679b(b)).',
      phone:
        'Each fee is due only after the service it is for was fully performed, and not before a credit report issued more than six months after the result was achieved shows it (15 U.S.C. 1679b(b); 16 CFR 310.4(a)(2)).',
    },
    due: {
      web: 'after it was fully performed',
      phone: 'after it was fully performed and a report issued more than six months later shows the result',
    },
  },
  {
    feePlan: {
      web: 'Cada cargo se debe solo después de que el servicio correspondiente se haya prestado por completo (15 U.S.C. 1679b(b)).',
      phone:
        'Cada cargo se debe solo después de que el servicio correspondiente se haya prestado por completo, y no antes de que un reporte de crédito emitido más de seis meses después del resultado lo muestre (15 U.S.C. 1679b(b); 16 CFR 310.4(a)(2)).',
    },
    due: {
      web: 'después de prestarse por completo',
      phone: 'después de prestarse por completo y de que un reporte emitido más de seis meses después muestre el resultado',
    },
  },
);
