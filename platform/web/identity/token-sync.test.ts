import { expect, test } from 'vitest';
import { decideSync, syncTarget } from './token-sync.ts';

const NOW = 1_000_000_000;
const fresh = { token: 'a', issuedAt: NOW - 300_000 };

test.each([
  ['a new token', fresh, undefined, { method: 'POST', token: 'a' }],
  ['another token', fresh, 'b', { method: 'POST', token: 'a' }],
  ['the same token', fresh, 'a', undefined],
  ['a token of more than five minutes ago', { token: 'a', issuedAt: NOW - 300_001 }, undefined, undefined],
  ['signed out', null, 'a', { method: 'DELETE' }],
  ['signed out when the page loads', null, undefined, { method: 'DELETE' }],
  ['still signed out', null, null, undefined],
])('%s', (_name, current, sent, call) => {
  expect(decideSync(current, sent, NOW)).toEqual(call);
});

test.each([
  ['/hooks/token', true, 'https://office.test/hooks/token'],
  ['https://office.test/t', true, 'https://office.test/t'],
  ['https://evil.test/t', true, undefined],
  ['//evil.test/t', true, undefined],
  ['/hooks/token', false, undefined],
  ['', true, undefined],
  ['http://[', true, undefined],
  [null, true, undefined],
])('%s (secure: %s) goes to %s', (url, isSecure, target) => {
  expect(syncTarget(url, 'https://office.test', isSecure)).toBe(target);
});
