// The four documents of a contact: marked as received, mark removed, and the list of uploads.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { readFacet } from '../../../tests/support/facets.ts';
import { addMaria, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../rules/required-documents.ts';
import { openFileDoor, type FileDoor } from './testing.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const NOBODY = '00000000-0000-7000-8000-000000000000';
/** Half past ten in the evening of March 11 at the office, when it is March 12 in UTC. */
const EVENING = Date.parse('2030-03-12T02:30:00Z');
const TODAY = civilDate(2030, 3, 11);
const started = Date.now();
let app: TestApp;
let owner: Person;
let door: FileDoor;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(EVENING + Date.now() - started) });
  owner = await app.signIn('owner');
  door = openFileDoor(app.url, owner.token);
});
afterAll(() => app.close());

const addClient = async (over: object = {}) =>
  (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, ...over })).id;
const mark = (
  contactId: string,
  kind: DocumentKind = 'photo-id',
  more: { seenOn?: CivilDate; fileId?: string | null; note?: string } = {},
) => owner.api.files.check({ contactId, kind, seenOn: TODAY, ...more });
const list = (contactId: string, more: object = {}) => owner.api.files.listDocuments({ contactId, ...more });
const held = async (contactId: string) => (await list(contactId)).checks.flatMap(({ kind, check }) => (check ? [kind] : []));
const summary = (contactId: string) => readFacet(owner.api, contactId, 'documents');
/** Uploads a document and answers its id. */
async function send(contactId: string, name: string, through: FileDoor = door): Promise<string> {
  expect((await through.upload(`contacts/${contactId}/documents/${name}`, `bytes of ${name}`)).status).toBe(200);
  return (await list(contactId)).rows[0]?.id ?? '';
}

test('a document is marked as received with its file, the mark is removed and restored; the summary follows', async () => {
  const contactId = await addClient();
  expect(await list(contactId)).toEqual({ checks: DOCUMENT_KINDS.map((kind) => ({ kind, check: null })), rows: [], next: null });
  const fileId = await send(contactId, 'license.txt');
  const one = await mark(contactId, 'photo-id', { seenOn: addDays(TODAY, -3), fileId, note: ' Ends in June ' });
  expect(one).toMatchObject({
    kind: 'photo-id',
    seenOn: '2030-03-08',
    note: 'Ends in June',
    recordedBy: 'Test owner',
    removedAt: null,
    file: { id: fileId, name: 'license.txt', path: `contacts/${contactId}/documents/license.txt`, state: 'ok' },
  });
  await mark(contactId, 'authorization', { note: '' });
  expect([await held(contactId), await summary(contactId)]).toEqual([
    ['photo-id', 'authorization'],
    { files: 1, checked: 2, of: 4, missing: ['proof of Social Security number', 'proof of address'], asked: 0, late: 0 },
  ]);

  expect((await owner.api.files.removeCheck({ id: one.id })).removedAt).not.toBeNull();
  await expect(owner.api.files.removeCheck({ id: one.id })).rejects.toMatchObject({ code: 'files.checkNotFound', status: 404 });
  expect(await held(contactId)).toEqual(['authorization']);
  const again = await mark(contactId);
  await expect(owner.api.files.restoreCheck({ id: one.id })).rejects.toMatchObject({ code: 'files.alreadyChecked', status: 409 });
  await owner.api.files.removeCheck({ id: again.id });
  expect(await owner.api.files.restoreCheck({ id: one.id })).toEqual(one);
  await expect(owner.api.files.restoreCheck({ id: one.id })).rejects.toMatchObject({ code: 'files.checkNotFound' });
  // What was seen stays seen when the file is deleted.
  await door.remove(`contacts/${contactId}/documents/license.txt`);
  expect((await list(contactId)).checks[0]?.check).toMatchObject({ seenOn: '2030-03-08', file: null });
  expect(
    (await owner.api.activity.list({ contactId })).rows
      .filter(({ kind }) => kind.startsWith('files.documentCheck'))
      .map(({ kind, summary: said }) => [kind, said])
      .slice(0, 3),
  ).toEqual([
    ['files.documentCheckRestored', 'Photo ID marked as received again'],
    ['files.documentCheckTakenBack', 'Photo ID is no longer marked as received: the mark was removed'],
    ['files.documentChecked', 'Photo ID marked as received'],
  ]);
});

