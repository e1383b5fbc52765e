import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, type CivilDate } from '../../../platform/base/civil-date.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { fromNoon } from '../../../tests/support/from-noon.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ScorePoint } from '../contract.ts';
import { seedReport } from '../../credit-reports/server/testing.ts';
import { recordScores, removeReportScores } from './public.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const { now, today: TODAY } = fromNoon();
const ago = (days: number) => addDays(TODAY, -days);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp({ clock: now });
  ({ api } = await app.signIn('admin'));
});
afterAll(() => app.close());

let people = 0;
const addContact = async (change: Partial<{ category: 'client' | 'lead'; lastName: string }> = {}) =>
  (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: `Person ${String((people += 1)).padStart(3, '0')}`, ...change }))
    .id;
type Given = readonly [bureau: ScorePoint['bureau'], value: number, days: number, model?: ScorePoint['model']];
const fromReport = async (contactId: string, scores: readonly Given[], known?: string) => {
  const reportId = known ?? (await seedReport(app.server.database.db, contactId, now()));
  await recordScores(app.server.database.db, {
    contactId,
    reportId,
    at: now(),
    addedByName: 'Test',
    scores: scores.map(([bureau, value, days, model = 'VANTAGE_3']) => ({
      bureau,
      value,
      scoredOn: ago(days),
      model,
      modelPrinted: `${model} as printed`,
    })),
  });
  return reportId;
};
const byHand = (contactId: string, [bureau, value, days, model = 'VANTAGE_3']: Given) =>
  api.scores.add({ contactId, bureau, value, model, scoredOn: ago(days) });
const rowOf = async (contactId: string, query: { model?: ScorePoint['model'] } = {}) =>
  (await api.scores.list({ ...query, today: TODAY, limit: 200 })).rows.find((row) => row.contactId === contactId);
const pointsOf = async (contactId: string) =>
  (await api.scores.forContact({ contactId })).rows.map((p) => `${p.bureau} ${p.value} ${p.source}`);

test('scores of a report are kept once, and go and come with it', async () => {
  const contactId = await addContact();
  const scores: Given[] = [
    ['EQ', 601, 3],
    ['EQ', 999, 3],
    ['EX', 0, 3],
    ['TU', 640, 3],
    ['TU', 777, 3],
  ];
  const report = await fromReport(contactId, scores);
  await fromReport(contactId, scores, report);
  expect(await pointsOf(contactId)).toEqual(expect.arrayContaining(['EQ 601 report', 'TU 640 report']));
  expect(await pointsOf(contactId)).toHaveLength(2);
  const [point] = (await api.scores.forContact({ contactId })).rows;
  await expect(api.scores.remove({ id: point?.id ?? '' })).rejects.toMatchObject({ code: 'scores.fromReport', status: 409 });
  await removeReportScores(app.server.database.db, report);
  expect(await pointsOf(contactId)).toEqual([]);
  await fromReport(contactId, scores, report);
  expect(await pointsOf(contactId)).toHaveLength(2);
});

test('a score typed in is refused where the day has one; a report of that day beats it', async () => {
  const contactId = await addContact();
  const typed = await byHand(contactId, ['EQ', 600, 10]);
  expect(typed).toMatchObject({ value: 600, source: 'hand', addedBy: 'Test admin', note: null });
  await expect(byHand(contactId, ['EQ', 610, 10])).rejects.toMatchObject({ code: 'scores.sameDay', status: 409 });
  await byHand(contactId, ['EQ', 700, 10, 'FICO_8']);
  const report = await fromReport(contactId, [['EQ', 620, 10]]);
  expect((await pointsOf(contactId)).sort()).toEqual(['EQ 620 report', 'EQ 700 hand']);
  await removeReportScores(app.server.database.db, report);
  expect((await pointsOf(contactId)).sort()).toEqual(['EQ 600 hand', 'EQ 700 hand']);
  expect(await api.scores.remove({ id: typed.id })).toMatchObject({ id: typed.id });
  await expect(api.scores.remove({ id: typed.id })).rejects.toMatchObject({ code: 'scores.notFound', status: 404 });
  expect(await pointsOf(contactId)).toEqual(['EQ 700 hand']);
  await api.scores.restore({ id: typed.id });
  await expect(api.scores.restore({ id: typed.id })).rejects.toMatchObject({ code: 'scores.notFound' });
  expect(await pointsOf(contactId)).toHaveLength(2);
});

