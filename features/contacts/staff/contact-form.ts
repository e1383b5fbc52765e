// The contact form as text: what its inputs hold, and how that becomes what the contract takes. The contract itself checks it,
// so a sentence beside a field is the same before and after sending. Text throughout, because that is what a draft keeps.
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { contactsContract, type ContactView } from '../contract.ts';
import type { CustomField } from '../../contact-fields/contract.ts';
import { checkDateOfBirth, normalizeSsn } from '../rules/contact-fields.ts';
import type { NewContact } from './queries.ts';

export const CONTACT_FIELDS = [
  'category',
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'company',
  'email',
  'phone',
  'phoneHome',
  'phoneWork',
  'language',
  'urgency',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'timeZone',
  'dateOfBirth',
  'ssn',
  'source',
  'referrerId',
  'ownerId',
  'locationId',
  'followUpOn',
  'tags',
] as const;
export type KnownField = (typeof CONTACT_FIELDS)[number];
/** A field of the office, 'custom.<its id>', as refusals name it. */
export type OwnField = `custom.${string}`;
export type ContactField = KnownField | OwnField;
export type ContactValues = Readonly<Record<KnownField, string>> & Readonly<Record<OwnField, string>>;
export type FieldProblems = Readonly<Partial<Record<ContactField, string>>>;

export const FIELD_LABELS: Readonly<Record<KnownField, string>> = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  company: 'Company',
  category: 'Category',
  urgency: 'Urgency',
  email: 'Email',
  phone: 'Phone',
  phoneHome: 'Home phone',
  phoneWork: 'Work phone',
  language: 'Language',
  addressLine1: 'Street',
  addressLine2: 'Apartment, unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  timeZone: 'Time zone',
  dateOfBirth: 'Date of birth',
  ssn: 'Social Security number',
  source: 'Source',
  referrerId: 'Referred by',
  ownerId: 'Owner',
  locationId: 'Location',
  followUpOn: 'Next follow-up',
  tags: 'Tags',
};

const FIRST: Readonly<Partial<Record<KnownField, string>>> = { category: 'client', language: 'en' };

/** An empty form; `known` fills in what a record holds. `fields` are the custom fields of the office. */
export function fillForm(known: Readonly<Record<string, string | null>>, fields: readonly CustomField[] = []): ContactValues {
  const empty = fields.map(({ id }) => [`custom.${id}`, '']);
  const entries = CONTACT_FIELDS.map((field) => [field, known[field] ?? FIRST[field] ?? '']);
  const own = Object.entries(known)
    .filter(([key]) => key.startsWith('custom.'))
    .map(([key, value]) => [key, value ?? '']);
  return Object.fromEntries([...entries, ...empty, ...own]) as ContactValues;
}

/** The form of a record. SSN and date of birth start empty: they stay as they are unless something is typed. */
export function formOfContact(contact: ContactView, fields: readonly CustomField[] = []): ContactValues {
  const texts = Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const value = field in contact ? contact[field as keyof ContactView] : null;
      return typeof value === 'string' ? [[field, field.startsWith('phone') ? formatPhone(value) : value]] : [];
    }),
  );
  const own = Object.fromEntries(
    Object.entries(contact.custom).map(([id, value]) => [`custom.${id}`, value === null ? '' : String(value)]),
  );
  return fillForm({ ...texts, ...own, referrerId: contact.referrer?.id ?? null, tags: joinTags(contact.tags) }, fields);
}

/** A tag is one line, so lines hold several. */
export const joinTags = (tags: readonly string[]): string => tags.join('\n');
export const splitTags = (text: string): string[] => text.split('\n').filter(Boolean);

/** The input of the contract; empty inputs are "not given". The contract checks values chosen from lists. */
export function inputOfForm(values: ContactValues, fields: readonly CustomField[] = []): NewContact {
  const orNull = (field: KnownField): string | null => values[field].trim() || null;
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    middleName: orNull('middleName'),
    suffix: orNull('suffix'),
    company: orNull('company'),
    category: values.category as NonNullable<NewContact['category']>,
    urgency: orNull('urgency') as NonNullable<NewContact['urgency']> | null,
    language: values.language as NonNullable<NewContact['language']>,
    email: values.email,
    phone: orNull('phone'),
    phoneHome: orNull('phoneHome'),
    phoneWork: orNull('phoneWork'),
    addressLine1: orNull('addressLine1'),
    addressLine2: orNull('addressLine2'),
    city: orNull('city'),
    state: orNull('state'),
    zip: orNull('zip'),
    timeZone: orNull('timeZone') as NonNullable<NewContact['timeZone']> | null,
    source: orNull('source'),
    referrerId: orNull('referrerId'),
    ownerId: orNull('ownerId'),
    locationId: orNull('locationId'),
    followUpOn: orNull('followUpOn'),
    tags: splitTags(values.tags),
    ssn: orNull('ssn'),
    dateOfBirth: orNull('dateOfBirth'),
    custom: Object.fromEntries(fields.map((field) => [field.id, customValue(field, values[`custom.${field.id}`] ?? '')])),
  };
}

function customValue({ kind }: CustomField, text: string): string | number | boolean | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'yes-no') return typed === 'true';
  return kind === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

/** One sentence for each field the contract would refuse, before anything is sent. */
export function checkForm(values: ContactValues, fields: readonly CustomField[] = [], now: Date = new Date()): FieldProblems {
  const problems: Partial<Record<ContactField, string>> = {};
  const checked = contactsContract.create['~orpc'].inputSchema?.safeParse(inputOfForm(values, fields));
  for (const issue of checked?.error?.issues ?? []) {
    const [name, id] = issue.path;
    const field = name === 'custom' ? (`custom.${String(id)}` as const) : CONTACT_FIELDS.find((known) => known === name);
    if (field) problems[field] ??= issue.message;
  }
  const birth = parseCivilDate(values.dateOfBirth);
  const tooYoung = birth && checkDateOfBirth(birth, officeToday(now));
  return { ...problems, ...(tooYoung !== undefined && { dateOfBirth: tooYoung }) };
}

/** '•••-••-6789' of a usable number, dots of the same length otherwise. */
export function maskSsn(typed: string): string {
  const result = normalizeSsn(typed);
  return 'value' in result ? `•••-••-${result.value.slice(-4)}` : typed.replaceAll(/\d/g, '•');
}
