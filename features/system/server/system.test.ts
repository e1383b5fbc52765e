// Health as it is, checks that find what was tampered with and go on after a restart, rebuilds that mend, and faults by reference.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  contactId = (await owner.api.contacts.create(COMPLETE_CONTACT)).id;
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.server.database.pool.query<{ n: number }>(text, values);
const today = () => civilDateAt(new Date(), OFFICE_ZONE);
const latest = async (key: string) => (await owner.api.system.listTasks()).tasks.find((task) => task.key === key)?.latest;
const run = async (task: string) => {
  const { id } = await owner.api.system.startRun({ task });
  return app.eventually(async () => {
    const found = await latest(task);
    return found?.id === id && found.endedAt !== null ? found : undefined;
  });
};

test('health, parts and settings, without the value of any secret', async () => {
  const health = await owner.api.system.getHealth();
  expect(health.database).toMatchObject({ kind: app.server.database.kind, version: expect.stringMatching(/^\d+/) });
  expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(health.disk.freeBytes).toBeGreaterThan(0);
  expect(Math.abs(health.clock.databaseAheadMs)).toBeLessThan(60_000);
  expect(health.keys).toMatchObject({ sealing: [1], signing: [expect.any(String)] });
  const { parts, settings } = await owner.api.system.listSettings();
  expect(parts.find(({ key }) => key === 'mail.sending')).toMatchObject({ on: false, settings: [{ name: 'SMTP_URL', isSet: false }] });
  expect(settings.find(({ name }) => name === 'DATABASE_URL')?.value).toBeNull();
  const sales = await app.signIn('sales');
  for (const call of [
    () => sales.api.system.getHealth(),
    () => sales.api.system.listSettings(),
    () => sales.api.system.startRun({ task: 'activity.verify' }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 });
});

test('a rebuild mends what is wrong, once', async () => {
  await query('update contacts set ssn_index = null where id = $1', [contactId]);
  await query('delete from contact_words');
  expect(await run('contacts.ssnIndex')).toMatchObject({ ok: true, corrected: 1, sentence: '1 row checked, 1 corrected.' });
  expect(await run('contacts.ssnIndex')).toMatchObject({ corrected: 0, sentence: '1 row checked, nothing to correct.' });
  expect((await run('contacts.words')).corrected).toBeGreaterThan(0);
  await expect(owner.api.system.startRun({ task: 'no.such' })).rejects.toMatchObject({ code: 'system.taskUnknown' });
});

test('started several times at once there is never more than one run, and its rows are counted once', async () => {
  const starts = await Promise.allSettled([1, 2, 3, 4].map(() => owner.api.system.startRun({ task: 'billing.filterValues' })));
  for (const start of starts) if (start.status === 'rejected') expect(start.reason).toMatchObject({ code: 'system.alreadyRunning' });
  await app.eventually(async () => (await latest('billing.filterValues'))?.endedAt ?? undefined);
  const { rows } = await app.server.database.pool.query<{ done: number; alone: boolean }>(
    `select rows_done::int as done, started_at >= coalesce(lag(ended_at) over (order by started_at), started_at) as alone
     from system_runs where task = 'billing.filterValues'`,
  );
  // The last may begin after the first has ended.
  expect(rows).toHaveLength(starts.filter(({ status }) => status === 'fulfilled').length);
  expect(new Set(rows.map(({ done, alone }) => `${done} ${alone}`))).toEqual(new Set(['1 true']));
  // Two jobs of one run, as after a worker that was thought dead.
  const id = '0193a5b0-0000-7000-8000-00000000cccc';
  await query(`insert into system_runs (id, task, started_by, started_at, updated_at) values ($1, 'contacts.words', $2, now(), now())`, [
    id,
    owner.userId,
  ]);
  for (let turn = 0; turn < 2; turn += 1) await app.server.context.jobs.send(app.server.database.db, 'system.advance', { runId: id });
  app.server.context.jobs.wake('system.advance');
  await app.eventually(async () => ((await latest('contacts.words'))?.endedAt ? true : undefined));
  expect(await latest('contacts.words')).toMatchObject({ id, rowsDone: 1 });
});

test('filter values are written again from their source: added, removed and mended', async () => {
  await owner.api.billing.note({ contactId, newestId: null, plan: 'monthly', standing: 'past-due', since: today(), note: '' });
  const stored = async () =>
    (
      await app.server.database.pool.query<{ value: string }>(
        `select value || ' ' || f.category || ' ' || (f.created_at = c.created_at) as value from contact_facets f join contacts c on c.id = f.contact_id
         where facet = 'billing' order by value`,
      )
    ).rows.map(({ value }) => value);
  const whole = ['owing client true', 'past-due client true'];
  expect(await stored()).toEqual(whole);
  await query(`update contact_facets set value = 'paused', category = 'lead' where value = 'past-due'`);
  await query(`update contact_facets set created_at = now() where value = 'owing'`);
  expect(await run('billing.filterValues')).toMatchObject({ ok: true, corrected: 3 });
  expect(await stored()).toEqual(whole);
  expect(await run('billing.filterValues')).toMatchObject({ corrected: 0 });
});

test('the chain is whole up to a row; a run that was cut short continues where it was; the first tampered row is named', async () => {
  const chained = () =>
    app.eventually(async () => ((await query('select count(*)::int as n from activity_chain')).rows[0]?.n ?? 0) > 1 || undefined);
  await app.server.context.jobs.send(app.server.database.db, 'activity.chain', {});
  app.server.context.jobs.wake('activity.chain');
  await chained();
  const whole = await run('activity.verify');
  expect(whole).toMatchObject({ ok: true, sentence: expect.stringMatching(/^Whole up to row \d+\.$/) });

  // As a process leaves it that was killed after its first step: the place of the first link, and silence.
  const first = await app.server.database.pool.query<{ position: number; hash: Buffer; id: number }>(
    'select position, hash, activity_id as id from activity_chain order by position limit 1',
  );
  const [link] = first.rows;
  const place = JSON.stringify({ position: Number(link?.position), hash: link?.hash.toString('base64'), id: Number(link?.id) });
  const open = '0193a5b0-0000-7000-8000-00000000bbbb';
  await query(
    `insert into system_runs (id, task, started_by, started_at, updated_at, place, rows_done, rows_total)
     values ($1, 'activity.verify', $2, now(), now(), $3, 1, 2)`,
    [open, owner.userId, place],
  );
  await expect(owner.api.system.startRun({ task: 'activity.verify' })).rejects.toMatchObject({ code: 'system.alreadyRunning' });
  await query(`update system_runs set updated_at = now() - interval '3 minutes' where id = $1`, [open]);
  expect(await latest('activity.verify')).toMatchObject({ id: open, stalled: true });
  // Behind the place it had come to nothing is looked at again.
  await query(`update activity set kind = 'contacts.tampered' where id = $1`, [link?.id]);
  expect(await run('activity.verify')).toMatchObject({ id: open, ok: true, rowsDone: expect.any(Number) });
  expect(await run('activity.verify')).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(new RegExp(`^Row ${link?.id} does not fit`)),
  });
});

