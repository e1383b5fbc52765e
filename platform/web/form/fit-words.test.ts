import { expect, test } from 'vitest';
import { fit } from './fit-words.ts';

test.each([
  ['Dispute Letters', 'dis', true],
  ['Dispute Letters', 'let', true],
  ['Dispute Letters', 'letters dispute', true],
  ['Communications', 'comu', true],
  ['Communications', 'munic', true],
  ['Contacts', 'cnot', true],
  ['Contacts', 'conatct', true],
  ['Contacts', 'letters', false],
  ['Leads', 'x', false],
  ['Roles & Permissions', '&', true],
])('%s, typed "%s": %s', (text, typed, fits) => {
  expect(fit(text, typed) > 0).toBe(fits);
});

test('a beginning counts more than the middle of a word, and that more than a mistake', () => {
  const [begin, middle, mistake] = [fit('Letters', 'lett'), fit('Letters', 'tter'), fit('Letters', 'lwtt')];
  expect(begin).toBeGreaterThan(middle ?? 0);
  expect(middle).toBeGreaterThan(mistake ?? 0);
});
