// Papers in hand go behind the letters that name them, and nothing else is claimed to be enclosed.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { storeFile } from '../../files/server/public.ts';
import { openDocuments } from './store.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function addDocument(contactId: string, name: string, kind: string | null): Promise<string> {
  const picture = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const { database, services } = app.server;
  const file = { contactId, name, mediaType: 'image/png', purpose: 'upload', createdBy: null };
  const { id } = await database.transaction((db) => storeFile(db, services, new Date(), file, picture));
  await database.pool.query('update files set document_kind = $2 where id = $1', [id, kind]);
  return id;
}

const WORDS = 'I paid five hundred dollars of this debt at their counter in Toledo, and they gave me a receipt for it.';

test('P13: a letter lists what is in hand, the named papers too, and holds a page of each', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const withFacts = (documentId: string | null) => [
    {
      ...collectionItem(collectionId, 'EQ'),
      facts: [
        { text: WORDS, source: 'client' as const },
        { text: 'The receipt shows it', source: 'document' as const, documentId },
      ],
    },
  ];
  const bare = (await api.disputes.saveDraft({ contactId, reportId, version: null, items: withFacts(null) })).draft;
  expect(bare.problems.map(({ code }) => code)).toContain('disputes.proofMissing');
  expect(bare.items[0]?.problems.map(({ code }) => code)).toEqual(['disputes.documentMissing']);
  // Of an uploaded report that is no paper in hand, its own lines are: the letter shows the disputed one.
  const [first] = (await api.letters.preview({ contactId })).letters;
  const title = first?.extract?.title ?? '';
  expect(title).toMatch(/^Extract of your report of .*, items marked$/);
  expect(first?.enclosures).toEqual([title]);
  expect(first?.extract?.lines).toMatchObject([{ number: 1, heading: first?.items[0]?.heading }]);

  await addDocument(contactId, 'license.png', 'photo-id');
  await addDocument(contactId, 'bill.png', 'address-proof');
  const receipt = await addDocument(contactId, 'Receipt of March 3.png', null);
  // A document of someone else is not in hand.
  const strange = await addDocument((await addMaria(app, api)).contactId, 'other.png', null);
  const other = (await api.disputes.saveDraft({ contactId, reportId, version: bare.version, items: withFacts(strange) })).draft;
  expect(other.items[0]?.problems).toMatchObject([
    { code: 'disputes.documentMissing', message: expect.stringContaining('not accepted yet') },
  ]);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: other.version, items: withFacts(receipt) });
  expect([...draft.problems, ...(draft.items[0]?.problems ?? [])]).toEqual([]);
  const [preview] = (await api.letters.preview({ contactId })).letters;
  expect(preview?.enclosures).toEqual([title, 'Photo ID', 'Proof of address', 'Receipt of March 3']);
  expect(preview?.extract).toEqual(first?.extract);
  expect(preview?.items[0]?.facts).toEqual([WORDS, 'The receipt shows it. (Enclosed: Receipt of March 3.)']);

  await api.disputes.openRound({ contactId, version: draft.version });
  const letter = await app.eventually(async () => {
    const [row] = (await api.letters.list({ contactId })).rows;
    return row?.state === 'ready' || row?.state === 'failed' ? row : undefined;
  });
  expect([letter.state, letter.note, letter.accessible]).toEqual(['ready', null, true]);
  expect(letter.pages).toBeGreaterThanOrEqual(5);
});

test('a paper turns out to be another one, or is gone: nothing goes out with it before the letter is written again', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const scan = await addDocument(contactId, 'scan.png', 'photo-id');
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  const readyLetter = () =>
    app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready')).then(({ id }) => id);
  const id = await readyLetter();
  await approveLetters(app, api, contactId);
  const untrue = { code: 'disputes.noLongerTrue', message: expect.stringContaining('The enclosed document “Photo ID” is not what') };
  const isStopped = async () => {
    await expect(api.letters.getPdf({ id })).rejects.toMatchObject(untrue);
    await expect(api.letters.createPrintBatch({ letterIds: [id] })).rejects.toMatchObject(untrue);
  };
  // Newer papers take nothing from what the letter says.
  await addDocument(contactId, 'bill.png', 'address-proof');
  expect((await api.letters.getPdf({ id })).size).toBeGreaterThan(1000);
  await api.files.mark({ id: scan, kind: 'other', kindBefore: 'photo-id', looked: true, received: false });
  await isStopped();
  await api.files.mark({ id: scan, kind: 'photo-id', kindBefore: 'other', looked: true, received: false });
  expect((await api.letters.getPdf({ id })).size).toBeGreaterThan(1000);
  await app.server.database.pool.query('update files set deleted_at = now() where id = $1', [scan]);
  await isStopped();
  await api.letters.retry({ id });
  await readyLetter();
  const [document] = await openDocuments(app.server.database.db, app.server.services.sealer, [id]);
  expect(document?.enclosures).toEqual([document?.extract?.title, 'Proof of address']);
  await approveLetters(app, api, contactId);
  await api.letters.createPrintBatch({ letterIds: [id] });
});

test("G19: words of another client's letters need a reason, which stays in the history", async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const items = [{ ...collectionItem(collectionId, 'EX'), facts: [{ text: WORDS, source: 'client' as const }] }];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  expect(draft.problems.map(({ code }) => code)).toContain('disputes.alike');
  await expect(api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({
    code: 'disputes.overrideNeeded',
    status: 422,
  });
  await api.disputes.openRound({
    contactId,
    version: draft.version,
    overrides: [{ code: 'disputes.alike', reason: 'Both were at the same counter.' }],
  });
  const [opened] = (await api.activity.list({ contactId })).rows.filter(({ kind }) => kind === 'disputes.roundOpened');
  expect(JSON.stringify(opened)).toContain('Both were at the same counter');
  // It may name others, so the client does not read it.
  expect(opened?.summary).not.toContain('counter');
});

test('without a Social Security number letters go out all the same', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await app.server.database.pool.query('update contacts set ssn_last4 = null, ssn_sealed = null, ssn_index = null where id = $1', [
    contactId,
  ]);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'TU')] });
  expect(draft.problems.filter(({ blocks }) => blocks)).toEqual([]);
  expect(draft.problems.map(({ code }) => code)).toContain('disputes.noSsn');
  const [letter] = (await api.letters.preview({ contactId })).letters;
  expect(letter?.identification.map(({ label }) => label)).not.toContain('Social Security number, last four');
});
