import { expect, test } from 'vitest';
import { stampsOfMovingOn } from './move-stamps.ts';
import type { Stage } from '../../contacts/rules/stages.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const EARLIER = new Date('2026-01-02T12:00:00Z');
const lead = (stage: Stage, first: Date | null = null, last: Date | null = null) => ({
  stage,
  firstContactedAt: first,
  lastContactedAt: last,
});

test.each<[string, ReturnType<typeof lead>, Stage, object | undefined]>([
  ['moved on', lead('new'), 'contacted', { firstContactedAt: NOW, lastContactedAt: NOW }],
  [
    'moved on, and it was somehow reached before',
    lead('new', null, EARLIER),
    'consult-done',
    { firstContactedAt: NOW, lastContactedAt: NOW },
  ],
  ['known to have been reached', lead('new', EARLIER, EARLIER), 'contacted', undefined],
  ['left where it was', lead('contacted'), 'contacted', undefined],
  ['back to new', lead('contacted', EARLIER, EARLIER), 'new', undefined],
])('%s', (_name, before, to, expected) => expect(stampsOfMovingOn(before, to, NOW)).toEqual(expected));
