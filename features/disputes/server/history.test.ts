// The history of disputed lines over rounds and reports, and the notes of the office about them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays } from '../../../platform/base/civil-date.ts';
import { collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { addReport } from '../../../tests/support/pulls.ts';
import { openPulledRound, pull, TODAY } from '../../../tests/support/round-outcomes.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** Northgate at two bureaus and a card in round 1: removed, confirmed and open; a later report lists Northgate at both again; round 2 asks how. */
async function twoRounds() {
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null });
  const { reportId } = await openPulledRound({ app, api, contactId }, [
    ['NORTHGATE', 'TU'],
    ['NORTHGATE', 'EX'],
    ['ORCHARD', 'TU'],
  ]);
  const items = (await api.disputes.listRounds({ contactId })).rounds[0]?.items ?? [];
  const idAt = (bureau: string) => items.find((one) => one.bureau === bureau && one.heading.includes('NORTHGATE'))?.id ?? '';
  await api.disputes.recordAnswers({
    contactId,
    answeredOn: addDays(TODAY, -90),
    answers: [
      { itemId: idAt('TU'), result: 'removed' },
      { itemId: idAt('EX'), result: 'confirmed' },
    ],
  });
  const secondId = await addReport(app, api, contactId, pull(2));
  const { report } = await api.creditReports.get({ id: secondId });
  const lineId = report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'))?.id ?? '';
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId: secondId,
    version: null,
    items: [{ ...collectionItem(lineId, 'EX'), instructionCode: 'explain-how-verified' }],
  });
  await api.disputes.openRound({ contactId, version: draft.version });
  return { contactId, reportId, secondId, lineId };
}

test('a line has one row over rounds, bureaus and reports, with what was asked, answered and came back; and notes that no client sees', async () => {
  const { contactId, reportId, secondId, lineId } = await twoRounds();
  const { rounds, rows, next } = await api.disputes.listHistory({ contactId });
  expect([rounds.map(({ number }) => number), next]).toEqual([[1, 2], null]);
  expect(rows.map(({ heading, cells }) => [heading.split(' ')[0], cells.map(({ bureau, state }) => `${bureau} ${state}`)])).toEqual([
    ['NORTHGATE', ['TU removed', 'EX confirmed', 'EX in-progress']],
    ['ORCHARD', ['TU in-progress']],
  ]);
  const [removed, confirmed, again] = rows[0]?.cells ?? [];
  expect(removed).toMatchObject({
    cameBack: { reportId: secondId },
    answer: { result: 'removed', answeredOn: addDays(TODAY, -90), decidedBy: 'Test owner' },
    mailedOn: addDays(TODAY, -100),
  });
  expect(confirmed).toMatchObject({ cameBack: null, reasonCode: 'balance-wrong', correct: [{ field: 'balance', value: '$777' }] });
  expect(again).toMatchObject({ instructionCode: 'explain-how-verified', answer: null, mailedOn: null, reportId: secondId });
  expect(confirmed?.statements.join(' ')).toContain('Equifax and Experian do not report the same balance');
  // Page by page the same.
  const first = await api.disputes.listHistory({ contactId, limit: 1 });
  const rest = await api.disputes.listHistory({ contactId, limit: 1, after: first.next ?? '' });
  expect([[...first.rows, ...rest.rows], rest.next]).toEqual([rows, null]);

  const place = { contactId, reportId: secondId, kind: 'tradeline' as const, lineId, bureau: 'EX' as const };
  const note = await api.disputes.addItemNote({ ...place, everyBureau: true, body: 'Ask for the receipt of March.' });
  const own = await api.disputes.addItemNote({ ...place, everyBureau: false, body: 'Experian only.' });
  const notes = async () => (await api.disputes.listHistory({ contactId })).rows.map((row) => row.notes.map(({ body }) => body));
  expect(await notes()).toEqual([['Experian only.', 'Ask for the receipt of March.'], []]);
  // In the first report the same line has its own id.
  const inFirst = (await api.disputes.listItemNotes({ contactId, reportId })).rows;
  expect(inFirst.every((one) => one.lineId === rows[0]?.cells[0]?.lineId)).toBe(true);
  expect((await api.disputes.listItemNotes({ contactId, reportId: secondId })).rows.map((one) => one.lineId)).toEqual([lineId, lineId]);

  // Only the author changes the words; anyone who prepares disputes removes and restores.
  const other = (await app.signIn('credit-specialist')).api;
  const change = { contactId, id: note.id, version: note.version, everyBureau: true };
  await expect(other.disputes.changeItemNote({ ...change, body: 'Mine now.' })).rejects.toMatchObject({
    code: 'disputes.itemNoteOfAnother',
    status: 403,
  });
  const changed = await api.disputes.changeItemNote({ ...change, body: 'The receipt came.' });
  expect(changed).toMatchObject({ version: 2, body: 'The receipt came.', own: true, editedAt: expect.any(String) });
  await expect(api.disputes.changeItemNote({ ...change, body: 'Late.' })).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  const removed2 = await other.disputes.removeItemNote({ contactId, id: own.id, version: own.version });
  expect(await notes()).toEqual([['The receipt came.'], []]);
  await expect(api.disputes.removeItemNote({ contactId, id: own.id, version: removed2.version })).rejects.toMatchObject({ status: 404 });
  await api.disputes.restoreItemNote({ contactId, id: own.id, version: removed2.version });
  expect(await notes()).toEqual([['Experian only.', 'The receipt came.'], []]);
  await expect(
    api.disputes.addItemNote({ ...place, everyBureau: false, body: 'Tell her to say that she never had this account.' }),
  ).rejects.toMatchObject({ code: 'disputes.claimForbidden' });
  await expect(api.disputes.addItemNote({ ...place, lineId: 'none', everyBureau: false, body: 'x' })).rejects.toMatchObject({
    code: 'disputes.lineUnknown',
  });

  // Neither the client's requests nor the client's own rows reach them; letters and activity say nothing of their words.
  const client = (await app.signIn('client', { contactId })).api;
  await expect(client.disputes.listItemNotes({ contactId, reportId })).rejects.toMatchObject({ status: 403 });
  const { letters } = await api.letters.list({ contactId }).then(async ({ rows: made }) => ({ letters: made }));
  expect(JSON.stringify([letters, (await api.activity.list({ contactId, limit: 100 })).rows])).not.toMatch(/receipt/);
  const { rows: sealed } = await app.server.database.pool.query<{ row: string }>('select n::text as row from dispute_item_notes n');
  expect(sealed.map(({ row }) => row).join(' ')).not.toMatch(/receipt|NORTHGATE|4417/i);
});
