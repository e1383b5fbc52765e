import { expect, test } from 'vitest';
import { channelsConfirmed, channelsGiven, meetKnown } from './same-person.ts';

const KNOWN = {
  category: 'lead',
  stage: 'contacted',
  urgency: 'Medium',
  firstName: 'Ann',
  lastName: '',
  email: null,
  phone: '+14195550142',
  zip: null,
  source: 'Radio',
  archivedAt: null,
  lostReason: null,
} as const;
const ANSWER = {
  firstName: 'Anna',
  lastName: 'Lee',
  email: 'ann@example.test',
  phone: '+14195550199',
  zip: '43604',
  message: 'Hello',
  bestTime: null,
  referredBy: null,
  consent: false,
  campaign: null,
};
const FILLED = { lastName: 'Lee', email: 'ann@example.test', zip: '43604' };

test.each([
  ['only what is empty is filled', KNOWN, 'Low', FILLED, false],
  ['urgency rises', KNOWN, 'High', { ...FILLED, urgency: 'High' }, false],
  ['urgency never falls', { ...KNOWN, urgency: 'Critical' }, 'High', FILLED, false],
  ['a form without urgency leaves it', { ...KNOWN, urgency: null }, null, FILLED, false],
  ['an unknown source is filled', { ...KNOWN, source: null }, null, { ...FILLED, source: 'Website' }, false],
  ['a lost lead comes back', { ...KNOWN, stage: 'lost' }, null, FILLED, true],
  ['a lead that cost too much, too', { ...KNOWN, stage: 'lost', lostReason: 'Price: Asked not to pay' }, null, FILLED, true],
  [
    'people who asked not to be contacted are left alone',
    { ...KNOWN, stage: 'lost', lostReason: 'Asked not to be contacted' },
    'Critical',
    {},
    false,
  ],
  ['whatever was noted about it', { ...KNOWN, stage: 'lost', lostReason: 'Asked not to be contacted: by letter' }, 'Critical', {}, false],
  ['an archived lead stays archived', { ...KNOWN, stage: 'lost', archivedAt: new Date() }, 'Critical', {}, false],
  ['a client stays as is', { ...KNOWN, category: 'client', stage: 'onboarding' }, 'Critical', {}, false],
  ['an archived client, too', { ...KNOWN, category: 'client', stage: 'cancelled', archivedAt: new Date() }, 'Critical', {}, false],
] as const)('%s', (_what, known, urgency, fill, reopen) =>
  expect(meetKnown(known, ANSWER, { urgency, source: 'Website' })).toEqual({ fill, reopen }),
);

const [MAIL, PHONE] = ['ann@example.test', '+14195550142'];
const REACHED = { ...KNOWN, email: MAIL };
test.each([
  ['what the office has', REACHED, { email: MAIL, phone: PHONE }, [], ['email', 'sms', 'call']],
  ['another number', REACHED, { email: MAIL, phone: '+14195550199' }, [], ['email']],
  ['an address that was unknown', KNOWN, { email: MAIL, phone: PHONE }, [], ['sms', 'call']],
  ['nothing where nothing is known', { ...KNOWN, phone: null }, { email: null, phone: null }, [], []],
  ['a channel that was withdrawn', REACHED, { email: MAIL, phone: PHONE }, ['sms'], ['email', 'call']],
  ['a client', { ...REACHED, category: 'client', stage: 'onboarding' }, { email: null, phone: PHONE }, [], ['sms', 'call']],
  ['an archived contact', { ...REACHED, archivedAt: new Date() }, { email: MAIL, phone: PHONE }, [], []],
] as const)('a tick for %s', (_what, known, answer, withdrawn, channels) =>
  expect(channelsConfirmed(known, answer, withdrawn)).toEqual(channels),
);

test('a tick of someone new counts for what they gave', () => expect(channelsGiven({ email: MAIL, phone: null })).toEqual(['email']));
