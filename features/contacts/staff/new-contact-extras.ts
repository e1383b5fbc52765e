// What the add form asks beside the record itself: consents go in with it, spouse and previous address right after it.
import { contactsContract } from '../contract.ts';
import { CONSENT_CHANNELS } from '../rules/contact-schema.ts';
import type { NewAddress } from './detail-queries.ts';
import type { NewContact } from './queries.ts';

export type Channel = (typeof CONSENT_CHANNELS)[number];
export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = { email: 'Email', sms: 'Text message', call: 'Phone call' };

/** Each with its label, in the order of the screen. */
export const EXTRA_LABELS = {
  movedLately: 'Has lived there for less than two years',
  previousStreet: 'Previous street',
  previousUnit: 'Previous apartment, unit',
  previousCity: 'Previous city',
  previousState: 'Previous state',
  previousZip: 'Previous ZIP code',
  previousUntil: 'Lived there until',
  spouseId: 'Spouse',
  emailConsent: 'Email: may be used',
  emailTold: 'How they told you (email)',
  smsConsent: 'Text message: may be used',
  smsTold: 'How they told you (text message)',
  callConsent: 'Phone call: may be used',
  callTold: 'How they told you (phone call)',
} as const;
export type ExtraField = keyof typeof EXTRA_LABELS;
const EXTRA_FIELDS = Object.keys(EXTRA_LABELS) as ExtraField[];
export type Extras = Readonly<Record<ExtraField, string>>;
export type ExtraProblems = Readonly<Partial<Record<ExtraField, string>>>;

export function fillExtras(known: Readonly<Record<string, string | null>>): Extras {
  return Object.fromEntries(EXTRA_FIELDS.map((field) => [field, known[field] ?? ''])) as Extras;
}

/** The consents that were ticked. */
export function consentsOf(extras: Extras): NonNullable<NewContact['consents']> {
  return CONSENT_CHANNELS.filter((channel) => extras[`${channel}Consent`] === 'yes').map((channel) => ({
    channel,
    source: extras[`${channel}Told`],
  }));
}

/** The previous address when they moved lately; undefined when they did not. */
export function previousAddressOf(extras: Extras): Omit<NewAddress, 'id'> | undefined {
  if (extras.movedLately !== 'yes') return undefined;
  return {
    addressLine1: extras.previousStreet,
    addressLine2: extras.previousUnit || null,
    city: extras.previousCity,
    state: extras.previousState,
    zip: extras.previousZip || null,
    livedUntil: extras.previousUntil || null,
  };
}

/** The parts of the form that hold one of these extras. */
export function sectionsOfExtras(has: (field: ExtraField) => boolean): readonly ('address' | 'relations' | 'consents')[] {
  const holds = (start: RegExp): boolean => EXTRA_FIELDS.some((field) => start.test(field) && has(field));
  return [
    ...(holds(/^(moved|previous)/) ? ['address' as const] : []),
    ...(holds(/^spouse/) ? ['relations' as const] : []),
    ...(holds(/^(email|sms|call)/) ? ['consents' as const] : []),
  ];
}

const ADDRESS_FIELDS: Readonly<Record<string, ExtraField>> = {
  addressLine1: 'previousStreet',
  addressLine2: 'previousUnit',
  city: 'previousCity',
  state: 'previousState',
  zip: 'previousZip',
  livedUntil: 'previousUntil',
};

/** One sentence for each extra the contract would refuse. */
export function checkExtras(extras: Extras): ExtraProblems {
  const problems: Partial<Record<ExtraField, string>> = {};
  for (const { channel, source } of consentsOf(extras)) {
    if (source.trim() === '') problems[`${channel}Told`] = 'Please say how they told you.';
  }
  const address = previousAddressOf(extras);
  const checked =
    address && contactsContract.addAddress['~orpc'].inputSchema?.safeParse({ ...address, id: '00000000-0000-7000-8000-000000000000' });
  for (const issue of checked?.error?.issues ?? []) {
    const field = ADDRESS_FIELDS[String(issue.path[0])];
    if (field) problems[field] ??= issue.message;
  }
  return problems;
}
