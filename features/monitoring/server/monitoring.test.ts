import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { newId } from '../../../platform/base/ids.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { COMPLETE_CONTACT, mariasReport } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { patchContact } from '../../contacts/server/public.ts';
import { pull } from './jobs.ts';
import { beginPull } from './store/pulls.ts';
import { bytes, hang, json, startPartner, type Script, type TestPartner } from './testing.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
let api: ApiClient;
let partner: TestPartner;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  partner = await startPartner();
  app = await startTestApp({ clock: now });
  Object.assign(app.server.services.env, {
    MONITORING_PARTNER_URL: partner.url,
    MONITORING_PARTNER_TOKEN: 'app-token',
    MONITORING_IDENTITYIQ_ENROLMENT_URL: 'https://enrol.example.com/?office=7',
  });
  ({ api } = await app.signIn('owner'));
});
afterAll(async () => {
  await app.close();
  await partner.close();
});
beforeEach(() => void (ahead = 0));

let people = 0;
const addContact = async (change: object = {}) =>
  await letWork(
    app,
    (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: `client${(people += 1)}@example.test`, ...change })).id,
  );
const connect = async (change: Partial<Parameters<ApiClient['monitoring']['add']>[0]> = {}) =>
  api.monitoring.add({
    contactId: await addContact(),
    provider: 'identityiq',
    partnerReference: 'M-1',
    username: 'maria.d@example.test',
    ...change,
  });
const settled = (id: string, contactId: string) =>
  app.eventually(async () => (await api.monitoring.list({ contactId })).rows.find((row) => row.id === id && !row.isPulling));
const importWith = async (script: Script, connection?: Awaited<ReturnType<typeof connect>>) => {
  const { id, contactId } = connection ?? (await connect());
  partner.answerWith(script);
  expect(await api.monitoring.importNow({ id })).toMatchObject({ isPulling: true });
  return settled(id, contactId);
};

