// Bulk changes by filter: what the preview says is what happens, once, in parts that a crash does not break, and back again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { readMails } from '../../identity/server/testing.ts';
import type { BulkRun } from '../contract.ts';
import { runBulk } from './run-job.ts';
import { countPlanned } from './store/classify.ts';

let app: TestApp;
let api: ApiClient;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, userId } = await app.signIn('owner'));
});
afterAll(() => app.close());

type Asked = Parameters<ApiClient['bulk']['preview']>[0];
const query = async <R extends object>(text: string, values: unknown[] = []): Promise<R[]> =>
  (await app.server.database.pool.query<R>(text, values)).rows;
async function settled(id: string, client: Pick<ApiClient, 'bulk'> = api): Promise<BulkRun> {
  for (;;) {
    const run = await client.bulk.get({ id });
    if (run.state !== 'running' && run.state !== 'undoing') return run;
    await new Promise((done) => setTimeout(done, 40));
  }
}
async function make(asked: Asked, client: Pick<ApiClient, 'bulk'> = api): Promise<BulkRun> {
  const { changing } = await client.bulk.preview(asked);
  return settled((await client.bulk.start({ ...asked, expected: changing, typed: changing })).id, client);
}
const add = async (over: object) => (await api.contacts.create({ firstName: 'Ana', lastName: 'Bulk', category: 'client', ...over })).id;

test('five thousand rows: each is changed once, the numbers of preview, rows, activity and undo agree', async () => {
  await query(
    `insert into contacts (id, category, first_name, last_name, stage, stage_since, created_at, updated_at, tags, urgency, archived_at)
     select ('0190dddd-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, case when i % 5 = 0 then 'lead' else 'client' end, 'Many', 'Person' || i,
       case when i % 5 = 0 then 'new' else 'onboarding' end, now(), now(), now(), array['Crowd'], case when i % 10 = 1 then 'Low' end, case when i % 50 = 3 then now() end
     from generate_series(1, 5000) i`,
  );
  const asked = { object: 'contacts', tag: 'Crowd', change: 'urgency', value: 'Low' } as const;
  const preview = await api.bulk.preview(asked);
  expect(preview).toEqual({
    matching: 4_900,
    changing: 4_400,
    left: [
      { reason: 'already', count: 500 },
      { reason: 'archived', count: 100 },
    ],
    words: 'urgency set to Low',
  });
  const planned = await api.bulk.dryRun({ ...asked, limit: 2 });
  expect(planned.rows[0]).toMatchObject({ name: 'Many Person5000', reason: null, before: { urgency: null }, after: { urgency: 'Low' } });
  expect((await api.bulk.dryRun({ ...asked, show: 'left', limit: 1 })).rows[0]).toMatchObject({ reason: 'already' });
  const tagged = await api.bulk.dryRun({ ...asked, change: 'remove-tag', value: 'Crowd', limit: 1 });
  expect(tagged.rows[0]).toMatchObject({ reason: null });
  await expect(api.bulk.start({ ...asked, expected: 4_400 })).rejects.toMatchObject({ code: 'bulk.countNotTyped' });
  await expect(api.bulk.start({ ...asked, expected: 4_399, typed: 4_399 })).rejects.toMatchObject({ code: 'bulk.changedSince' });

  const { id } = await api.bulk.start({ ...asked, expected: 4_400, typed: 4_400 });
  // A second worker that takes the same run up changes nothing twice.
  await runBulk.run({ runId: id }, jobCall());
  const run = await settled(id);
  expect(run).toMatchObject({ state: 'done', rows: { total: 4_900, changed: 4_400, skipped: 500, failed: 0 } });
  const versions = `select version, count(*)::int as n from contacts where 'Crowd' = any(tags) and archived_at is null group by version order by version`;
  expect(await query(versions)).toEqual([
    { version: 1, n: 500 },
    { version: 2, n: 4_400 },
  ]);
  const parts = await query<{ n: number; about: number }>(
    `select count(*)::int as n, sum(cardinality(also_about))::int as about from activity where kind = 'bulk.partMade' and subject_id = $1`,
    [id],
  );
  expect(parts).toEqual([{ n: 9, about: 4_400 }]);
  expect((await api.bulk.listRows({ id, outcome: 'skipped', limit: 1 })).rows[0]).toMatchObject({ outcome: 'skipped', reason: 'already' });

  // Someone changed one of them since; that one stays.
  const kept = '0190dddd-0000-7000-8000-000000000002';
  await api.contactLists.quickUpdate({ id: kept, version: 2, set: { urgency: 'Critical' } });
  await api.bulk.undo({ id });
  expect(await settled(id)).toMatchObject({ state: 'undone', rows: { undone: 4_399, kept: 1 }, undoUntil: null });
  expect(
    await query(
      `select urgency, count(*)::int as n from contacts where 'Crowd' = any(tags) and archived_at is null group by urgency order by n`,
    ),
  ).toEqual([
    { urgency: 'Critical', n: 1 },
    { urgency: 'Low', n: 500 },
    { urgency: null, n: 4_399 },
  ]);
  await expect(api.bulk.undo({ id })).rejects.toMatchObject({ code: 'bulk.notNow' });
});

