// Who was shown what of whom: from the answers of the API and of the file protocol to the lists and the file for a notice of a breach.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { openFileDoor } from '../../files/server/testing.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
const noon = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`).getTime();
let passed = 0;
/** Noon of the coming day at the office, so that no day ends under a test. */
const clock = () => new Date(noon + passed);
const advance = (ms: number): void => void (passed += ms);
beforeAll(async () => void (app = await startTestApp({ clock })));
afterAll(() => app.close());

const MINUTE = 60_000;
const db = () => app.server.database.db;
const addContact = async (lastName: string) => {
  const { api } = await app.signIn('owner');
  return (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName, email: `${lastName}@example.test`.toLowerCase() })).id;
};

test('the first look of fifteen minutes is one entry for each kind, and a later one is another', async () => {
  const owner = await app.signIn('owner');
  const { api, userId } = await app.signIn('credit-specialist');
  const contactId = await addContact('Seen');
  await Promise.all([api.contacts.get({ id: contactId }), api.contacts.get({ id: contactId }), api.contacts.listNotes({ id: contactId })]);
  await api.disputes.getDraft({ contactId });
  await api.contacts.revealIdentity({ id: contactId });
  advance(16 * MINUTE);
  await api.contacts.get({ id: contactId });
  const { rows } = await owner.api.accessLog.listForContact({ contactId });
  expect(rows.filter((row) => row.userId === userId).map(({ kind }) => kind)).toEqual(['contact', 'identity', 'dispute', 'contact']);
  // What the person saw of others is no part of this list.
  const other = await addContact('Other');
  await api.contacts.get({ id: other });
  expect((await owner.api.accessLog.listForContact({ contactId })).rows.map(({ userName }) => userName)).toEqual(
    rows.map(({ userName }) => userName),
  );
  const mine = await owner.api.accessLog.listForPerson({ userId, limit: 1 });
  expect(mine.rows).toMatchObject([{ contactId: other, kind: 'contact' }]);
  expect((await owner.api.accessLog.listForPerson({ userId, after: mine.next ?? '' })).rows).toHaveLength(4);
});

test('the clients that one sign-in touched are counted and leave as a file, without those of another sign-in or day', async () => {
  const owner = await app.signIn('owner');
  const admin = await app.signIn('admin');
  const [first, second] = [await addContact('Avila'), await addContact('Baker')];
  await admin.api.contacts.get({ id: first });
  await admin.api.contacts.get({ id: second });
  advance(26 * 60 * MINUTE);
  const again = await app.signIn('owner');
  const { contacts, sessions } = await again.api.accessLog.summarizePerson({ userId: admin.userId });
  expect({ contacts, sessions }).toMatchObject({ contacts: 2, sessions: [{ contacts: 2 }] });
  const sessionId = sessions[0]?.id ?? '';
  const file = await again.api.accessLog.exportPerson({ userId: admin.userId, sessionId });
  const lines = (await file.text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(expect.arrayContaining([first, second]));
  const today = clock().toISOString().slice(0, 10);
  expect(await again.api.accessLog.summarizePerson({ userId: admin.userId, from: today })).toEqual({ contacts: 0, sessions: [] });
  const left = await again.api.activity.list({ feature: 'accessLog', actor: again.userId });
  expect(left.rows.map(({ kind }) => kind)).toEqual(['accessLog.exported']);
  expect(owner.userId).not.toBe(again.userId);
});

test.each(['credit-specialist', 'processor', 'sales', 'read-only'] as const)('%s sees no access log', async (role) => {
  const { api, userId } = await app.signIn(role);
  await expect(api.accessLog.listForPerson({ userId })).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(api.accessLog.exportPerson({ userId })).rejects.toMatchObject({ code: 'app.notAllowed' });
});

test('a file of a client, opened by its address, is an entry; what the client opens is none', async () => {
  const owner = await app.signIn('owner');
  const contactId = await addContact('Papers');
  const client = await app.signIn('client', { contactId });
  const name = `contacts/${contactId}/letter from bank.txt`;
  expect((await openFileDoor(app.url, client.token).upload(name, 'hello')).status).toBe(200);
  const open = async (token: string) => (await openFileDoor(app.url, token).download(name)).bytes.toString();
  expect(await open(client.token)).toBe('hello');
  const kinds = async () => (await owner.api.accessLog.listForContact({ contactId })).rows.map(({ kind }) => kind);
  expect(await kinds()).not.toContain('document');
  expect(await open(owner.token)).toBe('hello');
  expect(await kinds()).toContain('document');
});

test('entries of a day that is over cannot be changed, added or removed without being found', async () => {
  const { api } = await app.signIn('owner');
  const contactId = await addContact('Chained');
  await api.contacts.get({ id: contactId });
  advance(24 * 60 * MINUTE);
  const again = await app.signIn('owner');
  const { context } = app.server;
  await context.jobs.send(db(), 'accessLog.closeDays', {});
  context.jobs.wake('accessLog.closeDays');
  await app.eventually(async () => (await again.api.activity.list({ feature: 'accessLog', actor: 'system' })).rows[0]);
  const verify = async () => {
    advance(MINUTE);
    const { id } = await again.api.system.startRun({ task: 'accessLog.verify' });
    return app.eventually(async () => {
      const { tasks } = await again.api.system.listTasks();
      const latest = tasks.find(({ key }) => key === 'accessLog.verify')?.latest;
      return latest?.id === id && latest.endedAt !== null ? latest : undefined;
    });
  };
  expect(await verify()).toMatchObject({ ok: true });
  const { rows } = await sql<{
    id: number;
  }>`update access_log set kind = 'mail' where id = (select min(id) from access_log where kind = 'contact') returning id`.execute(db());
  expect(await verify()).toMatchObject({ ok: false });
  await sql`update access_log set kind = 'contact' where id = ${rows[0]?.id}`.execute(db());
  expect(await verify()).toMatchObject({ ok: true });
  await sql`delete from access_log where at < ${new Date(clock().getTime() - 20 * 60 * MINUTE)}`.execute(db());
  await sql`delete from access_log_days`.execute(db());
  expect(await verify()).toMatchObject({ ok: false });
});