test('a connection is noted, changed by version, removed and restored; its name at the provider never leaves whole', async () => {
  const added = await connect({ nextRefreshOn: '2026-12-01' });
  expect(added).toMatchObject({
    version: 1,
    provider: 'identityiq',
    providerName: 'IdentityIQ',
    usernameMasked: 'm•••d@example.test',
    status: 'active',
    canPull: true,
    isPulling: false,
    nextRefreshOn: '2026-12-01',
  });
  const { id, contactId } = added;
  await expect(api.monitoring.add({ contactId, provider: 'identityiq' })).rejects.toMatchObject({ code: 'monitoring.exists', status: 409 });
  const kept = await api.monitoring.update({
    id,
    version: 1,
    status: 'unpaid',
    statusNote: 'Card expired',
    partnerReference: ' ',
    username: 'someone else',
  });
  expect(kept).toMatchObject({
    version: 2,
    status: 'unpaid',
    statusNote: 'Card expired',
    partnerReference: null,
    usernameMasked: 'm•••d@example.test',
    canPull: false,
    nextRefreshOn: null,
  });
  expect(await api.monitoring.update({ id, version: 2, status: 'active', username: null, changeUsername: true })).toMatchObject({
    version: 3,
    usernameMasked: null,
  });
  for (const attempt of [
    () => api.monitoring.update({ id, version: 2, status: 'active' }),
    () => api.monitoring.remove({ id, version: 2 }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'app.changedMeanwhile', status: 409 });
  await api.monitoring.remove({ id, version: 3 });
  for (const attempt of [
    () => api.monitoring.update({ id, version: 4, status: 'active' }),
    () => api.monitoring.importNow({ id }),
    () => api.monitoring.sendEnrolment({ id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'monitoring.notFound', status: 404 });
  const second = await api.monitoring.add({ contactId, provider: 'identityiq' });
  await expect(api.monitoring.restore({ id })).rejects.toMatchObject({ code: 'monitoring.exists' });
  await api.monitoring.remove({ id: second.id, version: 1 });
  expect(await api.monitoring.restore({ id })).toMatchObject({ version: 5 });
  const told = JSON.stringify((await api.activity.list({ contactId })).rows);
  expect(told).not.toContain('maria.d');
  const { rows } = await app.server.database.pool.query<{ all: string }>(
    'select monitoring_connections::text as all from monitoring_connections',
  );
  expect(JSON.stringify(rows)).not.toContain('maria.d');
});

test('a report comes in like an upload, once', async () => {
  const connection = await connect();
  const { contactId } = connection;
  const file = Buffer.from(await mariasReport().arrayBuffer());
  const done = await importWith(bytes(file), connection);
  expect(done).toMatchObject({ status: 'active', lastProblem: null, lastPullAt: expect.any(String), lastReportId: expect.any(String) });
  const {
    rows: [report, none],
  } = await api.creditReports.list({ contactId });
  expect([report?.id, report?.uploadedBy, none]).toEqual([done.lastReportId, 'IdentityIQ, asked by Test owner', undefined]);
  expect(
    await app.eventually(async () => {
      const {
        rows: [row],
      } = await api.creditReports.list({ contactId });
      return row?.state === 'reading' ? undefined : row?.state;
    }),
  ).not.toBe('refused');
  await importWith(bytes(file), done);
  const [same, first] = (await api.monitoring.listPulls({ id: connection.id })).rows;
  expect([same, first]).toMatchObject([
    { kind: 'report', outcome: 'same-report', reportId: null, begunBy: 'Test owner' },
    { outcome: 'report', reportId: done.lastReportId },
  ]);
  expect((await api.creditReports.list({ contactId })).rows).toHaveLength(1);
  const files = await app.server.database.pool.query<{ n: number }>('select count(*)::int as n from files where contact_id = $1', [
    contactId,
  ]);
  expect(files.rows[0]?.n).toBe(1);
  expect((await api.activity.list({ contactId })).rows.filter((row) => row.kind === 'monitoring.pulled')).toHaveLength(2);
});

test.each<[string, Script, object, string]>([
  ['a wrong password', json(422, { error: 'sign_in_failed' }), { status: 'sign-in-failed' }, 'sign-in-failed'],
  ['a client who is needed', json(409, { error: 'needs_client' }), { status: 'needs-client' }, 'needs-client'],
  ['an unpaid account', json(402, { error: 'unpaid' }), { status: 'unpaid' }, 'unpaid'],
  ['a fault', json(500, {}), { status: 'active', version: 1 }, 'unavailable'],
  ['a page', bytes(Buffer.from('<html>'), 'text/html'), { status: 'active' }, 'unavailable'],
  ['20 MB', bytes(Buffer.alloc(20 * 1024 * 1024, 32)), { status: 'active' }, 'refused'],
])('%s is shown at the connection and in its history', async (_name, script, expected, outcome) => {
  const done = await importWith(script);
  expect(done).toMatchObject({ ...expected, lastPullAt: null, lastProblem: expect.stringMatching(/^[A-Z].*\.$/) });
  expect((await api.monitoring.listPulls({ id: done.id })).rows).toMatchObject([{ outcome, detail: done.lastProblem }]);
  expect((await api.creditReports.list({ contactId: done.contactId })).rows).toEqual([]);
  const back = await importWith(bytes(Buffer.from('not a report')), done);
  expect(back).toMatchObject({ status: 'active', lastProblem: null });
});

test('a test makes no report', async () => {
  const { id, contactId } = await connect({ status: 'invited' });
  partner.answerWith(json(200, {}));
  await api.monitoring.test({ id });
  expect(await settled(id, contactId)).toMatchObject({ status: 'active', version: 2, lastPullAt: null });
  expect((await api.monitoring.listPulls({ id })).rows).toMatchObject([{ kind: 'test', outcome: 'ok' }]);
});

test('one question at a time; one that died makes room after a quarter of an hour', async () => {
  const { id, contactId } = await connect();
  await app.server.database.pool.query('update monitoring_connections set pulling_since = $2 where id = $1', [id, now()]);
  for (const attempt of [() => api.monitoring.importNow({ id }), () => api.monitoring.test({ id })])
    await expect(attempt()).rejects.toMatchObject({ code: 'monitoring.busy', status: 409 });
  ahead = 15 * 60_000;
  partner.answerWith(json(200, {}));
  await api.monitoring.test({ id });
  expect(await settled(id, contactId)).toMatchObject({ status: 'active', lastProblem: null });
});

test('a pull that was cut short is closed by the next run, and no one is asked again', async () => {
  const { id, contactId } = await connect();
  const { context, database } = app.server;
  const pullId = newId();
  const call = {
    db: database.db,
    now: now(),
    zone: 'America/New_York',
    services: context.services,
    changeFor: () => Promise.reject(new Error('No one is acted for.')),
    settle: async () => true,
    transaction: <T>(run: (tx: typeof database.db) => Promise<T>) => database.transaction(run),
    change: ((kind, make) => runSystemChange(context, kind, make)) as Parameters<typeof pull.run>[1]['change'],
  };
  const payload = { pullId, connectionId: id, kind: 'report', byName: 'Test owner' } as const;
  await beginPull(database.db, { id: pullId, contactId, connectionId: id, kind: 'report', at: now(), byName: 'Test owner' });
  await database.pool.query('update monitoring_connections set pulling_since = $2 where id = $1', [id, now()]);
  partner.answerWith(hang);
  const before = partner.asked.length;
  await pull.run(payload, call);
  await pull.run(payload, call);
  expect(partner.asked.length).toBe(before);
  expect((await api.monitoring.list({ contactId })).rows).toMatchObject([
    { isPulling: false, status: 'active', lastProblem: expect.stringContaining('Ask again') },
  ]);
  expect((await api.monitoring.listPulls({ id })).rows).toMatchObject([{ id: pullId, outcome: 'unavailable' }]);
});

test.each([
  ['no reference', { partnerReference: null }],
  ['a provider without API', { provider: 'other' as const }],
  ['a cancelled connection', { status: 'cancelled' as const }],
])('%s cannot be pulled', async (_name, change) => {
  const { id, canPull } = await connect(change);
  expect(canPull).toBe(false);
  await expect(api.monitoring.importNow({ id })).rejects.toMatchObject({ code: 'monitoring.cannotPull', status: 409 });
});

test('the link to enrol is mailed, once in ten minutes', async () => {
  const contactId = await addContact({ firstName: 'Evil.com' });
  const { id } = await api.monitoring.add({ contactId, provider: 'identityiq', status: 'needs-client' });
  expect(await api.monitoring.sendEnrolment({ id })).toMatchObject({ status: 'invited' });
  await expect(api.monitoring.sendEnrolment({ id })).rejects.toMatchObject({ code: 'monitoring.sentJustNow', status: 409 });
  const { mails } = await api.mail.list({});
  const mail = await api.mail.get({ id: mails.find((row) => row.kind === 'monitoring.enrolment')?.id ?? '' });
  expect(mail).toMatchObject({ contactId, subject: 'Your credit monitoring at IdentityIQ' });
  expect(mail.text).toContain('\n\nhttps://enrol.example.com/?office=7\n\n');
  expect(mail.text).toMatch(/^Hello,\n/);
  ahead = 10 * 60_000;
  await api.monitoring.sendEnrolment({ id });
  const other = await api.monitoring.add({ contactId, provider: 'smartcredit' });
  await expect(api.monitoring.sendEnrolment({ id: other.id })).rejects.toMatchObject({ code: 'monitoring.noEnrolmentLink', status: 409 });
  const mute = await connect({ contactId: await addContact({ email: null }) });
  await expect(api.monitoring.sendEnrolment({ id: mute.id })).rejects.toMatchObject({ code: 'monitoring.noEmail', status: 422 });
  await api.contacts.archive({ id: mute.contactId, version: (await api.contacts.get({ id: mute.contactId })).version });
  await expect(api.monitoring.sendEnrolment({ id: mute.id })).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
});

test('G28, G29: the link is not mailed to who asked not to be emailed, or has no agreement, and can be mailed once that is mended', async () => {
  const contactId = await addContact();
  const { id } = await api.monitoring.add({ contactId, provider: 'identityiq' });
  const consent = (given: boolean) => api.contacts.recordConsent({ id: contactId, channel: 'email', given, source: 'phone' });
  await consent(true);
  await consent(false);
  await expect(api.monitoring.sendEnrolment({ id })).rejects.toMatchObject({ code: 'monitoring.optedOut', status: 409 });
  await consent(true);
  expect(await api.monitoring.sendEnrolment({ id })).toMatchObject({ id });
  const { id: lead } = await api.contacts.create({ ...COMPLETE_CONTACT, email: 'no-agreement@example.test' });
  const other = await api.monitoring.add({ contactId: lead, provider: 'identityiq' });
  await expect(api.monitoring.sendEnrolment({ id: other.id })).rejects.toMatchObject({ code: 'agreements.none' });
});

test('those that need someone come first, page by page', async () => {
  const lastName = `Zz${newId().slice(-6)}`;
  const given = [
    ['active', '2026-12-24'],
    ['cancelled', null],
    ['unpaid', null],
    ['active', null],
    ['sign-in-failed', null],
    ['invited', null],
    ['active', '2026-11-30'],
    ['needs-client', null],
  ] as const;
  const contacts: string[] = [];
  for (const [status, nextRefreshOn] of given) {
    const contactId = await addContact({ lastName });
    contacts.push(contactId);
    await api.monitoring.add({ contactId, provider: 'other', status, nextRefreshOn });
  }
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 10; pages += 1) {
    const page = await api.monitoring.list({ search: lastName, limit: 3, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map((row) => `${row.status} ${row.nextRefreshOn ?? '-'}`));
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen).toEqual([
    'sign-in-failed -',
    'needs-client -',
    'unpaid -',
    'invited -',
    'active 2026-11-30',
    'active 2026-12-24',
    'active -',
    'cancelled -',
  ]);
  expect((await api.monitoring.list({ search: lastName, status: 'unpaid' })).rows).toHaveLength(1);
  expect((await api.monitoring.list({ search: lastName, provider: 'smartcredit' })).rows).toEqual([]);
  await patchContact(app.server.database.db, contacts[0] ?? '', { archivedAt: new Date() }, { at: new Date() });
  expect((await api.monitoring.list({ search: lastName })).rows).toHaveLength(7);
  const id = contacts[0] ?? '';
  expect((await api.monitoring.list({ search: lastName, after: cursorOf('monitoring', 6, 'infinity', id) })).rows.length).toBeLessThan(7);
  for (const after of ['x', cursorOf('monitoring', 0, '2026-02-30', id), cursorOf('monitoring', 0, 'infinity', 'x')])
    await expect(api.monitoring.list({ after })).rejects.toMatchObject({ code: 'app.cursorUnknown', status: 422 });
});

test('the history of a connection pages newest first', async () => {
  const { id, contactId } = await connect();
  for (let n = 0; n < 5; n += 1)
    await beginPull(app.server.database.db, {
      id: newId(),
      contactId,
      connectionId: id,
      kind: 'test',
      at: new Date(2_000_000_000_000 + n),
      byName: `Person ${n}`,
    });
  const first = await api.monitoring.listPulls({ id, limit: 3 });
  expect(first.rows.map((row) => row.begunBy)).toEqual(['Person 4', 'Person 3', 'Person 2']);
  const second = await api.monitoring.listPulls({ id, limit: 3, after: first.next ?? '' });
  expect([second.rows.map((row) => row.begunBy), second.next]).toEqual([['Person 1', 'Person 0'], null]);
  await expect(api.monitoring.listPulls({ id: NOBODY })).rejects.toMatchObject({ code: 'monitoring.notFound' });
});

test('the providers say how reports come in', async () => {
  const { rows } = await api.monitoring.providers({});
  expect(rows.find((row) => row.key === 'identityiq')).toMatchObject({
    name: 'IdentityIQ',
    canPull: true,
    enrolmentUrl: 'https://enrol.example.com/?office=7',
  });
  expect(rows.find((row) => row.key === 'other')).toMatchObject({ canPull: false, enrolmentUrl: null });
});

test('only those who manage monitoring get there', async () => {
  const { id, contactId } = await connect();
  for (const role of ['processor', 'read-only', 'billing'] as const) {
    const { api: other } = await app.signIn(role);
    for (const attempt of [
      () => other.monitoring.list({}),
      () => other.monitoring.importNow({ id }),
      () => other.monitoring.listPulls({ id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403 });
  }
  const { api: client } = await app.signIn('client', { contactId });
  await expect(client.monitoring.list({ contactId })).rejects.toMatchObject({ status: 403 });
});
