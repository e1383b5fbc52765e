import { expect, test } from 'vitest';
import { fromOldPrefix, staffTarget } from './portal-paths.ts';

test.each([
  ['/client-portal', '/client'],
  ['/client-portal/', '/client'],
  ['/client-portal?x=1', '/client?x=1'],
  ['/client-portal/disputes', '/client/disputes'],
  ['/client-portal/scores', '/client/reports'],
  ['/client-portal/credit-scores', '/client/reports'],
  ['/client-portal/scores/2026?a=b#c', '/client/reports/2026?a=b#c'],
  ['/client-portal//evil.example/x', '/client/evil.example/x'],
  ['/client-portal/unknown', '/client/unknown'],
])('%s goes to %s', (from, to) => expect(fromOldPrefix(from)).toBe(to));

test.each([
  ['/client', '/contacts'],
  ['/client/', '/contacts'],
  ['/client/disputes', '/'],
  ['/client/profile', '/'],
])('staff on %s go to %s', (path, to) => {
  expect(staffTarget(path)).toBe(to);
});
