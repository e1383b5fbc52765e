// What clients read about their disputes.
import { inBothLanguages } from '../../../platform/base/language.ts';

export const myDisputesTexts = inBothLanguages(
  {
    none: 'Nothing is being disputed yet. Your disputes and letters will appear here.',
    round: (number: number) => `Round ${number}`,
    started: 'Started {}',
    states: {
      'being-prepared': 'Letter not mailed yet',
      'in-progress': 'In progress',
      removed: 'Removed',
      corrected: 'Corrected',
      confirmed: 'Confirmed by the bureau',
      unanswered: 'No answer in time',
      withdrawn: 'Withdrawn, not sent',
    },
  },
  {
    none: 'Todavía no se disputa nada. Sus disputas y cartas aparecerán aquí.',
    round: (number: number) => `Ronda ${number}`,
    started: 'Comenzó el {}',
    states: {
      'being-prepared': 'Carta todavía sin enviar',
      'in-progress': 'En curso',
      removed: 'Eliminado',
      corrected: 'Corregido',
      confirmed: 'Confirmado por el buró',
      unanswered: 'Sin respuesta a tiempo',
      withdrawn: 'Retirado, no se envió',
    },
  },
);

export const summaryTexts = inBothLanguages(
  {
    disputed: (items: number) => (items === 1 ? '1 item is being disputed' : `${items} items are being disputed`),
    notMailed: 'Your letters are not mailed yet',
    nothing: 'Nothing is being disputed right now',
    inProgress: (items: number) => (items === 1 ? '1 item in progress' : `${items} items in progress`),
    toMail: (items: number) => (items === 1 ? '1 item not mailed yet' : `${items} items not mailed yet`),
    both: (running: number, prepared: number) =>
      `${running} ${running === 1 ? 'item' : 'items'} in progress, ${prepared} ${prepared === 1 ? 'item' : 'items'} not mailed yet`,
  },
  {
    disputed: (items: number) => (items === 1 ? 'Se disputa 1 partida' : `Se disputan ${items} partidas`),
    notMailed: 'Sus cartas todavía no se han enviado',
    nothing: 'En este momento no se disputa nada',
    inProgress: (items: number) => (items === 1 ? '1 partida en curso' : `${items} partidas en curso`),
    toMail: (items: number) => (items === 1 ? '1 partida todavía sin enviar' : `${items} partidas todavía sin enviar`),
    both: (running: number, prepared: number) =>
      `${running} ${running === 1 ? 'partida' : 'partidas'} en curso, ${prepared} ${prepared === 1 ? 'partida' : 'partidas'} todavía sin enviar`,
  },
);

export const myCaseTexts = inBothLanguages(
  {
    where: 'Where you are',
    here: 'You are here: ',
    steps: {
      start: 'Getting started',
      read: 'Reading your reports',
      write: 'Writing your letters',
      wait: 'Waiting for answers',
      answers: 'Reading the answers',
      done: 'Done',
    },
    now: {
      start: 'First your office needs your signed agreement, your documents and your credit reports.',
      read: 'Your office reads your credit reports and asks you about what may be wrong.',
      write: 'Your office writes the letters. You read each one and approve it before it goes out.',
      wait: 'The letters are with the bureaus. They send their answers to you by mail: photograph what comes and send it here.',
      answers: 'Answers have come. Your office reads them, and tells you what changed and what can follow.',
      done: 'What could be disputed was disputed. You can still read everything here.',
    },
    again: 'Letters, waiting and answers come again in each round.',
    clocks: 'How long the bureaus have',
    day: (day: number, of: number) => `Day ${day} of ${of}`,
    over: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
    until: (day: string) => `Answer due by ${day}`,
    about: (day: string) => `Answer due by about ${day}`,
  },
  {
    where: 'Dónde está su caso',
    here: 'Usted está aquí: ',
    steps: {
      start: 'Primeros pasos',
      read: 'Lectura de sus reportes',
      write: 'Redacción de sus cartas',
      wait: 'En espera de respuestas',
      answers: 'Lectura de las respuestas',
      done: 'Terminado',
    },
    now: {
      start: 'Primero su oficina necesita su contrato firmado, sus documentos y sus reportes de crédito.',
      read: 'Su oficina lee sus reportes de crédito y le pregunta por lo que puede estar mal.',
      write: 'Su oficina redacta las cartas. Usted lee cada una y la aprueba antes de que salga.',
      wait: 'Las cartas están en los burós. Ellos le responden a usted por correo: fotografíe lo que llegue y envíelo aquí.',
      answers: 'Llegaron respuestas. Su oficina las lee y le dice qué cambió y qué puede seguir.',
      done: 'Se disputó lo que se podía disputar. Usted todavía puede leer todo aquí.',
    },
    again: 'Las cartas, la espera y las respuestas se repiten en cada ronda.',
    clocks: 'Cuánto tiempo tienen los burós',
    day: (day: number, of: number) => `Día ${day} de ${of}`,
    over: (days: number) => (days === 1 ? '1 día de retraso' : `${days} días de retraso`),
    until: (day: string) => `Respuesta a más tardar el ${day}`,
    about: (day: string) => `Respuesta a más tardar hacia el ${day}`,
  },
);

