import { expect, test } from 'vitest';
import { CLIENT_STAGES, type ClientStage } from '../../contacts/rules/stages.ts';
import { offersGraduation, stageAfter, type DisputesSoFar, type Happening } from './follow-disputes.ts';

const EVERYWHERE = Object.fromEntries(CLIENT_STAGES.map((stage) => [stage, undefined]));

test.each<[Happening, Partial<Record<ClientStage, ClientStage>>]>([
  ['round-opened', { onboarding: 'round-preparing', analysis: 'round-preparing', 'responses-in': 'round-preparing' }],
  [
    'letters-mailed',
    {
      onboarding: 'awaiting-responses',
      analysis: 'awaiting-responses',
      'round-preparing': 'awaiting-responses',
      'responses-in': 'awaiting-responses',
    },
  ],
  ['answers-in', { 'awaiting-responses': 'responses-in' }],
])('after “%s” clients of these stages go on, all others stay', (happening, moves) => {
  expect(Object.fromEntries(CLIENT_STAGES.map((stage) => [stage, stageAfter(happening, stage)]))).toEqual({ ...EVERYWHERE, ...moves });
});

const SETTLED: DisputesSoFar = { stage: 'responses-in', newestRound: 'closed', isWaiting: false, itemsLeft: 0 };

test.each<[Partial<DisputesSoFar>, boolean]>([
  [{}, true],
  [{ stage: 'awaiting-responses' }, true],
  [{ itemsLeft: 1 }, false],
  [{ isWaiting: true }, false],
  [{ newestRound: 'draft' }, false],
  [{ newestRound: undefined }, false],
  [{ stage: 'graduation-ready' }, false],
  [{ stage: 'graduated' }, false],
  [{ stage: 'cancelled' }, false],
])('with %j graduation is offered: %s', (change, offered) => {
  expect(offersGraduation({ ...SETTLED, ...change })).toBe(offered);
});
