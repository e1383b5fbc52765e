// Files of all contacts: listed by what the person may open, counted, looked at, marked and undone; and who opened a proof of identity.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openFileDoor, type FileDoor } from './testing.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const started = Date.now();
const BEGIN = Date.parse('2030-03-12T15:00:00Z');
let hoursLater = 0;
let app: TestApp;
let owner: Person;
let contactId: string;
let client: FileDoor;
let office: FileDoor;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(BEGIN + hoursLater * 3_600_000 + Date.now() - started) });
  owner = await app.signIn('owner');
  contactId = (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null })).id;
  office = openFileDoor(app.url, owner.token);
  client = openFileDoor(app.url, (await app.signIn('client', { contactId })).token);
});
afterAll(() => app.close());

const send = async (door: FileDoor, name: string, documentKind?: string): Promise<void> => {
  const details = documentKind === undefined ? {} : { metadata: { documentKind } };
  expect((await door.upload(`contacts/${contactId}/documents/${name}`, `bytes of ${name}`, 'text/plain', details)).status).toBe(200);
};
const files = (filter: object = {}) => owner.api.files.list(filter);
const one = async (name: string) => {
  const found = (await files()).rows.find((row) => row.name === name);
  if (!found) throw new Error(`${name} is not listed.`);
  return found;
};
const needs = async () => (await owner.api.dashboard.get()).needs.find(({ key }) => key === 'files.toLookAt')?.count ?? 0;

test('what a client sends is to be looked at, tied to what they say it is; what the office uploads is not', async () => {
  expect(await needs()).toBe(0);
  await send(client, 'license.txt', 'photo-id');
  await send(client, 'paper.txt', 'no such kind');
  await send(office, 'bill.txt', 'address-proof');
  expect(
    (await files()).rows.map(({ name, kind, looked, received, contactName, sentBy }) => [
      name,
      kind,
      looked,
      received,
      contactName,
      sentBy?.kind,
    ]),
  ).toEqual([
    ['bill.txt', 'address-proof', true, false, 'Maria Delgado', 'office'],
    ['paper.txt', null, false, false, 'Maria Delgado', 'client'],
    ['license.txt', 'photo-id', false, false, 'Maria Delgado', 'client'],
  ]);
  expect(await needs()).toBe(2);
  const counts = await owner.api.files.count({});
  expect(counts.toLookAt).toEqual({ count: 2, capped: false });
  expect(counts.kinds.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count])).toEqual([
    ['photo-id', 1],
    ['address-proof', 1],
    ['none', 1],
  ]);
  const names = async (filter: object) => (await files(filter)).rows.map(({ name }) => name);
  expect(await names({ review: 'sent', order: 'oldest' })).toEqual(['license.txt', 'paper.txt']);
  expect(await names({ sender: 'office' })).toEqual(['bill.txt']);
  expect(await names({ kind: 'none', contactId })).toEqual(['paper.txt']);
  expect(await names({ search: 'delgado', kind: 'photo-id' })).toEqual(['license.txt']);
  expect(await names({ search: 'someone else' })).toEqual([]);
  const [first, second] = [await files({ limit: 2 }), await files({ limit: 2, after: (await files({ limit: 2 })).next ?? '' })];
  expect([first.rows.length, second.rows.map(({ name }) => name), second.next]).toEqual([2, ['license.txt'], null]);
});

test('a mark receives the document, and undoing it leaves everything as it was', async () => {
  const before = await one('license.txt');
  const { document, heldElsewhere } = await owner.api.files.mark({
    id: before.id,
    kindBefore: 'photo-id',
    kind: 'photo-id',
    received: true,
  });
  expect([document.received, document.looked, heldElsewhere]).toEqual([true, true, false]);
  const checks = async () =>
    (await owner.api.files.listDocuments({ contactId })).checks.flatMap(({ kind, check }) => (check ? [[kind, check.file?.name]] : []));
  expect(await checks()).toEqual([['photo-id', 'license.txt']]);
  expect(await needs()).toBe(1);
  await owner.api.files.mark({ id: before.id, kindBefore: 'photo-id', kind: 'photo-id', looked: false, received: false });
  expect([await one('license.txt'), await checks()]).toEqual([before, []]);

  // Of two who mark it, the second sees the first one's decision.
  await owner.api.files.mark({ id: before.id, kindBefore: 'photo-id', kind: 'photo-id', received: true });
  await owner.api.files.mark({ id: before.id, kindBefore: 'photo-id', kind: 'ssn-proof', received: true });
  await expect(owner.api.files.mark({ id: before.id, kindBefore: 'photo-id', kind: null, received: false })).rejects.toMatchObject({
    code: 'files.markChanged',
    status: 409,
  });
  expect(await checks()).toEqual([['ssn-proof', 'license.txt']]);
  // A document received otherwise keeps its mark.
  const paper = await one('paper.txt');
  expect(await owner.api.files.mark({ id: paper.id, kindBefore: null, kind: 'ssn-proof', received: true })).toMatchObject({
    heldElsewhere: true,
    document: { received: false, kind: 'ssn-proof', looked: true },
  });
  expect(await checks()).toEqual([['ssn-proof', 'license.txt']]);
});

test('clients are listed with what is missing', async () => {
  const missing = async (kind: 'any' | 'none' | 'photo-id' | 'ssn-proof') =>
    (await owner.api.files.listClients({ missing: kind })).rows.map(({ name, held, files: sent }) => [name, held, sent]);
  const maria = [['Maria Delgado', ['ssn-proof'], 3]];
  expect([await missing('any'), await missing('photo-id'), await missing('ssn-proof'), await missing('none')]).toEqual([
    maria,
    maria,
    [],
    [],
  ]);
});

test('who of the office opens a proof of identity is recorded once, the client is not', async () => {
  const openings = async () =>
    (await owner.api.activity.list({ contactId })).rows
      .filter(({ kind }) => kind === 'files.identityProofOpened')
      .map(({ summary }) => summary);
  const license = `contacts/${contactId}/documents/license.txt`;
  for (const door of [client, office, office]) expect((await door.download(license)).status).toBe(200);
  await office.download(license, { range: 'bytes=3-' });
  await office.download(`contacts/${contactId}/documents/bill.txt`);
  expect(await openings()).toEqual(['File license.txt opened']);
  hoursLater = 0.3;
  // Its address leaves the row as well.
  const { downloadTokens } = (await office.metadata(license)).json;
  expect(
    (await openFileDoor(app.url).call('GET', `/v0/b/redress/o/${encodeURIComponent(license)}?alt=media&token=${String(downloadTokens)}`))
      .status,
  ).toBe(200);
  expect(await openings()).toHaveLength(2);
});

test('a specialist lists, a person of billing does not; a client never', async () => {
  const { api } = await app.signIn('processor');
  expect((await api.files.list({})).rows).toHaveLength(3);
  for (const role of ['billing', 'read-only', 'client'] as const) {
    const person = await app.signIn(
      role,
      role === 'client' ? { contactId: (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null })).id } : {},
    );
    await expect(person.api.files.list({})).rejects.toMatchObject({ status: 403 });
    await expect(person.api.files.mark({ id: contactId, kindBefore: null, kind: null, received: false })).rejects.toMatchObject({
      status: 403,
    });
  }
});
