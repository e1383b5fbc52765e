// What a client decides in the portal: exactly the PDF that was shown, each fact answered, sent back with a word, and taken back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { openFileDoor } from '../../files/server/testing.ts';
import { scanOf, signSheet } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { sha256Of } from '../../../platform/server/blobs-digest.ts';
import { remindApproval } from './ask-approval.ts';
import { runSystemChange } from '../../../platform/server/change.ts';

let app: TestApp;
let api: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const query = (text: string, values: readonly unknown[]) => app.server.database.pool.query(text, [...values]);

/** Maria with a sign-in and a letter to Equifax. */
async function openLetter() {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const client = (await app.signIn('client', { contactId })).api;
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  const { id } = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  const shown = await client.letters.readMine({ id });
  const answers = shown.facts.map((fact) => ({ id: fact.id, answer: fact.expected }));
  const stateNow = async () => (await api.letters.list({ contactId })).rows[0]?.approval.state;
  return { contactId, roundId, client, id, shown, answers, stateNow };
}

test('what is shown is what is approved: its hash is that of the PDF, and another hash is refused', async () => {
  const { client, id, shown, answers, contactId, stateNow } = await openLetter();
  const pdf = await client.letters.getMyPdf({ id });
  expect(await sha256Of(new Uint8Array(await pdf.arrayBuffer()))).toBe(shown.sha256);
  expect(shown.facts.map(({ kind }) => kind)).toEqual(['person', 'line', 'claim', 'support']);
  await expect(client.letters.approveMine({ id, sha256: '0'.repeat(64), answers })).rejects.toMatchObject({ code: 'letters.otherLetter' });
  await expect(client.letters.approveMine({ id, sha256: shown.sha256, answers: answers.slice(1) })).rejects.toMatchObject({
    code: 'letters.factsOpen',
    status: 422,
  });
  const denied = answers.map((one) => (one.id.endsWith('claim/0') ? { ...one, answer: 'untrue' as const } : one));
  await expect(client.letters.approveMine({ id, sha256: shown.sha256, answers: denied })).rejects.toMatchObject({
    code: 'letters.factDenied',
    data: { citation: '15 U.S.C. 1679b(a)(1)' },
  });
  expect(await stateNow()).toBe('waiting');
  expect((await client.letters.approveMine({ id, sha256: shown.sha256, answers })).approval.state).toBe('approved');
  expect((await api.letters.getPdf({ id })).size).toBeGreaterThan(1000);
  // Who, from where, on what: sealed with the answers.
  const { rows } = await query('select content_sealed, sha256, way from letter_approvals where letter_id = $1', [id]);
  expect(rows[0]).toMatchObject({ sha256: shown.sha256, way: 'portal' });
  expect(Buffer.from((rows[0] as { content_sealed: Buffer }).content_sealed).toString('latin1')).not.toContain('Maria');

  // Taken back, and given again.
  expect((await client.letters.takeBackMine({ id })).approval.state).toBe('taken-back');
  await expect(api.letters.getPdf({ id })).rejects.toMatchObject({ code: 'letters.notApproved' });
  await expect(client.letters.takeBackMine({ id })).rejects.toMatchObject({ code: 'letters.notApprovedByYou' });
  await client.letters.approveMine({ id, sha256: shown.sha256, answers });
  // Written again from the same things on the same day it is the same PDF; from others it is another letter.
  const { version, ...contact } = await api.contacts.get({ id: contactId });
  expect(contact.city).toBe('Toledo');
  await query("update contacts set address_line1 = '99 Canal St', version = version + 1 where id = $1", [contactId]);
  expect(version).toBeGreaterThan(0);
  await api.letters.retry({ id });
  await app.eventually(async () => ((await stateNow()) === 'changed' ? true : undefined));
  await expect(api.letters.createPrintBatch({ letterIds: [id] })).rejects.toMatchObject({ code: 'letters.changedSinceApproval' });
});

test('a letter of another client is not there, and staff approve nothing for a client', async () => {
  const { id, shown, answers } = await openLetter();
  const other = await openLetter();
  const notThere = { code: 'letters.notFound', status: 404 };
  await expect(other.client.letters.readMine({ id })).rejects.toMatchObject(notThere);
  await expect(other.client.letters.approveMine({ id, sha256: shown.sha256, answers })).rejects.toMatchObject(notThere);
  await expect(other.client.letters.sendBackMine({ id, sha256: shown.sha256, answers: [], word: 'No' })).rejects.toMatchObject(notThere);
  await expect(other.client.letters.takeBackMine({ id })).rejects.toMatchObject(notThere);
  await expect(api.letters.approveMine({ id, sha256: shown.sha256, answers })).rejects.toMatchObject({ status: 403 });
});

