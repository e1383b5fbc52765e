import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchIdToken, type ApiClient } from '../../../apps/server/loopback-client.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { EXPORT_COLUMNS, USUAL_COLUMNS } from '../rules/export-columns.ts';
import { sweepExports } from './clear-jobs.ts';

let app: TestApp;
let api: ApiClient;
let token: string;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(Date.now() + ahead) });
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const CONTACTS = { dataset: 'contacts' as const, filter: {}, columns: [...USUAL_COLUMNS] };
type Client = Pick<ApiClient, 'exports'>;
async function written(client: Client, input: Parameters<ApiClient['exports']['create']>[0] = CONTACTS) {
  const { id } = await client.exports.create(input);
  return app.eventually(async () => {
    const one = await client.exports.get({ id });
    return one.state === 'writing' ? undefined : one;
  });
}
const fetchLink = async (path: string): Promise<Response> => fetch(`${app.url}${path}`);
const blobs = async (): Promise<number> =>
  (await app.server.database.pool.query("select 1 from files where purpose = 'export'")).rowCount ?? 0;
const activities = async (kind: string): Promise<unknown[]> =>
  (await api.activity.list({ limit: 100 })).rows.filter((row) => row.kind === kind);

/** What runs every five minutes, as it would at this time. */
async function sweepAt(now: Date): Promise<void> {
  const { database, services } = app.server;
  await sweepExports.run(
    {},
    {
      db: database.db,
      services,
      now,
      zone: OFFICE_ZONE,
      changeFor: () => Promise.reject(new Error('No one is acted for.')),
      settle: async () => true,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange({ ...app.server.context, clock: () => now }, kind, make),
    },
  );
}

const HOSTILE = ['=cmd|calc', '+1', '-1', '@SUM(1)', '＝1', '＋1', '－1', '＠x', "'=1", "O'Neil", 'a,"b"'];

test('formulas are inert, and a file of ours read in again restores every word', async () => {
  for (const lastName of HOSTILE)
    await api.contacts.create({
      ...COMPLETE_CONTACT,
      ssn: null,
      email: null,
      phone: null,
      firstName: 'Round',
      lastName,
      category: 'affiliate',
      addressLine1: lastName,
    });
  const one = await written(api, { ...CONTACTS, filter: { category: 'affiliate' } });
  expect(one).toMatchObject({ state: 'ready', rowsWritten: HOSTILE.length, rowsTotal: HOSTILE.length, fetchable: true });
  const answer = await fetchLink((await api.exports.openLink({ id: one.id })).path);
  expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('content-length')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/),
    String(one.sizeBytes),
  ]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  for (const cell of text.split('\r\n').flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^"?[\s]*[=+\-@＝＋－＠]/);

  const uploaded = await api.imports.upload({ file: new File([bytes], 'again.csv') });
  await api.imports.check({
    id: uploaded.id,
    version: uploaded.version,
    columns: uploaded.columns,
    options: { ...uploaded.options, known: 'add' },
  });
  const checked = await app.eventually(async () => {
    const i = await api.imports.get({ id: uploaded.id });
    return i.state === 'checking' ? undefined : i;
  });
  expect(checked.rows).toMatchObject({ ready: HOSTILE.length, bad: 0 });
  await api.imports.write({ id: uploaded.id, version: checked.version });
  await app.eventually(async () => ((await api.imports.get({ id: uploaded.id })).state === 'done' ? true : undefined));
  const { rows } = await app.server.database.pool.query<{ last_name: string; address_line1: string }>(
    'select last_name, address_line1 from contacts where import_id = $1',
    [uploaded.id],
  );
  expect(rows.map((r) => r.last_name).sort()).toEqual([...HOSTILE].sort());
  expect(rows.map((r) => r.address_line1).sort()).toEqual([...HOSTILE].sort());
});

test('G32: a file holds at most a masked number and a year of the identity', async () => {
  await api.contacts.create({ ...COMPLETE_CONTACT, category: 'provider' });
  const one = await written(api, { dataset: 'contacts', filter: { category: 'provider' }, columns: [...EXPORT_COLUMNS] });
  const text = await (await fetchLink((await api.exports.openLink({ id: one.id })).path)).text();
  expect(text).toContain('••••5501');
  expect(text).toContain('1986');
  expect(text).toContain('(419) 555-0147');
  expect(text).not.toMatch(/219-?09-?5501|1986-03-14|03\/14\/1986/);
});

