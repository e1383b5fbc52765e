// Where a case is, in the words of the client.
import { inBothLanguages } from '../../../platform/base/language.ts';

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
    office: 'Your office',
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
    office: 'Su oficina',
  },
);
