// The contact form as text: what its inputs hold, and how that becomes what the contract takes. The contract itself checks it,
// so a sentence beside a field is the same before and after sending.
import { checkDateOfBirth, normalizeSsn } from '../rules/contact-fields.ts';
import { contactsContract, type ContactView } from '../contract.ts';
import { civilDateAt, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { formatPhone } from '../../../platform/web/format-date.ts';
import type { NewContact } from './queries.ts';

export const CONTACT_FIELDS = [
  'firstName', 'lastName', 'category', 'urgency', 'email', 'phone', 'addressLine1', 'addressLine2', 'city', 'state', 'zip', 'dateOfBirth', 'ssn',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
export type FieldProblems = Readonly<Partial<Record<ContactField, string>>>;

/** Never kept in a draft. */
export const SECRET_FIELDS: readonly ContactField[] = ['ssn', 'dateOfBirth'];

export const FIELD_LABELS: Readonly<Record<ContactField, string>> = {
  firstName: 'First name', lastName: 'Last name', category: 'Category', urgency: 'Urgency', email: 'E-mail', phone: 'Phone',
  addressLine1: 'Street', addressLine2: 'Apartment, unit', city: 'City', state: 'State', zip: 'ZIP code', dateOfBirth: 'Date of birth', ssn: 'Social Security number',
};

/** An empty form; `known` fills in what a draft or a record holds. */
export function fillForm(known: Readonly<Record<string, string | null>>): ContactValues {
  const entries = CONTACT_FIELDS.map((field) => [field, known[field] ?? (field === 'category' ? 'client' : '')]);
  return Object.fromEntries(entries) as ContactValues;
}

/** The form of a record. SSN and date of birth start empty: they stay as they are unless something is typed. */
export function formOfContact(contact: ContactView): ContactValues {
  const { firstName, lastName, category, urgency, email, phone, addressLine1, addressLine2, city, state, zip } = contact;
  return fillForm({ firstName, lastName, category, urgency, email, phone: phone === null ? null : formatPhone(phone), addressLine1, addressLine2, city, state, zip });
}

/** What the contract takes; empty inputs are "not given". Category and state are checked by the contract. */
export function inputOfForm(values: ContactValues): NewContact {
  const orNull = (field: ContactField): string | null => values[field].trim() || null;
  return {
    firstName: values.firstName, lastName: values.lastName,
    category: values.category as NonNullable<NewContact['category']>, urgency: orNull('urgency') as NonNullable<NewContact['urgency']> | null,
    email: values.email, phone: orNull('phone'), addressLine1: orNull('addressLine1'), addressLine2: orNull('addressLine2'),
    city: orNull('city'), state: orNull('state'), zip: orNull('zip'), ssn: orNull('ssn'), dateOfBirth: orNull('dateOfBirth'),
  };
}

/** One sentence for each field the contract would refuse, before anything is sent. */
export function checkForm(values: ContactValues, now: Date = new Date()): FieldProblems {
  const problems: Partial<Record<ContactField, string>> = {};
  const checked = contactsContract.create['~orpc'].inputSchema?.safeParse(inputOfForm(values));
  for (const issue of checked?.error?.issues ?? []) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
    if (field) problems[field] ??= issue.message;
  }
  const birth = parseCivilDate(values.dateOfBirth);
  const tooYoung = birth && checkDateOfBirth(birth, civilDateAt(now, Intl.DateTimeFormat().resolvedOptions().timeZone));
  return { ...problems, ...(tooYoung !== undefined && { dateOfBirth: tooYoung }) };
}

/** '•••-••-6789' of a usable number, dots of the same length otherwise. */
export function maskSsn(typed: string): string {
  const result = normalizeSsn(typed);
  return 'value' in result ? `•••-••-${result.value.slice(-4)}` : typed.replaceAll(/\d/g, '•');
}
