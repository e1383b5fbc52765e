import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { findInClear } from '../../../tests/support/unsealed-office.ts';
import { patchContact } from '../../contacts/server/public.ts';
import { gatherDeadlines, MOST_OF_A_KIND } from './gather-deadlines.ts';

let app: TestApp;
let api: ApiClient;
let me: string;
let other: { readonly api: ApiClient; readonly userId: string };
beforeAll(async () => {
  app = await startTestApp();
  ({ api, userId: me } = await app.signIn('credit-specialist'));
  other = await app.signIn('sales');
});
afterAll(() => app.close());

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const NOBODY = '00000000-0000-7000-8000-000000000000';
const addContact = async (lastName: string) => (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName })).id;
const at = (day: string, time: string) => `${day}T${time}:00.000Z`;
const list = (from: CivilDate, until = from, more = {}) => api.calendar.list({ from, until, zone: 'UTC', ...more });

test('an appointment is added, changed, moved, removed and restored; each leaves one line, and its words are sealed', async () => {
  const contactId = await addContact('Appointed');
  const { appointment, overlaps } = await api.calendar.create({
    title: 'Plantedtitle review',
    startsAt: at('2027-03-10', '15:00'),
    endsAt: at('2027-03-10', '15:30'),
    contactId,
    assigneeId: me,
    place: 'Plantedplace 2',
    note: 'Plantednote',
  });
  expect(overlaps).toEqual([]);
  expect(appointment).toMatchObject({ version: 1, contact: { id: contactId, name: 'Maria Appointed' }, assigneeId: me });
  const { id } = appointment;
  const typed = { title: 'Review', startsAt: at('2027-03-11', '15:00'), endsAt: at('2027-03-11', '16:00'), contactId };
  expect((await api.calendar.update({ id, version: 1, ...typed })).appointment).toMatchObject({ version: 2, note: null, place: null });
  const moved = { startsAt: at('2027-03-12', '01:00'), endsAt: at('2027-03-12', '02:00') };
  await expect(api.calendar.move({ id, version: 1, ...moved })).rejects.toMatchObject({ code: 'app.changedMeanwhile', status: 409 });
  expect((await api.calendar.move({ id, version: 2, ...moved })).appointment).toMatchObject({ version: 3, title: 'Review', ...moved });
  await api.calendar.remove({ id, version: 3 });
  for (const attempt of [() => api.calendar.get({ id }), () => api.calendar.move({ id, version: 4, ...moved })])
    await expect(attempt()).rejects.toMatchObject({ code: 'calendar.notFound', status: 404 });
  expect((await api.calendar.ofContact({ contactId })).rows).toEqual([]);
  expect((await api.calendar.restore({ id })).appointment).toMatchObject({ version: 5 });
  await expect(api.calendar.restore({ id })).rejects.toMatchObject({ code: 'calendar.notRemoved' });
  expect((await api.calendar.ofContact({ contactId })).rows.map((row) => row.id)).toEqual([id]);
  expect((await api.activity.list({ contactId })).rows.map((row) => row.kind)).toEqual([
    'calendar.restored',
    'calendar.removed',
    'calendar.moved',
    'calendar.changed',
    'calendar.added',
    'contacts.created',
  ]);
  expect(await findInClear(app.server.database, ['Plantedtitle', 'Plantedplace', 'Plantednote'])).toEqual([]);
});

test.each([
  ['no title', { title: ' ' }, { status: 422 }],
  ['an end before its start', { endsAt: at('2027-03-10', '14:00') }, { data: { fields: { endsAt: 'The end must be after the start.' } } }],
  ['eight days', { endsAt: at('2027-03-18', '15:00') }, { status: 422 }],
  ['a time that cannot be read', { startsAt: 'abc' }, { status: 422 }],
  ['someone who does not work here', { assigneeId: NOBODY }, { code: 'calendar.assigneeUnknown' }],
  ['an unknown contact', { contactId: NOBODY }, { code: 'contacts.notFound' }],
  ['a Social Security number', { note: 'SSN 219-09-5501' }, { status: 422 }],
])('%s is refused', async (_name, change, refusal) => {
  const typed = { title: 'Call', startsAt: at('2027-03-10', '15:00'), endsAt: at('2027-03-10', '15:30'), ...change };
  await expect(api.calendar.create(typed)).rejects.toMatchObject(refusal);
});

