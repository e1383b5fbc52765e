// The history of disputed lines over rounds and reports, and the notes of the office about them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays } from '../../../platform/base/civil-date.ts';
import { TODAY } from '../../../tests/support/round-outcomes.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openTwoRounds } from '../../../tests/support/two-rounds.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('a line has one row over rounds, bureaus and reports, with what was asked, answered and came back; and notes that no client sees', async () => {
  const { contactId, reportId, secondId, lineId } = await openTwoRounds(app, api);
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
  const { rows: letters } = await api.letters.list({ contactId });
  expect(JSON.stringify([letters, (await api.activity.list({ contactId, limit: 100 })).rows])).not.toMatch(/receipt/);
  const { rows: sealed } = await app.server.database.pool.query<{ row: string }>('select n::text as row from dispute_item_notes n');
  expect(sealed.map(({ row }) => row).join(' ')).not.toMatch(/receipt|NORTHGATE|4417/i);
});
