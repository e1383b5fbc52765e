// Identity theft: the step beside rounds says which of the four papers is missing, the request goes to the bureau with all of them, and its clock
// counts business days.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addBusinessDays } from '../../../platform/base/business-days.ts';
import { addDays, civilDateAt, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem, mailedLongAgo, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { storeFile } from '../../files/server/public.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function addPaper(contactId: string, kind: 'photo-id' | 'theft-report' | 'theft-statement'): Promise<string> {
  const picture = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const { database, services } = app.server;
  const file = { contactId, name: `${kind}.png`, mediaType: 'image/png', purpose: 'upload', createdBy: null };
  const { id } = await database.transaction((db) => storeFile(db, services, new Date(), file, picture));
  await database.pool.query('update files set document_kind = $2 where id = $1', [id, kind]);
  return id;
}
const theftItem = (lineId: string) => ({
  ...collectionItem(lineId, 'TU'),
  reasonCode: 'identity-theft',
  instructionCode: 'delete-if-unverified',
  correct: [],
  facts: [{ text: 'I first saw this account in my report of this month.', source: 'client' as const }],
});
const stepOf = async (contactId: string) => (await api.disputes.proposeTheftBlock({ contactId })).blocks;
const missingOf = async (contactId: string) =>
  (await stepOf(contactId)).flatMap(({ papers }) => papers.filter(({ held }) => !held).map(({ paper }) => paper));

test('G21: the block is offered where the client says so, once the four papers are there; no round opens with it', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const save = (version: number | null, items: Parameters<typeof api.disputes.saveDraft>[0]['items']) =>
    api.disputes.saveDraft({ contactId, reportId, version, items });
  const { draft: plain } = await save(null, [collectionItem(collectionId, 'TU')]);
  expect(await stepOf(contactId)).toEqual([]);
  const { draft: unasked } = await save(plain.version, [{ ...theftItem(collectionId), clientConfirmed: false }]);
  expect(await missingOf(contactId)).toEqual(['proof-of-identity', 'theft-report', 'item-list', 'signed-statement']);
  const { draft } = await save(unasked.version, [theftItem(collectionId)]);
  expect(draft.items[0]?.problems.filter(({ blocks }) => blocks).map(({ code }) => code)).toEqual(['disputes.reasonNeedsDocuments']);
  expect(await missingOf(contactId)).toEqual(['proof-of-identity', 'theft-report', 'signed-statement']);
  const papers = [];
  for (const kind of ['photo-id', 'theft-report', 'theft-statement'] as const) papers.push(await addPaper(contactId, kind));
  expect(await stepOf(contactId)).toMatchObject([
    {
      bureau: 'TU',
      ready: true,
      doubts: [],
      items: [{ lineId: collectionId }],
      address: { lines: ['TransUnion LLC', 'Consumer Dispute Center', 'P.O. Box 2000', 'Chester, PA 19016-2000'], problem: null },
      dueIfToday: addBusinessDays(TODAY, 4),
    },
  ]);
  await expect(api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({ code: 'disputes.itemsNotReady' });

  // The request itself, with papers that were accepted as what they are.
  const [block] = (await api.letterLibrary.listLetters({ search: 'Block of information', use: 'own' })).rows;
  const [bureau] = (await api.recipients.list({ kind: 'bureau', search: 'TransUnion' })).rows;
  if (!block || !bureau) throw new Error('The library has this letter, and the address book this bureau.');
  const seen = await api.letterLibrary.prepareLetter({ contactId, id: block.id, recipientId: bureau.id });
  expect(seen.answerDue).toEqual({ days: 4, law: '15 U.S.C. 1681c-2(a)', inBusinessDays: true });
  const yes = { proofOfIdentity: true, theftReport: true, filedByClient: true, itemList: true, signedStatement: true } as const;
  const write = (enclosures: string[]) =>
    api.letterLibrary.writeLetter({
      contactId,
      id: block.id,
      versionId: seen.versionId,
      recipientId: bureau.id,
      typed: {
        'identity.filedDate': addDays(TODAY, -2),
        'identity.where': 'the Toledo Police Department',
        'identity.transaction': 'the account with NORTHGATE RECOVERY, 88123****',
      },
      answers: { ...yes, receivedNothing: true, namedPapersEnclosed: true },
      enclosures,
    });
  await expect(write(papers.slice(0, 2))).rejects.toMatchObject({
    code: 'letterLibrary.gateClosed',
    message: 'All four papers are required and go with the letter. Missing: the signed statement.',
  });
  const { letterId } = await write(papers);
  const rowOf = async () => (await api.letters.list({ contactId })).rows.find(({ id }) => id === letterId);
  await approveLetters(app, api, contactId);
  const { id: batch } = await api.letters.createPrintBatch({ letterIds: [letterId] });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id: batch })).state === 'ready' ? true : undefined));
  await api.letters.recordMailing({ letters: [{ id: letterId, trackingNumber: null }], mailedOn: TODAY, method: 'first-class' });
  const mailing = (await rowOf())?.mailing;
  expect(mailing?.overdueAfter).toBe(addBusinessDays(parseCivilDate(mailing?.countedFrom ?? '') ?? TODAY, 4));
});

test('G23: an entry whose balance the client disputed before is doubted, whatever papers there are', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'TU')] });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, addDays(TODAY, -60));
  await recordAnswer(api, contactId, (await api.disputes.listRounds({ contactId })).rounds[0]?.items[0]?.id ?? '', 'confirmed');
  for (const kind of ['photo-id', 'theft-report', 'theft-statement'] as const) await addPaper(contactId, kind);
  await api.disputes.saveDraft({ contactId, reportId, version: null, items: [theftItem(collectionId)] });
  const [block] = await stepOf(contactId);
  expect(block).toMatchObject({ ready: false });
  expect(block?.doubts.join(' ')).toMatch(/contradict|said|disputed/iu);
});