test('an overlap is said and not refused: of the same person or contact, at a shared moment', async () => {
  const contactId = await addContact('Overlapping');
  const first = { title: 'First', startsAt: at('2027-04-05', '15:00'), endsAt: at('2027-04-05', '16:00'), assigneeId: me };
  const { appointment } = await api.calendar.create({ ...first, contactId });
  const second = await api.calendar.create({
    ...first,
    title: 'Second',
    startsAt: at('2027-04-05', '15:59'),
    endsAt: at('2027-04-05', '17:00'),
  });
  expect(second.overlaps.map(({ title }) => title)).toEqual(['First']);
  const ask = (startsAt: string, more = {}) =>
    api.calendar.overlaps({ startsAt: at('2027-04-05', startsAt), endsAt: at('2027-04-05', '18:00'), ...more });
  expect((await ask('17:00', { assigneeId: me })).overlaps).toEqual([]);
  expect((await ask('15:30', { assigneeId: me, except: appointment.id })).overlaps.map(({ title }) => title)).toEqual(['Second']);
  expect((await ask('15:30', { assigneeId: other.userId })).overlaps).toEqual([]);
  expect((await ask('15:30', { assigneeId: other.userId, contactId })).overlaps.map(({ title }) => title)).toEqual(['First']);
});

test('a day is that of the zone that asks, also where the clock changes', async () => {
  // 11 PM on the night before clocks spring forward in New York is the next day in UTC.
  await api.calendar.create({ title: 'Late', startsAt: at('2027-03-14', '04:00'), endsAt: at('2027-03-14', '05:00') });
  const titles = async (day: string, zone: string) =>
    (await api.calendar.list({ from: day, until: day, zone })).appointments.map(({ title }) => title);
  expect(await titles('2027-03-13', 'America/New_York')).toEqual(['Late']);
  expect(await titles('2027-03-14', 'America/New_York')).toEqual([]);
  expect(await titles('2027-03-14', 'UTC')).toEqual(['Late']);
  await expect(api.calendar.list({ from: '2027-01-01', until: '2027-03-04' })).rejects.toMatchObject({ status: 422 });
});

test('dates of every feature are put together: what people set can be moved, what the law sets is locked with its citation', async () => {
  const contactId = await addContact('Dated');
  const on = addDays(TODAY, 5);
  await api.tasks.create({ contactId, title: 'Send the letter', dueOn: on, assigneeId: me });
  const version = (await api.contacts.get({ id: contactId })).version;
  await api.contactLists.quickUpdate({ id: contactId, version, set: { followUpOn: on, ownerId: me } });
  const answer = await list(TODAY, addDays(TODAY, 20));
  const mine = answer.deadlines.filter((one) => one.contact?.id === contactId);
  expect(mine.map(({ kind, on: day, personId }) => [kind, day, personId]).toSorted()).toEqual([
    ['contacts.followUp', on, me],
    ['tasks.due', on, me],
  ]);
  const { agreement } = {
    agreement: await api.agreements.record({ contactId, signedOn: TODAY, disclosureGivenOn: TODAY, how: 'paper', note: '' }),
  };
  const dates = (await list(TODAY, addDays(TODAY, 20))).deadlines.filter(
    (one) => one.kind.startsWith('agreements.') && one.contact?.id === contactId,
  );
  expect(dates.map(({ kind, id }) => [kind, id])).toEqual([
    ['agreements.cancelEnds', agreement.id],
    ['agreements.workStarts', agreement.id],
  ]);
  expect(dates[1]?.on).toBe(addDays(dates[0]?.on as CivilDate, 1));
  expect(answer.kinds.map(({ key, movable, locked }) => [key, movable, locked?.citation ?? null])).toEqual([
    ['calendar.appointments', true, null],
    ['contacts.followUp', true, null],
    ['office.licenseEnds', false, null],
    ['office.stateCloses', false, null],
    ['agreements.cancelEnds', false, '15 U.S.C. 1679e(a), 1679j'],
    ['agreements.workStarts', false, '15 U.S.C. 1679d(a)(2), 1679e(a)'],
    ['tasks.due', true, null],
    ['disputes.courtAnswerDue', false, null],
    ['letters.responseDue', false, '15 U.S.C. 1681i(a)(1)(A)'],
    ['answers.stepDue', false, null],
  ]);
  const filtered = await list(TODAY, addDays(TODAY, 20), { person: other.userId, without: 'office.licenseEnds' });
  expect(filtered.deadlines).toEqual([]);
  expect(
    (await list(TODAY, addDays(TODAY, 20), { without: 'tasks.due,contacts.followUp' })).deadlines.map(({ kind }) => kind),
  ).not.toContain('tasks.due');
});

