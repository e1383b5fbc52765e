// Answers of furnishers and collectors, the day an answer came in the list of letters, and notices of items that were put back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { photographLetter } from '../../../tests/support/answer-picture.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, mailedLongAgo } from '../../../tests/support/people.ts';
import { addReport, pull } from '../../../tests/support/pulls.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { writeLetter } from '../../../tests/support/write-letter.ts';
import { openFileDoor } from '../../files/server/testing.ts';
import { testPdf } from '../../files/server/testing-pdfs.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

let files = 0;
async function scanned(bytes: Buffer, type: 'image/jpeg' | 'application/pdf') {
  files += 1;
  const path = `staff/answers/paper-${files}.${type === 'image/jpeg' ? 'jpg' : 'pdf'}`;
  expect((await openFileDoor(app.url, token).upload(path, bytes, type)).status).toBe(200);
  const { added } = await api.answers.add({ paths: [path] });
  return app.eventually(async () => {
    const found = await api.answers.get({ id: added[0]?.id ?? '' });
    return found.reading ? undefined : found;
  });
}

test('the answer to a letter to a collector is found by its barcode, entered without items, and ends the waiting', async () => {
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, contactId);
  const letterId = await writeLetter(app, contactId, { answerDue: { days: 30, law: '15 U.S.C. 1692g(b)' } });
  await approveLetters(app, api, contactId);
  const { id: batchId } = await api.letters.createPrintBatch({ letterIds: [letterId] });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id: batchId })).state === 'ready' ? true : undefined));
  await api.letters.recordMailing({ letters: [{ id: letterId }], mailedOn: TODAY, method: 'first-class' });
  await app.server.database.pool.query('update letter_mailings set mailed_on = $1, overdue_after = $2 where letter_id = $3', [
    addDays(TODAY, -50),
    addDays(TODAY, -15),
    letterId,
  ]);
  const overdue = async () => (await api.letters.list({ contactId, overdue: 'yes' })).rows.map(({ id }) => id);
  const cameOn = async () => (await api.letters.list({ contactId })).rows.map(({ answerCameOn }) => answerCameOn);
  expect([await overdue(), await cameOn()]).toEqual([[letterId], [null]]);

  const answer = await scanned(await photographLetter(app, letterId), 'image/jpeg');
  expect(answer).toMatchObject({
    state: 'to-enter',
    sortedBy: 'barcode',
    contact: { id: contactId },
    letter: { id: letterId, recipient: 'Northgate Recovery LLC', bureau: null, roundId: null, mailedOn: addDays(TODAY, -50) },
    items: [],
  });
  expect([await overdue(), await cameOn()]).toEqual([[], [TODAY]]);

  const { id } = answer;
  const days = { answeredOn: addDays(TODAY, -6), receivedOn: addDays(TODAY, -3) };
  const enter = (kind: 'reinserted-notice' | 'verified') => api.answers.enter({ id, version: answer.version, kind, ...days, results: [] });
  await expect(enter('reinserted-notice')).rejects.toMatchObject({ code: 'answers.kindUnfit' });
  const entered = await enter('verified');
  expect(entered).toMatchObject({ state: 'entered', kind: 'verified', step: null });
  expect(JSON.stringify((await api.activity.list({ contactId, limit: 10 })).rows)).toContain('Answer of Northgate Recovery LLC of');
  const between = async (answerFrom: number, answerUntil: number) =>
    (await api.letters.list({ answerFrom: addDays(TODAY, answerFrom), answerUntil: addDays(TODAY, answerUntil) })).rows.map(
      (one) => one.id,
    );
  expect([await between(-3, -3), await between(-2, 0), await between(-9, -4)]).toEqual([[letterId], [], []]);

  // Each way back takes the day along.
  const undone = await api.answers.undo({ id, version: entered.version, reason: 'It is about another account' });
  const aside = await api.answers.setAside({ id, version: undone.version, reason: 'An advertisement' });
  expect([await overdue(), await cameOn()]).toEqual([[letterId], [null]]);
  const back = await api.answers.restore({ id, version: aside.version });
  expect(await cameOn()).toEqual([addDays(TODAY, -3)]);
  const nowhere = await api.answers.sort({ id, version: back.version, contactId, letterId: null, reason: 'Not sure' });
  expect(await cameOn()).toEqual([null]);
  const again = await api.answers.sort({ id, version: nowhere.version, contactId, letterId, reason: 'It is this one' });
  expect([again.letter?.id, await cameOn()]).toEqual([letterId, [addDays(TODAY, -3)]]);
});

test('A43: a notice names the items of its letter that were put back, and they are what the next round is proposed of', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  await mailedLongAgo(app, roundId, addDays(TODAY, -40));
  const [item] = (await api.disputes.listRounds({ contactId })).rounds.flatMap(({ items }) => items);
  const itemId = item?.id ?? '';
  const sorted = async (bytes: Buffer) => {
    const { id, version } = await scanned(bytes, 'application/pdf');
    return api.answers.sort({ id, version, contactId, letterId: letter.id });
  };
  const days = { answeredOn: addDays(TODAY, -30), receivedOn: addDays(TODAY, -28) };
  const first = await sorted(testPdf(['We removed the item.']));
  const notice = await sorted(testPdf(['We put the item back.']));
  const enter = (kind: 'other' | 'reinserted-notice', putBack: readonly string[]) =>
    api.answers.enter({ id: notice.id, version: notice.version, kind, ...days, putBack: [...putBack], results: [] });
  // Nothing was removed yet.
  await expect(enter('reinserted-notice', [itemId])).rejects.toMatchObject({ code: 'answers.outcomesUnfit' });
  const removed = [{ itemId, result: 'removed' as const }];
  await api.answers.enter({ id: first.id, version: first.version, kind: 'deleted', ...days, results: removed });
  await expect(enter('other', [itemId])).rejects.toMatchObject({ code: 'answers.outcomesUnfit' });
  expect(await enter('reinserted-notice', [itemId])).toMatchObject({
    putBack: [itemId],
    items: [{ id: itemId, state: 'removed' }],
    step: { what: 'next-round' },
  });
  const later = await addReport(app, api, contactId, pull(0, undefined, TODAY));
  const { proposals } = await api.disputes.proposeNextRound({ contactId, reportId: later });
  // The letter does not say that no notice came.
  expect(proposals).toMatchObject([{ kind: 'reinserted', before: [{ itemId }], item: { reasonCode: 'balance-wrong' } }]);
  const said = { reasonCode: 'reinserted', instructionCode: 'explain-reinsertion', correct: [] };
  const items = proposals.map((one) => ({ ...one.item, ...said, clientConfirmed: true }));
  const denied = (await api.disputes.saveDraft({ contactId, reportId: later, version: null, items })).draft.items[0]?.problems;
  expect(denied).toContainEqual(expect.objectContaining({ code: 'disputes.resultDiffers', blocks: true }));
  const entered = await api.answers.get({ id: notice.id });
  await api.answers.undo({ id: notice.id, version: entered.version, reason: 'It is about another account' });
  expect((await api.disputes.proposeNextRound({ contactId, reportId: later })).proposals).toMatchObject([
    { item: { reasonCode: 'reinserted' } },
  ]);
});