test('G32: a link works once, also for two at the same moment, and leaves one audited row with the count; then the parts are gone', async () => {
  const before = await activities('exports.fetched');
  const one = await written(api);
  const { path } = await api.exports.openLink({ id: one.id });
  const both = await Promise.all([fetchLink(path), fetchLink(path)]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 410]);
  await Promise.all(both.map((answer) => answer.arrayBuffer()));
  expect((await fetchLink(path)).status).toBe(410);
  expect((await activities('exports.fetched')).length - before.length).toBe(1);
  expect((await activities('exports.fetched'))[0]).toMatchObject({
    summary: expect.stringContaining(`${one.rowsWritten} contacts`) as unknown,
  });
  await app.eventually(async () => ((await blobs()) === 0 ? true : undefined));
  await expect(api.exports.openLink({ id: one.id })).rejects.toMatchObject({ code: 'exports.gone', status: 410 });
});

test('dead links look alike: never made, replaced, expired, session over, role lost', async () => {
  const bodies = new Set<string>();
  const dead = async (path: string): Promise<void> => {
    const answer = await fetchLink(path);
    expect(answer.status).toBe(410);
    bodies.add(((await answer.json()) as { message: string }).message);
  };
  await dead(`/api/exports/file/${'x'.repeat(43)}`);
  const one = await written(api);
  const { path: first } = await api.exports.openLink({ id: one.id });
  await api.exports.openLink({ id: one.id });
  await dead(first);

  const admin = await app.signIn('admin');
  const of = async (): Promise<string> => (await admin.api.exports.openLink({ id: (await written(admin.api)).id })).path;
  const [beforeExpiry, beforeRole] = [await of(), await of()];
  await app.server.database.pool.query("update users set role = 'sales' where id = $1", [admin.userId]);
  await dead(beforeRole);
  await app.server.database.pool.query("update users set role = 'admin' where id = $1", [admin.userId]);
  const beforeEnd = await of();
  await app.server.database.pool.query('update sessions set ended_at = created_at where user_id = $1', [admin.userId]);
  await dead(beforeEnd);
  await app.server.database.pool.query('update sessions set ended_at = null where user_id = $1', [admin.userId]);
  ahead += 15 * 60_000 + 1_000;
  await dead(beforeExpiry);
  expect(bodies.size).toBe(1);

  await sweepAt(new Date(Date.now() + ahead + 2 * 3_600_000));
  expect(await blobs()).toBe(0);
});

test('G32: who signed in more than 15 minutes ago is asked to prove it again', async () => {
  await expect(api.exports.create(CONTACTS)).rejects.toMatchObject({ code: 'app.confirmSignIn', status: 403 });
  expect(token).not.toBe('');
  ({ api, token } = await app.signIn('owner'));
  expect(await written(api)).toMatchObject({ state: 'ready' });
});

test('an export asked for in another session is ready but not to be fetched here; asked for again it is', async () => {
  const filter = { category: 'client', followUp: 'overdue' } as const;
  const { api: away, email } = await app.signIn('owner');
  const there = await written(away, { ...CONTACTS, filter });
  const here = app.api(await fetchIdToken(app.url, email, TEST_PASSWORD));
  expect(await here.exports.get({ id: there.id })).toMatchObject({ state: 'ready', fetchable: false });
  await expect(here.exports.openLink({ id: there.id })).rejects.toMatchObject({ code: 'exports.gone' });
  if (there.source.dataset !== 'contacts') throw new Error('It was asked for contacts.');
  const { today: _then, ...again } = there.source.filter;
  expect(await written(here, { ...there.source, filter: again })).toMatchObject({
    state: 'ready',
    fetchable: true,
    rowsWritten: there.rowsWritten,
    source: { ...there.source, filter: { ...again, today: expect.any(String) as string } },
  });
});

