// Reviews of documents: accepted with a last day, rejected with a reason that the client reads, undone; proofs for letters; what was opened.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { addDays, civilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { refuseWithoutProofs } from '../rules/letter-proofs.ts';
import { listHeldDocuments, missingProofs } from './public.ts';
import { tellRejections } from './request-jobs.ts';
import { jobCallAt } from './testing-jobs.ts';
import { openFileDoor, type FileDoor } from './testing.ts';
import { listCanceled } from '../../agreements/server/public.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const NOON = Date.parse('2030-03-12T17:00:00Z');
const TODAY = civilDate(2030, 3, 12);
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const ZONE = 'America/New_York';
const started = Date.now();
let moved = 0;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(NOON + moved + Date.now() - started) });
  owner = await app.signIn('owner');
});
afterAll(() => app.close());
const now = (): Date => new Date(NOON + moved + Date.now() - started);

interface Case {
  readonly contactId: string;
  readonly client: Person;
  readonly door: FileDoor;
  readonly send: (name: string, kind?: string) => Promise<string>;
}
async function addClient(over: object = {}): Promise<Case> {
  const contactId = (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, phone: null, ...over })).id;
  const client = await app.signIn('client', { contactId });
  const door = openFileDoor(app.url, client.token);
  return {
    contactId,
    client,
    door,
    send: async (name, kind) => {
      const details = kind === undefined ? {} : { metadata: { documentKind: kind } };
      const { status } = await door.upload(`contacts/${contactId}/documents/${name}`, PDF + name, 'application/pdf', details);
      expect(status).toBe(200);
      return (await owner.api.files.listDocuments({ contactId })).rows[0]?.id ?? '';
    },
  };
}
const tell = () => tellRejections(listCanceled).run({}, jobCallAt(app, now()));
const stateOf = async ({ client }: Case) => (await client.api.files.listMine()).documents[0];
const mails = (contactId: string) =>
  app.server.database.db.selectFrom('mails').select(['id', 'kind']).where('contactId', '=', contactId).orderBy('id').execute();

test('a document is sent, rejected with a reason that the client reads, sent again and accepted', async () => {
  const one = await addClient({ email: 'rosa@clients.example' });
  const id = await one.send('license.pdf', 'photo-id');
  expect(await stateOf(one)).toMatchObject({ review: 'sent', rejection: null, own: true });
  await expect(owner.api.files.reject({ id, kindBefore: 'photo-id', kind: 'photo-id', reason: 'other' })).rejects.toMatchObject({
    code: 'files.reasonMissing',
    status: 422,
  });
  const rejected = await owner.api.files.reject({
    id,
    kindBefore: 'photo-id',
    kind: 'photo-id',
    reason: 'unreadable',
    words: 'The glare hides your name.',
  });
  expect(rejected.document).toMatchObject({ review: 'rejected', looked: true, received: false, seenByClient: false });
  expect(await stateOf(one)).toMatchObject({
    review: 'rejected',
    rejection: { reason: 'unreadable', words: 'The glare hides your name.' },
    seen: false,
  });
  const stored = await sql<{ text: string }>`select files::text as text from files where id = ${id}`.execute(app.server.database.db);
  expect(stored.rows[0]?.text).not.toContain('glare');
  // The client saw it; a second time changes nothing.
  expect(await one.client.api.files.noteSeen({ ids: [id] })).toEqual({ noted: 1 });
  await expect(one.client.api.files.noteSeen({ ids: [id] })).rejects.toMatchObject({ code: 'files.seenAlready' });
  expect((await owner.api.files.list({ contactId: one.contactId, seen: 'yes' })).rows).toHaveLength(1);
  // Five minutes later one email goes out, and no second one.
  await tell();
  expect(await mails(one.contactId)).toEqual([]);
  moved += 6 * 60_000;
  await tell();
  await tell();
  expect((await mails(one.contactId)).map(({ kind }) => kind)).toEqual(['files.rejected']);

  const again = await one.send('license again.pdf', 'photo-id');
  const { document } = await owner.api.files.mark({
    id: again,
    kindBefore: 'photo-id',
    kind: 'photo-id',
    received: true,
    expiresOn: addDays(TODAY, 400),
  });
  expect(document).toMatchObject({ review: 'accepted', received: true, expiresOn: addDays(TODAY, 400) });
  const counts = await owner.api.files.count({ contactId: one.contactId });
  expect(Object.fromEntries(counts.reviews.map(({ review, count }) => [review, count]))).toEqual({
    sent: 0,
    accepted: 1,
    rejected: 1,
    expired: 0,
  });
});

