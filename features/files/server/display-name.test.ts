import { expect, test } from 'vitest';
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
