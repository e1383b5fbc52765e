// How letters went: recorded, followed by states and clocks, and undone with a reason.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDate, civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { readFacet } from '../../../tests/support/facets.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
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

test('G18: a letter is printed, mailed and delivered; more within the 30 days takes a yes; screens, timeline and portal follow, and each step can be undone', async () => {
  const { contactId } = await openRound();
  const client = (await app.signIn('client', { contactId })).api;
  const mine = async () => (await client.disputes.listMine()).rounds[0]?.items.map(({ bureau, state }) => `${bureau} ${state}`);
  await app.eventually(async () => ((await lettersOf(contactId)).filter(({ state }) => state === 'ready').length === 2 ? true : undefined));
  await approveLetters(app, api, contactId);
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
  // More within the 30 days gives 15 more.
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

test('nothing is mailed before it is printed, and a mailing stays while an answer rests on it', async () => {
  const { contactId, roundId } = await openRound(['TU']);
  await printLetters(app, api, contactId);
  const { pool } = app.server.database;
  await pool.query(`update dispute_rounds set opened_at = now() - interval '60 days' where id = $1`, [roundId]);
  const [letter] = await lettersOf(contactId);
  const id = letter?.id ?? '';
  const mail = (daysAgo: number) =>
    api.letters.recordMailing({ letters: [{ id }], mailedOn: addDays(TODAY, -daysAgo), method: 'first-class' });
  // The bureau would be called silent today.
  await expect(mail(55)).rejects.toMatchObject({
    code: 'disputes.dayUnfit',
    data: { fields: { mailedOn: expect.stringContaining('printed') } },
  });
  await pool.query(`update letters set printed_at = now() - interval '3 days' where id = $1`, [id]);
  await pool.query(`update letter_approvals set decided_on = decided_on - 3 where letter_id = $1`, [id]);
  await expect(mail(4)).rejects.toMatchObject({ code: 'disputes.dayUnfit' });
  await mail(3);
  const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items[0]?.id ?? '';
  const { rows } = await api.disputes.recordAnswers({ contactId, answeredOn: TODAY, answers: [{ itemId, result: 'confirmed' }] });
  const undo = () => api.letters.undoMailing({ id, version: 1, what: 'mailing', reason: 'Wrong letter' });
  await expect(undo()).rejects.toMatchObject({ code: 'disputes.clockInUse', status: 409 });
  await api.disputes.undoOutcome({ id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 });
  expect((await undo()).mailing).toBeNull();
  // What was undone is still proposed. Accepted now, the next letter would name a mailing that never was.
  const accept = async () => {
    const decisions = (await api.disputes.listOutcomes({ contactId })).rows.map((one) => ({
      id: one.id,
      version: one.version,
      accept: true,
    }));
    expect(decisions).toHaveLength(1);
    return api.disputes.decideOutcomes({ contactId, decisions });
  };
  await expect(accept()).rejects.toMatchObject({ code: 'disputes.notMailed', status: 409 });
  await mail(0);
  expect((await accept()).rows[0]).toMatchObject({ result: 'confirmed', state: 'accepted', answeredOn: TODAY });
});

test('no answer is older than the letter: neither its mailing nor its receipt is recorded after the answer', async () => {
  const { contactId, roundId } = await openRound(['TU']);
  await printLetters(app, api, contactId);
  const { pool } = app.server.database;
  await pool.query(`update dispute_rounds set opened_at = now() - interval '20 days' where id = $1`, [roundId]);
  const [{ id } = { id: '' }] = await lettersOf(contactId);
  await pool.query(`update letters set printed_at = now() - interval '12 days' where id = $1`, [id]);
  await pool.query(`update letter_approvals set decided_on = decided_on - 12 where letter_id = $1`, [id]);
  const mail = (daysAgo: number) =>
    api.letters.recordMailing({ letters: [{ id }], mailedOn: addDays(TODAY, -daysAgo), method: 'first-class' });
  const receive = (version: number, daysAgo: number) =>
    api.letters.recordDelivery({ id, version, receivedOn: addDays(TODAY, -daysAgo), receivedHow: 'tracking' });
  const undo = (what: 'mailing' | 'delivery', version: number) => api.letters.undoMailing({ id, version, what, reason: 'Wrong day' });
  const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items[0]?.id ?? '';
  const answer = (daysAgo: number) =>
    api.disputes.recordAnswers({ contactId, answeredOn: addDays(TODAY, -daysAgo), answers: [{ itemId, result: 'corrected' }] });
  const unfit = { code: 'disputes.dayUnfit', status: 422 };
  await mail(10);
  await receive(1, 4);
  await expect(answer(5)).rejects.toMatchObject(unfit);
  await undo('delivery', 2);
  const { rows } = await answer(5);
  // The next letter would say: which you received on the later day, and you answered on the earlier one.
  await expect(receive(3, 4)).rejects.toMatchObject(unfit);
  await receive(3, 5);
  await api.disputes.undoOutcome({ id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 });
  await undo('mailing', 4);
  await mail(2);
  const [undone] = (await api.disputes.listOutcomes({ contactId })).rows;
  if (!undone) throw new Error('What was undone is not proposed.');
  await expect(
    api.disputes.decideOutcomes({ contactId, decisions: [{ id: undone.id, version: undone.version, accept: true }] }),
  ).rejects.toMatchObject(unfit);
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
  for (const { contactId } of both) await approveLetters(app, api, contactId);
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
  const need = async () => (await api.dashboard.get()).needs.find(({ key }) => key === 'letters.unmailed')?.count ?? 0;
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
