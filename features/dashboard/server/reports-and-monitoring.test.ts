import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/base/ids.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { insertOutcome } from '../../disputes/server/store/outcomes.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

test('answers from the portal and failed monitoring are listed, and go when they are handled', async () => {
  const { contactId, reportId } = await addMaria(app, owner.api);
  const listed = async () =>
    Object.fromEntries(
      (await owner.api.dashboard.get()).needs
        .filter(({ key }) => /^(?:findings|disputes|monitoring)\./.test(key))
        .map(({ key, count, href }) => [key, [count, href]]),
    );
  expect(await listed()).toEqual({});
  const { api: client } = await app.signIn('client', { contactId });
  const keys = (await owner.api.findings.list({ reportId })).rows.slice(0, 3).map(({ finding }) => finding.key);
  await owner.api.findings.ask({ reportId, keys });
  const [one, two, three] = (await client.findings.listMine({})).rows;
  for (const [question, answer] of [
    [one, 'wrong'],
    [two, 'unsure'],
    [three, 'right'],
  ] as const)
    await client.findings.answerMine({ id: question?.id ?? '', answer, note: '' });
  const failing = await owner.api.monitoring.add({ contactId, provider: 'identityiq', status: 'sign-in-failed' });
  await owner.api.monitoring.add({ contactId, provider: 'smartcredit', status: 'active' });
  const gone = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null });
  await owner.api.monitoring.add({ contactId: gone.id, provider: 'identityiq', status: 'sign-in-failed' });
  await owner.api.contacts.archive({ id: gone.id, version: gone.version });
  expect(await listed()).toEqual({
    [`findings.answered.${contactId}`]: [2, `/contacts/${contactId}?tab=reports`],
    'monitoring.sign-in-failed': [1, '/idiq?status=sign-in-failed'],
  });
  expect((await owner.api.monitoring.list({ status: 'sign-in-failed' })).rows.map(({ id }) => id)).toEqual([failing.id]);

  const said = (await owner.api.findings.list({ reportId })).rows.flatMap(({ finding, answer }) =>
    answer?.answeredBy === 'client' && answer.answer !== 'right'
      ? [{ key: finding.key, version: answer.version, answer: 'set-aside' as const, note: '' }]
      : [],
  );
  await owner.api.findings.answer({ reportId, answers: said });
  await owner.api.monitoring.update({ id: failing.id, version: failing.version, status: 'active' });
  expect(await listed()).toEqual({});
});

/** Proposes an outcome for each disputed item of a contact, as the comparison of reports does. */
async function propose(contactId: string): Promise<void> {
  const { database, services } = app.server;
  for (const { id: itemId } of await database.db.selectFrom('disputeItems').select('id').where('contactId', '=', contactId).execute())
    await insertOutcome(database.db, services.sealer, {
      id: newId(),
      contactId,
      itemId,
      result: 'removed',
      source: 'comparison',
      reportId: null,
      eventId: null,
      explanation: 'No longer listed.',
      changes: [],
      at: new Date(),
    });
}

test('proposed outcomes are listed by contact', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  const listed = async () => (await owner.api.dashboard.get()).needs.filter(({ key }) => key.startsWith('disputes.'));
  expect(await listed()).toEqual([]);
  await propose(contactId);
  expect(await listed()).toMatchObject([{ key: `disputes.outcomes.${contactId}`, count: 1, href: `/contacts/${contactId}?tab=disputes` }]);
});

describe('what someone may see but not work on is not listed for them', () => {
  // A client over a week in onboarding, reports that ask something, an answer of the client, a proposed outcome, and letters.
  beforeAll(async () => {
    const { contactId, reportId } = await addMaria(app, owner.api);
    const { api: client } = await app.signIn('client', { contactId });
    await owner.api.findings.ask({
      reportId,
      keys: (await owner.api.findings.list({ reportId })).rows.slice(0, 1).map(({ finding }) => finding.key),
    });
    await client.findings.answerMine({ id: (await client.findings.listMine({})).rows[0]?.id ?? '', answer: 'wrong', note: '' });
    const { pool } = app.server.database;
    await pool.query("update contacts set stage = 'onboarding', stage_since = now() - interval '30 days' where id = $1", [contactId]);
    await pool.query('update credit_reports set possible_matches = 1 where id = $1', [reportId]);
    const others = [(await addMaria(app, owner.api)).reportId, (await addMaria(app, owner.api)).reportId];
    const disputed = await addMaria(app, owner.api);
    const { draft } = await owner.api.disputes.saveDraft({
      contactId: disputed.contactId,
      reportId: disputed.reportId,
      version: null,
      items: [collectionItem(disputed.collectionId, 'EQ')],
    });
    await owner.api.disputes.openRound({ contactId: disputed.contactId, version: draft.version });
    await propose(disputed.contactId);
    await app.eventually(async () =>
      (await owner.api.letters.list({ contactId: disputed.contactId })).rows.some(({ state }) => state === 'ready') ? true : undefined,
    );
    // What still works on these reports would write its own state over theirs.
    await app.eventually(async () => ((await owner.api.backgroundJobs.listWaiting({})).rows.length === 0 ? true : undefined));
    for (const [at, state] of ['refused', 'questioned'].entries())
      await pool.query('update credit_reports set state = $2 where id = $1', [others[at], state]);
  });

  const all = [
    'cases.mayStart',
    'cases.stuck',
    'creditReports.matches',
    'creditReports.questioned',
    'creditReports.refused',
    'disputes.outcomes',
    'findings.answered',
    'letters.unapproved',
  ];
  test.each([
    ['owner', all],
    ['credit-specialist', all],
    ['processor', all],
    ['sales', []],
    ['billing', []],
    ['read-only', []],
  ] as const)('%s', async (role, expected) => {
    const { api } = await app.signIn(role);
    const listed = (await api.dashboard.get()).needs.map(({ key }) => key.split('.').slice(0, 2).join('.'));
    expect([...new Set(listed)].filter((key) => /^(?:cases|creditReports|disputes|findings|letters)\./.test(key)).toSorted()).toEqual(
      expected,
    );
  });
});