/** What a worker gives a job. */
function jobCall(): Parameters<typeof runBulk.run>[1] {
  const { database, services, context } = app.server;
  return {
    db: database.db,
    services,
    now: new Date(),
    zone: 'America/New_York',
    transaction: (run) => database.transaction(run),
    change: (kind, change) => runSystemChange(context, kind, change),
    changeFor: () => Promise.reject(new Error('No one is acted for.')),
    settle: async () => true,
  };
}

test('clients are invited to the portal once, the others are left out with the reason, and undoing revokes', async () => {
  const tag = 'Portal';
  const invited = await add({ firstName: 'Zoe', email: 'zoe@portal.test', tags: [tag] });
  await add({ firstName: 'Same', email: 'zoe@portal.test', tags: [tag] });
  await add({ firstName: 'None', email: null, tags: [tag] });
  const held = await add({ firstName: 'Held', email: 'held@portal.test', tags: [tag] });
  await api.cases.hold({ contactId: held, version: (await api.contacts.get({ id: held })).version, reason: 'Waiting' });
  const known = await add({ firstName: 'Known', email: 'known@portal.test', tags: [tag] });
  await app.signIn('client', { contactId: known, email: 'known@portal.test' });
  const asked = { object: 'clients', tag, change: 'invite' } as const;
  const { changing, left } = await api.bulk.preview(asked);
  expect([changing, left.map(({ reason, count }) => `${reason} ${count}`).toSorted()]).toEqual([
    1,
    ['email-shared 1', 'has-login 1', 'no-email 1', 'on-hold 1'],
  ]);
  const run = await make(asked);
  expect(run).toMatchObject({ state: 'done', rows: { changed: 1, skipped: 4 } });
  const mails = await readMails(app, 'zoe@portal.test');
  expect(mails).toHaveLength(1);
  await expect(api.bulk.start({ ...asked, expected: 1 })).rejects.toMatchObject({ code: 'bulk.nothingToChange' });
  await api.bulk.undo({ id: run.id });
  expect(await settled(run.id)).toMatchObject({ state: 'undone', rows: { undone: 1 } });
  expect((await api.accounts.listInvites({ contactId: invited })).invites.map(({ state }) => state)).toEqual(['revoked']);
  expect(await readMails(app, 'zoe@portal.test')).toHaveLength(1);
});

test('a person whose permission is revoked changes nothing more, and may not ask for what the role does not include', async () => {
  const tag = 'Revoked';
  for (let i = 0; i < 3; i += 1) await add({ tags: [tag] });
  const processor = await app.signIn('processor');
  const asked = { object: 'contacts', tag, change: 'archive' } as const;
  await expect(processor.api.bulk.preview(asked)).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  const { api: reader } = await app.signIn('read-only');
  await expect(reader.bulk.preview(asked)).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(reader.bulk.history({})).rejects.toMatchObject({ code: 'app.notAllowed' });

  const urgency = { object: 'contacts', tag, change: 'urgency', value: 'High' } as const;
  const run = await make(urgency, processor.api);
  expect(run.state).toBe('done');
  // As a crash leaves a run with one contact to go.
  const leaveBehind = async (): Promise<void> => {
    await query(`update bulk_runs set state = 'running', finished_at = null, rows_changed = 2 where id = $1`, [run.id]);
    await query(`update bulk_rows set outcome = null where run_id = $1 and position = 1`, [run.id]);
    await query(`update contacts set urgency = null where id = (select contact_id from bulk_rows where run_id = $1 and position = 1)`, [
      run.id,
    ]);
  };
  const high = async () => (await query(`select 1 from contacts where $1 = any(tags) and urgency = 'High'`, [tag])).length;
  // Signed out: the run continues. Disabled: it stops before its next part.
  await query(`delete from sessions where user_id = $1`, [processor.userId]);
  await leaveBehind();
  await runBulk.run({ runId: run.id }, jobCall());
  expect([(await api.bulk.get({ id: run.id })).state, await high()]).toEqual(['done', 3]);
  await query(`update users set disabled_at = now() where id = $1`, [processor.userId]);
  await leaveBehind();
  await runBulk.run({ runId: run.id }, jobCall());
  expect(await api.bulk.get({ id: run.id })).toMatchObject({ state: 'failed', problem: expect.stringMatching(/revoked/) });
  expect(await high()).toBe(2);
});