test('two entries of one day at once: one is kept', async () => {
  const contactId = await addContact();
  const both = await Promise.allSettled([byHand(contactId, ['TU', 500, 1]), byHand(contactId, ['TU', 510, 1])]);
  expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  ['tomorrow in every zone', { scoredOn: addDays(TODAY, 2) }, { code: 'scores.inFuture', status: 422 }],
  ['below the range', { value: 299 }, { status: 422, data: { fields: { value: 'Between 300 and 850.' } } }],
  ['above the range', { value: 851 }, { status: 422 }],
  ['a day that does not exist', { scoredOn: '2026-02-30' as CivilDate }, { status: 422 }],
  ['nobody', { contactId: NOBODY }, { code: 'contacts.notFound', status: 404 }],
])('%s is refused', async (_name, change, refusal) => {
  const contactId = await addContact();
  await expect(api.scores.add({ contactId, bureau: 'EQ', model: 'FICO_8', value: 700, scoredOn: ago(1), ...change })).rejects.toMatchObject(
    refusal,
  );
});

test('changes are counted within one model and bureau only', async () => {
  const contactId = await addContact();
  await fromReport(contactId, [
    ['EQ', 580, 90],
    ['EX', 600, 90],
    ['TU', 610, 90, 'FICO_8'],
  ]);
  await fromReport(contactId, [
    ['EQ', 640, 60],
    ['EX', 690, 60, 'FICO_8'],
  ]);
  await fromReport(contactId, [
    ['EQ', 612, 5],
    ['EX', 605, 5],
  ]);
  const row = await rowOf(contactId);
  expect(row?.scores).toMatchObject({
    EQ: { value: 612, model: 'VANTAGE_3', sinceStart: 32, sinceLast: -28, scoredOn: ago(5) },
    EX: { value: 605, model: 'VANTAGE_3', sinceStart: 5, sinceLast: 5 },
    // TransUnion has no other model.
    TU: { value: 610, model: 'FICO_8', sinceStart: null, sinceLast: null },
  });
  expect(row).toMatchObject({ newestOn: ago(5), hasDropped: true, isStale: false, hasReachedGoal: false, goal: null });
  expect((await rowOf(contactId, { model: 'FICO_8' }))?.scores).toMatchObject({
    EQ: null,
    EX: { value: 690, sinceLast: null },
    TU: { value: 610 },
  });
});

test('models without a code are the same only when the report prints them alike', async () => {
  const contactId = await addContact();
  const add = (modelPrinted: string, value: number, days: number) =>
    api.scores.add({ contactId, bureau: 'EQ', model: 'OTHER', modelPrinted, value, scoredOn: ago(days) });
  await add('Insight', 700, 40);
  await add('Plus', 500, 20);
  await add('INSIGHT', 720, 3);
  expect((await rowOf(contactId))?.scores.EQ).toMatchObject({ value: 720, sinceLast: 20, sinceStart: 20 });
});

test.each([
  ['34 days are not old', [['EQ', 700, 34]], { isStale: false, newestOn: ago(34) }],
  ['35 days are', [['EQ', 700, 35]], { isStale: true }],
  ['no score at all is old', [], { isStale: true, newestOn: null }],
  [
    '20 points less are no drop',
    [
      ['EQ', 700, 9],
      ['EQ', 680, 2],
    ],
    { hasDropped: false },
  ],
  [
    '21 are',
    [
      ['EQ', 700, 9],
      ['EQ', 679, 2],
    ],
    { hasDropped: true },
  ],
  [
    'the best bureau reaches the goal',
    [
      ['EQ', 600, 9],
      ['TU', 700, 2],
    ],
    { hasReachedGoal: true },
  ],
  [
    'an old score above it does not',
    [
      ['EQ', 750, 9],
      ['EQ', 699, 2],
    ],
    { hasReachedGoal: false },
  ],
] as const)('%s', async (_name, scores, expected) => {
  const contactId = await addContact();
  for (const score of scores) await fromReport(contactId, [score]);
  await api.scores.setGoal({ contactId, value: 700, version: null });
  expect(await rowOf(contactId)).toMatchObject(expected);
  const found = async (filter: 'stale' | 'dropped' | 'reached') =>
    (await api.scores.list({ filter, today: TODAY, limit: 200 })).rows.some((row) => row.contactId === contactId);
  const row = await rowOf(contactId);
  expect([await found('stale'), await found('dropped'), await found('reached')]).toEqual([
    row?.isStale,
    row?.hasDropped,
    row?.hasReachedGoal,
  ]);
});

