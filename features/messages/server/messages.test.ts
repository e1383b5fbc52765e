// Messages between the office and its clients: who sees which, what is told and to whom, and what is kept of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let owner: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api: owner } = await app.signIn('owner'));
});
afterAll(() => app.close());

let people = 0;
async function addClient(more: object = {}) {
  people += 1;
  const { id } = await owner.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: `reader${people}@example.test`, ...more });
  return { id, ...(await app.signIn('client', { contactId: id })) };
}
const mailsTo = async (contactId: string) =>
  (await owner.mail.list({ limit: 50, contactId })).mails.filter(({ kind }) => kind === 'messages.new');

test('a client writes, the office answers, and each sees what is new to them', async () => {
  const { id: contactId, api: client } = await addClient();
  expect((await client.messages.listMine({})).rows).toEqual([]);
  const thread = await client.messages.startMine({ body: 'When does it begin?\n\nThank you.' });
  expect(thread).toMatchObject({ subject: null, lastMessage: 'When does it begin? Thank you.', lastFrom: 'client', unread: false });
  const [seen] = (await owner.messages.list({ contactId })).rows;
  expect(seen).toMatchObject({ id: thread.id, unread: true });
  await owner.messages.read({ id: thread.id });
  expect((await owner.messages.list({ contactId })).rows[0]?.unread).toBe(false);
  await owner.messages.reply({ id: thread.id, body: 'On Monday.' });
  expect((await client.messages.listMine({})).rows).toMatchObject([{ lastMessage: 'On Monday.', lastFrom: 'office', unread: true }]);
  const { rows } = await client.messages.getMine({ id: thread.id });
  expect(rows.map(({ from, name, body }) => [from, name, body])).toEqual([
    ['office', 'Test owner', 'On Monday.'],
    ['client', 'Test client', 'When does it begin?\n\nThank you.'],
  ]);
  await client.messages.readMine({ id: thread.id });
  expect((await client.messages.listMine({})).rows[0]?.unread).toBe(false);
  await client.messages.replyMine({ id: thread.id, body: 'Good.' });
  expect((await owner.messages.get({ id: thread.id })).thread).toMatchObject({ lastMessage: 'Good.', unread: true });
});

test('the email and the records say that something was written, and not what', async () => {
  const { id: contactId, api: client } = await addClient({ language: 'es' });
  await owner.messages.start({ contactId, subject: 'Your zebra', body: 'The quagga is extinct.' });
  await client.messages.startMine({ subject: null, body: 'And the thylacine?' });
  const [mail, second] = await mailsTo(contactId);
  expect([mail?.subject, second]).toEqual(['Tiene un mensaje nuevo', undefined]);
  const { text } = await owner.mail.get({ id: mail?.id ?? '' });
  expect(text).toContain('/client/messages');
  const { rows } = await app.server.database.pool.query<{ row: string }>(
    `select to_jsonb(a)::text as row from activity a where contact_id = $1
      union all select to_jsonb(t)::text from message_threads t where contact_id = $1 union all select to_jsonb(m)::text from messages m where contact_id = $1`,
    [contactId],
  );
  const entries = JSON.stringify([(await owner.activity.list({ contactId })).rows, rows, text]);
  expect(entries).toContain('Message sent to Maria Delgado');
  expect(entries).not.toMatch(/zebra|quagga|thylacine/);
});

test('who asked not to be emailed is not, and finds the message in the portal', async () => {
  const { id: contactId, api: client } = await addClient();
  await owner.contacts.recordConsent({ id: contactId, channel: 'email', given: false, source: 'phone' });
  await owner.messages.start({ contactId, subject: null, body: 'Hello' });
  expect(await mailsTo(contactId)).toEqual([]);
  expect((await client.messages.listMine({})).rows).toHaveLength(1);
});

