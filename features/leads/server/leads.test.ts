import { mintStaffDb } from '../../../platform/server/database/handles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { mintScope } from '../../../platform/server/scope.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { countLeadsPerSpan } from './public.ts';
import { leadNeeds } from './lead-needs.ts';
import { listHot } from './store.ts';
import { LEAD_ROWS_FOLLOW } from './store/merge.ts';

let app: TestApp;
let owner: { api: ApiClient; userId: string };
let sales: { api: ApiClient; userId: string };
beforeAll(async () => {
  app = await startTestApp();
  [owner, sales] = [await app.signIn('owner'), await app.signIn('sales')];
});
afterAll(() => app.close());

let number = 0;
const addLead = (part: object = {}) => {
  number += 1;
  return owner.api.contacts.create({
    firstName: 'Lead',
    lastName: `Number ${number}`,
    category: 'lead',
    urgency: 'High',
    phone: '(419) 555-0142',
    ...part,
  });
};
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const hotIds = async () => (await sales.api.leads.hot()).rows.map(({ id }) => id);
const kinds = async (contactId: string) => (await owner.api.activity.list({ contactId })).rows.map(({ kind }) => kind);
const stageOf = async (id: string) => (await owner.api.contacts.get({ id })).stage;

test('a lead is moved by anyone who saw it last; the other reads its current stage', async () => {
  const { id } = await addLead();
  const moved = await sales.api.leads.moveStage({ id, version: 1, stage: 'consult-booked' });
  expect(moved).toMatchObject({ stage: 'consult-booked', version: 2 });
  await expect(owner.api.leads.moveStage({ id, version: 1, stage: 'contacted' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
    data: { fields: { stage: expect.stringContaining('is now Consult booked.') } },
  });
  // The contact time is undone with the move.
  const contacted = await sales.api.leads.moveStage({ id, version: 2, stage: 'new' });
  expect(contacted).toMatchObject({ stage: 'new', firstContactedAt: null });
  expect(await kinds(id)).toEqual(['leads.stageMoved', 'leads.stageMoved', 'contacts.created']);
});

test.each(['client', 'archived', 'missing'])('a %s contact is not moved, claimed, lost or converted', async (what) => {
  const contact = await addLead(what === 'client' ? { category: 'client' } : {});
  if (what === 'archived') await owner.api.contacts.archive({ id: contact.id, version: 1 });
  const id = what === 'missing' ? '0198c8a0-0000-7000-8000-000000000000' : contact.id;
  const version = what === 'archived' ? 2 : 1;
  const expected = { client: 'leads.notALead', archived: 'contacts.archived', missing: 'leads.notFound' }[what];
  const { leads } = sales.api;
  const steps = [
    leads.moveStage({ id, version, stage: 'contacted' }),
    leads.claim({ id }),
    leads.release({ id }),
    leads.markLost({ id, version, reason: 'price' }),
    leads.convert({ id, version }),
    leads.reopen({ id, version }),
  ];
  expect(new Set(await Promise.all(steps.map(code)))).toEqual(new Set([expected]));
});

test('of people who claim at once exactly one gets the lead, and the others hear who', async () => {
  const { id } = await addLead();
  const people = [owner, sales, ...(await Promise.all([1, 2, 3].map(() => app.signIn('sales'))))];
  const all = await Promise.allSettled(people.map(({ api }) => api.leads.claim({ id })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const winner = people[all.findIndex(({ status }) => status === 'fulfilled')];
  const { ownerId, ownerName } = await owner.api.contacts.get({ id });
  expect(ownerId).toBe(winner?.userId);
  for (const { reason } of all.filter((one) => one.status === 'rejected'))
    expect(reason).toMatchObject({ code: 'leads.claimedMeanwhile', status: 409, message: expect.stringContaining(ownerName ?? '-') });
  expect((await kinds(id)).filter((kind) => kind === 'leads.claimed')).toHaveLength(1);
  const other = people.find(({ userId }) => userId !== winner?.userId);
  expect(await code(other?.api.leads.release({ id }) ?? Promise.resolve())).toBe('leads.notYours');
  await winner?.api.leads.release({ id });
  expect((await owner.api.contacts.get({ id })).ownerId).toBeNull();
});

test('hot are all urgent leads, with who has them: three are shown, newest first, the rest counted', async () => {
  const before = (await sales.api.leads.hot()).total;
  const leads = [];
  for (const urgency of ['High', 'Critical', 'Medium', 'High', 'Critical']) leads.push(await addLead({ urgency }));
  const [first, second, , fourth, fifth] = leads.map(({ id }) => id);
  const hot = await sales.api.leads.hot();
  expect(hot.total).toBe(before + 4);
  expect(hot.rows.map(({ id }) => id)).toEqual([fifth, fourth, second]);
  expect(hot.rows[0]).toMatchObject({ urgency: 'Critical', phone: '+14195550142' });

  // Claimed or called they stay; a call that reached someone may lower the urgency, and then they leave.
  const unanswered = async () => (await sales.api.contactLists.list({ hot: 'unanswered' })).rows.map(({ id }) => id);
  const call = (contactId = '', outcome: 'voicemail' | 'no-answer' | 'reached', lowerUrgency = false) =>
    sales.api.leads.logCall({ contactId, direction: 'outgoing', outcome, lowerUrgency });
  await sales.api.leads.claim({ id: fifth ?? '' });
  await call(fourth, 'voicemail');
  await call(second, 'no-answer', true);
  const [claimed, called] = (await sales.api.leads.hot()).rows;
  expect([claimed, called]).toMatchObject([
    { id: fifth, ownerId: sales.userId, firstContactedAt: null },
    { id: fourth, ownerId: null, firstContactedAt: expect.any(String) },
  ]);
  expect((await unanswered()).slice(0, 2)).toEqual([second, first]);
  await call(fourth, 'reached', true);
  expect((await owner.api.contacts.get({ id: fourth ?? '' })).urgency).toBe('Medium');
  const { api: specialist } = await app.signIn('processor');
  expect(
    await code(specialist.leads.logCall({ contactId: fifth ?? '', direction: 'incoming', outcome: 'reached', lowerUrgency: true })),
  ).toBe('app.notAllowed');
  expect(await hotIds()).toEqual([fifth, second, first]);
  await sales.api.leads.markLost({ id: second ?? '', version: 1, reason: 'price' });
  await owner.api.contacts.archive({ id: first ?? '', version: 1 });
  expect((await sales.api.leads.hot()).total).toBe(before + 1);
});

test('calls leave their stamps, in whatever order they are noted, and take them along', async () => {
  const { id: contactId } = await addLead();
  const stamps = async () => {
    const { firstContactedAt, lastContactedAt, stage } = await owner.api.contacts.get({ id: contactId });
    return [firstContactedAt, lastContactedAt, stage];
  };
  const log = (outcome: 'reached' | 'no-answer', at: string) =>
    sales.api.leads.logCall({ contactId, direction: 'outgoing', outcome, at, note: ' Asked for prices. ' });
  const [early, late] = ['2026-11-19T09:00:00.000Z', '2026-11-20T09:00:00.000Z'];
  await log('no-answer', early);
  expect(await stamps()).toEqual([null, null, 'new']);
  const second = await log('reached', late);
  expect(second).toMatchObject({ note: 'Asked for prices.', byName: 'Test sales' });
  expect(await stamps()).toEqual([late, late, 'contacted']);
  const first = await log('reached', early);
  expect(await stamps()).toEqual([early, late, 'contacted']);
  await sales.api.leads.removeCall({ contactId, callId: first.id });
  expect(await stamps()).toEqual([late, late, 'contacted']);
  await sales.api.leads.removeCall({ contactId, callId: second.id });
  expect(await stamps()).toEqual([null, null, 'new']);
  expect(await code(sales.api.leads.removeCall({ contactId, callId: second.id }))).toBe('leads.callNotFound');
  await sales.api.leads.restoreCall({ contactId, callId: second.id });
  expect(await stamps()).toEqual([late, late, 'contacted']);
  expect(
    await code(
      sales.api.leads.logCall({ contactId, direction: 'outgoing', outcome: 'reached', at: new Date(Date.now() + 120_000).toISOString() }),
    ),
  ).toBe('leads.callAhead');

  for (let i = 0; i < 3; i += 1) await log('no-answer', early);
  const page = await sales.api.leads.listCalls({ contactId, limit: 2 });
  const rest = await sales.api.leads.listCalls({ contactId, limit: 5, after: page.next ?? '' });
  expect([...page.rows, ...rest.rows].map(({ id }) => id)).toHaveLength(5);
  expect(new Set([...page.rows, ...rest.rows].map(({ id }) => id)).size).toBe(5);
  expect(await code(sales.api.leads.listCalls({ contactId, after: 'bogus' }))).toBe('app.cursorUnknown');
});

test('a call that meets a loss, a conversion or the archive leaves the lead where that put it', async () => {
  const steps = {
    lost: (id: string) => owner.api.leads.markLost({ id, version: 1, reason: 'price' }),
    onboarding: (id: string) => owner.api.leads.convert({ id, version: 1 }),
    archived: (id: string) => owner.api.contacts.archive({ id, version: 1 }),
  };
  for (let round = 0; round < 6; round += 1) {
    for (const [end, step] of Object.entries(steps)) {
      const { id: contactId } = await addLead();
      const call = () => code(sales.api.leads.logCall({ contactId, direction: 'outgoing', outcome: 'reached' }));
      const [called, stepped] = await Promise.all([call(), code(step(contactId))]);
      expect(['done', 'contacts.archived']).toContain(called);
      expect(['done', 'app.changedMeanwhile']).toContain(stepped);
      const { stage, archivedAt } = await owner.api.contacts.get({ id: contactId });
      const put = archivedAt === null ? stage : 'archived';
      expect(put).toBe(stepped === 'done' ? end : 'contacted');
    }
  }
});

test('lost with its reason, and back to where it was', async () => {
  const { id } = await addLead();
  expect(await code(sales.api.leads.reopen({ id, version: 1 }))).toBe('leads.notLost');
  await sales.api.leads.moveStage({ id, version: 1, stage: 'agreement-sent' });
  const lost = await sales.api.leads.markLost({ id, version: 2, reason: 'price', note: 'Wants it for less' });
  expect(lost).toMatchObject({ stage: 'lost', lostReason: 'Price: Wants it for less' });
  expect(await sales.api.leads.reopen({ id, version: 3 })).toMatchObject({ stage: 'contacted', lostReason: null });
  await sales.api.leads.markLost({ id, version: 4, reason: 'not-now' });
  expect(await sales.api.leads.reopen({ id, version: 5, stage: 'agreement-sent' })).toMatchObject({ stage: 'agreement-sent' });
});

test('a converted lead is a client at the beginning of a case', async () => {
  const { id } = await addLead();
  expect(await code(sales.api.leads.convert({ id, version: 9 }))).toBe('app.changedMeanwhile');
  expect(await sales.api.leads.convert({ id, version: 1 })).toMatchObject({
    category: 'client',
    stage: 'onboarding',
    convertedAt: expect.any(String),
  });
  expect(await kinds(id)).toContain('leads.converted');
});

test('the board: each stage the most urgent first, then the newest, a page at a time, filtered', async () => {
  const source = 'Board test';
  const added: Record<string, string> = {};
  for (const urgency of ['Low', 'Critical', 'High', null, 'Critical', 'Medium'] as const) {
    const { id, name } = await addLead({ urgency, source });
    added[id] = `${urgency ?? 'none'} ${name.split(' ').at(-1)}`;
  }
  const { columns } = await sales.api.leads.board({ source, limit: 2 });
  expect(columns.map(({ stage }) => stage)).toEqual(['new', 'contacted', 'consult-booked', 'consult-done', 'agreement-sent', 'lost']);
  const [fresh] = columns;
  expect(fresh).toMatchObject({ count: 6, capped: false });
  const seen = [...(fresh?.rows ?? [])];
  for (let next = fresh?.next ?? null; next !== null;) {
    const page = await sales.api.leads.column({ stage: 'new', source, limit: 2, after: next });
    seen.push(...page.rows);
    ({ next } = page);
  }
  const order = seen.map(({ id }) => added[id]?.split(' ')[0]);
  expect(order).toEqual(['Critical', 'Critical', 'High', 'Medium', 'Low', 'none']);
  expect((seen[0]?.id ?? '') > (seen[1]?.id ?? '')).toBe(true);
  expect(await code(sales.api.leads.column({ stage: 'contacted', after: fresh?.next ?? '' }))).toBe('app.cursorUnknown');
  const claimed = seen[0]?.id ?? '';
  await sales.api.leads.claim({ id: claimed });
  const count = async (filter: object) => (await sales.api.leads.board({ source, ...filter })).columns[0]?.count;
  expect([
    await count({ owner: sales.userId }),
    await count({ owner: 'none' }),
    await count({ urgency: 'Low' }),
    await count({ q: 'lead number' }),
    await count({ q: '%' }),
  ]).toEqual([1, 5, 1, 6, 0]);
});

test('who may only look may not work', async () => {
  const { api } = await app.signIn('read-only');
  const { id } = await addLead();
  expect((await api.leads.hot()).total).toBeGreaterThan(0);
  expect(await code(api.leads.claim({ id }))).toBe('app.notAllowed');
  expect(await code(api.leads.listForms())).toBe('app.notAllowed');
  expect(await stageOf(id)).toBe('new');
});

test('what waits among the leads is counted once each, and is late as soon as one of them is', async () => {
  const staff = mintScope({
    kind: 'staff',
    userId: sales.userId,
    sessionId: '',
    email: '',
    name: '',
    role: 'sales',
    contactId: null,
    language: 'en',
    needsSecondFactor: false,
    authenticatedAt: new Date(),
    may: (right) => right === 'leads:view',
  });
  if (staff?.kind !== 'staff') throw new Error('No scope.');
  const { db } = app.server.database;
  const started = new Date();
  const needs = async (now: Date) =>
    Object.fromEntries(
      (
        await leadNeeds({
          db: mintStaffDb(db),
          services: app.server.services,
          scope: staff,
          now,
          zone: 'America/New_York',
          today: civilDateAt(now, 'UTC'),
        })
      ).map(({ key, count, weight }) => [key, { count, weight }]),
    );
  const before = await needs(new Date());
  await addLead();
  await addLead({ urgency: 'Low' });
  const now = await needs(new Date());
  const more = (key: string): number => (now[key]?.count ?? 0) - (before[key]?.count ?? 0);
  expect([more('leads.hot'), more('leads.unowned')]).toEqual([1, 2]);
  expect(now['leads.hot']).toEqual({ count: (await sales.api.contactLists.list({ hot: 'unanswered' })).total?.count, weight: 'soon' });
  expect(await listHot(mintStaffDb(db), new Date())).toMatchObject({ late: 0 });
  const later = await needs(new Date(Date.now() + 3_600_000));
  expect(await listHot(mintStaffDb(db), new Date(Date.now() + 3_600_000))).toMatchObject({ late: now['leads.hot']?.count });
  expect(later['leads.hot']).toEqual({ ...now['leads.hot'], weight: 'late' });
  expect(await countLeadsPerSpan(mintStaffDb(db), [started, new Date(Date.now() + 1000)], 100)).toEqual([2]);
});

test('calls go along when two contacts become one, and come back', async () => {
  const [from, to] = [await addLead(), await addLead()];
  for (const { id: contactId } of [from, from, to]) await sales.api.leads.logCall({ contactId, direction: 'incoming', outcome: 'reached' });
  const { db } = app.server.database;
  const counts = async () => [
    (await sales.api.leads.listCalls({ contactId: from.id })).rows.length,
    (await sales.api.leads.listCalls({ contactId: to.id })).rows.length,
  ];
  const moved = await LEAD_ROWS_FOLLOW.move(db, from.id, to.id, new Date());
  expect(await counts()).toEqual([0, 3]);
  await LEAD_ROWS_FOLLOW.moveBack(db, moved, to.id, from.id, new Date());
  expect(await counts()).toEqual([2, 1]);
});
