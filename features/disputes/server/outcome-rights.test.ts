// Who may decide about an outcome, when, and about whose.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { COMPLETE_CONTACT, recordAnswer } from '../../../tests/support/people.ts';
import { addReport, without } from '../../../tests/support/pulls.ts';
import { openPulledRound, pull, say, settleOutcomes, TODAY, type Line } from '../../../tests/support/round-outcomes.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { DisputeOutcome } from '../contract.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  contactId = (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id;
});

const GONE = without('NORTHGATE', 'TUC');
const add = (file: File) => addReport(app, api, contactId, file);
const openRound = (items: readonly Line[]) => openPulledRound({ app, api, contactId }, items);
const settles = (...wanted: string[]) => settleOutcomes({ app, api, contactId }, wanted);
const proposed = async () => (await api.disputes.listOutcomes({ contactId })).rows;
const decided = async () => (await api.disputes.listOutcomes({ contactId, state: 'decided' })).rows;
const accept = ({ id, version }: DisputeOutcome) => ({ id, version, accept: true });

test('two people decide about one outcome at once: one of them does', async () => {
  await openRound([['NORTHGATE', 'TU']]);
  await add(pull(2, GONE));
  const [one] = await settles('TU NORTHGATE removed');
  if (!one) throw new Error('Nothing was proposed.');
  const { api: other } = await app.signIn('credit-specialist');
  const settled = await Promise.allSettled([
    ...[api, other, api, other].map((who, i) =>
      who.disputes.decideOutcomes({ contactId, decisions: [{ ...accept(one), accept: i % 2 === 0 }] }),
    ),
    recordAnswer(other, contactId, one.itemId, 'confirmed', 'Letter'),
  ]);
  const reasons = settled.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of reasons)
    expect(reason).toMatchObject({ status: expect.toSatisfy((status: number) => status === 409 || status === 404) });
  // A rejection leaves room for the letter; an acceptance does not.
  expect((await decided()).filter(({ state }) => state === 'accepted').length).toBeLessThanOrEqual(1);
  expect(settled.slice(0, 4).filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  expect(await proposed()).toEqual([]);
});

test('outcomes of one client are not reached by way of another, nor by clients or strangers', async () => {
  await openRound([['NORTHGATE', 'TU']]);
  await add(pull(2, GONE));
  const [one] = await settles('TU NORTHGATE removed');
  if (!one) throw new Error('Nothing was proposed.');
  const other = (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id;
  await expect(api.disputes.decideOutcomes({ contactId: other, decisions: [accept(one)] })).rejects.toMatchObject({
    code: 'disputes.outcomeNotFound',
    status: 404,
  });
  expect((await api.disputes.listOutcomes({ contactId: other })).rows).toEqual([]);
  expect((await api.disputes.listOutcomes({ contactId: other, after: cursorOf('disputes.outcomes', one.id) })).rows).toEqual([]);
  await expect(api.disputes.listOutcomes({ contactId: NOBODY })).rejects.toMatchObject({ code: 'contacts.notFound', status: 404 });
  const client = (await app.signIn('client', { contactId })).api;
  const stranger = (await app.signIn('client', { contactId: other })).api;
  const { api: reader } = await app.signIn('read-only');
  const calls = (who: ApiClient) => [
    () => who.disputes.decideOutcomes({ contactId, decisions: [accept(one)] }),
    () => who.disputes.undoOutcome({ id: one.id, version: one.version }),
    () => recordAnswer(who, contactId, one.itemId, 'removed'),
  ];
  for (const [who, status] of [
    [client, 403],
    [stranger, 403],
    [reader, 403],
    [app.api(), 401],
  ] as const)
    for (const call of calls(who)) await expect(call()).rejects.toMatchObject({ status });
  for (const [who, status] of [
    [client, 403],
    [app.api(), 401],
  ] as const)
    await expect(who.disputes.listOutcomes({ contactId })).rejects.toMatchObject({ status });
  expect((await stranger.disputes.listMine()).rounds).toEqual([]);
  expect((await proposed()).map(say)).toEqual(['TU NORTHGATE removed']);
  await expect(api.disputes.decideOutcomes({ contactId, decisions: [] })).rejects.toMatchObject({ status: 422 });
  await expect(api.disputes.decideOutcomes({ contactId, decisions: Array.from({ length: 301 }, () => accept(one)) })).rejects.toMatchObject(
    { status: 422 },
  );
  await expect(recordAnswer(api, contactId, one.itemId, 'removed', 'x'.repeat(501))).rejects.toMatchObject({
    status: 422,
  });
});

test('P5, C2: a bureau is silent only after its time is over, no matter who says so', async () => {
  const { roundId } = await openRound([
    ['NORTHGATE', 'TU'],
    ['NORTHGATE', 'EX'],
  ]);
  const sent = (daysAgo: number) =>
    app.server.database.pool.query('update dispute_mailings set overdue_after = $1 where round_id = $2', [
      addDays(TODAY, 30 - daysAgo),
      roundId,
    ]);
  await add(pull(2, GONE));
  const [byMail, gone] = await settles('EX NORTHGATE confirmed', 'TU NORTHGATE removed').then((rows) =>
    rows.toSorted((a, b) => a.bureau.localeCompare(b.bureau)),
  );
  if (!byMail || !gone) throw new Error('Nothing was proposed.');
  const { itemId } = byMail;
  const silent = { contactId, decisions: [{ ...accept(gone), result: 'unanswered' as const, note: 'The bureau wrote nothing' }] };
  // A day before the last, so that midnight at the office may come in between; the last one itself is in office-days.test.ts.
  await sent(29);
  const early = { code: 'disputes.stillTime', status: 422, message: expect.stringContaining(formatCivilDate(addDays(TODAY, 2))) };
  await expect(api.disputes.decideOutcomes(silent)).rejects.toMatchObject(early);
  await expect(recordAnswer(api, contactId, itemId, 'unanswered')).rejects.toMatchObject(early);
  await sent(31);
  expect(await recordAnswer(api, contactId, itemId, 'unanswered')).toMatchObject({
    result: 'unanswered',
    state: 'accepted',
  });
  expect((await api.disputes.decideOutcomes(silent)).rows[0]).toMatchObject({ result: 'unanswered', state: 'accepted' });
});