test('started twice at once it is one run', async () => {
  const tag = 'Twice';
  for (let i = 0; i < 2; i += 1) await add({ tags: [tag] });
  const asked = { object: 'contacts', tag, change: 'urgency', value: 'High', expected: 2 } as const;
  const starts = await Promise.allSettled([1, 2, 3].map(() => api.bulk.start(asked)));
  const [first] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // A start that waits for its turn may come after the end: then no contact is left.
  for (const start of starts)
    if (start.status === 'rejected') expect(start.reason.code).toMatch(/^bulk\.(alreadyRunning|nothingToChange)$/);
  expect(await settled(first?.id ?? '')).toMatchObject({ state: 'done', rows: { changed: 2 } });
  expect(
    await query(`select count(*)::int as n from bulk_runs where words = 'urgency set to High' and filter ->> 'tag' = $1`, [tag]),
  ).toEqual([{ n: 1 }]);
  const running = await api.bulk.start({ ...asked, value: 'Low' });
  await settled(running.id);
  await query(`update bulk_runs set state = 'running' where id = $1`, [running.id]);
  await expect(api.bulk.start({ ...asked, value: 'Low' })).rejects.toMatchObject({ code: 'bulk.alreadyRunning' });
  await query(`update bulk_runs set state = 'done' where id = $1`, [running.id]);
});

test('no more contacts are worked out than one change may take', async () => {
  const tag = 'Bound';
  for (let i = 0; i < 3; i += 1) await add({ tags: [tag] });
  const count = async (most: number) =>
    countPlanned(app.server.database.db, { kind: 'archive' }, { tag }, { now: new Date(), zone: OFFICE_ZONE, most });
  expect(await count(2)).toEqual([{ reason: null, n: 2 }]);
  expect(await count(4)).toEqual([{ reason: null, n: 3 }]);
});

test('a contact at fault fails alone and is tried again, once its cause is gone', async () => {
  const tag = 'Fault';
  const ids = [await add({ tags: [tag] }), await add({ tags: [tag] }), await add({ tags: [tag] })];
  await query(`create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await query(
    `create trigger refuse_one before update on contacts for each row when (old.id = '${ids[1] ?? ''}') execute function refuse_one()`,
  );
  const run = await make({ object: 'contacts', tag, change: 'urgency', value: 'High' });
  expect(run).toMatchObject({ state: 'done', rows: { changed: 2, failed: 1 }, retryable: true });
  await query('drop trigger refuse_one on contacts');
  await query('drop function refuse_one');
  const tries = await Promise.allSettled([1, 2].map(() => api.bulk.retryFailed({ id: run.id })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await settled(run.id)).toMatchObject({ state: 'done', rows: { changed: 3, failed: 0 }, retryable: false });
  expect(await query('select distinct version from contacts where $1 = any(tags)', [tag])).toEqual([{ version: 2 }]);
  await expect(api.bulk.retryFailed({ id: run.id })).rejects.toMatchObject({ code: 'bulk.notNow' });
  await api.bulk.undo({ id: run.id });
  expect(await settled(run.id)).toMatchObject({ state: 'undone', rows: { undone: 3 } });
});

test('the history holds runs, changes in lists, imports and exports, newest first, for a kind and a person', async () => {
  const tag = 'History';
  const id = await add({ tags: [tag] });
  const { version } = await api.contacts.get({ id });
  await api.contactLists.bulkUpdate({ selection: { contacts: [{ id, version }] }, action: { kind: 'set', set: { urgency: 'High' } } });
  const run = await make({ object: 'clients', tag, change: 'owner', value: userId });
  const exported = await api.exports.create({ dataset: 'contacts', filter: { tag }, columns: ['id'] });
  const { rows } = await api.bulk.history({ limit: 3 });
  expect(
    rows.map(({ kind, id: of, words, done }) => [kind, of === run.id || of === exported.id, words, kind === 'export' ? 0 : done]),
  ).toEqual([
    ['export', true, 'contacts', 0],
    ['bulk', true, 'assigned to Test owner', 1],
    ['list', false, 'urgency set to High', 1],
  ]);
  expect((await api.bulk.history({ kind: 'list', by: userId, limit: 1 })).rows[0]).toMatchObject({ state: 'done', by: 'Test owner' });
  const first = await api.bulk.history({ limit: 1 });
  expect((await api.bulk.history({ limit: 1, after: first.next ?? '' })).rows[0]?.id).toBe(run.id);
});

test.each([
  ['a stage for clients', { object: 'clients', change: 'stage', value: 'contacted' }, 'change'],
  ['an owner who does not work here', { object: 'contacts', change: 'owner', value: '00000000-0000-7000-8000-000000000000' }, 'ownerId'],
  ['no tag', { object: 'contacts', change: 'add-tag', value: '' }, 'value'],
  ['a value for archiving', { object: 'contacts', change: 'archive', value: 'yes' }, 'value'],
] as const)('%s is refused at its field', async (_name, asked, field) => {
  await expect(api.bulk.preview(asked)).rejects.toMatchObject({
    code: 'contacts.fieldInvalid',
    data: { fields: { [field]: expect.any(String) } },
  });
});
