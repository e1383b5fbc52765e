// What the analyses of disputes, bankruptcies, people, inquiries, medical debts and relief say of a report, in Spanish (fact-in-spanish.ts).

const MEDICAL = { 'It is medical, as … shows.': 'Es una deuda médica, como muestra {1:mark}.' } as const;
const REASON = { '… reports ….': '{1:who} informa {2:ground}.' } as const;
const RESPONSIBILITY = {
  '… reports the responsibility as Authorized user.': '{1:who} informa que usted era usuario autorizado.',
  '… reports the responsibility as Terminated.': '{1:who} informa que su responsabilidad terminó.',
} as const;
const MARK_ON_ACCOUNT = {
  '… shows … on this account, last reported ….': '{1:who} muestra {2:mark} en esta cuenta, informada por última vez {3:on}.',
} as const;

export const FACTS_OF_PERSON_AND_PROCEDURE = {
  A26: {
    'A dispute of this account was sent to … on …, and no result is on file.':
      'Se envió una disputa de esta cuenta a {1:who} {2:on}, y no consta ningún resultado.',
    '… shows the account as last reported …, without a note that it is disputed.':
      '{1:who} muestra la cuenta informada por última vez {2:on}, sin una nota de que está en disputa.',
  },
  A27: {
    'The last dispute of this account with … was answered on ….': 'La última disputa de esta cuenta con {1:who} se respondió {2:on}.',
    '… still shows …, in an account last reported ….': '{1:who} todavía muestra {2:mark}, en una cuenta informada por última vez {3:on}.',
  },
  A28: {
    '… reports a balance of … and … past due, last reported ….':
      '{1:who} informa un saldo {2:amount} y un monto vencido {3:amount}, informados por última vez {4:on}.',
    '… reports the status … without a note of bankruptcy, last reported ….':
      '{1:who} informa el estado {2:status} sin una nota de bancarrota, informado por última vez {3:on}.',
    'The report lists a bankruptcy filed …; this account is dated before it (opened …, first delinquency …).':
      'El reporte muestra una bancarrota presentada {1:on}; esta cuenta es de antes (fecha de apertura: {2:date}; primer atraso: {3:date}).',
    '… lists this bankruptcy as Chapter …, filed ….': '{1:who} muestra esta bancarrota como del capítulo {2:number}, presentada {3:on}.',
  },
  A29: {
    '… lists a public record "…", filed ….': '{1:who} muestra un registro público “{2}”, presentado {3:on}.',
    '… shows … on this account.': '{1:who} muestra {2:mark} en esta cuenta.',
  },
  A30: {
    ...RESPONSIBILITY,
    '… reports that the client’s part in this account ended ….': '{1:who} informa que su parte en esta cuenta terminó {2:on}.',
    '… shows the account as late in …, after that.': '{1:who} muestra la cuenta con atraso en {2:dates}, después de eso.',
    ...REASON,
  },
  A31: { '… shows ….': '{1:who} muestra {2:mark}.' },
  A32: {
    '… lists a Social Security number ending in ….': '{1:who} muestra un número de Seguro Social que termina en {2}.',
    '… lists the year of birth ….': '{1:who} muestra el año de nacimiento {2}.',
    '… lists a name with … beside ….': '{1:who} muestra un nombre con {2} además de {3}.',
    '… lists the name ….': '{1:who} muestra el nombre {2}.',
    '… lists the address ….': '{1:who} muestra la dirección {2}.',
    '… lists … as opened …, before ….': '{1:who} muestra {2} como cuenta abierta {3:on}, antes {4:of}.',
    'Only … lists ….': 'Solo {1:who} muestra {2}.',
  },
  A33: {
    '… lists the name ….': '{1:who} muestra el nombre {2}.',
    '… lists the date of birth ….': '{1:who} muestra la fecha de nacimiento {2:date}.',
    '… lists the address ….': '{1:who} muestra la dirección {2}.',
    '… lists the employer ….': '{1:who} muestra el empleador {2}.',
  },
  A34: {
    '… lists an inquiry by … on ….': '{1:who} muestra una consulta de {2} {3:on}.',
    '… lists no account under the name ….': '{1:who} no muestra ninguna cuenta con el nombre {2}.',
  },
  A35: {
    '… lists an inquiry by … on … in the file pulled ….': '{1:who} muestra una consulta de {2} {3:on}, en el archivo obtenido {4:on}.',
  },
  A36: {
    '… lists this collection with a balance of …, shown as paid.': '{1:who} muestra esta cobranza con un saldo {2:amount}, como pagada.',
    '… lists this collection with a balance of ….': '{1:who} muestra esta cobranza con un saldo {2:amount}.',
    ...MEDICAL,
  },
  A37: {
    '… lists this collection with a first delinquency of …, in a file pulled ….':
      '{1:who} muestra esta cobranza con fecha del primer atraso {2:of}, en un archivo obtenido {3:on}.',
    ...MEDICAL,
  },
  A38: {
    '… lists this collection with an original amount of ….': '{1:who} muestra esta cobranza con un monto original {2:amount}.',
    '… lists this collection with a highest balance of ….': '{1:who} muestra esta cobranza con un saldo máximo {2:amount}.',
    ...MEDICAL,
  },
  A39: {
    '… prints "…" on this collection in a report made for a lender.':
      '{1:who} muestra “{2}” en esta cobranza, en un reporte hecho para un prestamista.',
  },
  A40: {
    '… lists this collection with a balance of ….': '{1:who} muestra esta cobranza con un saldo {2:amount}.',
    ...MEDICAL,
  },
  A41: {
    '… shows the account on time in ….': '{1:who} muestra la cuenta al día {2:on}.',
    '… shows ….': '{1:who} muestra la cuenta {2:stages}.',
  },
  A42: { '… lists this collection as opened ….': '{1:who} muestra que esta cobranza se abrió {2:on}.' },
  A43: {
    '… answered on … that this item was deleted.': '{1:who} respondió {2:on} que esta partida se eliminó.',
    'It is listed in the file pulled ….': 'Aparece en el archivo obtenido {1:on}.',
    "This account was in …'s file pulled … and not in the one pulled ….":
      'Esta cuenta estaba en el archivo de {1:who} obtenido {2:on}, y no en el obtenido {3:on}.',
  },
  A44: {
    'A dispute of this item was sent to … on ….': 'Se envió una disputa de esta partida a {1:who} {2:on}.',
    'The last day for an answer was …, and no result is on file.':
      'La fecha límite para responder era {1:day}, y no consta ningún resultado.',
  },
  A45: {
    '… answered on … that this account was verified.': '{1:who} respondió {2:on} que esta cuenta quedó verificada.',
    '… reports a balance of …, last reported ….': '{1:who} informa un saldo {2:amount}, informado por última vez {3:on}.',
    '… gives the opening date as …, … as ….': '{1:who} da {2:day} como fecha de apertura, y {3:who} da {4:day}.',
    '… gives the responsibility as …, … as ….': '{1:who} informa la responsabilidad {2:role}, y {3:who} informa la {4:role}.',
    '… gives the pay status as …, … as ….': '{1:who} da como estado de pago {2:status}, y {3:who} da {4:status}.',
    '… gives open or closed as …, … as ….': '{1:who} muestra la cuenta como {2:state}, y {3:who} como {4:state}.',
    '… gives the past due amount as …, … as ….': '{1:who} da como monto vencido {2:money}, y {3:who} da {4:money}.',
  },
  A46: { '… shows … on this student loan.': '{1:who} muestra {2:mark} en este préstamo estudiantil.' },
  A47: {
    'The merged report shows adverse information on this account.': 'El reporte combinado muestra información negativa en esta cuenta.',
    ...REASON,
  },
  A55: {
    '… lists …, filed …, as “…”, while … lists it as “…”.':
      '{1:who} muestra {2}, presentado {3:on}, como “{4}”, mientras que {5:who} lo muestra como “{6}”.',
    '… lists …, filed …, while … lists it as filed ….':
      '{1:who} muestra {2}, presentado {3:on}, mientras que {4:who} lo muestra como presentado {5:on}.',
    '… lists …, filed …, as “…” without an end, and a later case filed ….':
      '{1:who} muestra {2}, presentado {3:on}, como “{4}” y sin un final, y un caso posterior presentado {5:on}.',
    '… lists two chapter 7 cases as discharged that were filed less than eight years apart: filed ….':
      '{1:who} muestra dos casos del capítulo 7 que terminaron con la cancelación de las deudas y se presentaron con menos de ocho años entre ellos; fechas de presentación: {2:dates}.',
    '… lists … chapter 7 cases as discharged, each filed less than eight years from another of them: filed ….':
      '{1:who} muestra {2:number} casos del capítulo 7 que terminaron con la cancelación de las deudas, cada uno presentado a menos de ocho años de otro; fechas de presentación: {3:dates}.',
  },
  A56: {
    ...MARK_ON_ACCOUNT,
    '… lists the last bankruptcy case, filed …, as “…”, and none as discharged.':
      '{1:who} muestra el último caso de bancarrota, presentado {2:on}, como “{3}”, y ninguno con la cancelación de las deudas.',
    '… lists the last bankruptcy case, filed …, as “…” …, and none as discharged.':
      '{1:who} muestra el último caso de bancarrota, presentado {2:on}, como “{3}” {4:on}, y ninguno con la cancelación de las deudas.',
    'The first bankruptcy case that … lists was filed …, which is later.':
      'El primer caso de bancarrota que muestra {1:who} se presentó {2:on}, lo que es posterior.',
    '… shows … on this account with a last payment of ….': '{1:who} muestra {2:mark} en esta cuenta, con un último pago {3:of}.',
    '… lists the bankruptcy case filed … as discharged ….':
      '{1:who} muestra que el caso de bancarrota presentado {2:on} terminó con la cancelación de las deudas {3:on}.',
    '… lists the only bankruptcy case as discharged ….':
      '{1:who} muestra que el único caso de bancarrota terminó con la cancelación de las deudas {2:on}.',
  },
} as const;
