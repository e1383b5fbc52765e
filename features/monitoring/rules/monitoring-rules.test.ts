import { expect, test } from 'vitest';
import { PROVIDER_KEYS } from '../contract.ts';
import { maskUsername } from './mask-username.ts';
import { PROVIDERS } from './providers.ts';

test.each([
  ['maria@example.com', 'm•••a@example.com'],
  ['m0055128', 'm•••8'],
  ['jo@example.com', '•••@example.com'],
  ['abcd', '•••'],
  ['', '•••'],
  ['@handle', '@•••e'],
  ['a@b@example.com', '•••@example.com'],
  ['🙂🙂🙂🙂🙂', '🙂•••🙂'],
])('%j shows as %s', (username, shown) => expect(maskUsername(username)).toBe(shown));

test('every provider has a name and says how its report becomes a file', () => {
  expect(Object.keys(PROVIDERS)).toEqual([...PROVIDER_KEYS]);
  for (const { name, howToSave } of Object.values(PROVIDERS)) expect([name, howToSave].every((text) => text !== '')).toBe(true);
});
