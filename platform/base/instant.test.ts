import { expect, test } from 'vitest';
import { isInstant } from './instant.ts';

test.each([
  ['2026-11-21T23:59:59.123456Z', true],
  ['2026-11-21 05:00:00+00', true],
  ['2024-02-29 05:00:00.5-05:30', true],
  ['2026-02-30T10:00:00.000000Z', false],
  ['2026-02-29 10:00:00+00', false],
  ['0000-01-01T10:00:00.000000Z', false],
  ['2026-13-01T10:00:00.000000Z', false],
  ['2026-11-21T24:00:00.000000Z', false],
  ['2026-11-21T10:60:00.000000Z', false],
  ['2026-11-21 10:00:00+99', false],
  ['2026-11-21', false],
  ['infinity', false],
])('%s is an instant: %s', (text, expected) => expect(isInstant(text)).toBe(expected));
