import { expect, test } from 'vitest';
import { DETAIL_LABELS } from './personal-lines.ts';
import { headingIn } from './spanish-headings.ts';

test.each(Object.values(DETAIL_LABELS))('%s: the label is in Spanish, the value as it is printed', (label) => {
  const spanish = headingIn('es', `${label}: 5 Oak St: rear`);
  expect(spanish).toMatch(/: 5 Oak St: rear$/u);
  expect(spanish.startsWith(`${label}:`)).toBe(false);
  expect(headingIn('en', `${label}: x`)).toBe(`${label}: x`);
});

test('a creditor keeps its name', () => {
  expect(headingIn('es', 'Named Bank: Auto')).toBe('Named Bank: Auto');
  expect(headingIn('es', 'Mixed file')).toBe('Archivo mezclado');
});