test('people see only kinds that their role allows, and read-only people change nothing', async () => {
  const reader = (await app.signIn('read-only')).api;
  const kinds = (await reader.calendar.list({ from: TODAY, until: TODAY })).kinds;
  expect(kinds.every(({ movable }) => !movable)).toBe(true);
  const sales = (await other.api.calendar.list({ from: TODAY, until: TODAY })).kinds.map(({ key }) => key);
  expect(sales).toContain('tasks.due');
  expect(sales).not.toContain('letters.responseDue');
  const typed = { title: 'Call', startsAt: at('2027-05-10', '15:00'), endsAt: at('2027-05-10', '15:30') };
  for (const attempt of [() => reader.calendar.create(typed), () => reader.calendar.getFeed({})])
    await expect(attempt()).rejects.toMatchObject({ code: 'app.notAllowed' });
});

test('appointments follow a merged contact and come back; those of an archived one are in no calendar', async () => {
  const [keptId, mergedId] = [await addContact('Kept'), await addContact('Merged')];
  const day = '2027-06-01';
  await api.calendar.create({ title: 'Of merged', startsAt: at(day, '15:00'), endsAt: at(day, '15:30'), contactId: mergedId });
  const [kept, merged] = [await api.contacts.get({ id: keptId }), await api.contacts.get({ id: mergedId })];
  const { id } = await api.duplicates.merge({ keptId, keptVersion: kept.version, mergedId, mergedVersion: merged.version, take: [] });
  expect((await api.calendar.ofContact({ contactId: keptId })).rows.map(({ title }) => title)).toEqual(['Of merged']);
  await api.duplicates.undoMerge({ id });
  expect((await api.calendar.ofContact({ contactId: keptId })).rows).toEqual([]);
  await patchContact(app.server.database.db, mergedId, { archivedAt: new Date() }, { at: new Date() });
  expect((await list(day as CivilDate)).appointments).toEqual([]);
});

test('a kind with too many dates says up to which day it is complete', async () => {
  const day = (n: number) => addDays(TODAY, n);
  const many = Array.from({ length: MOST_OF_A_KIND + 1 }, (_, n) => ({
    id: String(n),
    version: null,
    on: day(Math.floor(n / 100)),
    title: 'x',
    contact: null,
    personId: null,
    href: '/',
  }));
  const kind = {
    key: 'a.b',
    name: 'Many',
    permissions: ['a:view'],
    read: async (_call, { most }) => many.slice(0, most),
  } as const satisfies Parameters<typeof gatherDeadlines>[0][number];
  const call = {} as Parameters<typeof gatherDeadlines>[1];
  const [gathered] = await gatherDeadlines([kind], call, { from: TODAY, until: day(9), personId: null });
  expect([gathered?.deadlines.length, gathered?.completeUntil]).toEqual([MOST_OF_A_KIND, day(1)]);
});
