// People of the demo office who are on the way to a signed agreement, each at another step. Names and streets are invented.
import type { OfferState } from '../../features/offers/rules/offer-steps.ts';

export interface DemoSigner {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly language: 'en' | 'es';
  readonly address: readonly [line: string, city: string, state: string, zip: string];
  /** The last step they have done. */
  readonly upTo: Exclude<OfferState, 'withdrawn'>;
}

export const SIGNERS: readonly DemoSigner[] = [
  {
    first: 'Colin',
    last: 'Varga',
    email: 'colin.varga@example.test',
    phone: '419 555 0171',
    language: 'en',
    address: ['83 Prospect Ave', 'Toledo', 'OH', '43606'],
    upTo: 'open',
  },
  {
    first: 'Inés',
    last: 'Quiroga',
    email: 'ines.quiroga@example.test',
    phone: '419 555 0172',
    language: 'es',
    address: ['210 Linden St', 'Toledo', 'OH', '43605'],
    upTo: 'acknowledged',
  },
  {
    first: 'Dale',
    last: 'Osterman',
    email: 'dale.osterman@example.test',
    phone: '734 555 0173',
    language: 'en',
    address: ['9 Quarry Rd', 'Monroe', 'MI', '48161'],
    upTo: 'signed',
  },
];

export const DEMO_TERMS = {
  services: [
    {
      name: 'First dispute round',
      description:
        'We go through your three reports with you, write one letter to each bureau that you approve, mail them and explain the answers.',
      feeCents: 12_900,
    },
    {
      name: 'Second dispute round',
      description: 'We compare the answers with your new reports, and write and mail what you want to dispute further.',
      feeCents: 12_900,
    },
  ],
  otherPayments: [],
  guarantees: '',
  termDays: 150,
};
