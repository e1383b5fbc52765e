// All people of the demo office.
import { ENROLLED } from './demo-clients.ts';
import { NOT_BEGUN } from './demo-clients-not-begun.ts';
import { LEADS } from './demo-leads.ts';
import { days, note, type DemoContact } from './demo-story.ts';

const OTHERS: readonly DemoContact[] = [
  {
    first: 'Grace',
    last: 'Whitaker',
    company: 'Whitaker Realty',
    category: 'affiliate',
    ago: days(80),
    by: 'olivia',
    owner: 'marcus',
    email: 'grace@whitaker-realty.example',
    phone: '419 555 0177',
    source: 'Networking',
    tags: ['Partner'],
    steps: [note(days(30), 'marcus', 'Sends two or three buyers a month. Lunch every quarter.')],
  },
  {
    first: 'Paul',
    last: 'Sanders',
    company: 'Sanders Mortgage',
    category: 'affiliate',
    ago: days(60),
    by: 'olivia',
    owner: 'marcus',
    email: 'paul@sanders-mortgage.example',
    phone: '614 555 0160',
    tags: ['Partner'],
  },
  {
    company: 'Northgate Recovery',
    category: 'furnisher',
    ago: days(70),
    by: 'priya',
    phone: '800 555 0111',
    address: ['PO Box 4410', 'Omaha', 'NE', '68103'],
    steps: [note(days(44), 'priya', 'Answers disputes by form letter after 28 or 29 days.')],
  },
  {
    company: 'First Harbor Bank',
    category: 'furnisher',
    ago: days(70),
    by: 'priya',
    phone: '800 555 0122',
    address: ['1 Harbor Plaza', 'Wilmington', 'DE', '19801'],
  },
  {
    company: 'Summit Medical Collections',
    category: 'furnisher',
    ago: days(50),
    by: 'priya',
    address: ['300 Summit Way', 'Phoenix', 'AZ', '85004'],
  },
  { company: 'ClearView Monitoring', category: 'provider', ago: days(80), by: 'olivia', email: 'partners@clearview-monitoring.example' },
];

/** Everyone but James Okafor and Maria Delgado, whose reports are written out in `demo-people.ts`. */
export const PEOPLE: readonly DemoContact[] = [...LEADS, ...ENROLLED, ...NOT_BEGUN, ...OTHERS];
