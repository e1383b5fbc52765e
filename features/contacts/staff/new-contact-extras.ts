// What the add form asks beside the record itself: consents go in with it, spouse and previous address right after it.
import { contactsContract } from '../contract.ts';
import { CONSENT_CHANNELS } from '../rules/contact-schema.ts';
import type { NewAddress } from './detail-queries.ts';
import type { NewContact } from './queries.ts';

export type Channel = (typeof CONSENT_CHANNELS)[number];
export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = { email: 'Email', sms: 'Text message', call: 'Phone call' };

export const EXTRA_FIELDS = [
  'spouseId',
  'emailConsent',
  'emailTold',
  'smsConsent',
  'smsTold',
  'callConsent',
  'callTold',
  'movedLately',
  'previousStreet',
  'previousUnit',
  'previousCity',
  'previousState',
  'previousZip',
  'previousUntil',
] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];
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