test('two at once are the most, a canceled one leaves nothing, and others see none of it', async () => {
  const open = await Promise.allSettled([1, 2, 3].map(() => api.exports.create({ ...CONTACTS, filter: { category: 'client' } })));
  expect(open.filter((one) => one.status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
  for (const refused of open.filter((one) => one.status === 'rejected'))
    expect(refused).toMatchObject({ reason: { code: 'exports.tooMany' } });
  const ids = open.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  const stranger = await app.signIn('admin');
  for (const id of ids) {
    for (const call of ['get', 'cancel', 'openLink'] as const)
      await expect(stranger.api.exports[call]({ id })).rejects.toMatchObject({ code: 'exports.notFound', status: 404 });
    expect(await api.exports.cancel({ id })).toMatchObject({ state: 'cancelled', fetchable: false });
  }
  expect((await stranger.api.exports.list({})).rows).toEqual([]);
  await expect((await app.signIn('sales')).api.exports.create(CONTACTS)).rejects.toMatchObject({ status: 403 });
  await app.eventually(async () =>
    (await app.server.database.pool.query('select 1 from export_parts where export_id = any($1)', [ids])).rowCount === 0 ? true : undefined,
  );
});

test.each([{ stuck: 'yes' }, { followUp: 'overdue' }] as const)(
  'what is judged by a day is written by the day it was asked on: %j',
  async (filter) => {
    const today = () => civilDateAt(new Date(Date.now() + ahead), OFFICE_ZONE);
    const before = today();
    const one = await written(api, { ...CONTACTS, filter });
    // Midnight at the office may come in between.
    expect(one).toMatchObject({ state: 'ready', source: { filter: { ...filter, today: expect.toBeOneOf([before, today()]) as string } } });
  },
);

test('an export without progress for half an hour ends with a sentence and blocks no one', async () => {
  const { id } = await written(api);
  await app.server.database.pool.query("update exports set state = 'writing', moved_at = now() where id = $1", [id]);
  await sweepAt(new Date(Date.now() + 29 * 60_000));
  expect(await api.exports.get({ id })).toMatchObject({ state: 'writing' });
  await sweepAt(new Date(Date.now() + 31 * 60_000));
  expect(await api.exports.get({ id })).toMatchObject({
    state: 'failed',
    problem: 'This export stopped making progress and was ended. Start it again.',
  });
});

test('the list pages by key, and an empty filter result is a file with its heads', async () => {
  const { rows, next } = await api.exports.list({ limit: 2 });
  expect(rows).toHaveLength(2);
  expect((await api.exports.list({ limit: 2, after: next ?? '' })).rows.map((row) => row.id)).not.toContain(rows[0]?.id);
  const one = await written(api, { ...CONTACTS, filter: { search: 'nobody is called so' }, columns: ['firstName', 'email'] });
  expect(one.rowsWritten).toBe(0);
  expect(await (await fetchLink((await api.exports.openLink({ id: one.id })).path)).text()).toBe('First name,Email\r\n');
});

test('the record of what happened leaves as a file of what this person may hear, begun before the export itself', async () => {
  const { contact } = {
    contact: await api.contacts.create({
      ...COMPLETE_CONTACT,
      ssn: null,
      email: null,
      phone: null,
      firstName: '=Record',
      category: 'other',
    }),
  };
  const one = await written(api, { dataset: 'activity', filter: { contactId: contact.id } });
  expect(one).toMatchObject({ state: 'ready', rowsWritten: 1, source: { dataset: 'activity', filter: { contactId: contact.id } } });
  const answer = await fetchLink((await api.exports.openLink({ id: one.id })).path);
  expect(answer.headers.get('content-disposition')).toContain('filename="activity-');
  const [head, line, end] = (await answer.text()).split('\r\n');
  expect(head).toContain('What happened');
  expect(line).toContain('contacts.created');
  expect(line).not.toContain(COMPLETE_CONTACT.ssn);
  expect(end).toBe('');

  const { api: clerk } = await app.signIn('admin');
  const all = await written(clerk, { dataset: 'activity', filter: { feature: 'exports' } });
  const text = await (await fetchLink((await clerk.exports.openLink({ id: all.id })).path)).text();
  expect(text.split('\r\n').length - 2).toBe(all.rowsWritten);
  expect(text).not.toContain(all.id);
});
