// Questions about personal details in Spanish. They are kept in English, so the value is read out of the question as it was put.

/** '{}' stands for the value. */
const QUESTIONS: readonly (readonly [asked: string, spanish: string])[] = [
  ['Have you ever used the name {}?', '¿Usó alguna vez el nombre {}?'],
  ['Did you ever live or receive mail at {}?', '¿Vivió o recibió correo alguna vez en {}?'],
  ['Did you ever work for {}?', '¿Trabajó alguna vez para {}?'],
  ['Was the phone number {} ever yours?', '¿Fue alguna vez de usted el número de teléfono {}?'],
  ['Did you place this alert, or ask anyone to place it?', '¿Puso usted esta alerta, o pidió a alguien que la pusiera?'],
  ['Is this alert about you?', '¿Se refiere esta alerta a usted?'],
];

/** The question in Spanish; as it is where it has another wording. */
export function detailQuestionInSpanish(question: string): string {
  for (const [asked, spanish] of QUESTIONS) {
    const [before = '', after = ''] = asked.split('{}');
    if (!asked.includes('{}')) {
      if (question === asked) return spanish;
    } else if (question.startsWith(before) && question.endsWith(after) && question.length >= before.length + after.length) {
      return spanish.replace('{}', () => question.slice(before.length, question.length - after.length));
    }
  }
  return question;
}
