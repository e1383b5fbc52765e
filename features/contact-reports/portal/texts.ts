// What clients read about their papers for a complaint.
import { inBothLanguages } from '../../../platform/base/language.ts';

export const myPapersTexts = inBothLanguages(
  {
    title: 'If you want to file a complaint',
    lead: 'You can get your letters, their mailing days and the answers as one PDF. You file a complaint yourself, free of charge, for example with the Consumer Financial Protection Bureau. Say only what you know to be true.',
    get: 'Get your papers (PDF)',
  },
  {
    title: 'Si quiere presentar una queja',
    lead: 'Puede obtener sus cartas, los días en que se enviaron y las respuestas en un solo PDF. La queja la presenta usted, gratis, por ejemplo ante la Oficina para la Protección Financiera del Consumidor. Diga solo lo que sabe que es cierto.',
    get: 'Obtener sus papeles (PDF)',
  },
);
