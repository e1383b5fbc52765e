// Rounds after an answer: what opens, what is refused, and what the client said that is asked again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import type { DraftItemInput } from '../contract.ts';
import { addDays, civilDateAt, formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { addMaria, collectionItem, mailedLongAgo, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const MAILED = addDays(TODAY, -60);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function firstRound() {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const first: DraftItemInput = collectionItem(collectionId, 'EX');
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [first] });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, MAILED);
  const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items[0]?.id ?? '';
  let version: number | null = null;
  /** The next round with this item; its problems by code. */
  const draftOf = async (change: Partial<typeof first>) => {
    const saved = await api.disputes.saveDraft({ contactId, reportId, version, items: [{ ...first, ...change }] });
    version = saved.draft.version;
    return saved.draft;
  };
  const problems = async (change: Partial<typeof first> = {}) =>
    (await draftOf(change)).items.flatMap((one) => one.problems.map(({ code }) => code));
  return { contactId, reportId, collectionId, itemId, first, draftOf, problems };
}

test('P4, P6, G17, X7: after confirmed, the same again is refused, and the question how it was verified goes out with the earlier answer', async () => {
  const { contactId, itemId, problems, draftOf } = await firstRound();
  await recordAnswer(api, contactId, itemId, 'confirmed');
  expect(await problems()).toEqual(['disputes.nothingNew']);
  // Said in other words, or read off the report again, it is the same.
  const say = (text: string, source: 'client' | 'report' = 'client') => problems({ facts: [{ text, source }] });
  expect(await say('The amount you give for this account cannot be right.')).toEqual(['disputes.nothingNew']);
  expect(await say('Experian and Equifax report different balances for this account.', 'report')).toEqual(['disputes.nothingNew']);
  expect(await say('I paid $400 of it on March 3, 2025.')).toEqual([]);
  expect(await problems({ reasonCode: 'not-answered', instructionCode: 'send-result', correct: [] })).toContain('disputes.resultDiffers');
  const draft = await draftOf({ instructionCode: 'explain-how-verified' });
  expect(draft.items[0]).toMatchObject({ lastResult: 'confirmed', problems: [] });
  const { letters, problems: unwritten } = await api.letters.preview({ contactId });
  expect(unwritten).toEqual([]);
  expect(letters[0]?.subject).toMatch(/^Further dispute/);
  expect(letters[0]?.items[0]?.earlier).toBe(
    `I disputed this account in a letter mailed on ${formatLongCivilDate(MAILED)}. You answered on ${formatLongCivilDate(TODAY)} that you verified it.`,
  );
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  const made = await app.eventually(async () => {
    const found = (await api.letters.list({ contactId })).rows.find((one) => one.roundId === roundId);
    return found && found.state !== 'rendering' ? found : undefined;
  });
  expect([made.state, made.note]).toEqual(['ready', null]);
  // Both rounds, page by page.
  const latest = await api.disputes.listRounds({ contactId, limit: 1 });
  const earlier = await api.disputes.listRounds({ contactId, limit: 1, after: latest.next ?? '' });
  expect([latest.rounds[0]?.number, earlier.rounds[0]?.number, earlier.next]).toEqual([2, 1, null]);
});

test('P4: when the time ran out the item is open again for that, though no one recorded it; before that it is pending', async () => {
  const { contactId, problems } = await firstRound();
  const asked = { reasonCode: 'not-answered', instructionCode: 'send-result', correct: [] };
  expect(await problems(asked)).toEqual([]);
  await app.server.database.pool.query('update dispute_mailings set overdue_after = $1 where contact_id = $2', [TODAY, contactId]);
  expect(await problems(asked)).toEqual(['disputes.reasonTooEarly', 'disputes.instructionTooEarly', 'disputes.alreadyPending']);
  await app.server.database.pool.query('delete from dispute_mailings where contact_id = $1', [contactId]);
  expect(await problems(asked)).toContain('disputes.alreadyPending');
});

test('an answer that waits for a decision is no missing answer', async () => {
  const { contactId, itemId, problems } = await firstRound();
  const asked = {
    reasonCode: 'not-answered',
    instructionCode: 'send-result',
    correct: [],
    facts: [{ text: 'Nothing came.', source: 'client' as const }],
  };
  expect(await problems(asked)).not.toContain('disputes.resultProposed');
  const { rows } = await api.disputes.recordAnswers({ contactId, answeredOn: TODAY, answers: [{ itemId, result: 'confirmed' }] });
  await api.disputes.undoOutcome({ id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 });
  expect(await problems(asked)).toContain('disputes.resultProposed');
});

test('P4: what was removed and is back is disputed as reinserted', async () => {
  const { contactId, itemId, problems } = await firstRound();
  await recordAnswer(api, contactId, itemId, 'removed');
  expect(await problems({ reasonCode: 'reinserted', instructionCode: 'explain-reinsertion', correct: [] })).toEqual([]);
});

