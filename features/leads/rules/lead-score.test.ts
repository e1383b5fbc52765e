import { expect, test } from 'vitest';
import { describeReason, scoreLead } from './lead-score.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BARE = {
  urgency: null,
  phone: null,
  email: null,
  stage: 'new',
  createdAt: '2026-01-01T00:00:00Z',
  lastContactedAt: null,
  referrerName: null,
};

test.each([
  ['nothing known', {}, 0, []],
  [
    'a promising one',
    { urgency: 'High', phone: '+14195550142', email: 'a@example.test', createdAt: '2026-11-20T11:00:00Z' },
    67,
    ['+22 high urgency', '+15 can be called', '+10 can be emailed', '+20 added within a day'],
  ],
  [
    'the best there is',
    { urgency: 'Critical', phone: '+1', email: 'a', createdAt: '2026-11-20T11:00:00Z', stage: 'agreement-sent', referrerName: 'Ann' },
    100,
    ['+30 critical urgency', '+15 can be called', '+10 can be emailed', '+25 agreement sent', '+20 added within a day', '+10 was referred'],
  ],
  [
    'gone quiet',
    { stage: 'consult-done', lastContactedAt: '2026-11-01T00:00:00Z', createdAt: '2026-11-15T00:00:00Z' },
    22,
    ['+20 consult done', '+12 added within a week', '−10 no contact for two weeks'],
  ],
  ['never below nothing', { lastContactedAt: '2026-02-01T00:00:00Z' }, 0, ['−10 no contact for two weeks']],
  ['lost', { stage: 'lost', urgency: 'Critical' }, 0, ['+0 lost']],
])('%s', (_what, part, points, reasons) => {
  const score = scoreLead({ ...BARE, ...part }, NOW);
  expect(score.points).toBe(points);
  expect(score.reasons.map(describeReason)).toEqual(reasons);
});
