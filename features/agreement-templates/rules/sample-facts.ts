// An invented offer, for previews where a client has none.
import { addDays, type CivilDate } from '../../../platform/base/civil-date.ts';
import { inBothLanguages, type Language } from '../../../platform/base/language.ts';
import type { AgreementFacts } from './agreement-values.ts';

const WORDS = inBothLanguages(
  {
    feePlan: 'You pay for each service separately, within 14 days after it has been fully performed.',
    services: {
      review: {
        name: 'Review of your reports',
        description:
          'We read your reports of the three bureaus with you and list with you what is inaccurate, with the reason for each item.',
      },
      round: {
        name: 'First dispute round',
        description: 'We prepare one letter to each bureau, mail the letters you approved, and explain to you every answer of the bureaus.',
      },
    },
    monitoring: 'Credit monitoring of your choice',
  },
  {
    feePlan: 'Usted paga cada servicio por separado, dentro de los 14 días posteriores a que se haya prestado por completo.',
    services: {
      review: {
        name: 'Revisión de sus informes',
        description:
          'Leemos con usted sus informes de las tres agencias y anotamos con usted lo que es inexacto, con el motivo de cada punto.',
      },
      round: {
        name: 'Primera ronda de disputas',
        description:
          'Preparamos una carta para cada agencia, enviamos las cartas que usted aprobó y le explicamos cada respuesta de las agencias.',
      },
    },
    monitoring: 'Monitoreo de crédito que usted elija',
  },
);

/** What an offer would say today: two services, monitoring paid to someone else, 180 days. */
export function sampleTerms(
  language: Language,
  { today, state, cancelThrough }: { readonly today: CivilDate; readonly state: string; readonly cancelThrough: CivilDate },
): Pick<AgreementFacts, 'agreement' | 'services'> {
  const { feePlan, services, monitoring } = WORDS[language];
  const fees = [services.review, services.round].map((service, i) => ({ ...service, feeCents: 10_000 + i * 5_000, due: null }));
  return {
    agreement: {
      date: today,
      totalCents: fees.reduce((sum, { feeCents }) => sum + feeCents, 0),
      otherPayments: [{ description: monitoring, cents: 12_000 }],
      feePlan,
      periodDays: 180,
      guarantees: null,
      cancelThrough,
      state,
    },
    services: fees,
  };
}

/** A day well after the cancellation period, where no calendar is asked. */
export const sampleCancelThrough = (today: CivilDate): CivilDate => addDays(today, 7);
