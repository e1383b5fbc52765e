// The forty people of the demo office and what happened with each of them, day by day. Names, streets and numbers are
// invented; phone numbers are from the range kept for fiction (555-01xx). Times are minutes before the demo is made.
export const days = (n: number, hour = 0): number => (n * 24 - hour) * 60;

export type StaffKey = 'olivia' | 'marcus' | 'priya' | 'dana';
export const STAFF: readonly {
  readonly key: StaffKey;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'sales' | 'credit-specialist' | 'processor';
}[] = [
  { key: 'olivia', name: 'Olivia Brandt', email: 'owner@demo.redress.test', role: 'owner' },
  { key: 'marcus', name: 'Marcus Hale', email: 'marcus@demo.redress.test', role: 'sales' },
  { key: 'priya', name: 'Priya Raman', email: 'priya@demo.redress.test', role: 'credit-specialist' },
  { key: 'dana', name: 'Dana Whitfield', email: 'dana@demo.redress.test', role: 'processor' },
];

/** A report pulled; a later one so many days after the first, with the disputed collection gone at these bureaus and the scores so many points up. */
export interface ReportStep {
  readonly do: 'report';
  readonly later?: { readonly days: number; readonly gone: readonly ('TUC' | 'EXP' | 'EQF')[]; readonly points: number };
}
/** Which credit monitoring somebody uses, and what is wrong with it. */
export interface MonitoringStep {
  readonly do: 'monitoring';
  readonly provider: 'identityiq' | 'myscoreiq' | 'smartcredit' | 'privacyguard';
  readonly nextInDays: number;
  readonly trouble?: { readonly status: 'needs-client' | 'unpaid'; readonly note: string };
}
/** How payments stand from that day on. */
export interface BillingStep {
  readonly do: 'billing';
  readonly standing: 'up-to-date' | 'past-due' | 'payment-failed' | 'paused' | 'ended';
  readonly plan?: 'flat' | 'per-deletion' | 'none';
  readonly note?: string;
}
/** A paper agreement signed today; the statement of the client's rights was given before. */
export interface AgreementStep {
  readonly do: 'agreement';
}
type CallOutcome = 'reached' | 'voicemail' | 'no-answer' | 'wrong-number';
type Happening =
  | { readonly do: 'call'; readonly outcome: CallOutcome; readonly note: string; readonly incoming?: true }
  | { readonly do: 'note'; readonly body: string; readonly pinned?: true }
  | { readonly do: 'claim' }
  | { readonly do: 'convert' }
  | { readonly do: 'archive' }
  | ReportStep
  | MonitoringStep
  | AgreementStep
  | { readonly do: 'cancels' }
  | BillingStep
  | { readonly do: 'round' }
  | { readonly do: 'outcomes' }
  | { readonly do: 'lead-stage'; readonly stage: 'contacted' | 'consult-booked' | 'consult-done' | 'agreement-sent' }
  | { readonly do: 'lost'; readonly reason: 'no-answer' | 'price' | 'not-now' | 'not-eligible' | 'another-company'; readonly note: string }
  | {
      readonly do: 'case-stage';
      readonly stage:
        | 'analysis'
        | 'round-preparing'
        | 'awaiting-responses'
        | 'responses-in'
        | 'graduation-ready'
        | 'graduated'
        | 'cancelled';
      readonly reason?: string;
    }
  | { readonly do: 'hold'; readonly reason: string }
  | {
      readonly do: 'set';
      readonly set: { readonly urgency?: 'Low' | 'Medium' | 'High' | 'Critical'; readonly addTags?: string[]; readonly source?: string };
    }
  | { readonly do: 'follow-up'; /** Days from today; negative is overdue. */ readonly inDays: number }
  | {
      readonly do: 'task';
      readonly title: string;
      readonly kind: 'task' | 'call' | 'follow-up' | 'appointment' | 'deadline' | 'document-request';
      readonly inDays: number;
      readonly for: StaffKey;
      readonly done?: true;
    }
  | { readonly do: 'spouse'; readonly of: string };
export type Step = Happening & { readonly ago: number; readonly by: StaffKey };

