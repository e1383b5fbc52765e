import { expect, test } from 'vitest';
import { changeCategory, refuseCategory } from './category-change.ts';
import { CLIENT_STAGES, type Category, type Stage } from './stages.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const EARLIER = new Date('2026-01-02T12:00:00Z');
const from = (category: Category, stage: Stage | null, convertedAt: Date | null = null) => ({
  category,
  stage,
  convertedAt,
  onHoldSince: null,
});

test.each<[string, ReturnType<typeof from>, Category, object | undefined]>([
  ['a lead becomes a client', from('lead', 'consult-done'), 'client', { stage: 'onboarding', convertedAt: NOW, lostReason: null }],
  ['a lost lead becomes a client', from('lead', 'lost'), 'client', { stage: 'onboarding', convertedAt: NOW, lostReason: null }],
  ['an affiliate becomes a client', from('affiliate', null), 'client', { stage: 'onboarding', convertedAt: null }],
  ['a new client was a lead after all', from('client', 'onboarding', EARLIER), 'lead', { stage: 'new', convertedAt: null }],
  ['a graduate becomes an affiliate', from('client', 'graduated', EARLIER), 'affiliate', { stage: null, convertedAt: EARLIER }],
  ['nothing changes', from('lead', 'contacted'), 'lead', undefined],
])('%s', (_name, before, to, expected) => {
  const change = changeCategory(before, to, NOW);
  if (expected === undefined) expect(change).toBeUndefined();
  else expect(change).toMatchObject(expected);
});

test.each(CLIENT_STAGES)('a client at %s may leave only when nothing is under way', (stage) => {
  expect('problem' in (changeCategory(from('client', stage), 'lead', NOW) ?? {})).toBe(
    !['onboarding', 'graduated', 'cancelled'].includes(stage),
  );
});

test('a client on hold leaves only after work was resumed', () => {
  expect(changeCategory({ ...from('client', 'onboarding'), onHoldSince: EARLIER }, 'other', NOW)).toEqual({
    problem: 'This client is on hold. Resume work first.',
  });
});

test.each<[Category, Category, string[], boolean]>([
  ['lead', 'other', [], false],
  ['other', 'lead', ['cases:work'], false],
  ['lead', 'other', ['leads:work'], true],
  ['client', 'other', ['leads:work'], false],
  ['other', 'client', ['leads:work'], false],
  ['client', 'other', ['cases:work'], true],
  ['lead', 'client', ['leads:work'], false],
  ['lead', 'client', ['cases:work'], false],
  ['client', 'lead', ['leads:work', 'cases:work'], true],
  ['lead', 'lead', [], true],
  ['client', 'client', [], true],
  ['affiliate', 'provider', [], true],
])('from %s to %s with %s: %s', (before, to, rights, allowed) => {
  expect(refuseCategory(before, to, (right) => rights.includes(right)) === undefined).toBe(allowed);
});