test('undo brings each decision back, and no client is told of one that was undone', async () => {
  const one = await addClient({ email: 'undo@clients.example' });
  const id = await one.send('card.pdf', 'ssn-proof');
  await owner.api.files.reject({ id, kindBefore: 'ssn-proof', kind: 'ssn-proof', reason: 'cut-off' });
  await owner.api.files.mark({ id, kindBefore: 'ssn-proof', kind: 'ssn-proof', looked: false, received: false });
  expect(await stateOf(one)).toMatchObject({ review: 'sent', rejection: null });
  moved += 10 * 60_000;
  await tell();
  expect(await mails(one.contactId)).toEqual([]);
  // Accepted and received, then rejected: the mark of the required document goes, and undo brings it back.
  await owner.api.files.mark({ id, kindBefore: 'ssn-proof', kind: 'ssn-proof', received: true });
  await owner.api.files.reject({ id, kindBefore: 'ssn-proof', kind: 'ssn-proof', reason: 'cut-off' });
  const held = async () =>
    (await owner.api.files.listDocuments({ contactId: one.contactId })).checks.flatMap(({ check }) => check?.kind ?? []);
  expect(await held()).toEqual([]);
  await owner.api.files.mark({ id, kindBefore: 'ssn-proof', kind: 'ssn-proof', received: true, expiresOn: null });
  expect(await held()).toEqual(['ssn-proof']);
  await expect(owner.api.files.reject({ id, kindBefore: 'photo-id', kind: 'ssn-proof', reason: 'cut-off' })).rejects.toMatchObject({
    code: 'files.markChanged',
  });
});

test('a document counts through its last day: not afterwards in the list, for letters, or as received', async () => {
  const one = await addClient({ email: null });
  const id = await one.send('license.pdf', 'photo-id');
  const accept = (expiresOn: CivilDate) =>
    owner.api.files.mark({ id, kindBefore: 'photo-id', kind: 'photo-id', received: true, expiresOn });
  await expect(accept(addDays(TODAY, -1))).rejects.toMatchObject({ code: 'files.expiredAlready', status: 422 });
  await accept(addDays(TODAY, 1));
  const { db } = app.server.database;
  const missing = async (at = now()) => (await missingProofs(db, [one.contactId], { now: at, zone: ZONE })).get(one.contactId);
  expect(await missing()).toEqual(['address-proof']);
  expect(await missing(new Date(now().getTime() + 26 * 3_600_000))).toEqual(['address-proof']);
  expect(await missing(new Date(now().getTime() + 60 * 3_600_000))).toEqual(['photo-id', 'address-proof']);
  expect(await listHeldDocuments(db, one.contactId, addDays(TODAY, 1))).toHaveLength(1);
  expect(await listHeldDocuments(db, one.contactId, addDays(TODAY, 2))).toEqual([]);
  // On paper counts as well.
  await owner.api.files.check({ contactId: one.contactId, kind: 'address-proof', seenOn: TODAY });
  expect(await missing()).toBeUndefined();

  const before = moved;
  moved += 60 * 3_600_000;
  owner = await app.signIn('owner');
  expect((await owner.api.files.listDocuments({ contactId: one.contactId })).checks[0]?.check).toMatchObject({ expired: true });
  expect((await owner.api.files.list({ contactId: one.contactId, review: 'expired' })).rows.map((row) => row.id)).toEqual([id]);
  // Another one takes the place of the expired mark.
  const name = `contacts/${one.contactId}/documents/new license.pdf`;
  await openFileDoor(app.url, owner.token).upload(name, PDF, 'application/pdf', { metadata: { documentKind: 'photo-id' } });
  const fresh = (await owner.api.files.listDocuments({ contactId: one.contactId })).rows[0]?.id ?? '';
  await owner.api.files.mark({ id: fresh, kindBefore: 'photo-id', kind: 'photo-id', received: true });
  expect((await owner.api.files.listDocuments({ contactId: one.contactId })).checks[0]?.check).toMatchObject({
    expired: false,
    file: { id: fresh },
  });
  moved = before;
});

test('what is rejected or not looked at goes with no letter, and the refusal says what to do', async () => {
  const one = await addClient({ email: null });
  const id = await one.send('bill.pdf', 'address-proof');
  const { db } = app.server.database;
  expect(await listHeldDocuments(db, one.contactId)).toEqual([]);
  await owner.api.files.mark({ id, kindBefore: 'address-proof', kind: 'address-proof', received: false });
  expect((await listHeldDocuments(db, one.contactId)).map((held) => held.id)).toEqual([id]);
  await owner.api.files.reject({ id, kindBefore: 'address-proof', kind: 'address-proof', reason: 'old' });
  expect(await listHeldDocuments(db, one.contactId)).toEqual([]);
  const refusal = refuseWithoutProofs(['photo-id', 'address-proof']);
  expect(refusal?.code).toBe('files.proofMissing');
  expect(refusal?.message).toContain('an accepted photo ID and an accepted proof of address');
  expect(refuseWithoutProofs([])).toBeUndefined();
});

test('who opened a document is listed once for each person; a client decides nothing and sees only their own', async () => {
  const one = await addClient({ email: null });
  const id = await one.send('license.pdf', 'photo-id');
  const path = `contacts/${one.contactId}/documents/license.pdf`;
  const door = openFileDoor(app.url, owner.token);
  await door.download(path);
  await door.download(path);
  expect((await owner.api.files.listOpenings({ id })).rows.map(({ name }) => name)).toEqual(['Test owner']);
  const other = await addClient({ email: null });
  expect((await other.client.api.files.listMine()).documents).toEqual([]);
  await expect(other.client.api.files.noteSeen({ ids: [id] })).rejects.toMatchObject({ code: 'files.seenAlready' });
  await expect(one.client.api.files.reject({ id, kindBefore: 'photo-id', kind: 'photo-id', reason: 'old' })).rejects.toMatchObject({
    status: 403,
  });
});