export interface DemoContact {
  readonly first?: string;
  readonly last?: string;
  readonly company?: string;
  readonly category: 'lead' | 'client' | 'affiliate' | 'furnisher' | 'provider';
  readonly ago: number;
  readonly by: StaffKey;
  readonly owner?: StaffKey;
  readonly email?: string;
  readonly phone?: string;
  readonly language?: 'es';
  readonly address?: readonly [street: string, city: string, state: string, zip: string];
  readonly identity?: { readonly ssn: string; readonly birth: string };
  readonly urgency?: 'Low' | 'Medium' | 'High' | 'Critical';
  readonly source?: string;
  readonly tags?: readonly string[];
  readonly consents?: readonly ('email' | 'sms' | 'call')[];
  readonly steps?: readonly Step[];
}

const at = (ago: number, by: StaffKey, what: Happening): Step => ({ ...what, ago, by });
const call = (ago: number, by: StaffKey, outcome: CallOutcome, note: string): Step => at(ago, by, { do: 'call', outcome, note });
const note = (ago: number, by: StaffKey, body: string): Step => at(ago, by, { do: 'note', body });

const LEADS: readonly DemoContact[] = [
  {
    first: 'Robert',
    last: 'Kim',
    category: 'lead',
    ago: 25,
    by: 'olivia',
    email: 'robert.kim@example.test',
    phone: '419 555 0142',
    urgency: 'High',
    source: 'Website',
    consents: ['email', 'call'],
  },
  {
    first: 'Keisha',
    last: 'Coleman',
    category: 'lead',
    ago: 95,
    by: 'olivia',
    email: 'keisha.coleman@example.test',
    phone: '216 555 0118',
    urgency: 'Critical',
    source: 'Referral',
    tags: ['Mortgage'],
    steps: [note(94, 'olivia', 'Closing on a house on Dec 18. The lender wants two collections explained.')],
  },
  {
    first: 'Andre',
    last: 'Fontaine',
    category: 'lead',
    ago: days(1, 3),
    by: 'marcus',
    owner: 'marcus',
    email: 'andre.fontaine@example.test',
    phone: '614 555 0175',
    urgency: 'High',
    source: 'Website',
    steps: [
      call(days(1, 4), 'marcus', 'reached', 'Denied for a car loan. Wants to know what it costs. Consult on Monday.'),
      at(days(1, 4), 'marcus', { do: 'lead-stage', stage: 'consult-booked' }),
      at(days(1, 4), 'marcus', { do: 'task', title: 'Consult with Andre Fontaine', kind: 'appointment', inDays: 2, for: 'marcus' }),
    ],
  },
  {
    first: 'Yolanda',
    last: 'Reyes',
    category: 'lead',
    ago: days(2),
    by: 'marcus',
    owner: 'marcus',
    phone: '614 555 0121',
    language: 'es',
    urgency: 'Medium',
    source: 'Facebook',
    tags: ['Spanish'],
    steps: [
      call(days(1, 20), 'marcus', 'voicemail', 'Left a message in Spanish.'),
      at(days(1, 20), 'marcus', { do: 'lead-stage', stage: 'contacted' }),
      at(days(1, 20), 'marcus', { do: 'follow-up', inDays: 0 }),
    ],
  },
  {
    first: 'Peter',
    last: 'Lindqvist',
    category: 'lead',
    ago: days(3),
    by: 'marcus',
    email: 'peter.lindqvist@example.test',
    source: 'Website',
    urgency: 'Low',
  },
  {
    first: 'Monique',
    last: 'Baptiste',
    category: 'lead',
    ago: days(4),
    by: 'marcus',
    owner: 'marcus',
    email: 'monique.baptiste@example.test',
    phone: '330 555 0109',
    urgency: 'Medium',
    source: 'Referral',
    steps: [
      call(days(4, 2), 'marcus', 'no-answer', ''),
      call(days(3), 'marcus', 'reached', 'Busy at work, call after six.'),
      at(days(3), 'marcus', { do: 'lead-stage', stage: 'contacted' }),
      at(days(3), 'marcus', { do: 'follow-up', inDays: -1 }),
    ],
  },
  {
    first: 'Harold',
    last: 'Jensen',
    category: 'lead',
    ago: days(6),
    by: 'olivia',
    owner: 'marcus',
    email: 'harold.jensen@example.test',
    phone: '937 555 0133',
    urgency: 'Medium',
    source: 'Website',
    steps: [
      call(days(5), 'marcus', 'reached', 'Went through his report on the phone: three late payments, one of them looks wrong.'),
      at(days(5), 'marcus', { do: 'lead-stage', stage: 'consult-done' }),
      at(days(2), 'marcus', { do: 'lead-stage', stage: 'agreement-sent' }),
      at(days(2), 'marcus', { do: 'follow-up', inDays: 1 }),
    ],
  },
  {
    first: 'Chantal',
    last: 'Dubois',
    category: 'lead',
    ago: days(9),
    by: 'marcus',
    owner: 'marcus',
    email: 'chantal.dubois@example.test',
    phone: '513 555 0187',
    urgency: 'Low',
    source: 'Website',
    steps: [
      call(days(8), 'marcus', 'reached', 'Everything on her report is right and recent. Told her so; she was glad to hear it from us.'),
      at(days(8), 'marcus', { do: 'lost', reason: 'not-eligible', note: 'nothing on the report is inaccurate' }),
    ],
  },
  {
    first: 'Gregory',
    last: 'Stone',
    category: 'lead',
    ago: days(12),
    by: 'marcus',
    owner: 'marcus',
    phone: '740 555 0164',
    urgency: 'Medium',
    source: 'Radio',
    steps: [
      call(days(12, 3), 'marcus', 'no-answer', ''),
      call(days(10), 'marcus', 'no-answer', ''),
      call(days(7), 'marcus', 'voicemail', ''),
      at(days(2), 'marcus', { do: 'lost', reason: 'no-answer', note: '' }),
    ],
  },
  {
    first: 'Latoya',
    last: 'Freeman',
    category: 'lead',
    ago: days(15),
    by: 'olivia',
    owner: 'marcus',
    email: 'latoya.freeman@example.test',
    phone: '216 555 0150',
    urgency: 'Medium',
    source: 'Referral',
    steps: [
      call(days(14), 'marcus', 'reached', 'Interested, starts a new job first.'),
      at(days(14), 'marcus', { do: 'lead-stage', stage: 'contacted' }),
      at(days(14), 'marcus', { do: 'follow-up', inDays: 12 }),
    ],
  },
  {
    first: 'Victor',
    last: 'Morales',
    category: 'lead',
    ago: days(20),
    by: 'marcus',
    email: 'victor.morales@example.test',
    language: 'es',
    source: 'Facebook',
    tags: ['Spanish'],
  },
  {
    first: 'Dwayne',
    last: 'Porter',
    category: 'lead',
    ago: days(7),
    by: 'marcus',
    owner: 'marcus',
    email: 'dwayne.porter@example.test',
    phone: '513 555 0191',
    urgency: 'High',
    source: 'Referral',
    steps: [
      call(days(7, 1), 'marcus', 'reached', 'Wants his report looked at before he applies for a truck loan in spring.'),
      at(days(7, 1), 'marcus', { do: 'lead-stage', stage: 'consult-done' }),
      at(days(7, 1), 'marcus', { do: 'follow-up', inDays: 2 }),
    ],
  },
  {
    first: 'Lin',
    last: 'Petrov',
    category: 'lead',
    ago: days(22),
    by: 'marcus',
    email: 'linda.petrov@example.test',
    phone: '419 555 0190',
    source: 'Website',
    steps: [note(days(22), 'marcus', 'Signs as Lin. Perhaps Linda Petrov, who is a client already.')],
  },
];

