// What clients are asked for: answered by what they send, reminded of, stopped by a cancellation, asked again before a document ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { readFacet } from '../../../tests/support/facets.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { listCanceled } from '../../agreements/server/public.ts';
import { remindRequests, renewDocuments } from './request-jobs.ts';
import { jobCallAt } from './testing-jobs.ts';
import { openFileDoor } from './testing.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const NOON = Date.parse('2030-03-12T17:00:00Z');
const TODAY = civilDate(2030, 3, 12);
const DAY_MS = 24 * 3_600_000;
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const started = Date.now();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(NOON + Date.now() - started) });
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const later = (days: number) => new Date(NOON + days * DAY_MS);
const remind = (days: number) => remindRequests(listCanceled).run({}, jobCallAt(app, later(days)));
const addClient = async (over: object = {}) =>
  (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, phone: null, ...over })).id;
const ask = (contactId: string, kinds: readonly ('photo-id' | 'address-proof' | 'other')[], days = 7, words: string | null = null) =>
  owner.api.files.requestDocuments({
    contactId,
    documents: kinds.map((kind) => ({ kind, words: kind === 'other' ? words : null })),
    dueOn: addDays(TODAY, days),
  });
const states = async (contactId: string) =>
  Object.fromEntries((await owner.api.files.listRequests({ contactId })).rows.map(({ kind, state }) => [kind, state]));
const mailsTo = async (contactId: string) => {
  const { db } = app.server.database;
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'contentSealed', 'kind'])
    .where('contactId', '=', contactId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, contentSealed, kind }) => {
    const { subject, text } = JSON.parse(app.server.services.sealer.openText(`mails:${id}:content`, contentSealed)) as Record<
      string,
      string
    >;
    return { kind, subject, text };
  });
};

test('a request is told in the client’s language, answered by what is sent, open again when that is rejected, done when it is accepted', async () => {
  const contactId = await addClient({ email: 'ana@clients.example', language: 'es', firstName: 'Ana' });
  const asked = await ask(contactId, ['photo-id', 'other'], 7, 'The letter of May 2');
  expect(asked.mailed).toBe(true);
  const [mail] = await mailsTo(contactId);
  expect(mail).toMatchObject({ kind: 'files.requested', subject: 'Su oficina le pidió documentos' });
  expect(mail?.text).toContain('Identificación con foto, a más tardar el 19 de marzo de 2030');
  await expect(ask(contactId, ['photo-id'])).rejects.toMatchObject({ code: 'files.alreadyRequested' });
  await expect(ask(contactId, ['address-proof'], -1)).rejects.toMatchObject({ code: 'files.dueInPast' });
  await expect(ask(contactId, ['other'])).rejects.toMatchObject({ status: 422 });
  expect(await readFacet(owner.api, contactId, 'documents')).toMatchObject({ asked: 2, late: 0 });

  const client = await app.signIn('client', { contactId });
  const door = openFileDoor(app.url, client.token);
  expect((await client.api.files.listMine()).requests.map(({ kind, answered }) => [kind, answered]).toSorted()).toEqual([
    ['other', false],
    ['photo-id', false],
  ]);
  const send = async (name: string, metadata: object) => {
    await door.upload(`contacts/${contactId}/documents/${name}`, PDF + name, 'application/pdf', { metadata });
    return (await owner.api.files.listDocuments({ contactId })).rows[0]?.id ?? '';
  };
  const id = await send('license.pdf', { documentKind: 'photo-id' });
  await send('letter.pdf', { documentKind: 'other', documentRequest: asked.rows.find(({ kind }) => kind === 'other')?.id });
  expect(await states(contactId)).toEqual({ 'photo-id': 'answered', other: 'answered' });
  await owner.api.files.reject({ id, kindBefore: 'photo-id', kind: 'photo-id', reason: 'unreadable' });
  expect(await states(contactId)).toEqual({ 'photo-id': 'open', other: 'answered' });
  const again = await send('license 2.pdf', { documentKind: 'photo-id' });
  await owner.api.files.mark({ id: again, kindBefore: 'photo-id', kind: 'photo-id', received: true });
  expect(await states(contactId)).toEqual({ 'photo-id': 'done', other: 'answered' });
  // Undone, it waits for a decision again.
  await owner.api.files.mark({ id: again, kindBefore: 'photo-id', kind: 'photo-id', looked: false, received: false });
  expect(await states(contactId)).toEqual({ 'photo-id': 'answered', other: 'answered' });
  // Taken back by the client before anyone decided.
  await door.remove(`contacts/${contactId}/documents/license 2.pdf`);
  expect(await states(contactId)).toMatchObject({ 'photo-id': 'open' });
});

