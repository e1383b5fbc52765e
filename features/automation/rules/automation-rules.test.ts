import { expect, test } from 'vitest';
import { describeSchedule } from './describe-schedule.ts';
import { explainReason, judgeEvent, type Situation } from './judge-event.ts';
import { describeAction, ruleAction, type RuleAction } from './rule-action.ts';
import { tryEvents } from './try-events.ts';

const CONTACT = { isArchived: false, isOnHold: false, matches: true, ownerId: null, tags: [], followUpOn: null };
const CALM: Situation = {
  contact: CONTACT,
  owner: 'able',
  isPaused: false,
  doneInHour: 0,
  hourlyLimit: 2,
  set: { kind: 'tag', tag: 'VIP' },
};

test.each<[string, Partial<Situation>, string | undefined]>([
  ['acts', {}, undefined],
  ['archived before all else', { contact: { ...CONTACT, isArchived: true, matches: false }, isPaused: true }, 'archived'],
  ['not found by the filter', { contact: { ...CONTACT, matches: false, isOnHold: true } }, 'no-match'],
  ['on hold', { contact: { ...CONTACT, isOnHold: true }, isPaused: true }, 'on-hold'],
  ['all paused', { isPaused: true, owner: 'away' }, 'all-paused'],
  ['owner gone', { owner: 'away' }, 'owner-away'],
  ['owner with less', { owner: 'not-allowed' }, 'owner-not-allowed'],
  ['tagged in other letters', { contact: { ...CONTACT, tags: ['vip'] }, doneInHour: 2 }, 'unchanged'],
  ['same owner', { contact: { ...CONTACT, ownerId: 'a' }, set: { kind: 'owner', ownerId: 'a' } }, 'unchanged'],
  ['same day', { contact: { ...CONTACT, followUpOn: '2026-01-02' }, set: { kind: 'follow-up', followUpOn: '2026-01-02' } }, 'unchanged'],
  ['a task is never there already', { set: { kind: 'task' } }, undefined],
  ['braked', { doneInHour: 2 }, 'hourly-limit'],
])('%s', (_name, change, reason) => expect(judgeEvent({ ...CALM, ...change })).toBe(reason));

test('a reason is a sentence, and a refused change keeps its own', () => {
  expect(explainReason('on-hold')).toBe('The contact is on hold.');
  expect(explainReason('At most 20 tags.')).toBe('At most 20 tags.');
});

test('the dry run counts what the rule itself would have changed, and the brake by the time of each event', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const events = [
    [5, 70, 'c'],
    [4, 59, 'c'],
    [3, 2, 'b'],
    [2, 1, 'a'],
    [1, 0, 'a'],
  ].map(([id, minute, contactId]) => ({ id: Number(id), at: at(Number(minute)), contactId: String(contactId) }));
  const contacts = new Map(['a', 'b', 'c'].map((id) => [id, CONTACT]));
  const reasons = (kind: 'tag' | 'task') =>
    tryEvents(events, contacts, { set: { kind, tag: 'VIP' }, hourlyLimit: 2 }).map(({ reason }) => reason);
  expect(reasons('tag')).toEqual([undefined, 'hourly-limit', undefined, 'unchanged', undefined]);
  expect(reasons('task')).toEqual([undefined, 'hourly-limit', 'hourly-limit', undefined, undefined]);
  expect(tryEvents(events, new Map(), { set: { kind: 'tag' }, hourlyLimit: 2 })[0]?.reason).toBe('archived');
});

test.each([
  ['* * * * *', '2026-11-22', 'America/New_York', 'Every minute'],
  ['*/5 * * * *', '2026-11-22', 'America/New_York', 'Every 5 minutes'],
  ['17 3 * * *', '2026-11-22', 'America/New_York', 'Every day at 10:17 PM'],
  ['17 3 * * *', '2026-07-22', 'America/New_York', 'Every day at 11:17 PM'],
  ['17 3 * * *', '2026-07-22', 'America/Phoenix', 'Every day at 8:17 PM'],
])('%s on %s in %s is %s', (cron, day, zone, words) =>
  expect(describeSchedule(cron, { now: new Date(`${day}T12:00:00Z`), zone })).toBe(words),
);

test('a schedule without words is a fault', () =>
  expect(() => describeSchedule('0 0 1 * *', { now: new Date(), zone: 'America/New_York' })).toThrow('no words'));

test.each<[RuleAction, string]>([
  [
    { kind: 'task', title: 'Call', taskKind: 'call', note: null, dueInDays: 2, assignee: 'owner' },
    'add a task: Call, due 2 days later, for the owner of the contact',
  ],
  [{ kind: 'task', title: 'Call', taskKind: 'call', note: null, dueInDays: null, assignee: 'none' }, 'add a task: Call, unassigned'],
  [{ kind: 'tag', tag: 'VIP' }, 'add the tag “VIP”'],
  [{ kind: 'owner', ownerId: 'x' }, 'set the owner to a former colleague'],
  [{ kind: 'follow-up', inDays: 1 }, 'set the follow-up to 1 day later'],
])('$kind in words', (action, words) => expect(describeAction(action, () => undefined)).toBe(words));

test('text of notes and tasks holds no Social Security or card number', () => {
  for (const action of [
    { kind: 'note', body: 'It is 219-09-9998.' },
    { kind: 'task', title: 'Card 4111 1111 1111 1111' },
    { kind: 'task', title: 'Call', note: 'SSN 219-09-9998' },
  ])
    expect(ruleAction.safeParse(action).success).toBe(false);
});
