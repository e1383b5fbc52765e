import { expect, test } from 'vitest';
import { isContact, stampsOfMove, stampsWith, stampsWithout } from './calls.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const [H8, H9, H10, H11] = [at(8), at(9), at(10), at(11)];
const NONE = { first: null, last: null };

test.each([
  ['reached', true],
  ['voicemail', true],
  ['no-answer', false],
  ['wrong-number', false],
] as const)('%s counts as contact: %s', (outcome, yes) => expect(isContact(outcome)).toBe(yes));

test.each([
  ['the first contact', NONE, H9, { first: H9, last: H9 }],
  ['a later one', { first: H9, last: H9 }, H10, { first: H9, last: H10 }],
  ['one that was noted late', { first: H9, last: H10 }, H8, { first: H8, last: H10 }],
] as const)('stamps with %s', (_what, stamps, call, expected) => expect(stampsWith(stamps, call)).toEqual(expected));

test.each([
  ['the only call', { first: H9, last: H9 }, H9, [], NONE],
  ['the first of two', { first: H9, last: H10 }, H9, [H10], { first: H10, last: H10 }],
  ['the last of three', { first: H8, last: H10 }, H10, [H9, H8], { first: H8, last: H9 }],
  ['a call before which a mail was sent', { first: H8, last: H9 }, H9, [], { first: H8, last: null }],
] as const)('stamps without %s', (_what, stamps, removed, others, expected) =>
  expect(stampsWithout(stamps, removed, others)).toEqual(expected),
);

test.each([
  [
    'on by hand, never called: that is the contact',
    { stage: 'new', stageSince: H8, firstContactedAt: null, lastContactedAt: null },
    'contacted',
    [],
    { first: H11, last: H11 },
  ],
  [
    'on, called before',
    { stage: 'contacted', stageSince: H9, firstContactedAt: H9, lastContactedAt: H10 },
    'consult-booked',
    [H9, H10],
    { first: H9, last: H10 },
  ],
  ['back, taking the word back', { stage: 'contacted', stageSince: H9, firstContactedAt: H9, lastContactedAt: H9 }, 'new', [], NONE],
  [
    'back, after a call',
    { stage: 'contacted', stageSince: H10, firstContactedAt: H9, lastContactedAt: H9 },
    'new',
    [H9],
    { first: H9, last: H9 },
  ],
] as const)('moved %s', (_what, lead, to, calls, expected) => expect(stampsOfMove(lead, to, H11, calls)).toEqual(expected));
