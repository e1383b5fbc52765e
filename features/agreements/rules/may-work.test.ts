import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { HOLD_KINDS, type HoldKind } from '../../contacts/rules/holds.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { NO_AGREEMENT, standingOf } from './agreement-status.ts';
import { judgeWork, type WorkFacts, type WorkKind } from './may-work.ts';
import type { AgreementEnd } from '../contract.ts';
import { sayToClient } from './portal-words.ts';
import { WORK_REFUSALS } from './work-refusals.ts';

const NOW = civilDate(2026, 11, 24);
const held = (kind: HoldKind) => ({ kind, reason: null, until: null });
const signed = (signedOn: CivilDate, cancelledOn: CivilDate | null = null, how: AgreementEnd = 'email') =>
  standingOf([{ signedOn, cancelledOn, cancelledHow: cancelledOn && how, state: 'NY' }], 'NY', NOW);
const OPEN: WorkFacts = { standing: signed(civilDate(2026, 1, 5)), state: 'NY', stateStatus: 'enabled', onHold: null, authorized: BUREAUS };
const KINDS = [
  'report',
  'monitoring',
  'pull',
  'analysis',
  'question',
  'client-report',
  'stage',
  'draft',
  'round',
  'letter',
  'print',
  'mail',
] as const;
const OUTWARD: readonly WorkKind[] = ['monitoring', 'pull', 'question', 'round', 'letter', 'print', 'mail'];
const OF_REPORTS: readonly WorkKind[] = ['report', 'pull', 'analysis', 'question', 'draft', 'round', 'letter', 'print', 'mail'];

// What shuts a door, the kinds of work it shuts, and what is said.
test.each<[string, Partial<WorkFacts>, readonly WorkKind[], string, string | undefined]>([
  ['no agreement', { standing: NO_AGREEMENT }, KINDS, 'agreements.none', '15 U.S.C. 1679d(a)(1)'],
  ['the period is open', { standing: signed(civilDate(2026, 11, 23)) }, KINDS, 'agreements.periodOpen', '15 U.S.C. 1679d(a)(2), 1679e(a)'],
  ['canceled', { standing: signed(civilDate(2026, 1, 5), civilDate(2026, 11, 20)) }, KINDS, 'agreements.cancelled', '15 U.S.C. 1679e(a)'],
  [
    'completed',
    { standing: signed(civilDate(2026, 1, 5), civilDate(2026, 11, 20), 'completed') },
    KINDS,
    'agreements.cancelled',
    '15 U.S.C. 1679e(a)',
  ],
  ['Georgia', { state: 'GA', stateStatus: 'blocked' }, KINDS, 'agreements.stateBlocked', 'O.C.G.A. 16-9-59'],
  ['a state in review', { state: 'OH', stateStatus: 'review' }, KINDS, 'agreements.stateInReview', '15 U.S.C. 1679j'],
  ['no state', { state: null, stateStatus: undefined }, KINDS, 'agreements.stateUnknown', '15 U.S.C. 1679j'],
  ['a hold of the office', { onHold: held('office') }, OUTWARD, 'agreements.onHold', undefined],
  ['the client asked to pause', { onHold: held('client-pause') }, OUTWARD, 'agreements.onHold', undefined],
  [
    'X23: a mortgage in underwriting',
    { onHold: held('underwriting') },
    ['round', 'letter', 'print', 'mail'],
    'agreements.onHold',
    undefined,
  ],
  ['the client has died', { onHold: held('death') }, KINDS, 'agreements.onHold', undefined],
  ['no authorization', { authorized: [] }, OF_REPORTS, 'agreements.notAuthorized', '15 U.S.C. 1681b(a)(2), (f)'],
])('%s', (_name, change, shut, code, citation) => {
  for (const what of KINDS) {
    const answer = judgeWork({ ...OPEN, ...change }, { what });
    if (shut.includes(what)) expect(answer).toMatchObject({ code, ...(citation !== undefined && { citation }) });
    else expect(answer).toBe(true);
  }
});

test('the day on which work may start is said', () =>
  expect(judgeWork({ ...OPEN, standing: signed(civilDate(2026, 11, 23)) }, { what: 'round' })).toMatchObject({ until: '2026-11-28' }));

test('an authorization that ended says so', () =>
  expect(judgeWork({ ...OPEN, authorized: [], authorizedUntil: civilDate(2026, 11, 20) }, { what: 'pull' })).toMatchObject({
    code: 'agreements.notAuthorized',
    message: expect.stringContaining('ended on Nov 20, 2026') as string,
  }));

test('G13: an authorization for one bureau is none for another', () => {
  const facts: WorkFacts = { ...OPEN, authorized: ['EX'] };
  expect(judgeWork(facts, { what: 'round', bureaus: ['EX'] })).toBe(true);
  expect(judgeWork(facts, { what: 'report' })).toBe(true);
  expect(judgeWork(facts, { what: 'round', bureaus: ['EX', 'TU'] })).toMatchObject({
    code: 'agreements.notAuthorized',
    message: expect.stringContaining('TransUnion') as string,
  });
});

const standing = fc.constantFrom(
  NO_AGREEMENT,
  OPEN.standing,
  signed(civilDate(2026, 11, 23)),
  signed(civilDate(2026, 1, 5), civilDate(2026, 11, 20)),
);
const facts: fc.Arbitrary<WorkFacts> = fc.record({
  standing,
  state: fc.constant('NY'),
  stateStatus: fc.constantFrom('enabled', 'review', 'blocked'),
  onHold: fc.option(fc.constantFrom(...HOLD_KINDS).map(held)),
  authorized: fc.subarray([...BUREAUS]),
});

test('P1, P7, G7: only an agreement whose period is over, in a state that is on, opens any door; each no is declared, and clients read why', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...KINDS), (one, what) => {
      const answer = judgeWork(one, { what });
      const mine = sayToClient(one, 'en');
      const spanish = sayToClient(one, 'es').sentence;
      expect([spanish === null, spanish === mine.sentence && spanish !== null]).toEqual([mine.sentence === null, false]);
      expect((mine.sentence === null) === (judgeWork(one, { what: 'round' }) === true)).toBe(true);
      if (!isRefusal(answer)) return one.standing.standing === 'signed' && one.stateStatus === 'enabled';
      return Object.hasOwn(WORK_REFUSALS, answer.code) && answer.message.endsWith('.');
    }),
  );
});
