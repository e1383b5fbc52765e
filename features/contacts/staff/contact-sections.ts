// The sections of the contact form for each category, in addition to the few fields that are always shown.
import type { Category } from '../rules/stages.ts';
import type { ContactValues, KnownField } from './contact-form.ts';

export type SectionName = 'more' | 'address' | 'work' | 'relations' | 'consents' | 'own';
export interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly fields: readonly KnownField[];
}

const ADDRESS: readonly KnownField[] = ['addressLine1', 'addressLine2', 'city', 'state', 'zip', 'timeZone'];
const IDENTITY: readonly KnownField[] = ['dateOfBirth', 'ssn'];
const WORK: Section = {
  name: 'work',
  title: 'Owner, source, follow-up',
  fields: ['ownerId', 'source', 'followUpOn', 'locationId', 'tags'],
};
const CONSENTS: Section = { name: 'consents', title: 'Consents', fields: [] };
const OWN: Section = { name: 'own', title: 'Custom fields', fields: [] };

/** Only leads and clients get letters, so only they have identity fields. */
export const asksIdentity = (category: Category): boolean => category === 'lead' || category === 'client';
/** Furnishers and providers are companies, so their company is shown with the name. */
export const isFirm = (category: Category): boolean => category === 'furnisher' || category === 'provider';

export function sectionsOf(category: Category): readonly Section[] {
  const more: Section = {
    name: 'more',
    title: 'More names, phones, language',
    fields: ['middleName', 'suffix', ...(isFirm(category) ? [] : ['company' as const]), 'phoneHome', 'phoneWork', 'language'],
  };
  if (isFirm(category)) return [more, { name: 'address', title: 'Address', fields: ADDRESS }, WORK, OWN];
  const address: Section = asksIdentity(category)
    ? { name: 'address', title: 'Address and identity, needed for letters', fields: [...ADDRESS, ...IDENTITY] }
    : { name: 'address', title: 'Address', fields: ADDRESS };
  const relations: Section = asksIdentity(category)
    ? { name: 'relations', title: 'Referrer and spouse', fields: ['referrerId'] }
    : { name: 'relations', title: 'Referrer', fields: ['referrerId'] };
  return [more, address, WORK, relations, CONSENTS, OWN];
}

/** The form without what its category does not ask for, as far as that is secret: it is typed for one category and another is chosen. */
export function withoutUnasked(values: ContactValues): ContactValues {
  return asksIdentity(values.category as Category) ? values : { ...values, ssn: '', dateOfBirth: '' };
}