test('one of a kind: of several at once one is marked', async () => {
  const contactId = await addClient();
  const done = await Promise.allSettled(Array.from({ length: 5 }, () => mark(contactId)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of done.filter((two) => two.status === 'rejected'))
    expect(one.reason).toMatchObject({ code: 'files.alreadyChecked', status: 409 });
});

test('a day to come, an SSN in the note, and a file of someone or something else are refused', async () => {
  const { contactId } = await addMaria(app, owner.api);
  const other = await addClient();
  const foreign = await send(other, 'other.txt');
  await expect(mark(other, 'photo-id', { seenOn: addDays(TODAY, 1) })).rejects.toMatchObject({
    code: 'files.inFuture',
    status: 422,
    data: { fields: { seenOn: 'This day lies in the future.' } },
  });
  await expect(mark(contactId, 'ssn-proof', { note: 'SSN 219-09-5501' })).rejects.toMatchObject({ code: 'app.inputInvalid' });
  // The original of a report is kept with the report, and takes a right of its own.
  const {
    rows: [original],
  } = await app.server.database.pool.query<{ id: string }>(`select id from files where contact_id = $1 and purpose = 'credit-report'`, [
    contactId,
  ]);
  expect(original).toBeDefined();
  expect((await list(contactId)).rows).toEqual([]);
  await app.server.database.pool.query(`update files set state = 'infected' where id = $1`, [await send(contactId, 'virus.txt')]);
  const {
    rows: [infected],
  } = await list(contactId);
  expect(infected?.state).toBe('infected');
  for (const fileId of [foreign, original?.id ?? '', infected?.id ?? '', NOBODY])
    await expect(mark(contactId, 'ssn-proof', { fileId })).rejects.toMatchObject({ code: 'files.documentNotFound', status: 404 });
  await expect(mark(NOBODY)).rejects.toMatchObject({ code: 'contacts.notFound', status: 404 });
  await expect(list(NOBODY)).rejects.toMatchObject({ code: 'contacts.notFound', status: 404 });
  await expect(owner.api.files.removeCheck({ id: NOBODY })).rejects.toMatchObject({ code: 'files.checkNotFound' });
});

test('what was sent is listed newest first, a page at a time, with who sent it', async () => {
  const contactId = await addClient();
  const client = await app.signIn('client', { contactId });
  for (const name of ['a.txt', 'b.txt']) await send(contactId, name);
  await send(contactId, 'c.txt', openFileDoor(app.url, client.token));
  const first = await list(contactId, { limit: 2 });
  expect(first.rows.map(({ name, sentBy, mediaType, sizeBytes }) => [name, sentBy, mediaType, sizeBytes])).toEqual([
    ['c.txt', { kind: 'client', name: 'Test client' }, 'text/plain', 14],
    ['b.txt', { kind: 'office', name: 'Test owner' }, 'text/plain', 14],
  ]);
  expect(await list(contactId, { limit: 2, after: first.next })).toMatchObject({ rows: [{ name: 'a.txt' }], next: null });
  await expect(client.api.files.listDocuments({ contactId })).rejects.toMatchObject({ status: 403 });
});

test('who may see files looks, who may upload marks, and of an archived contact everything is only read', async () => {
  const contactId = await addClient();
  const one = await mark(contactId);
  const { api: sales } = await app.signIn('sales');
  expect((await sales.files.check({ contactId, kind: 'ssn-proof', seenOn: TODAY })).recordedBy).toBe('Test sales');
  for (const role of ['billing', 'read-only'] as const) {
    const { api } = await app.signIn(role);
    for (const call of [
      () => api.files.listDocuments({ contactId }),
      () => api.files.check({ contactId, kind: 'authorization', seenOn: TODAY }),
      () => api.files.removeCheck({ id: one.id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
    }
  }
  const gone = await mark(contactId, 'authorization');
  await owner.api.files.removeCheck({ id: gone.id });
  await owner.api.contacts.archive({ id: contactId, version: (await owner.api.contacts.get({ id: contactId })).version });
  for (const call of [
    () => mark(contactId, 'address-proof'),
    () => owner.api.files.removeCheck({ id: one.id }),
    () => owner.api.files.restoreCheck({ id: gone.id }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
  }
  expect(await held(contactId)).toEqual(['photo-id', 'ssn-proof']);
});

test('marks move to the kept record with their files and come back; of two of a kind the kept one counts', async () => {
  const [kept, merged] = [await addClient(), await addClient()];
  const fileId = await send(merged, 'bill.txt');
  const own = await mark(kept, 'photo-id', { note: 'kept' });
  await mark(merged, 'photo-id', { note: 'merged' });
  await mark(merged, 'address-proof', { fileId });
  const [{ version: keptVersion }, { version: mergedVersion }] = [
    await owner.api.contacts.get({ id: kept }),
    await owner.api.contacts.get({ id: merged }),
  ];
  const { id } = await owner.api.duplicates.merge({ keptId: kept, keptVersion, mergedId: merged, mergedVersion, take: [] });
  const { checks } = await list(kept);
  expect(checks.map(({ check }) => check && [check.id === own.id, check.note, check.file?.path ?? null])).toEqual([
    [true, 'kept', null],
    null,
    [false, null, `contacts/${kept}/documents/bill.txt`],
    null,
  ]);
  expect([await held(merged), await summary(kept)]).toMatchObject([['photo-id'], { files: 1, checked: 2 }]);
  await owner.api.duplicates.undoMerge({ id });
  expect([await held(kept), await held(merged)]).toEqual([['photo-id'], ['photo-id', 'address-proof']]);
  expect((await list(merged)).checks[2]?.check?.file?.id).toBe(fileId);
});
