import { expect, test } from 'vitest';
import { holdsSsn, maskObjectName } from '../rules/object-names.ts';
import { displayName } from './public.ts';

test.each([
  ['219-09-5501.json', 'XXX-XX-5501.json'],
  ['Maria 219–09–5501 report.pdf', 'Maria XXX-XX-5501 report.pdf'],
  ['219095501.json', 'XXXXX5501.json'],
  ['ssn_219095501.pdf', 'ssn_XXXXX5501.pdf'],
  ['219\u202e-09-5501.json', 'XXX-XX-5501.json'],
  ['IMG_20260312_123456.jpg', 'IMG_20260312_123456.jpg'],
  ['report 2026-03-12.json', 'report 2026-03-12.json'],
  ['scan.pdf', 'scan.pdf'],
  ['a/b\\c.pdf', 'c.pdf'],
  [`219-09-5501 ${'x'.repeat(200)}`, `XXX-XX-5501 ${'x'.repeat(108)}`],
])('%j is shown as %j', (name, shown) => expect(displayName(name)).toBe(shown));

const CONTACT = 'contacts/0198c8a0-0000-7000-8000-123456789012';
test.each([
  [`${CONTACT}/219-09-5501/card.pdf`, `${CONTACT}/XXX-XX-5501/card.pdf`],
  [`${CONTACT}/card.pdf`, `${CONTACT}/card.pdf`],
  ['staff/w2 219-09-5501.pdf', 'staff/w2 XXX-XX-5501.pdf'],
  ['staff/minutes 2026-03-12.pdf', 'staff/minutes 2026-03-12.pdf'],
  ['credit-report/0198c8a0-0000-7000-8000-219095501012', 'credit-report/0198c8a0-0000-7000-8000-219095501012'],
])('an object %j is renamed to %j, and only a name of the program may hold such digits', (name, masked) => {
  expect([maskObjectName(name), holdsSsn(name)]).toEqual([masked, name !== masked]);
});
