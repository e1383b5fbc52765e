import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

const OWN = ['I paid this bill at the counter in Toledo on the first of May and kept the receipt.'];
test.each<[string, readonly (readonly string[])[], number]>([
  ['no other letters', [], 0],
  ['the same words', [OWN], 100],
  ['the same words with other signs', [['i paid, THIS bill at the counter in toledo; on the first of May (and kept the receipt)']], 100],
  ['other words', [['My card was stolen and I closed the account with the bank in March of that year.']], 0],
])('G19: %s', (_name, others, percent) => expect(likenessOf(OWN, others)).toBe(percent));

test('the most similar letter counts, and a few words are nothing to compare', () => {
  const half = ['I paid this bill at the counter in Toledo.'];
  expect(likenessOf(OWN, [[], half])).toBeGreaterThan(20);
  expect(likenessOf(OWN, [[], half])).toBeLessThan(60);
  expect(likenessOf(['I paid this bill.'], [['I paid this bill.']])).toBe(0);
});