test('no one reads or answers what is not theirs', async () => {
  const one = await addClient();
  const other = await addClient();
  const { id } = await one.api.messages.startMine({ body: 'Mine' });
  const missing = { code: 'messages.notFound', status: 404 };
  await expect(other.api.messages.getMine({ id })).rejects.toMatchObject(missing);
  await expect(other.api.messages.replyMine({ id, body: 'Mine, too' })).rejects.toMatchObject(missing);
  await expect(other.api.messages.readMine({ id })).rejects.toMatchObject(missing);
  expect((await other.api.messages.listMine({})).rows).toEqual([]);
  for (const call of [
    () => one.api.messages.get({ id }),
    () => one.api.messages.start({ contactId: one.id, subject: null, body: 'As staff' }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 });
  const reader = (await app.signIn('read-only')).api;
  expect((await reader.messages.list({ contactId: one.id })).rows).toHaveLength(1);
  await expect(reader.messages.reply({ id, body: 'Hello' })).rejects.toMatchObject({ status: 403 });
  await expect(owner.messages.start({ contactId: one.id, subject: null, body: 'SSN 219-09-5501' })).rejects.toMatchObject({
    code: 'app.inputInvalid',
  });
  const contact = await owner.contacts.get({ id: one.id });
  await owner.contacts.archive({ id: one.id, version: contact.version });
  await expect(owner.messages.reply({ id, body: 'Hello' })).rejects.toMatchObject({ code: 'contacts.archived' });
});

test('a client writes thirty times an hour', async () => {
  const { api: client } = await addClient();
  const { id } = await client.messages.startMine({ body: '1' });
  for (let n = 2; n <= 30; n += 1) await client.messages.replyMine({ id, body: String(n) });
  await expect(client.messages.replyMine({ id, body: '31' })).rejects.toMatchObject({ code: 'messages.tooMany', status: 429 });
  // By the page, newest first, each once.
  const bodies: string[] = [];
  let after: string | undefined;
  do {
    const page = await client.messages.getMine({ id, limit: 7, ...(after !== undefined && { after }) });
    bodies.push(...page.rows.map(({ body }) => body));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(bodies).toEqual(Array.from({ length: 30 }, (_, n) => String(30 - n)));
});

test('threads are paged by the last message, and go with a merged contact and back', async () => {
  const { id: fromId, api: client } = await addClient();
  const { id: toId } = await owner.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: '(419) 555-0199' });
  const [first, second] = [
    await client.messages.startMine({ subject: 'First', body: 'a' }),
    await client.messages.startMine({ subject: 'Second', body: 'b' }),
  ];
  await owner.messages.reply({ id: first.id, body: 'c' });
  const top = await owner.messages.list({ contactId: fromId, limit: 1 });
  const rest = await owner.messages.list({ contactId: fromId, limit: 1, after: top.next ?? '' });
  expect([...top.rows, ...rest.rows].map(({ subject }) => subject)).toEqual(['First', 'Second']);
  expect(rest.next).toBeNull();

  const merge = async (keptId: string, mergedId: string) => {
    const [kept, merged] = [await owner.contacts.get({ id: keptId }), await owner.contacts.get({ id: mergedId })];
    return owner.duplicates.merge({ keptId, keptVersion: kept.version, mergedId, mergedVersion: merged.version, take: [] });
  };
  // Someone with a sign-in keeps their record, so the other one goes.
  const note = await owner.messages.start({ contactId: toId, subject: 'Third', body: 'd' });
  const { id: mergeId } = await merge(fromId, toId);
  expect((await owner.messages.list({ contactId: fromId })).rows.map(({ subject }) => subject)).toEqual(['Third', 'First', 'Second']);
  expect((await owner.messages.get({ id: note.id })).rows.map(({ body }) => body)).toEqual(['d']);
  expect((await client.messages.getMine({ id: note.id })).thread.subject).toBe('Third');
  await owner.duplicates.undoMerge({ id: mergeId });
  expect((await owner.messages.list({ contactId: toId })).rows.map(({ subject }) => subject)).toEqual(['Third']);
  await expect(client.messages.getMine({ id: note.id })).rejects.toMatchObject({ code: 'messages.notFound' });
  expect(second.lastMessage).toBe('b');
});
