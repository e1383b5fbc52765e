// Clients of the demo office without work: one may still cancel, one lacks papers, one left.
import { at, call, days, note, type DemoContact } from './demo-story.ts';

export const NOT_BEGUN: readonly DemoContact[] = [
  {
    first: 'Sheila',
    last: 'Moreno',
    category: 'lead',
    ago: days(5),
    by: 'marcus',
    owner: 'dana',
    email: 'sheila.moreno@example.test',
    phone: '513 555 0129',
    source: 'Referral',
    steps: [at(days(4), 'marcus', { do: 'convert' }), at(days(4), 'marcus', { do: 'agreement' })],
  },
  {
    first: 'Ruth',
    last: 'Amsel',
    category: 'lead',
    ago: days(33),
    by: 'marcus',
    owner: 'dana',
    email: 'ruth.amsel@example.test',
    phone: '440 555 0158',
    address: ['14 Bay Ct', 'Avon Lake', 'OH', '44012'],
    source: 'Website',
    steps: [
      at(days(32), 'marcus', { do: 'convert' }),
      call(days(25), 'dana', 'reached', 'Will bring her Social Security card next week.'),
      call(days(13), 'dana', 'voicemail', 'Asked again for the card.'),
    ],
  },
  {
    first: 'Isaac',
    last: 'Goldberg',
    category: 'client',
    ago: days(75),
    by: 'olivia',
    owner: 'priya',
    email: 'isaac.goldberg@example.test',
    phone: '216 555 0166',
    source: 'Referral',
    steps: [
      note(days(60), 'priya', 'Wanted a promise of 100 points. We do not promise points; he left.'),
      at(days(59), 'olivia', { do: 'archive' }),
    ],
  },
];
