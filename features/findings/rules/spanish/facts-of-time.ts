// What the analyses of dates and payment histories say of a report, in Spanish (fact-in-spanish.ts).

const FIRST = 'fecha del primer atraso';
const TOO_LATE = 'que es anterior';

export const FACTS_OF_TIME = {
  A5: {
    '… reports the status “…” and shows no date of first delinquency.': `{1:who} informa el estado {2:status} y no muestra la ${FIRST}.`,
  },
  A6: {
    '… reports a date of first delinquency of …; in an earlier report it was ….': `{1:who} informa {2:day} como ${FIRST}; en un reporte anterior era {3:day}.`,
  },
  A7: {
    '… reports a date of first delinquency of … for this collection, and of … for the account of ….': `{1:who} informa {2:day} como ${FIRST} para esta cobranza, y {3:day} para la cuenta de {4}.`,
    '… reports a date of first delinquency of … for this collection, and a charge-off of ….': `{1:who} informa {2:day} como ${FIRST} para esta cobranza, y que se dio por incobrable {3:on}.`,
    '… reports a date of first delinquency of … for this collection, and a date opened of ….': `{1:who} informa {2:day} como ${FIRST} para esta cobranza, y {3:day} como fecha de apertura.`,
  },
  A8: {
    '… reports a date of first delinquency of … and … reports a date of first delinquency of ….': `{1:who} informa {2:day} como ${FIRST}, y {3:who} informa {4:day}.`,
    '… reports a date of first delinquency of …, … reports a date of first delinquency of … and … reports a date of first delinquency of ….': `{1:who} informa {2:day} como ${FIRST}, {3:who} informa {4:day}, y {5:who} informa {6:day}.`,
  },
  A19: {
    '… shows this account as …, one month later.': '{1:who} muestra esta cuenta {2:stages}, un mes después.',
  },
  A20: {
    '… reports this account as closed … with a balance of $0 and a last payment of …, and shows it as late in ….':
      '{1:who} informa que esta cuenta se cerró {2:on} con un saldo de $0 y un último pago {3:of}, y la muestra con atraso en {4:dates}.',
    '… reports this account as closed … with a balance of $0 and a last payment of …, and gives it the earlier rating ….':
      '{1:who} informa que esta cuenta se cerró {2:on} con un saldo de $0 y un último pago {3:of}, y le da la calificación anterior: {4:ratings}.',
    '… reports this account as closed … with a balance of $0 and a last payment of …, and gives it the earlier ratings ….':
      '{1:who} informa que esta cuenta se cerró {2:on} con un saldo de $0 y un último pago {3:of}, y le da las calificaciones anteriores: {4:ratings}.',
    '… reports this account as closed … with a balance of $0 and a last payment of …, and shows it as late in … and gives it the earlier rating ….':
      '{1:who} informa que esta cuenta se cerró {2:on} con un saldo de $0 y un último pago {3:of}, la muestra con atraso en {4:dates} y le da la calificación anterior: {5:ratings}.',
    '… reports this account as closed … with a balance of $0 and a last payment of …, and shows it as late in … and gives it the earlier ratings ….':
      '{1:who} informa que esta cuenta se cerró {2:on} con un saldo de $0 y un último pago {3:of}, la muestra con atraso en {4:dates} y le da las calificaciones anteriores: {5:ratings}.',
  },
  A21: {
    '… reports a … of … and a … of …, which is earlier.': `{1:who} informa {3:day} como {2:field}, y {5:day} como {4:field}, ${TOO_LATE}.`,
    '… reports a … of … in a report of ….': '{1:who} informa {3:day} como {2:field}, en un reporte {4:of}.',
    '… reports a … of … and last reported this account …, which is earlier.': `{1:who} informa {3:day} como {2:field}, y informó esta cuenta por última vez {4:when}, lo que es anterior.`,
    '… lists this record as filed …, in a report of ….': '{1:who} muestra este registro como presentado {2:on}, en un reporte {3:of}.',
    '… lists this record as ended …, in a report of ….': '{1:who} muestra este registro como terminado {2:on}, en un reporte {3:of}.',
    '… reports an individual account opened …, before the age of 18.':
      '{1:who} informa una cuenta individual abierta {2:on}, antes de los 18 años de edad.',
  },
  A22: {
    '… reports this account as opened …; in an earlier report it was ….':
      '{1:who} informa que esta cuenta se abrió {2:on}; en un reporte anterior la fecha era {3:day}.',
  },
  A52: {
    '… reports this account as opened … and as “…” as of …, at most … days later.':
      '{1:who} informa que esta cuenta se abrió {2:on}, y {4:asOf}, a lo más {5:number} días después, la muestra como {3:status}.',
    '… reports this account as opened … and shows it as ….': '{1:who} informa que esta cuenta se abrió {2:on} y la muestra {3:stages}.',
    '… reports this account as opened … and gives it the earlier rating ….':
      '{1:who} informa que esta cuenta se abrió {2:on} y le da la calificación anterior: {3:ratings}.',
    '… reports this account as opened … and gives it the earlier ratings ….':
      '{1:who} informa que esta cuenta se abrió {2:on} y le da las calificaciones anteriores: {3:ratings}.',
    '… reports this account as opened … with a monthly payment of …, and … past due as of ….':
      '{1:who} informa que esta cuenta se abrió {2:on} con un pago mensual {3:amount}, y un monto vencido de {4:money} {5:asOf}.',
  },
  A53: {
    '… reports a last payment of … and shows this account as ….': '{1:who} informa un último pago {2:of} y muestra esta cuenta {3:runs}.',
  },
  A54: {
    '… reports this account as opened … and shows a payment history for ….':
      '{1:who} informa que esta cuenta se abrió {2:on} y muestra un historial de pagos de {3:monthsAndRatings}.',
    '… reports this account as opened … and gives it the earlier rating ….':
      '{1:who} informa que esta cuenta se abrió {2:on} y le da la calificación anterior: {3:monthsAndRatings}.',
    '… reports this account as “…” and closed …, with a last payment of …, which is later.':
      '{1:who} informa esta cuenta como “{2}” y cerrada {3:on}, con un último pago {4:of}, que es posterior.',
  },
  A58: {
    '… reports a last payment of … and shows a charge-off first in …, … months later.':
      '{1:who} informa un último pago {2:of} y muestra la cuenta como dada por incobrable por primera vez {3:on}, {4:number} meses después.',
  },
  A59: {
    '… counts this account as … days late …, and its payment history shows it … days late in 1 month.':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y su historial de pagos la muestra con {4:number} días de atraso en un mes.',
    '… counts this account as … days late …, and its payment history shows it … days late in … months.':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y su historial de pagos la muestra con {4:number} días de atraso en {5:number} meses.',
    '… counts this account as … days late …, and gives it the earlier rating ….':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y le da la calificación anterior: {4:ratings}.',
    '… counts this account as … days late …, and gives it the earlier ratings ….':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y le da las calificaciones anteriores: {4:ratings}.',
    '… counts this account as … days late …, and gives it the earlier rating … beside one month so late in its payment history.':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y le da la calificación anterior {4:ratings}, además de un mes con ese atraso en su historial de pagos.',
    '… counts this account as … days late …, and gives it the earlier ratings … beside one month so late in its payment history.':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y le da las calificaciones anteriores {4:ratings}, además de un mes con ese atraso en su historial de pagos.',
    '… counts this account as … days late …, and gives it the earlier rating … beside … months so late in its payment history.':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y le da la calificación anterior {4:ratings}, además de {5:number} meses con ese atraso en su historial de pagos.',
    '… counts this account as … days late …, and gives it the earlier ratings … beside … months so late in its payment history.':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}, y le da las calificaciones anteriores {4:ratings}, además de {5:number} meses con ese atraso en su historial de pagos.',
    '… counts this account as 90 days or more late …, and never as 30 or 60 days late.':
      'Según {1:who}, esta cuenta tuvo {2:times} un atraso de 90 días o más, y nunca uno de 30 o 60 días.',
    'Its payment history shows … months of charge-off or collection.':
      'Su historial de pagos la muestra {1:number} meses como dada por incobrable o en cobranza.',
    '… counts this account as … days late …, while … counts it as never late.':
      'Según {1:who}, esta cuenta tuvo {2:number} días de atraso {3:times}; según {4:who}, no tuvo ninguno.',
    '… counts this account as late …, while … counts it as never late.':
      'Según {1:who}, esta cuenta tuvo estos atrasos: {2:counted}. Según {3:who}, no tuvo ninguno.',
    '… looks back over … months, … over ….': '{1:who} cuenta los últimos {2:number} meses, y {3:who} los últimos {4:number}.',
    '… gives … as its worst status.': 'El peor estado que da {1:who} es: {2:worst}.',
  },
} as const;
