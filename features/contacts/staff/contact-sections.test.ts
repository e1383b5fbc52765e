import { expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../rules/stages.ts';
import { CONTACT_FIELDS, fillForm } from './contact-form.ts';
import { sectionsOf, withoutUnasked } from './contact-sections.ts';

const SHORT = ['category', 'firstName', 'lastName', 'email', 'phone', 'urgency'];
const sections = (category: Category) =>
  sectionsOf(category)
    .map(({ name }) => name)
    .join(' ');

test.each<[Category, string]>([
  ['client', 'more address work relations consents own'],
  ['lead', 'more address work relations consents own'],
  ['affiliate', 'more address work relations consents own'],
  ['furnisher', 'more address work own'],
  ['provider', 'more address work own'],
  ['other', 'more address work relations consents own'],
])('%s: %s', (category, names) => expect(sections(category)).toBe(names));

test('a client can be asked for everything, each field in one place', () => {
  const asked = [...SHORT, ...sectionsOf('client').flatMap(({ fields }) => fields)];
  expect(asked.sort()).toEqual([...CONTACT_FIELDS].sort());
});

test.each(CATEGORIES)('the identity typed for a %s is sent only where it is asked for', (category) => {
  const isAsked = sectionsOf(category).some(({ fields }) => fields.includes('ssn'));
  expect(withoutUnasked(fillForm({ category, ssn: '219-09-5501', dateOfBirth: '1986-03-14' }))).toMatchObject(
    isAsked ? { ssn: '219-09-5501' } : { ssn: '', dateOfBirth: '' },
  );
});