test('a fault is found by the reference that was shown, without what it was about', async () => {
  await query('update contacts set ssn_sealed = $2 where id = $1', [contactId, Buffer.from('not sealed at all')]);
  const shown = await owner.api.contacts.revealIdentity({ id: contactId }).then(
    () => undefined,
    (error: { data?: { reference?: string } }) => error.data?.reference,
  );
  expect(shown).toMatch(/^[0-9a-f-]{36}$/);
  const fault = await app.eventually(async () => (await owner.api.system.listFaults({ reference: shown?.slice(0, 8) ?? '' })).faults[0]);
  expect(fault).toMatchObject({ reference: shown, place: expect.stringMatching(/^POST \/api\/contacts\/\{id\}/), class: 'Error' });
  expect(fault.stack[0]).toMatch(/platform\/server\/seal\.ts:\d+:\d+$/);
  expect(JSON.stringify(fault)).not.toContain(contactId);
  expect((await owner.api.system.listFaults({ reference: 'ffffffff-0000' })).faults).toEqual([]);
  await query(
    `insert into system_faults (reference, at, place, class, stack) select 'old-' || n, now() - interval '1 day', 'GET /', 'Error', '{}' from generate_series(1, 1005) n`,
  );
  await owner.api.contacts.revealIdentity({ id: contactId }).catch(() => undefined);
  await app.eventually(async () => (await query('select count(*)::int as n from system_faults')).rows[0]?.n === 1000 || undefined);
});
