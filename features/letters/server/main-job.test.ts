// The main job through the API, as the screens drive it: report, draft, round, letters, print batch, portal.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('a report becomes letters that can be printed, and the client sees them', async () => {
  const { api } = await app.signIn('owner');
  const { contactId, reportId, collectionId } = await addMaria(app, api);

  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [{ ...collectionItem(collectionId, 'EQ'), reasonCode: null, clientConfirmed: false }],
  });
  expect(draft.items[0]?.problems.map((p) => p.code)).toEqual(['disputes.reasonMissing', 'disputes.clientNotAsked']);
  await expect(api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({
    code: 'disputes.itemsNotReady',
    status: 422,
    data: { citation: '15 U.S.C. 1679b(a)(1)' },
  });

  const items = (['EQ', 'EX', 'TU'] as const).map((b) => collectionItem(collectionId, b));
  const saved = await api.disputes.saveDraft({ contactId, reportId, version: draft.version, items });
  expect(saved.draft.items.flatMap((i) => i.problems)).toEqual([]);
  const preview = await api.letters.preview({ contactId });
  expect(preview.problems).toEqual([]);
  expect(preview.letters.map((l) => l.recipient.name)).toEqual(['Equifax Information Services LLC', 'Experian', 'TransUnion LLC']);
  expect(JSON.stringify(preview.letters)).not.toMatch(/undefined|null|\{\{|219095501|219-09-5501/);

  const { roundId, number } = await api.disputes.openRound({ contactId, version: saved.draft.version });
  expect(number).toBe(1);
  const letters = await app.eventually(async () => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length === 3 && rows.every((r) => r.state === 'ready') ? rows : undefined;
  });
  expect(letters.map((l) => [l.bureau, l.items, l.accessible, l.note]).sort()).toEqual([
    ['EQ', 1, true, null],
    ['EX', 1, true, null],
    ['TU', 1, true, null],
  ]);
  await approveLetters(app, api, contactId);
  const pdf = await api.letters.getPdf({ id: letters[0]?.id ?? '' });
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const print = () => api.letters.createPrintBatch({ letterIds: letters.map((l) => l.id) });
  const held = await api.cases.hold({ contactId, version: (await api.contacts.get({ id: contactId })).version, reason: 'Payment failed' });
  await expect(print()).rejects.toMatchObject({
    code: 'agreements.onHold',
    status: 409,
    message: 'Nothing is printed for Maria Delgado. On hold: Payment failed. Resume work first.',
  });
  const resumed = await api.cases.resume({ contactId, version: held.version, reason: 'Back from the trip' });
  const { version } = await api.contacts.archive({ id: contactId, version: resumed.version });
  await expect(print()).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
  await api.contacts.restore({ id: contactId, version });

  const batch = await api.letters.createPrintBatch({ letterIds: letters.map((l) => l.id) });
  const made = await app.eventually(async () => {
    const b = await api.letters.getPrintBatch({ id: batch.id });
    return b.state === 'ready' ? b : undefined;
  });
  expect(made).toMatchObject({ letters: 3, pages: letters.reduce((n, l) => n + (l.pages ?? 0), 0) });
  expect((await api.letters.getPrintBatchPdf({ id: batch.id })).size).toBeGreaterThan(10_000);
  expect((await api.letters.list({ contactId, printed: 'no' })).rows).toEqual([]);

  // The same items again while the first round is open would be frivolous.
  const again = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EX')] });
  expect(again.draft.items[0]?.problems.map((p) => p.code)).toEqual(['disputes.alreadyPending']);

  const client = await app.signIn('client', { contactId });
  // Printed is not mailed: nothing is being disputed yet.
  expect((await client.api.disputes.listMine()).rounds[0]?.items.map(({ state }) => state)).toEqual(Array(3).fill('being-prepared'));
  await api.letters.recordMailing({
    letters: letters.map(({ id }) => ({ id })),
    mailedOn: civilDateAt(new Date(), OFFICE_ZONE),
    method: 'first-class',
  });
  const mine = await client.api.disputes.listMine();
  expect(mine.rounds).toHaveLength(1);
  expect(mine.rounds[0]).toMatchObject({
    id: roundId,
    items: [{ state: 'in-progress', bureau: 'EQ' }, { bureau: 'EX' }, { bureau: 'TU' }],
  });
  const own = await client.api.letters.listMine();
  expect(own.letters).toHaveLength(3);
  expect((await client.api.letters.getMyPdf({ id: own.letters[0]?.id ?? '' })).type).toBe('application/pdf');
  await expect(client.api.letters.list({})).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  const { rows: activity } = await api.activity.list({ contactId });
  expect(activity.map((a) => a.kind)).toEqual(
    expect.arrayContaining([
      'contacts.created',
      'creditReports.uploaded',
      'creditReports.read',
      'disputes.roundOpened',
      'letters.composed',
      'letters.rendered',
    ]),
  );

  // Another client sees none of it.
  const other = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  const stranger = await app.signIn('client', { contactId: other.id });
  expect((await stranger.api.disputes.listMine()).rounds).toEqual([]);
  await expect(stranger.api.letters.getMyPdf({ id: own.letters[0]?.id ?? '' })).rejects.toMatchObject({
    code: 'letters.notFound',
    status: 404,
  });
});
