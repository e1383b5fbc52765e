// Items of opened rounds that are withdrawn before mailing: letters, batches, portal and later rounds follow.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { newId } from '../../../platform/base/ids.ts';
import { readFacet } from '../../../tests/support/facets.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem, noteMailed, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { DraftItemInput } from '../../disputes/contract.ts';
import { findChanged } from '../rules/still-says.ts';
import { openDocuments } from './store.ts';

const REASON = 'The client said that it is right after all.';
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
const query = (text: string, values: readonly unknown[]) => app.server.database.pool.query(text, [...values]);

/** Maria with an opened round: the collection at Equifax and TransUnion, another account at Equifax. */
async function openRound() {
  const maria = await addMaria(app, api);
  const { contactId, reportId, collectionId } = maria;
  const { report } = await api.creditReports.get({ id: reportId });
  const other = report?.accounts.find(({ id, byBureau }) => id !== collectionId && byBureau.EQ !== undefined);
  if (!other) throw new Error('Maria has no other account.');
  const unknown: DraftItemInput = {
    ...collectionItem(other.id, 'EQ'),
    reasonCode: 'not-mine',
    instructionCode: 'delete-if-unverified',
    correct: [],
    facts: [{ text: 'I do not know this creditor.', source: 'client' }],
  };
  const items = [collectionItem(collectionId, 'EQ'), unknown, collectionItem(collectionId, 'TU')];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  return { ...maria, roundId, items };
}
type Opened = Awaited<ReturnType<typeof openRound>>;

const roundOf = async ({ contactId, roundId }: Opened) => {
  const found = (await api.disputes.listRounds({ contactId })).rounds.find(({ id }) => id === roundId);
  if (!found) throw new Error('The round is gone.');
  return found;
};
async function withdraw(opened: Opened, bureau: 'EQ' | 'TU', at = 0, reason = REASON) {
  const { version, items } = await roundOf(opened);
  const id = items.filter((item) => item.bureau === bureau)[at]?.id ?? '';
  return api.disputes.withdrawItem({ contactId: opened.contactId, id, version, reason });
}
/** Bureau, state and items of each letter once none of them is being made. */
const lettersOf = ({ contactId, roundId }: Opened, expected: readonly string[]) =>
  app.eventually(async () => {
    const rows = (await api.letters.list({ contactId })).rows.filter((row) => row.roundId === roundId);
    const now = rows.map(({ bureau, state, items }) => `${bureau} ${state} ${items}`).toSorted();
    return now.join() === expected.join() ? rows : undefined;
  });

test('G15: what became untrue is withdrawn: the letter is written again from what is left, or canceled, and the line may be disputed again', async () => {
  const opened = await openRound();
  const { contactId, reportId, collectionId, items } = opened;
  const client = (await app.signIn('client', { contactId })).api;
  await lettersOf(opened, ['EQ ready 2', 'TU ready 1']);
  await printLetters(app, api, contactId, ['EQ']);
  const [printed] = (await lettersOf(opened, ['EQ ready 2', 'TU ready 1'])).filter(({ bureau }) => bureau === 'EQ');
  await api.disputes.confirmCorrect({ contactId, reportId, bureau: 'EQ', kind: 'tradeline', lineId: collectionId, what: 'balance' });
  const letterId = printed?.id ?? '';
  await expect(api.letters.getPdf({ id: letterId })).rejects.toMatchObject({ code: 'disputes.noLongerTrue' });

  expect(await withdraw(opened, 'EQ')).toMatchObject({ roundState: 'open' });
  await lettersOf(opened, ['EQ ready 1', 'TU ready 1']);
  await approveLetters(app, api, contactId, ['EQ']);
  expect((await api.letters.getPdf({ id: letterId })).size).toBeGreaterThan(1000);
  const [document] = await openDocuments(app.server.database.db, app.server.services.sealer, [letterId]);
  expect(document?.items.map(({ heading }) => heading.includes('NORTHGATE'))).toEqual([false]);
  // What was printed before names it, so it goes nowhere.
  await expect(api.letters.getPrintBatchPdf({ id: printed?.printBatchId ?? '' })).rejects.toMatchObject({ code: 'letters.notReady' });
  const mail = () =>
    api.letters.recordMailing({ letters: [{ id: letterId }], mailedOn: printed?.printedAt?.slice(0, 10) ?? '', method: 'first-class' });
  await expect(mail()).rejects.toMatchObject({ code: 'letters.notPrinted' });
  await query('update letters set printed_at = now(), items = 2 where id = $1', [letterId]);
  await expect(mail()).rejects.toMatchObject({ code: 'letters.itemWithdrawn', status: 409 });
  await query('update letters set printed_at = null, items = 1 where id = $1', [letterId]);

  const { items: shown } = await roundOf(opened);
  expect(shown[0]).toMatchObject({ state: 'withdrawn', withdrawal: { reason: REASON, byName: 'Test owner' } });
  expect(shown[1]?.withdrawal).toBeNull();
  expect((await client.disputes.listMine()).rounds[0]?.items.map(({ state }) => state)).toEqual([
    'withdrawn',
    'being-prepared',
    'being-prepared',
  ]);
  const { rows } = await query('select withdrawal_sealed from dispute_items where id = $1', [shown[0]?.id]);
  expect(Buffer.from(rows[0]?.withdrawal_sealed as Buffer).toString('latin1')).not.toContain('right after all');

  expect(await withdraw(opened, 'TU')).toMatchObject({ roundState: 'open' });
  const cancelled = (await lettersOf(opened, ['EQ ready 1', 'TU cancelled 0'])).find(({ bureau }) => bureau === 'TU');
  expect(cancelled?.note).toContain('withdrawn');
  expect((await api.letters.list({ contactId, printed: 'no' })).rows.map(({ bureau }) => bureau)).toEqual(['EQ']);
  await expect(api.letters.getPdf({ id: cancelled?.id ?? '' })).rejects.toMatchObject({ code: 'letters.notReady' });
  await expect(api.letters.retry({ id: cancelled?.id ?? '' })).rejects.toMatchObject({ code: 'letters.notFailed' });
  await expect(api.letters.createPrintBatch({ letterIds: [cancelled?.id ?? ''] })).rejects.toMatchObject({ code: 'letters.notReady' });
  expect((await client.letters.listMine()).letters.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'ready']);
  expect(await readFacet(api, contactId, 'items')).toEqual({ EQ: 1, EX: 0, TU: 0 });

  expect(await withdraw(opened, 'EQ', 1)).toMatchObject({ roundState: 'closed' });
  await lettersOf(opened, ['EQ cancelled 0', 'TU cancelled 0']);
  expect((await roundOf(opened)).state).toBe('closed');
  expect(await readFacet(api, contactId, 'items')).toBeUndefined();
  const kinds = (await api.activity.list({ contactId, limit: 100 })).rows.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'disputes.itemWithdrawn' || kind === 'letters.rewritten').toSorted()).toEqual([
    ...Array<string>(3).fill('disputes.itemWithdrawn'),
    ...Array<string>(3).fill('letters.rewritten'),
  ]);

  // It was never sent, so nothing waits and nothing repeats it.
  const again = await api.disputes.saveDraft({ contactId, reportId, version: null, items: items.slice(2) });
  expect(again.draft.items[0]).toMatchObject({ lastResult: null, problems: [] });
  expect(await api.disputes.openRound({ contactId, version: again.draft.version })).toMatchObject({ number: 2 });
});

