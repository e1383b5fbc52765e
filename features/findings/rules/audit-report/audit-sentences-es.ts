// The sentences of the audit report in Spanish. They promise and predict no more than the English ones.
import type { AuditSentences } from './audit-sentences-en.ts';

const WORDS: Readonly<Record<'yes' | 'no', string>> = { yes: 'sí', no: 'no' };

export const AUDIT_SENTENCES_ES: AuditSentences = {
  headings: {
    title: 'Revisión del reporte de crédito',
    about: 'Qué es esta revisión y qué no es',
    glance: 'En resumen',
    scores: 'Puntajes en este reporte',
    negatives: 'Partidas negativas por buró',
    findings: 'Hallazgos y preguntas',
    guide: 'Cómo leer esto',
    across: 'Entre los burós',
  },
  details: {
    reportDate: 'Fecha del reporte',
    notStated: 'no se indica',
    source: 'Origen del reporte',
    made: 'Fecha de la revisión',
    part: (bureau, day) => `${bureau} (${day})`,
    and: 'y',
  },
  about: (asOf) => [
    `Esta es una revisión de lo que dice el reporte de crédito (fecha: ${asOf}). Muestra lo que informa cada buró y las preguntas que surgen de ello. No es asesoría legal.`,
    'Nadie, ni usted ni ninguna empresa, puede legalmente hacer que se quite información que es exacta, vigente y verificable. Aquí no se promete ningún resultado ni se predice ningún puntaje.',
    'Usted mismo puede disputar errores, escribiendo al buró de crédito. El buró tiene que investigarlos y no puede cobrarle por eso (15 U.S.C. 1681i(a)).',
  ],
  glanceRows: {
    accounts: 'Cuentas',
    negatives: 'Cuentas negativas',
    inquiries: 'Consultas duras',
    unclear: 'Consultas de tipo no indicado',
    records: 'Registros públicos',
    findings: 'Hallazgos para conversar',
  },
  inAll: 'En total',
  oneAccount:
    'En la última columna una cuenta se cuenta una sola vez, aunque la informen varios burós. Los hallazgos que comparan burós se cuentan solo allí.',
  noFile: {
    'no-hit': 'No se encontró ningún archivo.',
    frozen: 'El archivo está congelado.',
    error: 'El buró no respondió.',
    'not-ordered': 'No es parte de este reporte.',
  },
  noScore: 'Ninguno',
  noScoreHere: 'No hay puntaje en este reporte.',
  scoreNote:
    'Un puntaje se calcula con el archivo de un buró en un día y con un modelo. Los puntajes de modelos distintos no se pueden comparar, y los prestamistas pueden usar otros.',
  noNegatives: 'Este reporte no muestra cuentas negativas ni registros públicos.',
  noneAt: (bureau) => `${bureau} no muestra cuentas negativas ni registros públicos.`,
  blended: 'En algunas cuentas este reporte da un solo valor para varios burós, así que no se sabe lo que dice cada uno.',
  findingsIntro:
    'Cada hallazgo es una pregunta, no una acusación. Solo se puede disputar lo que usted confirme que está equivocado; lo que está bien se queda como está.',
  noFindings: 'La revisión no encontró en este reporte nada que preguntar.',
  noneLeft: 'No queda nada que preguntar en este reporte.',
  leftOut: (count) =>
    count === 1
      ? 'Se dejó fuera un hallazgo, porque usted dijo que ahí el reporte está bien o porque se apartó.'
      : `Se dejaron fuera ${count} hallazgos, porque usted dijo que ahí el reporte está bien o porque se apartaron.`,
  weights: { high: 'Grave', medium: 'Vale la pena preguntar', low: 'Menor' },
  bases: { statute: 'ley', standard: 'norma de la industria, no es ley', practice: 'práctica o política, no es ley' },
  answers: {
    open: () => 'Todavía no se preguntó',
    asked: (on) => `Se preguntó${when(on)}, todavía sin respuesta`,
    unsure: (on) => `Usted no estaba seguro${when(on)}`,
    confirmed: (on, word) => `Usted dijo que ${WORDS[word]}${when(on)}: el reporte está equivocado`,
    disputed: (_, word) => `Usted dijo que ${WORDS[word]}: el reporte está equivocado; es parte de una disputa`,
    right: (on, word) => `Usted dijo que ${WORDS[word]}${when(on)}: el reporte está bien`,
    'set-aside': () => 'Apartado por ahora',
  },
  choices: ['Sí', 'No', 'No estoy seguro'],
  labels: {
    page: 'Página {page} de {pages}',
    logo: (office) => `Logotipo de ${office}`,
    reported: 'Se informa',
    scores: ['Buró', 'Puntaje', 'Modelo', 'Rango', 'Fecha'],
    accounts: ['Acreedor y cuenta', 'Estado', 'Saldo', 'Vencido', 'Apertura', 'Negativa porque muestra'],
    records: ['Registro público', 'Estado', 'Presentado', 'Tribunal'],
    facts: 'Lo que vemos',
    question: 'Pregunta',
    answer: 'Su respuesta',
    restsOn: 'Se basa en',
    account: 'Cuenta',
  },
  guide: {
    bureaus: {
      term: 'Los burós',
      text: 'Equifax, Experian y TransUnion llevan cada uno su propio archivo. No tienen que coincidir, y lo que muestra uno puede faltar en otro.',
    },
    negative: {
      term: 'Negativa',
      text: 'Un buró informa de la cuenta un pago atrasado, una cobranza, que se dio por incobrable, un embargo del bien, una ejecución hipotecaria, una bancarrota, una liquidación por menos o un monto vencido.',
    },
    inquiry: {
      term: 'Consulta dura',
      text: 'Una empresa pidió el reporte por una solicitud de crédito. Las demás consultas no se cuentan en esa línea.',
    },
    record: { term: 'Registro público', text: 'Un caso presentado ante un tribunal, como una bancarrota.' },
    numbers: {
      term: 'Números de cuenta',
      text: 'Están ocultos en parte, como los muestra el reporte. Una raya en una tabla significa que el buró no da ese valor.',
    },
    restsOn: {
      term: 'Se basa en',
      text: '“Ley” significa una ley o un reglamento. Una norma de la industria es cómo se pide a las empresas que informen; práctica y política son lo que los burós o las empresas dicen que hacen. Ninguna de estas es ley.',
    },
    howLong: {
      term: 'Cuánto tiempo',
      text: 'La información negativa que es exacta se puede informar en general por siete años, una bancarrota por diez (15 U.S.C. 1681c(a)).',
    },
    copy: {
      term: 'Su propia copia',
      text: 'Una vez cada 12 meses cada buró tiene que darle su reporte sin costo (15 U.S.C. 1681j(a)). Pídalo en AnnualCreditReport.com.',
    },
  },
  unshown: {
    term: 'Signos de interrogación',
    text: 'Un “?” dentro de un nombre o una observación puede estar en lugar de un carácter que nuestra letra no tiene.',
  },
};

function when(on: string | null): string {
  return on === null ? '' : ` el ${on}`;
}