test('a goal is changed by version, and cleared', async () => {
  const contactId = await addContact();
  expect(await api.scores.setGoal({ contactId, value: 700, version: null })).toEqual({ goal: { value: 700, version: 1 } });
  for (const version of [null, 2])
    await expect(api.scores.setGoal({ contactId, value: 720, version })).rejects.toMatchObject({
      code: 'app.changedMeanwhile',
      status: 409,
    });
  expect(await api.scores.setGoal({ contactId, value: 720, version: 1 })).toEqual({ goal: { value: 720, version: 2 } });
  expect(await api.scores.setGoal({ contactId, value: null, version: 2 })).toEqual({ goal: null });
  await expect(api.scores.setGoal({ contactId: NOBODY, value: 700, version: null })).rejects.toMatchObject({ code: 'contacts.notFound' });
});

test('everyone is listed page by page: clients, and others once they have a score', async () => {
  const name = `Zeller${people}`;
  const clients = [
    await addContact({ lastName: `${name} A` }),
    await addContact({ lastName: `${name} ${'ü'.repeat(60)}` }),
    await addContact({ lastName: `${name} C` }),
  ];
  const [lead, scored] = [
    await addContact({ lastName: `${name} D`, category: 'lead' }),
    await addContact({ lastName: `${name} E`, category: 'lead' }),
  ];
  await fromReport(scored, [['EQ', 700, 3]]);
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 10; pages += 1) {
    const page = await api.scores.list({ search: name, limit: 1, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map((row) => row.contactId));
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen.toSorted()).toEqual([...clients, scored].toSorted());
  expect(seen).not.toContain(lead);
  for (const after of ['x', btoa('{}'), btoa('null'), cursorOf('scores', "1' or")])
    await expect(api.scores.list({ after })).rejects.toMatchObject({ code: 'app.cursorUnknown', status: 422 });
});

test('the points of a contact page by day', async () => {
  const contactId = await addContact();
  for (const days of [1, 4, 2, 3, 9])
    await fromReport(contactId, [
      ['EQ', 600 + days, days],
      ['EX', 700 + days, days],
    ]);
  const values: number[] = [];
  for (let after: string | undefined, pages = 0; pages < 10; pages += 1) {
    const page = await api.scores.forContact({ contactId, limit: 3, ...(after !== undefined && { after }) });
    values.push(...page.rows.map((row) => row.value % 100));
    if (page.next === null) break;
    after = page.next;
  }
  expect(values).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 9, 9]);
});

test('a client sees the own scores alone; who may only look cannot write', async () => {
  const [mine, theirs] = [await addContact(), await addContact()];
  await fromReport(mine, [['EQ', 641, 3]]);
  await fromReport(theirs, [['EQ', 777, 3]]);
  await api.scores.setGoal({ contactId: mine, value: 700, version: null });
  const { api: client } = await app.signIn('client', { contactId: mine });
  const seen = await client.scores.listMine({});
  expect(seen).toMatchObject({ goal: 700, rows: [{ value: 641 }], scores: { EQ: { value: 641 }, EX: null } });
  expect(seen.rows[0]).not.toHaveProperty('addedBy');
  await expect(client.scores.forContact({ contactId: mine })).rejects.toMatchObject({ status: 403 });
  const { api: reader } = await app.signIn('read-only');
  expect((await reader.scores.forContact({ contactId: theirs })).rows).toHaveLength(1);
  for (const attempt of [
    () => reader.scores.setGoal({ contactId: mine, value: 1, version: null }),
    () => reader.scores.add({ contactId: mine, bureau: 'EQ', model: 'FICO_8', value: 700, scoredOn: ago(1) }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 403 });
  await expect(reader.scores.listMine({})).rejects.toMatchObject({ status: 403 });
});
