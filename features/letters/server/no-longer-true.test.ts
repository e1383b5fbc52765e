// Letters that were true when their round was opened, and are not when someone wants to print them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { packJson, unpackJson } from '../../../platform/server/packed-json.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { splitChoices, splitOff } from '../../account-matching/rules/regroup.ts';
import { openFileDoor } from '../../files/server/testing.ts';

const UNTRUE = { code: 'disputes.noLongerTrue', status: 409 };
let app: TestApp;
let api: ApiClient;
let token: string;
const query = (text: string, values: readonly unknown[]) => app.server.database.pool.query(text, [...values]);
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** Maria with an approved letter to Equifax that was not printed. */
async function unprintedLetter() {
  const maria = await addMaria(app, api);
  const { contactId, reportId, collectionId } = maria;
  const items = [collectionItem(collectionId, 'EQ')];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  await approveLetters(app, api, contactId);
  return { ...maria, letterId: letter.id };
}
type Unprinted = Awaited<ReturnType<typeof unprintedLetter>>;

async function cannotBePrinted({ letterId }: Unprinted): Promise<void> {
  await expect(api.letters.createPrintBatch({ letterIds: [letterId] })).rejects.toMatchObject({
    ...UNTRUE,
    message: expect.stringContaining('Maria Delgado'),
  });
  await expect(api.letters.getPdf({ id: letterId })).rejects.toMatchObject(UNTRUE);
  expect((await openFileDoor(app.url, token).download(await fileOf('letters', letterId))).status).toBe(403);
}
async function fileOf(table: 'letters' | 'print_batches', id: string): Promise<string> {
  const { rows } = await query(`select file_id from ${table} where id = $1`, [id]);
  return `${table === 'letters' ? 'letter' : 'print-batch'}/${String(rows[0]?.file_id)}`;
}

test("a report that turned out to be someone else's: nothing of its round is printed, and the client sees none of it", async () => {
  const letter = await unprintedLetter();
  const { contactId, letterId, reportId } = letter;
  const client = (await app.signIn('client', { contactId })).api;
  const shown = async () => (await client.disputes.listMine()).rounds.flatMap(({ items }) => items);
  expect(await shown()).toHaveLength(1);
  expect((await client.letters.getMyPdf({ id: letterId })).size).toBeGreaterThan(1000);
  const turn = async (dateOfBirth: string, to: string) => {
    const { version } = await api.contacts.get({ id: contactId });
    await api.contacts.update({ ...COMPLETE_CONTACT, id: contactId, version, dateOfBirth });
    await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === to ? true : undefined));
  };
  await turn('1991-07-02', 'questioned');
  await cannotBePrinted(letter);
  expect(await shown()).toEqual([]);
  await expect(client.letters.getMyPdf({ id: letterId })).rejects.toMatchObject({ code: 'letters.notReady' });

  await turn(COMPLETE_CONTACT.dateOfBirth, 'ready');
  expect(await shown()).toHaveLength(1);
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
});

test("a line that its report no longer has as the client's", async () => {
  const letter = await unprintedLetter();
  const { contactId, letterId, reportId } = letter;
  const client = (await app.signIn('client', { contactId })).api;
  const { sealer } = app.server.services;
  const { rows } = await query('select document_sealed from credit_reports where id = $1', [reportId]);
  const document = unpackJson(sealer.open(`credit_reports:${reportId}:document`, rows[0]?.document_sealed)) as { accounts: object[] };
  // As a file of two people is read again after an upgrade: the other's lines are gone.
  const without = { ...document, accounts: document.accounts.filter((account) => !JSON.stringify(account).includes('NORTHGATE')) };
  await query('update credit_reports set document_sealed = $1, compared_key = null, version = version + 1 where id = $2', [
    sealer.seal(`credit_reports:${reportId}:document`, packJson(without)),
    reportId,
  ]);
  await cannotBePrinted(letter);
  expect((await client.disputes.listMine()).rounds[0]?.items).toEqual([]);
  await expect(client.letters.getMyPdf({ id: letterId })).rejects.toMatchObject({ code: 'letters.notReady' });
  await query("update letters set state = 'failed' where id = $1", [letterId]);
  await expect(api.letters.retry({ id: letterId })).rejects.toMatchObject(UNTRUE);
});

test('a line whose value it quotes is another account by now, until that is undone', async () => {
  const letter = await unprintedLetter();
  const { contactId, letterId, reportId, collectionId } = letter;
  const { report } = await api.creditReports.get({ id: reportId });
  const account = report?.accounts.find(({ id }) => id === collectionId);
  const splitFrom = (from: 'EX' | 'TU') => {
    const choice = account && splitChoices(account).find(({ bureau }) => bureau === from);
    return api.accountMatching.decide({ contactId, decisions: account && choice ? splitOff(account, choice) : [] });
  };
  // The letter does not speak of TransUnion.
  await splitFrom('TU');
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
  const split = await splitFrom('EX');
  await cannotBePrinted(letter);
  await api.accountMatching.undo({ contactId, ids: split.rows.map(({ id }) => id) });
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
});

