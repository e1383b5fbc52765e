// What the analyses of ages, duplicates, amounts and differences between bureaus say of a report, in Spanish (fact-in-spanish.ts).

const FIRST = 'fecha del primer atraso';

export const FACTS_OF_ACCOUNTS = {
  A1: {
    '… reports a collection with a date of first delinquency of …, in a report of ….': `{1:who} informa una cobranza con ${FIRST} {2:of}, en un reporte {3:of}.`,
    '… reports a collection or charge-off with a date of first delinquency of …, in a report of ….': `{1:who} informa una cuenta en cobranza o dada por incobrable con ${FIRST} {2:of}, en un reporte {3:of}.`,
  },
  A2: {
    '… shows this account as late in …, in a report of ….': '{1:who} muestra esta cuenta con atraso en {2:dates}, en un reporte {3:of}.',
    '… gives this account the earlier rating …, in a report of ….':
      'En un reporte {3:of}, {1:who} da a esta cuenta la calificación anterior: {2:ratings}.',
    '… gives this account the earlier ratings …, in a report of ….':
      'En un reporte {3:of}, {1:who} da a esta cuenta las calificaciones anteriores: {2:ratings}.',
  },
  A3: {
    '… lists “…” filed …, in a report of ….': '{1:who} muestra “{2}”, presentado {3:on}, en un reporte {4:of}.',
  },
  A4: {
    '… lists “…” as “…” with the date …, in a report of ….': '{1:who} muestra “{2}” como “{3}” con fecha {4:of}, en un reporte {5:of}.',
    '… lists “…” with the date …, in a report of ….': '{1:who} muestra “{2}” con fecha {3:of}, en un reporte {4:of}.',
    '… lists 1 judgment or tax lien, in a report of ….': '{1:who} muestra una sentencia o un gravamen fiscal, en un reporte {2:of}.',
    '… lists … judgments or tax liens, in a report of ….':
      '{1:who} muestra {2:number} sentencias o gravámenes fiscales, en un reporte {3:of}.',
  },
  A9: {
    '… lists … with a balance of … and … with a balance of …, opened … and ….':
      '{1:who} muestra {2:line} con un saldo {3:amount} y {4:line} con un saldo {5:amount}; la primera se abrió {6:on} y la segunda {7:on}.',
    '… gives the two lines different values: last payment … and ….':
      '{1:who} da a las dos líneas valores distintos: último pago {2:on} y {3:on}.',
    '… gives the two lines different values: closed … and ….': '{1:who} da a las dos líneas valores distintos: cierre {2:on} y {3:on}.',
    '… gives the two lines different values: first delinquency … and ….':
      '{1:who} da a las dos líneas valores distintos: primer atraso {2:on} y {3:on}.',
  },
  A10: {
    '… lists a collection of … with a balance of … and one of … with a balance of …, both for … and with the date of first delinquency ….': `{1:who} muestra una cobranza de {2} con un saldo {3:amount} y otra de {4} con un saldo {5:amount}, ambas por {6} y con ${FIRST} {7:of}.`,
  },
  A11: {
    '… reports … on an account it also reports as “…”.': '{1:who} informa {2:owed} en una cuenta que también informa como “{3}”.',
  },
  A12: {
    '… reports a charge-off with a balance of …; an earlier report showed it as “…” with a balance of $0.':
      '{1:who} informa una cuenta dada por incobrable con un saldo {2:amount}; un reporte anterior la mostraba como {3:status} con un saldo de $0.',
    '… reports a charge-off with a balance of … as of ….':
      '{1:who} informa una cuenta dada por incobrable con un saldo {2:amount} {3:asOf}.',
    '… reports … as charged off on this account and a balance of … now.':
      '{1:who} informa que en esta cuenta se dieron por incobrables {2:money}, y ahora un saldo {3:amount}.',
  },
  A13: {
    '… reports … past due on an account it also reports as “…”.':
      '{1:who} informa un monto vencido de {2:money} en una cuenta que también informa como {3:status}.',
  },
  A14: {
    '… reports … on an account it also reports as “…”.': '{1:who} informa {2:owed} en una cuenta que también informa como {3:status}.',
  },
  A15: {
    '… reports the status “…” and $0 past due.': '{1:who} informa el estado {2:status} y $0 vencidos.',
  },
  A16: {
    '… reports the account status … without a payment rating.':
      '{1:who} informa el estado de cuenta con el código {2} y sin calificación de pago.',
    '… reports the account status … together with the payment rating ….':
      '{1:who} informa el estado de cuenta con el código {2} junto con la calificación de pago {3}.',
  },
  A17: {
    '… reports this account as paid and shows no late month, and adds the remark ….':
      '{1:who} informa esta cuenta como pagada y no muestra ningún mes de atraso, pero agrega la observación {2:quotes}.',
  },
  A18: {
    '… reports a charge-off (status …) without the amount that was charged off.':
      '{1:who} informa una cuenta dada por incobrable (código de estado {2}) sin el monto que se dio por incobrable.',
  },
  A23: {
    '… reports the pay status “…”, while … reports “…”.':
      '{1:who} informa el estado de pago {2:status}, mientras que {3:who} informa {4:status}.',
    '… reports the account as …, while … reports it as ….':
      '{1:who} informa la cuenta como {2:state}, mientras que {3:who} la informa como {4:state}.',
    '… reports a balance of …, while … reports ….': '{1:who} informa un saldo {2:amount}, mientras que {3:who} informa uno {4:amount}.',
    '… reports a past-due amount of …, while … reports ….':
      '{1:who} informa un monto vencido {2:amount}, mientras que {3:who} informa uno {4:amount}.',
    '… reports a credit limit of …, while … reports ….':
      '{1:who} informa un límite de crédito {2:amount}, mientras que {3:who} informa uno {4:amount}.',
    '… reports a date opened of …, while … reports ….':
      '{1:who} informa {2:day} como fecha de apertura, mientras que {3:who} informa {4:day}.',
    '… reports the responsibility “…”, while … reports “…”.':
      '{1:who} informa la responsabilidad {2:role}, mientras que {3:who} informa la {4:role}.',
  },
  A24: {
    '… reports this revolving account with a high balance of … and a credit limit of $0.':
      '{1:who} informa esta cuenta rotativa con un saldo máximo {2:amount} y un límite de crédito de $0.',
    '… reports this revolving account with a high balance of … and without a credit limit.':
      '{1:who} informa esta cuenta rotativa con un saldo máximo {2:amount} y sin límite de crédito.',
  },
  A25: {
    '… shows the account as open.': '{1:who} muestra la cuenta como abierta.',
    '… shows no remark on who closed the account.': '{1:who} no muestra ninguna observación sobre quién cerró la cuenta.',
    '… shows ….': '{1:who} muestra {2:mark}.',
  },
  A48: {
    '… prints the account status code … on this collection.': '{1:who} muestra el código de estado {2} en esta cobranza.',
  },
  A49: {
    '… lists this collection of … without the name of the original creditor.':
      '{1:who} muestra esta cobranza {2:amount} sin el nombre del acreedor original.',
  },
  A50: {
    '… reports a collection opened …, in a report of ….': '{1:who} informa una cobranza abierta {2:on}, en un reporte {3:of}.',
    '… reports a debt placed for collection …, in a report of ….':
      '{1:who} informa una deuda puesta en cobranza {2:on}, en un reporte {3:of}.',
    '… reports a charge-off of …, in a report of ….': '{1:who} informa una cuenta dada por incobrable {2:on}, en un reporte {3:of}.',
    '… reports a charge-off or collection in …, in a report of ….':
      '{1:who} informa la cuenta como dada por incobrable o en cobranza {2:on}, en un reporte {3:of}.',
    '… reports a collection or charge-off with a status of …, in a report of ….':
      '{1:who} informa una cuenta en cobranza o dada por incobrable con un estado {2:of}, en un reporte {3:of}.',
    '… reports this account with the earlier rating …, in a report of ….':
      'En un reporte {3:of}, {1:who} informa esta cuenta con la calificación anterior: {2:ratings}.',
    '… reports a collection or charge-off last reported …, in a report of ….':
      'En un reporte {3:of}, {1:who} informa una cuenta en cobranza o dada por incobrable, informada por última vez {2:when}.',
  },
  A51: {
    '… gives … as the date of removal of this item and lists it in a report of ….':
      '{1:who} da {2:day} como fecha en que elimina esta partida, y la muestra en un reporte {3:of}.',
  },
  A57: {
    '… reports an original amount of … for this collection and a balance of ….':
      '{1:who} informa un monto original {2:amount} para esta cobranza y un saldo {3:amount}.',
    '… reports a high balance of … for this collection and a balance of ….':
      '{1:who} informa un saldo máximo {2:amount} para esta cobranza y un saldo {3:amount}.',
  },
} as const;
