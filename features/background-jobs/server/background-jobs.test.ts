// A job that fails for good is shown at the start of the day, listed with why, and runs again when someone asks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const ID = '0193a5b0-0000-7000-8000-00000000aaaa';
let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  // As the queue leaves a job whose last try failed.
  await app.server.database.pool.query(
    `insert into jobs.job (id, name, data, state, retry_limit, retry_count, created_on, completed_on, output)
     values ($1, 'access.sweepSessions', '{}', 'failed', 2, 2, now() - interval '1 hour', now(), '{"message":"The disk is on fire."}')`,
    [ID],
  );
});
afterAll(() => app.close());

const need = async () => (await owner.api.dashboard.get()).needs.find(({ key }) => key === 'backgroundJobs.givenUp');

test('it is counted and listed with its problem, for those who may see it', async () => {
  expect(await need()).toMatchObject({ count: 1, weight: 'late', href: '/admin-tools' });
  const { rows, more } = await owner.api.backgroundJobs.list({});
  expect(rows).toMatchObject([{ id: ID, name: 'access.sweepSessions', runs: 3, problem: 'The disk is on fire.' }]);
  expect(more).toBe(false);
  const sales = await app.signIn('sales');
  await expect(sales.api.backgroundJobs.list({})).rejects.toMatchObject({ status: 403 });
  await expect(sales.api.backgroundJobs.retry({ id: ID })).rejects.toMatchObject({ status: 403 });
});

test('without a session, and for a client, nothing is listed or tried again', async () => {
  await expect(app.api().backgroundJobs.list({})).rejects.toMatchObject({ status: 401 });
  await expect(app.api().backgroundJobs.retry({ id: ID })).rejects.toMatchObject({ status: 401 });
  const contact = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  const client = await app.signIn('client', { contactId: contact.id });
  await expect(client.api.backgroundJobs.list({})).rejects.toMatchObject({ status: 403 });
  await expect(client.api.backgroundJobs.retry({ id: ID })).rejects.toMatchObject({ status: 403 });
});

test('of several who try it again at once one does; it runs and is no longer listed', async () => {
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => owner.api.backgroundJobs.retry({ id: ID })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'backgroundJobs.notFound' });
  await app.eventually(async () => {
    const { rows } = await app.server.database.pool.query<{ state: string }>('select state from jobs.job where id = $1', [ID]);
    return rows[0]?.state === 'completed' ? true : undefined;
  });
  expect((await owner.api.backgroundJobs.list({})).rows).toEqual([]);
  expect(await need()).toBeUndefined();
});

test('jobs that wait are listed with whose record they are for and when they are due, a page at a time', async () => {
  const contact = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null });
  // Due in an hour, so that no worker takes them; one has failed before.
  await app.server.database.pool.query(
    `insert into jobs.job (id, name, data, state, retry_limit, retry_count, created_on, start_after)
     select ('0193a5b0-0000-7000-8000-00000000000' || n)::uuid, case n when 1 then 'reportChanges.compare' else 'mail.send' end,
       case n when 1 then jsonb_build_object('contactId', $1::text, 'secret', 'Payload text') else jsonb_build_object('mailId', '0193a5b0-0000-7000-8000-0000000000ff') end,
       (case n when 2 then 'retry' else 'created' end)::jobs.job_state, 5, case n when 2 then 2 else 0 end, now(), now() + interval '1 hour' + n * interval '1 minute'
     from generate_series(1, 3) n`,
    [contact.id],
  );
  const mine = {
    name: 'reportChanges.compare',
    state: 'waiting',
    runs: 0,
    record: 'contact',
    contact: { id: contact.id, name: 'Maria Delgado' },
  };
  const all: unknown[] = [];
  for (let after: string | undefined, turn = 0; turn < 50; turn += 1) {
    const page = await owner.api.backgroundJobs.listWaiting({ limit: 1, ...(after !== undefined && { after }) });
    expect(JSON.stringify(page)).not.toContain('Payload text');
    all.push(...page.rows.filter(({ nextAt }) => Date.parse(nextAt) > Date.now() + 59 * 60_000));
    if (page.next === null) break;
    after = page.next;
  }
  expect(all).toMatchObject([
    mine,
    { name: 'mail.send', state: 'retrying', runs: 2, record: 'mail', contact: null },
    { name: 'mail.send', state: 'waiting', runs: 0, record: 'mail', contact: null },
  ]);
  await expect(owner.api.backgroundJobs.listWaiting({ after: 'nonsense' })).rejects.toMatchObject({ code: 'app.cursorUnknown' });
  const sales = await app.signIn('sales');
  await expect(sales.api.backgroundJobs.listWaiting({})).rejects.toMatchObject({ status: 403 });
});