test('answers of a bureau are recorded together with the day and its letter: all or none', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const items = (['EX', 'TU'] as const).map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, MAILED);
  const [one, other] = (await api.disputes.listRounds({ contactId })).rounds[0]?.items ?? [];
  const answers = [
    { itemId: one?.id ?? '', result: 'removed' as const },
    { itemId: other?.id ?? '', result: 'confirmed' as const },
  ];
  const record = (change: object) => api.disputes.recordAnswers({ contactId, answeredOn: TODAY, answers, ...change });
  await expect(record({ answeredOn: null })).rejects.toMatchObject({ status: 422 });
  await expect(record({ answeredOn: addDays(TODAY, 1) })).rejects.toMatchObject({ code: 'disputes.dayUnfit' });
  await expect(record({ answeredOn: addDays(MAILED, -1) })).rejects.toMatchObject({ code: 'disputes.dayUnfit' });
  await expect(record({ answers: [...answers, answers[0]] })).rejects.toMatchObject({ code: 'disputes.outcomeTwice' });
  await expect(record({ fileId: '00000000-0000-7000-8000-000000000000' })).rejects.toMatchObject({ code: 'disputes.fileNotFound' });
  expect((await api.disputes.listOutcomes({ contactId, state: 'decided' })).rows).toEqual([]);
  const { rows } = await record({ note: 'Results of your dispute' });
  expect(rows.map(({ result, answeredOn, note }) => [result, answeredOn, note])).toEqual([
    ['removed', TODAY, 'Results of your dispute'],
    ['confirmed', TODAY, 'Results of your dispute'],
  ]);
  expect((await api.disputes.listRounds({ contactId })).rounds[0]?.state).toBe('closed');
});

test('a mailing on which “no answer” rests is not changed', async () => {
  const { contactId, itemId } = await firstRound();
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  const outcome = await recordAnswer(api, contactId, itemId, 'unanswered');
  const undo = () => api.letters.undoMailing({ id: letter.id, version: 1, what: 'mailing', reason: 'Never sent' });
  await expect(undo()).rejects.toMatchObject({ code: 'disputes.clockInUse', status: 409 });
  await api.disputes.undoOutcome({ id: outcome.id, version: outcome.version });
  expect(await undo()).toEqual({ mailing: null });
});

test('G15, X1: what the client said is right is asked by every later reason, until it is withdrawn', async () => {
  const { contactId, itemId, reportId, collectionId, problems } = await firstRound();
  await recordAnswer(api, contactId, itemId, 'corrected');
  const line = { contactId, reportId, bureau: 'EX' as const, kind: 'tradeline' as const, lineId: collectionId };
  const status = {
    reasonCode: 'status-wrong',
    instructionCode: 'update-status',
    correct: [{ field: 'status' as const, value: 'Paid, was never in collection' }],
  };
  expect(await problems(status)).toEqual([]);
  const whole = await api.disputes.confirmCorrect({ ...line, what: 'line' });
  expect(whole).toMatchObject({ bureau: 'EX', what: 'line', saidOn: TODAY });
  expect(await problems(status)).toEqual(['disputes.contradicted']);
  expect(await problems()).toContain('disputes.contradicted');
  await expect(api.disputes.withdrawCorrect({ contactId, id: whole.id, reason: '' })).rejects.toMatchObject({ status: 422 });
  await expect(
    api.disputes.withdrawCorrect({ contactId, id: whole.id, reason: 'It is accurate but please have it deleted anyway' }),
  ).rejects.toMatchObject({ code: 'disputes.claimForbidden' });
  await api.disputes.withdrawCorrect({ contactId, id: whole.id, reason: 'The client meant another account' });
  expect(await problems(status)).toEqual([]);
  await expect(api.disputes.withdrawCorrect({ contactId, id: whole.id, reason: 'The client said it again' })).rejects.toMatchObject({
    status: 404,
  });

  const balance = await api.disputes.confirmCorrect({ ...line, what: 'balance', everywhere: true });
  expect(await problems(status)).toEqual([]);
  expect(await problems({ reasonCode: 'balance-wrong', facts: [{ text: 'The balance is $12.', source: 'client' as const }] })).toEqual([
    'disputes.contradicted',
  ]);
  // The client sees it and withdraws it; no one else's.
  const client = (await app.signIn('client', { contactId })).api;
  const stranger = (await app.signIn('client', { contactId: (await addMaria(app, api)).contactId })).api;
  expect((await client.disputes.listMyCorrect()).rows.map(({ id }) => id)).toEqual([balance.id]);
  expect((await stranger.disputes.listMyCorrect()).rows).toEqual([]);
  await expect(stranger.disputes.withdrawMyCorrect({ id: balance.id })).rejects.toMatchObject({ status: 404 });
  await client.disputes.withdrawMyCorrect({ id: balance.id });
  expect((await api.disputes.listCorrect({ contactId })).rows).toEqual([]);
  expect(await problems({ reasonCode: 'not-mine', instructionCode: 'delete-if-unverified', correct: [] })).toEqual([
    'disputes.contradictsRound',
  ]);
});
