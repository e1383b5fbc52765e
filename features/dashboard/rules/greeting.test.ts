import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [3, 'Olga Brandt', 'Good evening, Olga'],
  [5, 'Olga', 'Good morning, Olga'],
  [12, '  Olga  ', 'Good afternoon, Olga'],
  [18, '', 'Good evening'],
])('at %i to "%s"', (hour, name, words) => {
  expect(greetingAt(hour, name)).toBe(words);
});