export const achievedTexts = inBothLanguages(
  {
    title: 'What was achieved',
    removed: (items: number) => (items === 1 ? '1 item removed' : `${items} items removed`),
    corrected: (items: number) => (items === 1 ? '1 item corrected' : `${items} items corrected`),
  },
  {
    title: 'Lo que se logró',
    removed: (items: number) => (items === 1 ? '1 partida eliminada' : `${items} partidas eliminadas`),
    corrected: (items: number) => (items === 1 ? '1 partida corregida' : `${items} partidas corregidas`),
  },
);

export const mySummonsesTexts = inBothLanguages(
  {
    title: 'A court wants to hear from you',
    came: (day: string) => `a summons came on ${day}.`,
    due: (day: string) => `The court wants your answer by ${day}.`,
    now: 'We stopped our work on this account. We may not give legal advice, so please talk to an attorney or to legal aid right away. If you do not answer the court, it can decide without you.',
  },
  {
    title: 'Un tribunal espera su respuesta',
    came: (day: string) => `llegó una citación el ${day}.`,
    due: (day: string) => `El tribunal espera su respuesta a más tardar el ${day}.`,
    now: 'Detuvimos nuestro trabajo en esta cuenta. No podemos dar consejo legal, así que hable cuanto antes con un abogado o con un servicio de asistencia legal. Si usted no responde, el tribunal puede decidir sin usted.',
  },
);

export const myCorrectTexts = inBothLanguages(
  {
    title: 'What you said is right',
    lead: 'This is not disputed. If you were mistaken, withdraw it.',
    said: (bureau: string, words: string, day: string) => `${bureau}: ${words}, ${day}`,
    saidEverywhere: (words: string, day: string) => `All bureaus: ${words}, ${day}`,
    withdraw: 'Withdraw',
    words: {
      line: 'It is yours, and all of it is right',
      mine: 'It is yours',
      address: 'Its address is or was yours',
      balance: 'The balance and the amounts are right',
      status: 'The status is right',
      history: 'The payment history is right',
      dates: 'The dates are right',
      own: 'It is or was yours',
      purpose: 'You applied there',
    },
  },
  {
    title: 'Lo que usted dijo que es correcto',
    lead: 'Esto no se disputa. Si se equivocó, retírelo.',
    said: (bureau: string, words: string, day: string) => `${bureau}: ${words}, ${day}`,
    saidEverywhere: (words: string, day: string) => `Todos los burós: ${words}, ${day}`,
    withdraw: 'Retirar',
    words: {
      line: 'Es de usted y todo es correcto',
      mine: 'Es de usted',
      address: 'La dirección es o fue de usted',
      balance: 'El saldo y los montos son correctos',
      status: 'El estado es correcto',
      history: 'El historial de pagos es correcto',
      dates: 'Las fechas son correctas',
      own: 'Es o fue de usted',
      purpose: 'Usted solicitó crédito allí',
    },
  },
);

export const myDetailsTexts = inBothLanguages(
  {
    titles: {
      none: 'Your answers about yourself',
      one: 'One question about yourself',
      many: (open: number) => `${open} questions about yourself`,
    },
    lead: 'A credit bureau has this in its file about you. Say yes to what is or ever was yours: a true detail stays in the file.',
    choices: { yes: 'Yes', no: 'No', unsure: 'I am not sure' },
    given: { yes: 'You said yes.', no: 'You said no.', unsure: 'You said that you are not sure.' },
  },
  {
    titles: {
      none: 'Sus respuestas sobre usted',
      one: 'Una pregunta sobre usted',
      many: (open: number) => `${open} preguntas sobre usted`,
    },
    lead: 'Un buró de crédito tiene esto en su archivo sobre usted. Responda que sí a lo que es o alguna vez fue de usted: un dato verdadero se queda en el archivo.',
    choices: { yes: 'Sí', no: 'No', unsure: 'No estoy seguro' },
    given: { yes: 'Usted dijo que sí.', no: 'Usted dijo que no.', unsure: 'Usted dijo que no está seguro.' },
  },
);
