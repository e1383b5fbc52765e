import { expect, test } from 'vitest';
import { addressGroup, secondsToWait, type ThrottleKind } from './sign-in-throttle.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

test.each<[ThrottleKind, number, number, number]>([
  ['account', 0, 0, 0],
  ['account', 9, 0, 0],
  ['account', 10, 0, 30],
  ['account', 10, 29, 1],
  ['account', 10, 30, 0],
  ['account', 11, 0, 60],
  ['account', 13, 0, 240],
  ['account', 17, 0, 3600],
  ['account', 2_000_000, 0, 3600],
  ['account', 50, 24 * 3600, 0],
  ['second-factor', 9, 0, 0],
  ['second-factor', 10, 0, 30],
  ['second-factor', 30, 0, 3600],
  ['address', 49, 0, 0],
  ['address', 50, 0, 10],
  ['address', 60, 0, 600],
])('%s, %i failures, the last %i s ago: wait %i s', (kind, failures, since, wait) => {
  expect(secondsToWait(kind, { failures, lastAt: ago(since) }, NOW)).toBe(wait);
});

test('no one waits without failures, and a clock set back does not shorten the wait', () => {
  expect(secondsToWait('account', undefined, NOW)).toBe(0);
  expect(secondsToWait('account', { failures: 10, lastAt: ago(-3600) }, NOW)).toBeGreaterThanOrEqual(30);
});

test('a day of guessing stays far below a hundred tries', () => {
  let now = NOW.getTime();
  const end = now + 24 * 3600 * 1000;
  let tries = 0;
  for (let past: { failures: number; lastAt: Date } | undefined; now < end;) {
    const wait = secondsToWait('account', past, new Date(now));
    if (wait > 0) now += wait * 1000;
    else past = { failures: (tries += 1), lastAt: new Date(now) };
  }
  expect(tries).toBeLessThan(50);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:DB8:1:2:bbbb:1:2:3', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('address %s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
