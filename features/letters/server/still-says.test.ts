// Letters that lie in the office while what they rest on changes: refused by every door, and right once they are written again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { demoPaper } from '../../../db/demo/demo-documents.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import {
  addMaria,
  collectionItem,
  COMPLETE_CONTACT,
  mailedLongAgo,
  mailLetters,
  printLetters,
  recordAnswer,
} from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { DraftItemInput } from '../../disputes/contract.ts';
import { storeFile } from '../../files/server/public.ts';
import { openFileDoor } from '../../files/server/testing.ts';
import { openDocuments } from './store.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const UNTRUE = { code: 'disputes.noLongerTrue', status: 409 };
let app: TestApp;
let api: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function openRound(contactId: string, reportId: string, item: DraftItemInput) {
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [item] });
  expect(draft.items[0]?.problems.filter(({ blocks }) => blocks)).toEqual([]);
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  const letterId = await readyLetter(contactId, roundId);
  await approveLetters(app, api, contactId);
  return { roundId, letterId };
}
async function readyLetter(contactId: string, roundId: string): Promise<string> {
  const isReady = async () => (await api.letters.list({ contactId })).rows.find((one) => one.roundId === roundId && one.state === 'ready');
  return (await app.eventually(isReady)).id;
}
async function fileOf(letterId: string): Promise<string> {
  const { rows } = await app.server.database.pool.query<{ fileId: string }>('select file_id as "fileId" from letters where id = $1', [
    letterId,
  ]);
  return `letter/${rows[0]?.fileId ?? ''}`;
}
async function cannotBePrinted(letterId: string, words: RegExp): Promise<void> {
  const untrue = { ...UNTRUE, message: expect.stringMatching(words) };
  await expect(api.letters.getPdf({ id: letterId })).rejects.toMatchObject(untrue);
  await expect(api.letters.createPrintBatch({ letterIds: [letterId] })).rejects.toMatchObject(untrue);
  expect((await openFileDoor(app.url, token).download(await fileOf(letterId))).status).toBe(403);
}

test('the name of the linked spouse is none of the client’s', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  for (const name of ['Maria Ortega', 'Luis Delgado']) await api.contacts.addOtherName({ id: contactId, name });
  const { letterId } = await openRound(contactId, reportId, collectionItem(collectionId, 'EQ'));
  const printed = async () => {
    const [document] = await openDocuments(app.server.database.db, app.server.services.sealer, [letterId]);
    return document?.identification.find(({ label }) => label === 'Other names')?.value;
  };
  expect(await printed()).toBe('Maria Ortega; Luis Delgado');
  const luis = await api.contacts.create({ ...COMPLETE_CONTACT, firstName: 'Luis', email: 'luis@example.test', phone: null, ssn: null });
  const { version } = await api.contacts.get({ id: contactId });
  await api.contacts.linkSpouse({ id: contactId, version, spouseId: luis.id });
  await cannotBePrinted(letterId, /Other names is not what the letter to Equifax says any more/);
  await api.letters.retry({ id: letterId });
  expect(await printed()).toBe('Maria Ortega');
});

