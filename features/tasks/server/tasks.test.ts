import { mintStaffDb } from '../../../platform/server/database/handles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { gatherNeeds } from '../../dashboard/server/gather-needs.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { patchContact } from '../../contacts/server/public.ts';
import { tasksFeature } from './feature.ts';
import { taskNeeds } from './task-needs.ts';

const TODAY = '2026-11-21';
const NOBODY = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
let api: ApiClient;
let me: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, userId: me } = await app.signIn('sales'));
});
afterAll(() => app.close());

const addContact = async () => (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null })).id;
const archive = (id: string) => patchContact(app.server.database.db, id, { archivedAt: new Date() }, { at: new Date() });

test('a task is added, changed, checked off, reopened, removed and restored; each leaves one line', async () => {
  const contactId = await addContact();
  const task = await api.tasks.create({
    contactId,
    title: 'Ask for the utility bill',
    kind: 'document-request',
    note: 'She has it at home',
    dueOn: TODAY,
    assigneeId: me,
  });
  expect(task).toMatchObject({
    version: 1,
    note: 'She has it at home',
    contact: { id: contactId, name: 'Maria Delgado' },
    assigneeId: me,
    createdBy: 'Test sales',
    doneAt: null,
  });
  const { id } = task;
  expect(
    await api.tasks.update({ id, version: 1, title: 'Ask for a utility bill', kind: 'call', note: ' ', dueOn: null, assigneeId: null }),
  ).toMatchObject({ version: 2, note: null, dueOn: null, kind: 'call' });
  expect(await api.tasks.complete({ id, version: 2 })).toMatchObject({ version: 3, doneBy: 'Test sales' });
  await expect(api.tasks.complete({ id, version: 3 })).rejects.toMatchObject({ code: 'tasks.alreadyDone', status: 409 });
  expect((await api.tasks.list({ contactId, done: 'yes' })).rows.map((row) => row.id)).toEqual([id]);
  expect(await api.tasks.reopen({ id, version: 3 })).toMatchObject({ version: 4, doneAt: null, doneBy: null });
  await expect(api.tasks.reopen({ id, version: 4 })).rejects.toMatchObject({ code: 'tasks.notDone' });
  await api.tasks.remove({ id, version: 4 });
  expect((await api.tasks.list({ contactId })).rows).toEqual([]);
  for (const attempt of [
    () => api.tasks.get({ id }),
    () => api.tasks.update({ id, version: 5, title: 'x' }),
    () => api.tasks.complete({ id, version: 5 }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'tasks.notFound', status: 404 });
  expect(await api.tasks.restore({ id })).toMatchObject({ version: 6, title: 'Ask for a utility bill' });
  await expect(api.tasks.restore({ id })).rejects.toMatchObject({ code: 'tasks.notRemoved', status: 409 });
  expect((await api.activity.list({ contactId })).rows.map((row) => row.kind)).toEqual([
    'tasks.restored',
    'tasks.removed',
    'tasks.reopened',
    'tasks.completed',
    'tasks.changed',
    'tasks.added',
    'contacts.created',
  ]);
});

test('of two changes of the same version one wins, and the other is refused', async () => {
  const { id } = await api.tasks.create({ title: 'Order envelopes' });
  const both = await Promise.allSettled(['Order stamps', 'Order paper'].map((title) => api.tasks.update({ id, version: 1, title })));
  expect(both.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect(both.find((result) => result.status === 'rejected')).toMatchObject({ reason: { code: 'app.changedMeanwhile', status: 409 } });
  for (const attempt of [() => api.tasks.complete({ id, version: 1 }), () => api.tasks.remove({ id, version: 1 })])
    await expect(attempt()).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
});

test.each([
  ['an unknown contact', { contactId: NOBODY }, { code: 'contacts.notFound', status: 404 }],
  [
    'not on the staff',
    { assigneeId: NOBODY },
    { code: 'tasks.assigneeUnknown', status: 422, data: { fields: { assigneeId: 'Please choose someone who works here.' } } },
  ],
  ['no title', { title: ' \t' }, { status: 422, data: { fields: { title: 'Please enter what to do.' } } }],
  ['a day that does not exist', { dueOn: '2026-02-30' }, { status: 422, data: { fields: { dueOn: expect.stringContaining('date') } } }],
  ['a title with a line break', { title: 'Call\nBcc: all' }, { status: 422 }],
  ['a direction mark', { title: 'Call \u202egnoj' }, { status: 422 }],
  ['text no database can hold', { title: 'a\u0000b' }, { status: 422 }],
  ['a Social Security number', { note: 'SSN 219-09-5501' }, { status: 422 }],
])('%s is refused', async (_name, change, refusal) => {
  await expect(api.tasks.create({ title: 'Call', ...change })).rejects.toMatchObject(refusal);
});

test('a client cannot be given a task', async () => {
  const { userId } = await app.signIn('client', { contactId: await addContact() });
  await expect(api.tasks.create({ title: 'Call', assigneeId: userId })).rejects.toMatchObject({ code: 'tasks.assigneeUnknown' });
});

test('tasks of an archived contact wait nowhere, and can only be finished or removed', async () => {
  const contactId = await addContact();
  const [first, second] = [
    await api.tasks.create({ contactId, title: 'One', assigneeId: me }),
    await api.tasks.create({ contactId, title: 'Two', assigneeId: me }),
  ];
  await archive(contactId);
  for (const attempt of [
    () => api.tasks.create({ contactId, title: 'Three' }),
    () => api.tasks.update({ id: first.id, version: 1, title: 'Uno' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
  expect((await api.tasks.list({ assignee: me, limit: 200 })).rows.filter((row) => row.contact?.id === contactId)).toEqual([]);
  expect((await api.tasks.list({ contactId })).rows).toHaveLength(2);
  await api.tasks.complete({ id: first.id, version: 1 });
  await api.tasks.remove({ id: second.id, version: 1 });
  for (const attempt of [() => api.tasks.reopen({ id: first.id, version: 2 }), () => api.tasks.restore({ id: second.id })])
    await expect(attempt()).rejects.toMatchObject({ code: 'contacts.archived' });
});

test('open tasks page by the day they are due, those without a day last; done ones latest first', async () => {
  const contactId = await addContact();
  const days = ['2026-12-24', null, '2026-11-20', TODAY, '2026-11-27', '2026-11-28', TODAY, null];
  for (const [n, dueOn] of days.entries()) await api.tasks.create({ contactId, title: `T${n}`, dueOn });
  const read = async (done: 'yes' | 'no') => {
    const seen: string[] = [];
    for (let after: string | undefined, pages = 0; pages < 10; pages += 1) {
      const page = await api.tasks.list({ contactId, done, limit: 3, ...(after !== undefined && { after }) });
      seen.push(...page.rows.map((row) => row.title));
      if (page.next === null) break;
      after = page.next;
    }
    return seen;
  };
  expect(await read('no')).toEqual(['T2', 'T3', 'T6', 'T4', 'T5', 'T0', 'T1', 'T7']);
  const due = async (filter: 'overdue' | 'today' | 'week' | 'none') =>
    (await api.tasks.list({ contactId, due: filter, today: TODAY })).rows.map((row) => row.title);
  expect([await due('overdue'), await due('today'), await due('week'), await due('none')]).toEqual([
    ['T2'],
    ['T3', 'T6'],
    ['T3', 'T6', 'T4'],
    ['T1', 'T7'],
  ]);

  const { rows } = await api.tasks.list({ contactId });
  for (const row of rows) await api.tasks.complete({ id: row.id, version: 1 });
  expect(await read('yes')).toEqual(rows.map((row) => row.title).toReversed());
});

test.each([
  ['done', '2026-11-21 00:00:00+00', 'x'],
  ['done', '2026-02-30 10:00:00+00', NOBODY],
  ['done', '2026-02-28 25:00:00+00', NOBODY],
  ['open', "2026-11-21' or 1=1", NOBODY],
  ['open', '2026-99-99', NOBODY],
  ['open', '2026-02-30', NOBODY],
])('of tasks that are %s the page after %s %s is refused', async (which, place, id) => {
  const page = (...key: readonly string[]) =>
    api.tasks.list({ after: cursorOf(`tasks.${which}`, ...key), ...(which === 'done' && { done: 'yes' as const }) });
  await expect(page(place, id)).rejects.toMatchObject({ code: 'app.cursorUnknown', status: 422 });
  expect((await page(which === 'done' ? '2026-02-28 10:00:00+00' : '2026-02-28', NOBODY)).rows).toBeDefined();
});

test('who may only look cannot work, and clients are no staff', async () => {
  const { api: reader } = await app.signIn('read-only');
  await expect(reader.tasks.create({ title: 'Call' })).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  expect((await reader.tasks.list({})).rows.length).toBeGreaterThan(0);
  const { api: client } = await app.signIn('client', { contactId: await addContact() });
  await expect(client.tasks.list({})).rejects.toMatchObject({ status: 403 });
});

test("the start of the day tells one's own overdue tasks and those of today", async () => {
  const { api: own, userId } = await app.signIn('processor');
  const scope = { kind: 'staff', userId, may: () => true } as unknown as StaffScope;
  const today = parseCivilDate(TODAY) as CivilDate;
  expect(
    await gatherNeeds(taskNeeds, {
      db: mintStaffDb(app.server.database.db),
      services: app.server.services,
      scope,
      now: new Date(),
      zone: 'America/New_York',
      today,
    }),
  ).toEqual([]);
  for (const dueOn of ['2026-11-19', '2026-11-20', TODAY, '2026-11-22', null])
    await own.tasks.create({ title: 'Call', dueOn, assigneeId: userId });
  await own.tasks.create({ title: 'Not mine', dueOn: TODAY });
  expect(
    await gatherNeeds(taskNeeds, {
      db: mintStaffDb(app.server.database.db),
      services: app.server.services,
      scope,
      now: new Date(),
      zone: 'America/New_York',
      today,
    }),
  ).toMatchObject([
    { key: 'tasks.overdue', count: 2, capped: false, weight: 'late' },
    { key: 'tasks.dueToday', count: 1, capped: false, weight: 'soon' },
  ]);
});

test('a merge takes the tasks along, and its undo gives exactly these back', async () => {
  const { db } = app.server.database;
  const [follow] = tasksFeature.follows ?? [];
  if (!follow) throw new Error('Tasks follow nobody.');
  const [from, to] = [await addContact(), await addContact()];
  const { id } = await api.tasks.create({ contactId: from, title: 'Moves' });
  await api.tasks.create({ contactId: to, title: 'Stays' });
  const moved = await follow.move(db, from, to, new Date());
  expect(moved).toEqual([id]);
  expect((await api.tasks.list({ contactId: to })).rows.map((row) => row.title)).toEqual(['Moves', 'Stays']);
  await follow.moveBack(db, moved, to, from, new Date());
  expect((await api.tasks.list({ contactId: from })).rows.map((row) => row.title)).toEqual(['Moves']);
  expect((await api.tasks.list({ contactId: to })).rows.map((row) => row.title)).toEqual(['Stays']);
});