test('what is mailed, settled, gone or of another version is not withdrawn, and not by everyone', async () => {
  const opened = await openRound();
  const { contactId } = opened;
  const { version, items } = await roundOf(opened);
  const [first, second, last] = items.map(({ id }) => id);
  const ask = (change: { id?: string; contactId?: string; version?: number; reason?: string }, by = api) =>
    by.disputes.withdrawItem({ contactId, id: first ?? '', version, reason: REASON, ...change });
  await expect(ask({ reason: 'because' })).rejects.toMatchObject({ status: 422 });
  await expect(ask({ reason: 'Tell them the debt is unknown and stop paying it' })).rejects.toMatchObject({
    code: 'disputes.claimForbidden',
  });
  await expect(ask({ id: newId(new Date()) })).rejects.toMatchObject({ code: 'disputes.itemNotFound', status: 404 });
  await expect(ask({ contactId: (await addMaria(app, api)).contactId })).rejects.toMatchObject({ code: 'disputes.itemNotFound' });
  await expect(ask({ contactId: newId(new Date()) })).rejects.toMatchObject({ code: 'contacts.notFound' });
  await expect(ask({ version: version + 1 })).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  await expect(ask({}, (await app.signIn('read-only')).api)).rejects.toMatchObject({ status: 403 });
  await expect(ask({}, (await app.signIn('client', { contactId })).api)).rejects.toMatchObject({ status: 403 });
  await ask({});
  await expect(ask({ version: version + 1 })).rejects.toMatchObject({ code: 'disputes.itemSettled', status: 409 });
  // Two people at once: one of them has read what is no longer so.
  const both = await Promise.allSettled([second, last].map((id = '') => ask({ id, version: version + 1 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

  const mailed = await openRound();
  await noteMailed(app, mailed.roundId);
  await expect(withdraw(mailed, 'EQ')).rejects.toMatchObject({ code: 'disputes.mailedBefore', status: 409 });
  await query("update dispute_items set state = 'confirmed' where round_id = $1", [mailed.roundId]);
  await expect(withdraw(mailed, 'TU')).rejects.toMatchObject({ code: 'disputes.itemSettled' });
  const archived = await openRound();
  // The program moves the client on once the round is open, which is another version.
  const contact = await app.eventually(async () => {
    const now = await api.contacts.get({ id: archived.contactId });
    return now.stage === 'round-preparing' ? now : undefined;
  });
  await api.contacts.archive({ id: archived.contactId, version: contact.version });
  await expect(withdraw(archived, 'EQ')).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
});

test('withdrawn before its letter was written, an item is in no letter', async () => {
  const opened = await openRound();
  await withdraw(opened, 'EQ');
  await lettersOf(opened, ['EQ ready 1', 'TU ready 1']);
});

test('a letter with another list of items is not what would be written now', async () => {
  const opened = await openRound();
  const [letter] = (await lettersOf(opened, ['EQ ready 2', 'TU ready 1'])).filter(({ bureau }) => bureau === 'EQ');
  const [document] = await openDocuments(app.server.database.db, app.server.services.sealer, [letter?.id ?? '']);
  if (!document) throw new Error('The letter is gone.');
  const paper = { fileId: newId(new Date()), title: 'Copy of my photo ID' };
  const held = new Map([...(document.enclosedFiles ?? []), paper].map(({ fileId, title }) => [fileId, { title, kind: 'photo-id' }]));
  expect(findChanged(document, document, held)).toBeUndefined();
  expect(findChanged(document, { ...document, items: document.items.slice(1) }, held)).toBe('Its list of items');
  // A proof that came later goes with the letter.
  const withPaper = { ...document, enclosedFiles: [paper] };
  expect(findChanged(document, withPaper, held)).toBe('Its list of enclosures');
  expect(findChanged(document, withPaper, held, ['photo-id'])).toBeUndefined();
  expect(findChanged(withPaper, withPaper, held)).toBeUndefined();
});
