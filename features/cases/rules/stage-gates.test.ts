import { expect, test } from 'vitest';
import { CLIENT_STAGES, type ClientStage } from '../../contacts/rules/stages.ts';
import { judgeMove, type CaseFacts } from './stage-gates.ts';

const READY: CaseFacts = {
  missingForLetters: [],
  hasReadReport: true,
  roundIsOpen: true,
  roundIsBeingPrepared: false,
  wasDisputed: true,
  workHold: undefined,
};
const EMPTY: CaseFacts = {
  missingForLetters: ['mailing address', 'date of birth'],
  hasReadReport: false,
  roundIsOpen: false,
  roundIsBeingPrepared: false,
  wasDisputed: false,
  workHold: undefined,
};

test.each<[ClientStage, ClientStage, string | null, Partial<CaseFacts>, string[]]>([
  ['onboarding', 'analysis', null, READY, []],
  ['onboarding', 'analysis', null, EMPTY, ['contact']],
  ['analysis', 'round-preparing', null, { ...READY, hasReadReport: false }, ['report']],
  ['onboarding', 'round-preparing', null, EMPTY, ['contact', 'report']],
  ['round-preparing', 'awaiting-responses', null, { ...READY, roundIsOpen: false }, ['round']],
  ['awaiting-responses', 'responses-in', null, READY, []],
  ['analysis', 'responses-in', null, EMPTY, ['contact', 'report', 'round']],
  ['responses-in', 'graduation-ready', null, { ...READY, roundIsBeingPrepared: true }, ['draft']],
  ['analysis', 'graduation-ready', null, { ...READY, wasDisputed: false }, ['round']],
  ['graduation-ready', 'graduated', 'All negatives removed', READY, []],
  ['graduation-ready', 'graduated', null, READY, ['reason']],
  ['responses-in', 'graduated', 'Done', READY, ['stage']],
  ['onboarding', 'cancelled', 'Moved abroad', EMPTY, []],
  ['onboarding', 'cancelled', '', EMPTY, ['reason']],
  // Back to the start is always possible, from the end as well.
  ['cancelled', 'onboarding', null, EMPTY, []],
  ['analysis', 'analysis', null, READY, ['stage']],
])('%s to %s with reason %s', (from, to, reason, facts, unmet) => {
  expect(Object.keys(judgeMove({ from, to, reason }, { ...READY, ...facts })).sort()).toEqual(unmet.sort());
});

test.each(CLIENT_STAGES)('while no work may be done, a case enters %s only when that is no work', (to) => {
  const unmet = judgeMove(
    { from: to === 'graduated' ? 'graduation-ready' : 'awaiting-responses', to, reason: 'Done' },
    { ...READY, workHold: 'Work may start on Nov 28, 2026.' },
  );
  expect(unmet.agreement).toBe(to === 'onboarding' || to === 'cancelled' ? undefined : 'Work may start on Nov 28, 2026.');
});

test('what is missing is named', () => {
  expect(judgeMove({ from: 'onboarding', to: 'analysis', reason: null }, EMPTY).contact).toBe(
    'Missing on the contact: mailing address and date of birth.',
  );
});