test('the client moves or has another name: the letter is written again, and what was printed before goes to no printer', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { roundId, letterId } = await openRound(contactId, reportId, collectionItem(collectionId, 'EQ'));
  // Jobs write to the contact as well.
  const change = (fields: object) =>
    app.eventually(async () => {
      const { version } = await api.contacts.get({ id: contactId });
      const done = api.contacts.update({ ...COMPLETE_CONTACT, id: contactId, version, ...fields });
      return done.catch((error: { status?: number }) => (error.status === 409 ? undefined : Promise.reject(error)));
    });
  await change({ phone: '(419) 555-0199', tags: ['moved'] });
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
  await printLetters(app, api, contactId);
  const batchId = (await api.letters.list({ contactId })).rows[0]?.printBatchId ?? '';

  const moved = { addressLine1: '99 Canal St', city: 'Akron', zip: '44301' };
  await change(moved);
  await cannotBePrinted(letterId, /The client's address is not what the letter to Equifax says any more/);
  await expect(api.letters.getPrintBatchPdf({ id: batchId })).rejects.toMatchObject(UNTRUE);
  const former = await fileOf(letterId);

  expect(await api.letters.retry({ id: letterId })).toMatchObject({ state: 'rendering' });
  await readyLetter(contactId, roundId);
  await approveLetters(app, api, contactId);
  const [row] = (await api.letters.list({ contactId })).rows;
  expect([row?.printedAt, row?.printBatchId]).toEqual([null, null]);
  const [document] = await openDocuments(app.server.database.db, app.server.services.sealer, [letterId]);
  expect(document?.sender.lines).toEqual(['99 Canal St', 'Akron, OH 44301']);
  const door = openFileDoor(app.url, token);
  expect([(await door.download(former)).status, (await door.download(await fileOf(letterId))).status]).toEqual([404, 200]);
  await expect(api.letters.getPrintBatchPdf({ id: batchId })).rejects.toMatchObject({ code: 'letters.notReady' });

  await change({ ...moved, lastName: 'Delgado-Ruiz' });
  await cannotBePrinted(letterId, /The client's name/);
  await change(moved);
  await mailLetters(app, api, contactId, { mailedOn: TODAY });
  await change({ ...moved, lastName: 'Delgado-Ruiz' });
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
  await expect(api.letters.retry({ id: letterId })).rejects.toMatchObject({ code: 'letters.notFailed' });
});

test('a paper that the letter encloses is no longer in hand, or turns out to be another one', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { database, services } = app.server;
  const paper = { contactId, name: 'license.pdf', mediaType: 'application/pdf', purpose: 'upload', createdBy: null };
  const { id } = await database.transaction((db) => storeFile(db, services, new Date(), paper, Buffer.from(demoPaper('License'))));
  const set = (column: 'document_kind' | 'deleted_at', value: unknown) =>
    database.pool.query(`update files set ${column} = $2 where id = $1`, [id, value]);
  await set('document_kind', 'photo-id');
  const { letterId } = await openRound(contactId, reportId, collectionItem(collectionId, 'EQ'));
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
  await set('document_kind', 'bureau-answer');
  await cannotBePrinted(letterId, /The enclosed document “Photo ID” is not what the letter to Equifax says any more/);
  await set('document_kind', 'photo-id');
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
  await set('deleted_at', new Date());
  await cannotBePrinted(letterId, /The enclosed document “Photo ID”/);
});

/** Maria's first dispute at Experian, mailed 60 days ago, and what may follow it. */
async function firstDispute() {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const item: DraftItemInput = collectionItem(collectionId, 'EX');
  const first = await openRound(contactId, reportId, item);
  await mailedLongAgo(app, first.roundId, addDays(TODAY, -60));
  const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items[0]?.id ?? '';
  return { contactId, itemId, first, next: (change: Partial<DraftItemInput>) => openRound(contactId, reportId, { ...item, ...change }) };
}
const NO_RESULT = { reasonCode: 'not-answered', instructionCode: 'send-result', correct: [] };

test('an answer is recorded before the letter that asks for it is printed', async () => {
  const { contactId, itemId, next } = await firstDispute();
  const { letterId } = await next(NO_RESULT);
  await recordAnswer(api, contactId, itemId, 'confirmed');
  await cannotBePrinted(letterId, /Here the bureau confirmed it/);
});

test('the first letter turns out to have come later: the bureau still has time, and nothing follows yet', async () => {
  const { first, next } = await firstDispute();
  const { letterId } = await next(NO_RESULT);
  await api.letters.recordDelivery({ id: first.letterId, version: 1, receivedOn: addDays(TODAY, -3), receivedHow: 'tracking' });
  await cannotBePrinted(letterId, /the dispute of round 1 waits for an answer again/);
  await expect(api.letters.retry({ id: letterId })).rejects.toMatchObject(UNTRUE);
});

test('an answer that the second letter names is recorded otherwise', async () => {
  const { contactId, itemId, next } = await firstDispute();
  const outcome = await recordAnswer(api, contactId, itemId, 'confirmed');
  const wrote = 'The collector wrote to me in May 2025 that nothing more than $777 is owed.';
  const { letterId } = await next({ facts: [{ text: wrote, source: 'client' }] });
  await api.disputes.undoOutcome({ id: outcome.id, version: outcome.version });
  await recordAnswer(api, contactId, itemId, 'corrected');
  await cannotBePrinted(letterId, /What came of the earlier dispute of NORTHGATE RECOVERY/);
});