test('reminders begin two days before the day, come every three days and at most five times, and end with the answer', async () => {
  const contactId = await addClient({ email: 'late@clients.example' });
  await ask(contactId, ['address-proof']);
  const count = async () => (await mailsTo(contactId)).filter(({ kind }) => kind === 'files.reminded').length;
  const sent: number[] = [];
  for (let day = 0; day <= 30; day += 1) {
    const before = await count();
    await remind(day);
    await remind(day);
    if ((await count()) > before) sent.push(day);
  }
  expect(sent).toEqual([5, 8, 11, 14, 17]);
  expect((await mailsTo(contactId)).at(-1)?.subject).toBe('Documents we still need from you');
  // Received on paper: the request is done.
  await owner.api.files.check({ contactId, kind: 'address-proof', seenOn: TODAY });
  expect(await states(contactId)).toEqual({ 'address-proof': 'done' });
});

test('a withdrawn request, an answer and a cancellation each end the reminders; nothing is asked after a cancellation', async () => {
  const contactId = await addClient({ email: 'stop@clients.example' });
  const { rows } = await ask(contactId, ['photo-id'], 3);
  await owner.api.files.withdrawRequest({ id: rows[0]?.id ?? '' });
  await expect(owner.api.files.withdrawRequest({ id: rows[0]?.id ?? '' })).rejects.toMatchObject({ code: 'files.requestNotFound' });
  await ask(contactId, ['address-proof'], 3);
  await letWork(app, contactId, later(0));
  const [agreement] = (await owner.api.agreements.list({ contactId })).rows;
  if (!agreement) throw new Error('There is no agreement.');
  await owner.api.agreements.cancelNotice({ id: agreement.id, version: agreement.version, cancelledOn: TODAY, how: 'email' });
  const client = await app.signIn('client', { contactId });
  expect((await client.api.files.listMine()).requests).toEqual([]);
  await remind(5);
  expect((await mailsTo(contactId)).filter(({ kind }) => kind === 'files.reminded')).toEqual([]);
  await expect(ask(contactId, ['photo-id'])).rejects.toMatchObject({
    code: 'files.requestAfterCancellation',
    data: { citation: '15 U.S.C. 1679e(a)' },
  });
});

test('a document that ends within 30 days is asked for again, once; late ones need action', async () => {
  const contactId = await addClient({ email: null, category: 'client' });
  await owner.api.files.check({ contactId, kind: 'photo-id', seenOn: TODAY, validUntil: addDays(TODAY, 40) });
  const renew = (days: number) => renewDocuments(listCanceled).run({}, jobCallAt(app, later(days)));
  await renew(0);
  expect(await states(contactId)).toEqual({});
  await renew(11);
  await renew(12);
  const { rows } = await owner.api.files.listRequests({ contactId });
  expect(rows.map(({ kind, dueOn, requestedBy }) => [kind, dueOn, requestedBy])).toEqual([['photo-id', addDays(TODAY, 40), null]]);
  expect(await mailsTo(contactId)).toEqual([]);
});

test('who may ask, and what of others is not told', async () => {
  const contactId = await addClient({ email: null });
  const [processor, billing] = await Promise.all([app.signIn('processor'), app.signIn('billing')]);
  await processor.api.files.requestDocuments({ contactId, documents: [{ kind: 'photo-id' }], dueOn: TODAY });
  await expect(billing.api.files.requestDocuments({ contactId, documents: [{ kind: 'photo-id' }], dueOn: TODAY })).rejects.toMatchObject({
    status: 403,
  });
  const stranger = await app.signIn('client', { contactId: await addClient({ email: null }) });
  expect((await stranger.api.files.listMine()).requests).toEqual([]);
});
