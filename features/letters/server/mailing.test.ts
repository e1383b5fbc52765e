// How letters went: recorded, followed by states and clocks, and undone with a reason.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDate, civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { readFacet } from '../../../tests/support/facets.ts';
import { addMaria, collectionItem, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { printedBefore } from './letter-needs.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function openRound(bureaus: readonly ('EQ' | 'EX' | 'TU')[] = ['EQ', 'EX']) {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const items = bureaus.map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  return { contactId, roundId };
}
const lettersOf = async (contactId: string) => (await api.letters.list({ contactId })).rows;
const due = (contactId: string) => readFacet(api, contactId, 'due');
const kinds = async (contactId: string) => (await api.activity.list({ contactId, limit: 100 })).rows.map(({ kind }) => kind);

test('a letter is printed, mailed and delivered; screens, timeline and portal follow, and each step can be undone', async () => {
  const { contactId } = await openRound();
  const client = (await app.signIn('client', { contactId })).api;
  const mine = async () => (await client.disputes.listMine()).rounds[0]?.items.map(({ bureau, state }) => `${bureau} ${state}`);
  await app.eventually(async () => ((await lettersOf(contactId)).filter(({ state }) => state === 'ready').length === 2 ? true : undefined));
  const ids = (await lettersOf(contactId)).map(({ id }) => ({ id }));
  const mailing = { letters: ids, mailedOn: TODAY, method: 'first-class' as const };
  await expect(api.letters.recordMailing(mailing)).rejects.toMatchObject({ code: 'letters.notPrinted', status: 409 });
  await printLetters(app, api, contactId);
  // Printed is not mailed.
  expect(await mine()).toEqual(['EQ being-prepared', 'EX being-prepared']);
  expect(await due(contactId)).toEqual({ next: null, unmailed: 2 });
  expect((await api.letters.list({ contactId, mailed: 'no' })).rows).toHaveLength(2);

  await expect(api.letters.recordMailing({ ...mailing, mailedOn: addDays(TODAY, 1) })).rejects.toMatchObject({ code: 'disputes.dayUnfit' });
  await expect(api.letters.recordMailing({ ...mailing, mailedOn: addDays(TODAY, -1) })).rejects.toMatchObject({
    code: 'disputes.dayUnfit',
  });
  await expect(api.letters.recordMailing({ ...mailing, method: 'certified' })).rejects.toMatchObject({ code: 'letters.noTrackingNumber' });
  expect(await api.letters.recordMailing(mailing)).toEqual({ recorded: 2 });
  await expect(api.letters.recordMailing(mailing)).rejects.toMatchObject({ code: 'disputes.mailedBefore', status: 409 });
  expect(await mine()).toEqual(['EQ in-progress', 'EX in-progress']);
  expect((await client.letters.listMine()).letters.map(({ mailedOn }) => mailedOn)).toEqual([TODAY, TODAY]);
  expect(await due(contactId)).toEqual({
    next: { dueOn: addDays(TODAY, 35), countedFrom: addDays(TODAY, 5), estimated: true },
    unmailed: 0,
  });

  const [first, second] = await lettersOf(contactId);
  if (!first?.mailing || !second?.mailing) throw new Error('The mailing is not there.');
  const delivered = await api.letters.recordDelivery({ id: first.id, version: 1, receivedOn: TODAY, receivedHow: 'return-receipt' });
  expect(delivered).toMatchObject({ version: 2, countedFrom: TODAY, overdueAfter: addDays(TODAY, 30) });
  await expect(api.letters.recordDelivery({ id: first.id, version: 1, receivedOn: TODAY, receivedHow: 'tracking' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  await expect(
    api.letters.recordDelivery({ id: second.id, version: 1, receivedOn: addDays(TODAY, -1), receivedHow: 'tracking' }),
  ).rejects.toMatchObject({ code: 'disputes.dayUnfit' });
  // G18: more within the 30 days gives 15 more, which has to be confirmed.
  const more = { id: first.id, version: 2, moreSentOn: TODAY };
  await expect(api.letters.recordMoreSent(more)).rejects.toMatchObject({
    code: 'letters.extensionNotConfirmed',
    message: expect.stringContaining(formatCivilDate(addDays(TODAY, 45))),
    data: { citation: '15 U.S.C. 1681i(a)(1)(B)' },
  });
  expect(await api.letters.recordMoreSent({ ...more, confirmsExtension: true })).toMatchObject({ overdueAfter: addDays(TODAY, 45) });

  const undo = (what: 'mailing' | 'delivery' | 'more-sent', version: number, reason = 'Wrong letter') =>
    api.letters.undoMailing({ id: first.id, version, what, reason });
  await expect(undo('more-sent', 3, ' ')).rejects.toMatchObject({ status: 422 });
  expect((await undo('more-sent', 3)).mailing).toMatchObject({ moreSentOn: null, overdueAfter: addDays(TODAY, 30) });
  expect((await undo('delivery', 4)).mailing).toMatchObject({ receivedOn: null, overdueAfter: addDays(TODAY, 35) });
  expect((await undo('mailing', 5)).mailing).toBeNull();
  expect(await mine()).toContain(`${first.bureau} being-prepared`);
  expect(await kinds(contactId)).toEqual(
    expect.arrayContaining(['letters.mailingRecorded', 'letters.deliveryRecorded', 'letters.moreSentRecorded', 'letters.mailingUndone']),
  );
  expect((await api.activity.list({ contactId, limit: 100 })).rows.some(({ summary }) => summary.endsWith('undone: Wrong letter'))).toBe(
    true,
  );
});

test('a free annual report gives 45 days, and certified letters keep their numbers', async () => {
  const { contactId } = await openRound(['TU']);
  await printLetters(app, api, contactId);
  const [letter] = await lettersOf(contactId);
  const id = letter?.id ?? '';
  const certified = { mailedOn: TODAY, method: 'certified' as const, freeAnnualReport: true };
  await expect(api.letters.recordMailing({ ...certified, letters: [{ id, trackingNumber: '12' }] })).rejects.toMatchObject({ status: 422 });
  await api.letters.recordMailing({ ...certified, letters: [{ id, trackingNumber: '9407 1118 9956 0000 0001 23' }] });
  expect((await lettersOf(contactId))[0]?.mailing).toMatchObject({
    trackingNumber: '9407111899560000000123',
    freeAnnualReport: true,
    overdueAfter: addDays(TODAY, 50),
  });
});

test('a batch of two clients is printed and mailed at once, and each timeline has its lines', async () => {
  const both = [await openRound(['EQ']), await openRound(['EX'])];
  const ready = await app.eventually(async () => {
    const rows = (await Promise.all(both.map(({ contactId }) => lettersOf(contactId)))).flat();
    return rows.length === 2 && rows.every(({ state }) => state === 'ready') ? rows : undefined;
  });
  await api.letters.createPrintBatch({ letterIds: ready.map(({ id }) => id) });
  for (const { contactId } of both)
    await app.eventually(async () => ((await kinds(contactId)).includes('letters.printed') ? true : undefined));
  const letters = (await Promise.all(both.map(({ contactId }) => lettersOf(contactId)))).flat().map(({ id }) => ({ id }));
  await api.letters.recordMailing({ letters, mailedOn: TODAY, method: 'handed-over' });
  for (const { contactId } of both) {
    await app.eventually(async () => ((await kinds(contactId)).includes('letters.mailed') ? true : undefined));
    // Handed over, it was received that day.
    expect(await due(contactId)).toMatchObject({ next: { countedFrom: TODAY, estimated: false } });
  }
});

test('what was printed and not mailed for two business days waits on the dashboard, and has no answer', async () => {
  const need = async () => (await api.dashboard.get({ zone: 'UTC' })).needs.find(({ key }) => key === 'letters.unmailed')?.count ?? 0;
  const { contactId } = await openRound(['TU']);
  await printLetters(app, api, contactId);
  const before = await need();
  await app.server.database.pool.query(`update letters set printed_at = now() - interval '8 days' where contact_id = $1`, [contactId]);
  expect(await need()).toBe(before + 1);
  const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items[0]?.id ?? '';
  // No answer is not recorded for what was not mailed, however long ago it was printed.
  await expect(
    api.disputes.recordAnswers({ contactId, answeredOn: null, answers: [{ itemId, result: 'unanswered' }] }),
  ).rejects.toMatchObject({ code: 'disputes.notMailed', status: 409 });
  // Nor is an answer: a bureau answers what it received.
  const answer = { contactId, answeredOn: TODAY, answers: [{ itemId, result: 'confirmed' as const }] };
  await expect(api.disputes.recordAnswers(answer)).rejects.toMatchObject({ code: 'disputes.notMailed', status: 409 });
  const letters = (await lettersOf(contactId)).map(({ id }) => ({ id }));
  await api.letters.recordMailing({ letters, mailedOn: TODAY, method: 'first-class' });
  expect(await need()).toBe(before);
  await api.disputes.recordAnswers(answer);
});

test.each([
  // A Monday: Thursday and Friday have passed since what was printed before Thursday.
  [civilDate(2026, 3, 9), civilDate(2026, 3, 5)],
  [civilDate(2026, 3, 12), civilDate(2026, 3, 10)],
  // Thanksgiving and the weekend do not count.
  [civilDate(2026, 11, 30), civilDate(2026, 11, 25)],
])('on %s, letters printed before %s are late', (today, before) => expect(printedBefore(today)).toBe(before));
