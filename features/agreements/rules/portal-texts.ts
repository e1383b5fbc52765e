// Why work has not started, or has stopped, and what the portal says around it.
import { inBothLanguages } from '../../../platform/base/language.ts';

export const portalWorkTexts = inBothLanguages(
  {
    title: 'Why no work is done right now',
    startsOn: (day: string) => `Work may start on ${day}.`,
    canceledOn: (day: string) => `You canceled your agreement on ${day}. We do no more work, and you owe nothing for work not done.`,
    canceled: 'You canceled your agreement. We do no more work, and you owe nothing for work not done.',
    ended: (day: string) => `Your agreement ended on ${day}. We do no more work, and you owe nothing for work not done.`,
    none: 'We have no signed agreement with you on record, and without one the law does not let us work for you. Please ask your office about it.',
    mayCancelUntil: (day: string) => `You may cancel your agreement until midnight of ${day}. Until then the law does not let us work.`,
    mayCancel: 'You may cancel your agreement. Until then the law does not let us work.',
    stateBlocked: (state: string) => `The law of ${state} does not let us work for you.`,
    stateUnknown: 'We do not know in which state you live, and each state has its own law. Please tell your office your address.',
    stateInReview: (state: string) => `Your office is checking the law of ${state}. Work starts after that.`,
    notAuthorized: 'We need your signed authorization before we may work with your credit reports. Please send it under Documents.',
    paused: 'Your office has paused work on your file. Please ask them when it continues.',
    pausedByYou: 'You asked us to pause. Please tell your office when you want us to go on.',
    pausedForLoan:
      'Your mortgage is being decided. A dispute can hold the loan up, so we send no letters until then. Please tell your office when it is done.',
    pausedForGood: 'Work on this file has stopped for good. Please call the office about the papers in it.',
  },
  {
    title: 'Por qué no se trabaja en este momento',
    startsOn: (day: string) => `El trabajo puede comenzar el ${day}.`,
    canceledOn: (day: string) => `Usted canceló su contrato el ${day}. Ya no trabajamos, y no debe nada por trabajo no hecho.`,
    canceled: 'Usted canceló su contrato. Ya no trabajamos, y no debe nada por trabajo no hecho.',
    ended: (day: string) => `Su contrato terminó el ${day}. Ya no trabajamos, y no debe nada por trabajo no hecho.`,
    none: 'No tenemos registrado un contrato firmado con usted, y sin él la ley no nos permite trabajar para usted. Pregunte a su oficina.',
    mayCancelUntil: (day: string) =>
      `Usted puede cancelar su contrato hasta la medianoche del ${day}. Hasta entonces la ley no nos permite trabajar.`,
    mayCancel: 'Usted puede cancelar su contrato. Hasta entonces la ley no nos permite trabajar.',
    stateBlocked: (state: string) => `La ley de ${state} no nos permite trabajar para usted.`,
    stateUnknown: 'No sabemos en qué estado vive, y cada estado tiene su propia ley. Dé su dirección a su oficina.',
    stateInReview: (state: string) => `Su oficina está revisando la ley de ${state}. El trabajo comienza después.`,
    notAuthorized: 'Necesitamos su autorización firmada antes de poder trabajar con sus reportes de crédito. Envíela en Documentos.',
    paused: 'Su oficina ha puesto en pausa el trabajo de su expediente. Pregúnteles cuándo continúa.',
    pausedByYou: 'Usted nos pidió hacer una pausa. Dígale a su oficina cuándo quiere que sigamos.',
    pausedForLoan:
      'Su hipoteca se está decidiendo. Una disputa puede detener el préstamo, así que no enviamos cartas hasta entonces. Avise a su oficina cuando termine.',
    pausedForGood: 'El trabajo en este expediente terminó definitivamente. Llame a la oficina sobre los documentos que contiene.',
  },
);