test('what is not so stops the letter until the client says otherwise, and the office sees the word', async () => {
  const { client, id, shown, answers, contactId, stateNow } = await openLetter();
  await expect(client.letters.sendBackMine({ id, sha256: shown.sha256, answers, word: ' ' })).rejects.toMatchObject({
    code: 'letters.saysNothing',
  });
  const denied = answers.map((one) => (one.id.endsWith('claim/0') ? { ...one, answer: 'untrue' as const } : one));
  const need = async () => (await api.dashboard.get()).needs.find(({ key }) => key === 'letters.sentBack')?.count ?? 0;
  const before = await need();
  await client.letters.sendBackMine({ id, sha256: shown.sha256, answers: denied, word: 'The balance was paid down.' });
  expect([await stateNow(), await need()]).toEqual(['sent-back', before + 1]);
  expect((await api.letters.list({ contactId, approval: 'sent-back' })).rows[0]?.approval.word).toBe('The balance was paid down.');
  const seen = await api.letters.read({ id });
  expect(seen.decisions[0]).toMatchObject({ decision: 'sent-back', way: 'portal', word: 'The balance was paid down.', isThis: true });
  expect(seen.decisions[0]?.denied).toEqual([shown.facts.find(({ kind }) => kind === 'claim')?.text]);
  // As with any no of the client: the item is not disputed for this reason, by this letter or the next round.
  await expect(api.letters.retry({ id })).rejects.toMatchObject({ code: 'disputes.noLongerTrue' });
  await api.letters.askAgain({ id });
  expect(await stateNow()).toBe('waiting');
  await client.letters.approveMine({ id, sha256: shown.sha256, answers });
  expect((await api.letters.getPdf({ id })).size).toBeGreaterThan(1000);
  await expect(api.letters.askAgain({ id })).rejects.toMatchObject({ code: 'letters.alreadyApproved' });
});

test('a line that the client says is not theirs contradicts a letter about its balance', async () => {
  const { client, id, shown, answers } = await openLetter();
  const denied = answers.map((one) => (one.id.endsWith('/line') ? { ...one, answer: 'not-mine' as const } : one));
  await client.letters.sendBackMine({ id, sha256: shown.sha256, answers: denied });
  await expect(api.letters.retry({ id })).rejects.toMatchObject({
    code: 'disputes.noLongerTrue',
    message: expect.stringContaining('Not mine'),
  });
});

test('on paper: a sheet to sign, its scan, and who saw it', async () => {
  const { contactId, roundId, id, client, stateNow } = await openLetter();
  const sheet = await api.letters.approvalSheet({ contactId, roundId });
  expect(
    Buffer.from(await sheet.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const record = async (over: object) =>
    api.letters.recordApproval({
      contactId,
      signedOn: civilDateAt(new Date(), OFFICE_ZONE),
      fileId: await scanOf(app, contactId, new Date()),
      letters: [{ id, sha256: (await client.letters.readMine({ id })).sha256, approved: true, word: '' }],
      ...over,
    });
  await expect(record({ fileId: contactId })).rejects.toMatchObject({ code: 'letters.scanMissing' });
  await expect(record({ signedOn: '2020-01-01' })).rejects.toMatchObject({ code: 'letters.signedDayUnfit' });
  await expect(record({ letters: [{ id, sha256: 'f'.repeat(64), approved: true, word: '' }] })).rejects.toMatchObject({
    code: 'letters.otherLetter',
  });
  await signSheet(app, api, contactId, [id]);
  expect(await stateNow()).toBe('approved');
  expect((await api.letters.read({ id })).decisions[0]).toMatchObject({ way: 'paper', byName: 'Test owner' });
  // What was signed is kept, whatever kind of document it is said to be.
  const scan = `contacts/${contactId}/${await scanOf(app, contactId, new Date())}`;
  expect(await openFileDoor(app.url, token).remove(scan)).toMatchObject({ reason: expect.stringMatching(/^Must be kept until /) });
  await expect(api.letters.approvalSheet({ contactId, roundId })).rejects.toMatchObject({ code: 'letters.nothingToApprove' });
  await expect((await app.signIn('sales')).api.letters.approvalSheet({ contactId, roundId })).rejects.toMatchObject({ status: 403 });
});

test('the end of the agreement ends the approval, and nothing is asked after it', async () => {
  const { contactId, client, id, shown, answers, stateNow } = await openLetter();
  await client.letters.approveMine({ id, sha256: shown.sha256, answers });
  const [agreement] = (await api.agreements.list({ contactId })).rows;
  if (!agreement) throw new Error('Maria signed an agreement.');
  const today = civilDateAt(new Date(), OFFICE_ZONE);
  const { version } = await api.agreements.cancelNotice({
    id: agreement.id,
    version: agreement.version,
    cancelledOn: today,
    how: 'in-person',
  });
  await app.eventually(async () => ((await stateNow()) === 'ended' ? true : undefined));
  await expect(client.letters.approveMine({ id, sha256: shown.sha256, answers })).rejects.toMatchObject({ code: 'letters.noWork' });
  expect((await client.letters.readMine({ id })).open).toBe(false);
  await api.agreements.undoCancel({ id: agreement.id, version, reason: 'Another client had called' });
  await expect(api.letters.getPdf({ id })).rejects.toMatchObject({ code: 'letters.notApproved' });
});

test('one email when letters wait, one reminder, in the language of the client', async () => {
  const { contactId } = await openLetter();
  const mails = async () =>
    (await api.mail.list({ limit: 100 })).mails.filter((one) => one.kind === 'letters.approval' && one.contactId === contactId);
  await app.eventually(async () => ((await mails()).length === 1 ? true : undefined));
  const remind = (now: Date) => {
    const { context, database, services } = app.server;
    return remindApproval.run(
      {},
      {
        db: database.db,
        now,
        zone: OFFICE_ZONE,
        services,
        transaction: (run) => database.transaction(run),
        change: (kind, make) => runSystemChange(context, kind, make),
        changeFor: () => Promise.reject(new Error('Not asked for.')),
        settle: async () => true,
      },
    );
  };
  await remind(new Date());
  expect(await mails()).toHaveLength(1);
  await query("update contacts set language = 'es' where id = $1", [contactId]);
  await query("update letters set asked_at = asked_at - interval '4 days' where contact_id = $1", [contactId]);
  await remind(new Date());
  await remind(new Date());
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    'A letter waits for you to read and approve',
    'Recordatorio: una carta lo espera',
  ]);
});