test('the client says later that the line is correct, or the report is set aside', async () => {
  const letter = await unprintedLetter();
  const { contactId, reportId, collectionId, letterId } = letter;
  const said = await api.disputes.confirmCorrect({
    contactId,
    reportId,
    bureau: 'EQ',
    kind: 'tradeline',
    lineId: collectionId,
    what: 'line',
  });
  await cannotBePrinted(letter);
  await api.disputes.withdrawCorrect({ contactId, id: said.id, reason: 'It was another account.' });
  const { version } = await api.creditReports.get({ id: reportId });
  await api.creditReports.discard({ id: reportId, version });
  await cannotBePrinted(letter);
  await api.creditReports.restore({ id: reportId });
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
});

test('the client is archived: nothing that was not mailed is given out, by no door, until the contact is restored', async () => {
  const { contactId, letterId } = await unprintedLetter();
  await printLetters(app, api, contactId);
  const batchId = (await api.letters.list({ contactId })).rows[0]?.printBatchId ?? '';
  const archived = { code: 'contacts.archived', status: 409 };
  const { version } = await api.contacts.get({ id: contactId });
  await api.contacts.archive({ id: contactId, version });
  await expect(api.letters.getPdf({ id: letterId })).rejects.toMatchObject(archived);
  await expect(api.letters.getPrintBatchPdf({ id: batchId })).rejects.toMatchObject(archived);
  expect((await openFileDoor(app.url, token).download(await fileOf('letters', letterId))).status).toBe(403);
  await query('update contacts set archived_at = null where id = $1', [contactId]);
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
});

test('after a cancellation the letters of the round being prepared are not written on the screen either', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  expect((await api.letters.preview({ contactId })).letters).toHaveLength(1);
  const [agreement] = (await api.agreements.list({ contactId })).rows;
  const { id = '', version = 0 } = agreement ?? {};
  await api.agreements.cancelNotice({ id, version, cancelledOn: civilDateAt(new Date(), OFFICE_ZONE), how: 'phone' });
  expect(await api.letters.preview({ contactId })).toEqual({
    letters: [],
    problems: [expect.stringContaining('No more work may be done')],
  });
});

test('what may not be printed is not recorded as mailed today, so that no one reads it as mailed', async () => {
  const { contactId, reportId, letterId } = await unprintedLetter();
  await printLetters(app, api, contactId);
  const { version } = await api.creditReports.get({ id: reportId });
  await api.creditReports.discard({ id: reportId, version });
  const mail = () =>
    api.letters.recordMailing({ letters: [{ id: letterId }], mailedOn: civilDateAt(new Date(), OFFICE_ZONE), method: 'first-class' });
  await expect(mail()).rejects.toMatchObject({ ...UNTRUE, message: expect.stringContaining('record its mailing tomorrow') });
  await expect(api.letters.getPdf({ id: letterId })).rejects.toMatchObject(UNTRUE);
  await api.creditReports.restore({ id: reportId });
  expect(await mail()).toEqual({ recorded: 1 });
});

test('a batch made before goes to no printer, by no door; what was mailed may still be read', async () => {
  const { contactId, reportId, letterId } = await unprintedLetter();
  await printLetters(app, api, contactId);
  const [printed] = (await api.letters.list({ contactId })).rows;
  const id = printed?.printBatchId ?? '';
  const door = openFileDoor(app.url, token);
  const file = await fileOf('print_batches', id);
  expect((await door.download(file)).status).toBe(200);
  const { version } = await api.creditReports.get({ id: reportId });
  await api.creditReports.discard({ id: reportId, version });
  await expect(api.letters.getPrintBatchPdf({ id })).rejects.toMatchObject(UNTRUE);
  expect((await door.download(file)).status).toBe(403);

  const mailedOn = (await api.letters.list({ contactId })).rows[0]?.printedAt?.slice(0, 10) ?? '';
  await query(
    `insert into dispute_mailings (contact_id, round_id, bureau, mailed_on, method, counted_from, overdue_after, recorded_at, recorded_by_name)
      values ($1, $2, 'EQ', $3, 'first-class', $3, $3, now(), 'Test')`,
    [contactId, printed?.roundId, mailedOn],
  );
  expect((await api.letters.getPrintBatchPdf({ id })).size).toBeGreaterThan(1000);
  await query("update agreements set cancelled_on = signed_on + 9, cancelled_how = 'post' where contact_id = $1", [contactId]);
  await expect(api.letters.getPrintBatchPdf({ id })).rejects.toMatchObject({ code: 'agreements.cancelled' });
  expect((await door.download(file)).status).toBe(403);
  expect((await door.download(await fileOf('letters', letterId))).status).toBe(200);
});