const ENROLLED: readonly DemoContact[] = [
  {
    first: 'Linda',
    last: 'Petrov',
    category: 'client',
    ago: days(40),
    by: 'olivia',
    owner: 'dana',
    email: 'linda.petrov@example.test',
    phone: '419 555 0190',
    address: ['9 Harbor View', 'Sandusky', 'OH', '44870'],
    source: 'Website',
    steps: [
      at(days(30), 'dana', { do: 'task', title: 'Ask Linda for date of birth and SSN', kind: 'document-request', inDays: -3, for: 'dana' }),
      call(days(9), 'dana', 'voicemail', 'Asked for the missing papers.'),
    ],
  },
  {
    first: 'Tom',
    last: 'Becker',
    category: 'client',
    ago: days(6),
    by: 'olivia',
    owner: 'dana',
    email: 'tom.becker@example.test',
    source: 'Referral',
  },
  {
    first: 'Rosa',
    last: 'Alvarado',
    category: 'lead',
    ago: days(48),
    by: 'marcus',
    owner: 'priya',
    email: 'rosa.alvarado@example.test',
    phone: '567 555 0112',
    language: 'es',
    address: ['220 Elm St', 'Toledo', 'OH', '43609'],
    identity: { ssn: '219-09-5503', birth: '1990-07-21' },
    source: 'Referral',
    tags: ['Spanish'],
    consents: ['email', 'sms', 'call'],
    steps: [
      call(days(47), 'marcus', 'reached', 'Bankrupt neighbour with the same name appears on her report.'),
      at(days(47), 'marcus', { do: 'lead-stage', stage: 'consult-done' }),
      at(days(46), 'marcus', { do: 'convert' }),
      at(days(46), 'marcus', { do: 'agreement' }),
      at(days(32), 'priya', { do: 'report' }),
      at(days(31), 'priya', { do: 'case-stage', stage: 'analysis' }),
      at(days(31), 'priya', {
        do: 'note',
        body: 'Mixed file: two accounts belong to a Rosa M. Alvarado born 1961. Compare addresses first.',
        pinned: true,
      }),
    ],
  },
  {
    first: 'Darnell',
    last: 'Washington',
    category: 'lead',
    ago: days(64),
    by: 'marcus',
    owner: 'priya',
    email: 'darnell.washington@example.test',
    phone: '216 555 0131',
    address: ['1840 Lakeview Rd', 'Cleveland', 'OH', '44112'],
    identity: { ssn: '219-09-5504', birth: '1982-01-30' },
    source: 'Website',
    consents: ['email', 'call'],
    steps: [
      at(days(62), 'marcus', { do: 'convert' }),
      at(days(62), 'marcus', { do: 'agreement' }),
      at(days(47), 'priya', { do: 'report' }),
      at(days(47), 'priya', {
        do: 'monitoring',
        provider: 'identityiq',
        nextInDays: -4,
        trouble: { status: 'needs-client', note: 'The provider asks for the security word again' },
      }),
      at(days(46), 'priya', { do: 'case-stage', stage: 'analysis' }),
      at(days(45), 'priya', { do: 'case-stage', stage: 'round-preparing' }),
      at(days(44), 'priya', { do: 'round' }),
      at(days(44), 'priya', { do: 'case-stage', stage: 'awaiting-responses' }),
      note(days(10), 'dana', 'Experian answered on paper: verified. Scan is in the mail tray.'),
    ],
  },
  {
    first: 'Susan',
    last: 'Hartley',
    category: 'lead',
    ago: days(84),
    by: 'marcus',
    owner: 'priya',
    email: 'susan.hartley@example.test',
    phone: '513 555 0144',
    address: ['77 Vine St', 'Cincinnati', 'OH', '45202'],
    identity: { ssn: '219-09-5505', birth: '1975-05-09' },
    source: 'Referral',
    tags: ['VIP'],
    steps: [
      at(days(82), 'marcus', { do: 'convert' }),
      at(days(82), 'marcus', { do: 'agreement' }),
      at(days(68), 'priya', { do: 'report' }),
      at(days(68), 'priya', { do: 'monitoring', provider: 'identityiq', nextInDays: 27 }),
      at(days(66), 'priya', { do: 'case-stage', stage: 'round-preparing' }),
      at(days(20), 'priya', { do: 'round' }),
      at(days(20), 'priya', { do: 'case-stage', stage: 'awaiting-responses' }),
      at(days(3), 'priya', { do: 'report', later: { days: 65, gone: ['TUC'], points: 16 } }),
      at(days(3), 'dana', { do: 'case-stage', stage: 'responses-in' }),
      at(days(3), 'dana', { do: 'task', title: 'Classify the answer of TransUnion', kind: 'task', inDays: 0, for: 'dana' }),
    ],
  },
  {
    first: 'Michael',
    last: 'Orlov',
    category: 'lead',
    ago: days(42),
    by: 'olivia',
    owner: 'priya',
    email: 'michael.orlov@example.test',
    phone: '614 555 0198',
    address: ['5 Broad St', 'Columbus', 'OH', '43215'],
    identity: { ssn: '219-09-5506', birth: '1988-10-11' },
    source: 'Website',
    steps: [
      at(days(40), 'marcus', { do: 'convert' }),
      at(days(40), 'marcus', { do: 'agreement' }),
      at(days(26), 'dana', { do: 'report' }),
      at(days(25), 'priya', { do: 'case-stage', stage: 'round-preparing' }),
    ],
  },
  {
    first: 'Angela',
    last: 'Brooks',
    category: 'lead',
    ago: days(60),
    by: 'marcus',
    owner: 'dana',
    email: 'angela.brooks@example.test',
    phone: '330 555 0171',
    address: ['412 Market Ave', 'Canton', 'OH', '44702'],
    identity: { ssn: '219-09-5507', birth: '1969-12-02' },
    source: 'Radio',
    steps: [
      at(days(58), 'marcus', { do: 'convert' }),
      at(days(58), 'marcus', { do: 'agreement' }),
      at(days(40), 'dana', { do: 'hold', reason: 'Waits for her divorce papers' }),
      at(days(40), 'dana', { do: 'task', title: 'Ask Angela how the court date went', kind: 'call', inDays: 5, for: 'dana' }),
    ],
  },
  {
    first: 'Kevin',
    last: 'Tran',
    category: 'lead',
    ago: days(18),
    by: 'marcus',
    owner: 'dana',
    email: 'kevin.tran@example.test',
    phone: '937 555 0116',
    address: ['18 Third St', 'Dayton', 'OH', '45402'],
    source: 'Website',
    steps: [
      at(days(17), 'marcus', { do: 'convert' }),
      at(days(17), 'dana', {
        do: 'task',
        title: 'Photo ID and proof of address from Kevin',
        kind: 'document-request',
        inDays: -2,
        for: 'dana',
      }),
    ],
  },
  {
    first: 'Denise',
    last: 'Carver',
    category: 'lead',
    ago: days(94),
    by: 'marcus',
    owner: 'priya',
    email: 'denise.carver@example.test',
    phone: '216 555 0128',
    address: ['931 Euclid Ave', 'Cleveland', 'OH', '44115'],
    identity: { ssn: '219-09-5508', birth: '1978-08-17' },
    source: 'Referral',
    tags: ['VIP'],
    steps: [
      at(days(92), 'marcus', { do: 'convert' }),
      at(days(92), 'marcus', { do: 'agreement' }),
      at(days(78), 'priya', { do: 'report' }),
      at(days(78), 'priya', { do: 'monitoring', provider: 'smartcredit', nextInDays: 17 }),
      at(days(77), 'priya', { do: 'case-stage', stage: 'round-preparing' }),
      at(days(76), 'priya', { do: 'round' }),
      at(days(13), 'priya', { do: 'report', later: { days: 65, gone: ['TUC', 'EXP', 'EQF'], points: 41 } }),
      at(days(13, 1), 'priya', { do: 'outcomes' }),
      at(days(12), 'priya', { do: 'case-stage', stage: 'graduation-ready' }),
      note(days(12), 'priya', 'Both collections are gone at all three bureaus. Final call, then done.'),
    ],
  },
  {
    first: 'Omar',
    last: 'Haddad',
    category: 'lead',
    ago: days(97),
    by: 'olivia',
    owner: 'priya',
    email: 'omar.haddad@example.test',
    phone: '419 555 0105',
    address: ['640 Monroe St', 'Toledo', 'OH', '43604'],
    identity: { ssn: '219-09-5509', birth: '1985-02-25' },
    source: 'Website',
    steps: [
      at(days(95), 'marcus', { do: 'convert' }),
      at(days(95), 'marcus', { do: 'agreement' }),
      at(days(81), 'priya', { do: 'report' }),
      at(days(80), 'priya', { do: 'round' }),
      at(days(16), 'priya', { do: 'report', later: { days: 65, gone: ['TUC', 'EXP', 'EQF'], points: 52 } }),
      at(days(16, 1), 'priya', { do: 'outcomes' }),
      at(days(15), 'priya', { do: 'case-stage', stage: 'graduation-ready' }),
      at(days(14), 'priya', { do: 'case-stage', stage: 'graduated', reason: 'Everything that was wrong is corrected' }),
    ],
  },
  {
    first: 'Brenda',
    last: 'Nowak',
    category: 'lead',
    ago: days(65),
    by: 'marcus',
    owner: 'dana',
    email: 'brenda.nowak@example.test',
    phone: '440 555 0139',
    address: ['27 Shore Dr', 'Lorain', 'OH', '44052'],
    source: 'Facebook',
    steps: [
      at(days(64), 'marcus', { do: 'convert' }),
      at(days(64), 'marcus', { do: 'agreement' }),
      call(days(30), 'dana', 'reached', 'Moves to Canada and closes everything here.'),
      at(days(29), 'dana', { do: 'cancels' }),
      at(days(29), 'dana', { do: 'case-stage', stage: 'cancelled', reason: 'Moves abroad' }),
    ],
  },
  {
    first: 'Carlos',
    last: 'Mendez',
    category: 'lead',
    ago: days(38),
    by: 'marcus',
    owner: 'priya',
    email: 'carlos.mendez@example.test',
    phone: '614 555 0153',
    language: 'es',
    address: ['1200 High St', 'Columbus', 'OH', '43201'],
    identity: { ssn: '219-09-5511', birth: '1993-03-03' },
    source: 'Website',
    tags: ['Spanish'],
    steps: [
      at(days(37), 'marcus', { do: 'convert' }),
      at(days(37), 'marcus', { do: 'agreement' }),
      at(days(22), 'dana', { do: 'report' }),
      at(days(21), 'priya', { do: 'case-stage', stage: 'analysis' }),
    ],
  },
  {
    first: 'Elena',
    last: 'Mendez',
    category: 'lead',
    ago: days(38),
    by: 'marcus',
    owner: 'priya',
    email: 'elena.mendez@example.test',
    phone: '614 555 0154',
    language: 'es',
    address: ['1200 High St', 'Columbus', 'OH', '43201'],
    identity: { ssn: '219-09-5512', birth: '1994-06-19' },
    source: 'Website',
    tags: ['Spanish'],
    steps: [
      at(days(37), 'marcus', { do: 'convert' }),
      at(days(37), 'marcus', { do: 'agreement' }),
      at(days(37), 'marcus', { do: 'spouse', of: 'Carlos Mendez' }),
    ],
  },
  {
    first: 'Walter',
    last: 'Grimes',
    category: 'lead',
    ago: days(45),
    by: 'olivia',
    owner: 'dana',
    email: 'walter.grimes@example.test',
    phone: '740 555 0102',
    address: ['3 River Rd', 'Marietta', 'OH', '45750'],
    identity: { ssn: '219-09-5513', birth: '1951-09-28' },
    source: 'Referral',
    steps: [
      at(days(44), 'marcus', { do: 'convert' }),
      at(days(44), 'marcus', { do: 'agreement' }),
      note(days(43), 'dana', 'Hears badly on the phone. Write, or call his daughter (number on the authorization).'),
    ],
  },
  {
    first: 'Tanya',
    last: 'Ibrahim',
    category: 'lead',
    ago: days(11),
    by: 'marcus',
    owner: 'dana',
    email: 'tanya.ibrahim@example.test',
    phone: '216 555 0180',
    address: ['88 Carter Rd', 'Cleveland', 'OH', '44113'],
    source: 'Website',
    steps: [
      call(days(11, 2), 'marcus', 'reached', 'Identity theft in September, police report exists.'),
      at(days(9), 'marcus', { do: 'convert' }),
      at(days(9), 'marcus', { do: 'agreement' }),
      at(days(9), 'marcus', { do: 'set', set: { addTags: ['Identity theft'], urgency: 'High' } }),
      at(days(9), 'dana', { do: 'task', title: 'Get the police report from Tanya', kind: 'document-request', inDays: 1, for: 'dana' }),
    ],
  },
  {
    first: 'Frank',
    last: 'DiNapoli',
    category: 'lead',
    ago: days(69),
    by: 'marcus',
    owner: 'priya',
    email: 'frank.dinapoli@example.test',
    phone: '330 555 0146',
    address: ['61 Oak Hill Dr', 'Akron', 'OH', '44305'],
    identity: { ssn: '219-09-5514', birth: '1966-04-14' },
    source: 'Radio',
    steps: [
      at(days(67), 'marcus', { do: 'convert' }),
      at(days(67), 'marcus', { do: 'agreement' }),
      at(days(53), 'dana', { do: 'report' }),
      at(days(53), 'priya', {
        do: 'monitoring',
        provider: 'privacyguard',
        nextInDays: 6,
        trouble: { status: 'unpaid', note: 'Card on file has run out' },
      }),
      at(days(52), 'priya', { do: 'case-stage', stage: 'round-preparing' }),
      at(days(26), 'priya', { do: 'round' }),
      at(days(26), 'priya', { do: 'case-stage', stage: 'awaiting-responses' }),
    ],
  },
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

/** Everybody but James Okafor and Maria Delgado, whose reports are written out in `demo-people.ts`. */
export const PEOPLE: readonly DemoContact[] = [...LEADS, ...ENROLLED, ...OTHERS];
