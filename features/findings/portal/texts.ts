// What clients read around the questions about their reports.
import { inBothLanguages } from '../../../platform/base/language.ts';

export const myQuestionsTexts = inBothLanguages(
  {
    titles: {
      none: 'Your answers',
      one: 'One question about your report',
      many: (open: number) => `${open} questions about your report`,
    },
    lead: 'Only say what you know to be true. Nothing is disputed in your name without your word.',
    answers: { yes: 'Yes', no: 'No', unsure: 'I am not sure' },
    given: {
      yes: 'You said yes.',
      no: 'You said no.',
      unsure: 'You said that you are not sure.',
      'set-aside': 'Your office no longer needs an answer.',
    },
    printed: {
      yes: 'If you say yes, a letter in your name can say: {}',
      no: 'If you say no, a letter in your name can say: {}',
    },
    meaning: (meaning: string) => `This means: “${meaning}”`,
    facts: 'What the report says:',
    note: 'Anything we should know (optional)',
    aboutNote: (heading: string) => `your note on ${heading}`,
  },
  {
    titles: {
      none: 'Sus respuestas',
      one: 'Una pregunta sobre su reporte',
      many: (open: number) => `${open} preguntas sobre su reporte`,
    },
    lead: 'Diga solo lo que sabe que es verdad. No se disputa nada en su nombre sin su palabra.',
    answers: { yes: 'Sí', no: 'No', unsure: 'No estoy seguro' },
    given: {
      yes: 'Usted dijo que sí.',
      no: 'Usted dijo que no.',
      unsure: 'Usted dijo que no está seguro.',
      'set-aside': 'Su oficina ya no necesita una respuesta.',
    },
    printed: {
      yes: 'Si usted dice que sí, una carta en su nombre puede decir, en inglés: {}',
      no: 'Si usted dice que no, una carta en su nombre puede decir, en inglés: {}',
    },
    meaning: (meaning: string) => `En español significa: “${meaning}”`,
    facts: 'Lo que dice el reporte:',
    note: 'Algo que debamos saber (opcional)',
    aboutNote: (heading: string) => `su nota sobre ${heading}`,
  },
);
