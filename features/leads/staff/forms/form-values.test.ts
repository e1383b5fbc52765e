import { expect, test } from 'vitest';
import { FORM_FIELDS, NEW_FORM, PRESENCES, type WebFormContent } from '../../rules/web-form.ts';
import { contentOf, DESIGN_LABELS, inWords, valuesOf } from './form-values.ts';

const FULL: WebFormContent = {
  ...NEW_FORM,
  name: 'Referrals',
  kind: 'referral',
  redirectUrl: '/thanks',
  intro: 'Hello',
  urgency: null,
  enabled: false,
  consentWording: null,
};

test.each(PRESENCES)('a form is the same after it was in the designer, each question %s', (presence) => {
  const fields = Object.fromEntries(FORM_FIELDS.map((name) => [name, presence])) as WebFormContent['fields'];
  expect(contentOf(valuesOf({ ...FULL, fields }))).toEqual({ ...FULL, fields });
});

test('every part of a form is a field of the designer', () => {
  const parts = Object.keys(NEW_FORM).flatMap((part) => (part === 'fields' ? FORM_FIELDS.map((name) => `fields.${name}`) : [part]));
  expect(Object.keys(DESIGN_LABELS).sort()).toEqual(parts.sort());
});

test('a comparison shows words', () => {
  expect([inWords('enabled', 'yes'), inWords('kind', 'referral'), inWords('fields.zip', 'hidden'), inWords('name', 'X')]).toEqual([
    'Yes',
    'Referrals by clients',
    'Hidden',
    'X',
  ]);
});
