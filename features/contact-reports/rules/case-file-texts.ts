// What the papers about a case say. The client's packet is in the client's language; the file for an attorney is in English.
import { inBothLanguages } from '../../../platform/base/language.ts';

export const caseFileTexts = inBothLanguages(
  {
    kinds: { attorney: 'Case file', complaint: 'Papers for a complaint' },
    preparedFor: 'Given to',
    client: 'the client',
    covers: 'Covers',
    span: (from: string, to: string) => `${from} to ${to}`,
    intro: {
      attorney: [
        'This file was put together from the records of the office at the client’s request. It states what was disputed, when each letter was mailed and received, and what came back. It gives no legal opinion.',
        'The letters are printed as they were mailed, with their enclosures, and answers as they were received.',
      ],
      complaint: [
        'These are your papers about your disputes: what was disputed, when each letter was mailed, and what came back.',
        'You can use them for a complaint to the Consumer Financial Protection Bureau (consumerfinance.gov/complaint), to the attorney general of your state, or to the Federal Trade Commission (reportfraud.ftc.gov). You file a complaint yourself, free of charge and in your own words. Your office does not file it for you.',
        'Say only what you know to be true. The letters hold copies of your identification; leave those pages out where a form does not ask for them.',
      ],
    },
    exhibits: {
      heading: 'Enclosed papers',
      number: 'No.',
      paper: 'Paper',
      day: 'Day',
      page: 'Page',
      cut: 'More pages of this paper are in the files of the office.',
    },
    noExhibits: 'No letter was mailed yet, so nothing is enclosed.',
    leftOut: (n: number) =>
      n === 1
        ? 'One letter is left out because it may name another person’s data.'
        : `${n} letters are left out because they may name another person’s data.`,
    unreadable: (title: string) => `${title} cannot be printed here. It is in the files of the office.`,
    tooMany: (most: number) => `Only the first ${most} papers are enclosed. The others are in the files of the office.`,
    timeline: { heading: 'What happened, in order', day: 'Day', what: 'What happened', none: 'Nothing is recorded yet.' },
    signed: 'The agreement was signed.',
    report: (n: number) => (n === 1 ? 'A credit report was read.' : `${n} credit reports were read.`),
    opened: (round: number) => `Round ${round} of disputes was opened.`,
    letter: (round: number | null, to: string) => (round === null ? `Letter to ${to}` : `Letter of round ${round} to ${to}`),
    answerOf: (bureau: string) => `Answer of ${bureau}`,
    mailed: (round: number | null, to: string, how: string, tracking: string | null) =>
      `The letter ${round === null ? '' : `of round ${round} `}to ${to} was mailed: ${how}${tracking === null ? '' : `, number ${tracking}`}.`,
    methods: { 'first-class': 'USPS first class', certified: 'USPS certified', 'handed-over': 'handed over', other: 'another way' },
    received: (round: number | null, to: string, proof: string) =>
      round === null ? `${to} received the letter (${proof}).` : `${to} received the letter of round ${round} (${proof}).`,
    proofs: { tracking: 'tracking', 'return-receipt': 'return receipt', other: 'another proof' },
    overdue: (round: number | null, to: string, estimated: boolean) =>
      `The time of ${to} to answer the letter${round === null ? '' : ` of round ${round}`} was over${estimated ? ', counted from an estimated day of receipt' : ''}.`,
    answered: (bureau: string, results: string) => `${bureau} answered: ${results}.`,
    results: { removed: 'removed', corrected: 'corrected', confirmed: 'confirmed as it was', unanswered: 'no answer in time' },
    result: (count: number, result: string) => `${count} ${result}`,
    days: {
      heading: 'Days that limit a suit (15 U.S.C. 1681p)',
      letter: 'Letter',
      mailed: 'Mailed',
      received: 'Received',
      due: 'Answer due',
      two: 'Two years later',
      five: 'Five years later',
      none: 'No letter was mailed yet.',
      estimated: (day: string) => `${day} (estimated)`,
      notes: [
        'A suit has to be brought by the earlier of two years after the client discovered the violation and five years after the violation. The columns count from the day the answer was due. When a violation happened, and when it was discovered, is for the attorney to judge.',
        'Private suits rest on duties such as those of 15 U.S.C. 1681e(b), 1681i, 1681c-2 and 1681s-2(b). There is none under 1681s-2(a).',
      ],
    },
  },
  {
    kinds: { attorney: 'Case file', complaint: 'Papeles para una queja' },
    preparedFor: 'Entregado a',
    client: 'el cliente',
    covers: 'Abarca',
    span: (from: string, to: string) => `${from} a ${to}`,
    intro: {
      attorney: [
        'This file was put together from the records of the office at the client’s request. It states what was disputed, when each letter was mailed and received, and what came back. It gives no legal opinion.',
        'The letters are printed as they were mailed, with their enclosures, and answers as they were received.',
      ],
      complaint: [
        'Estos son sus papeles sobre sus disputas: qué se disputó, cuándo se envió cada carta y qué respuesta llegó.',
        'Puede usarlos para una queja ante la Oficina para la Protección Financiera del Consumidor (consumerfinance.gov/es), ante el fiscal general de su estado o ante la Comisión Federal de Comercio (reportefraude.ftc.gov). La queja la presenta usted, gratis y con sus propias palabras. Su oficina no la presenta por usted.',
        'Diga solo lo que sabe que es cierto. Las cartas traen copias de su identificación; no incluya esas páginas donde un formulario no las pida. Las cartas están en inglés, tal como se enviaron.',
      ],
    },
    exhibits: {
      heading: 'Papeles adjuntos',
      number: 'N.º',
      paper: 'Papel',
      day: 'Día',
      page: 'Página',
      cut: 'Hay más páginas de este papel en los archivos de la oficina.',
    },
    noExhibits: 'Todavía no se envió ninguna carta, así que no hay papeles adjuntos.',
    leftOut: (n: number) =>
      n === 1
        ? 'Falta una carta porque puede nombrar datos de otra persona.'
        : `Faltan ${n} cartas porque pueden nombrar datos de otra persona.`,
    unreadable: (title: string) => `${title}: no se puede imprimir aquí. Está en los archivos de la oficina.`,
    tooMany: (most: number) => `Solo se adjuntan los primeros ${most} papeles. Los demás están en los archivos de la oficina.`,
    timeline: { heading: 'Qué pasó, en orden', day: 'Día', what: 'Qué pasó', none: 'Todavía no hay nada registrado.' },
    signed: 'Se firmó el contrato.',
    report: (n: number) => (n === 1 ? 'Se leyó un reporte de crédito.' : `Se leyeron ${n} reportes de crédito.`),
    opened: (round: number) => `Se abrió la ronda ${round} de disputas.`,
    letter: (round: number | null, to: string) => (round === null ? `Carta a ${to}` : `Carta de la ronda ${round} a ${to}`),
    answerOf: (bureau: string) => `Respuesta de ${bureau}`,
    mailed: (round: number | null, to: string, how: string, tracking: string | null) =>
      `Se envió la carta ${round === null ? '' : `de la ronda ${round} `}a ${to}: ${how}${tracking === null ? '' : `, número ${tracking}`}.`,
    methods: { 'first-class': 'correo de primera clase', certified: 'correo certificado', 'handed-over': 'en mano', other: 'otra forma' },
    received: (round: number | null, to: string, proof: string) =>
      round === null ? `${to} recibió la carta (${proof}).` : `${to} recibió la carta de la ronda ${round} (${proof}).`,
    proofs: { tracking: 'rastreo', 'return-receipt': 'acuse de recibo', other: 'otra prueba' },
    overdue: (round: number | null, to: string, estimated: boolean) =>
      `Terminó el plazo de ${to} para responder la carta${round === null ? '' : ` de la ronda ${round}`}${estimated ? ', contado desde un día de recepción estimado' : ''}.`,
    answered: (bureau: string, results: string) => `${bureau} respondió: ${results}.`,
    results: { removed: 'eliminada', corrected: 'corregida', confirmed: 'confirmada como estaba', unanswered: 'sin respuesta a tiempo' },
    result: (count: number, result: string) => `${count} ${result}`,
    days: {
      heading: 'Days that limit a suit (15 U.S.C. 1681p)',
      letter: 'Letter',
      mailed: 'Mailed',
      received: 'Received',
      due: 'Answer due',
      two: 'Two years later',
      five: 'Five years later',
      none: 'No letter was mailed yet.',
      estimated: (day: string) => `${day} (estimated)`,
      notes: [],
    },
  },
);
