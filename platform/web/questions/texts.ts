import { inBothLanguages } from '../../base/language.ts';

export const questionTexts = inBothLanguages(
  { answer: (heading: string) => `Answer: ${heading}`, change: 'Change', about: (heading: string) => `: ${heading}` },
  { answer: (heading: string) => `Responder: ${heading}`, change: 'Cambiar', about: (heading: string) => `: ${heading}` },
);
