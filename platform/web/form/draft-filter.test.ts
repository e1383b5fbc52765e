import { expect, test } from 'vitest';
import { keptInBrowser } from './draft-filter.ts';

test.each([
  ['a text', { note: 'Called back' }, { note: 'Called back' }],
  ['nothing', { note: null, kind: '' }, { note: null, kind: '' }],
  ['a Social Security number in a text', { note: 'SSN 219-09-5501', title: 'Call' }, { title: 'Call' }],
  ['nine digits in a row', { note: 'his is 219095501' }, {}],
  ['a card number', { note: '4111 1111 1111 1111 declined' }, {}],
  ['the fields of these', { ssn: '219', dateOfBirth: '1980-05-12', password: 'x' }, {}],
  ['a field the form names', { secret: 'x', note: 'y' }, { note: 'y' }],
  ['a telephone number beside a date', { note: '(419) 555-0147, 05/12/2026' }, { note: '(419) 555-0147, 05/12/2026' }],
  ['what is no text', { many: ['219-09-5501'], yes: true }, {}],
])('%s', (_name, typed, kept) => expect(keptInBrowser(typed, ['secret'])).toEqual(kept));
