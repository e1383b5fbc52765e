// A contact that was archived can only be read or restored: whatever changes its reports, scores, monitoring or disputes is refused.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria, collectionItem, mariasReport, noteMailed, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { splitChoices, splitOff } from '../../account-matching/rules/regroup.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

const NOBODY = '00000000-0000-7000-8000-000000000000';
const EMPTY = { reportDate: '', provider: '', bureaus: [], scores: [], identities: [], trades: [], inquiries: [], publicRecords: [] };

/** One of everything that can be changed, each in the state in which it could be. */
async function furnish() {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const addAgain = async (spaces: string) =>
    (await api.creditReports.upload({ contactId, file: new File([await mariasReport().text(), spaces], 'again.json') })).id;
  const [asked, aside] = [await addAgain(' '), await addAgain('  ')];
  for (const id of [asked, aside])
    await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'ready' ? true : undefined));
  await api.creditReports.discard({ id: aside, version: (await api.creditReports.get({ id: aside })).version });
  const manual = await api.creditReports.beginManual({ contactId, reportId: null });
  const account = (await api.creditReports.get({ id: reportId })).report?.accounts.find(({ id }) => id === collectionId);
  const choice = account && splitChoices(account)[0];
  const decisions = account && choice ? splitOff(account, choice) : [];
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'TU'), collectionItem(collectionId, 'EQ')],
  });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await noteMailed(app, roundId);
  const [first, second] = (await api.disputes.listRounds({ contactId })).rounds[0]?.items ?? [];
  const outcome = await recordAnswer(api, contactId, first?.id ?? NOBODY, 'removed');
  const { rows: matches } = await api.accountMatching.decide({ contactId, decisions });
  const score = { contactId, bureau: 'TU' as const, model: 'VANTAGE_3' as const, value: 600 };
  const kept = await api.scores.add({ ...score, scoredOn: '2020-01-02' });
  const gone = await api.scores.add({ ...score, scoredOn: '2020-01-03' });
  await api.scores.remove({ id: gone.id });
  const connection = await api.monitoring.add({ contactId, provider: 'identityiq' });
  const removed = await api.monitoring.add({ contactId, provider: 'other' });
  await api.monitoring.remove({ id: removed.id, version: removed.version });
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'ready' ? true : undefined));
  // Its day lies ahead, which no job that still runs about the other reports answers.
  await app.server.database.pool.query(
    `update credit_reports set state = 'questioned', doubts = '[{"what":"date","stops":true,"message":"The date of this report is in the future."}]' where id = $1`,
    [asked],
  );
  return {
    contactId,
    reportId,
    collectionId,
    asked,
    aside,
    manual,
    decisions,
    matches,
    outcome,
    itemId: second?.id ?? NOBODY,
    score,
    kept,
    gone,
    connection,
    removed,
  };
}

test('nothing of an archived contact is changed, and all of it once the contact is restored', async () => {
  const has = await furnish();
  const { contactId, reportId } = has;
  const version = async (id: string) => (await api.creditReports.get({ id })).version;
  const [ready, asked] = [await version(reportId), await version(has.asked)];
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'findings.answer': async () =>
      api.findings.answer({
        reportId,
        answers: [{ key: (await api.findings.list({ reportId })).rows[0]?.finding.key ?? '', version: null, answer: 'unsure', note: '' }],
      }),
    'findings.addStatement': () => api.findings.addStatement({ contactId, kind: 'veteran' }),
    // Before a later report comes, which may answer the question by itself.
    answerPerson: () => api.creditReports.answerPerson({ id: has.asked, version: asked, answer: 'same' }),
    upload: async () => api.creditReports.upload({ contactId, file: new File([await mariasReport().text(), '   '], 'later.json') }),
    answerComplete: () => api.creditReports.answerComplete({ id: reportId, version: ready, bureau: 'TU', complete: true }),
    restore: () => api.creditReports.restore({ id: has.aside }),
    beginManual: () => api.creditReports.beginManual({ contactId, reportId: null }),
    saveManual: () => api.creditReports.saveManual({ id: has.manual.id, version: has.manual.version, typed: EMPTY }),
    undoMatches: () => api.accountMatching.undo({ contactId, ids: has.matches.map(({ id }) => id) }),
    decideMatches: () => api.accountMatching.decide({ contactId, decisions: has.decisions }),
    saveDraft: () => api.disputes.saveDraft({ contactId, reportId, version: null, items: [] }),
    recordAnswers: () => recordAnswer(api, contactId, has.itemId, 'removed'),
    undoOutcome: () => api.disputes.undoOutcome({ id: has.outcome.id, version: has.outcome.version }),
    addScore: () => api.scores.add({ ...has.score, scoredOn: '2020-01-04' }),
    removeScore: () => api.scores.remove({ id: has.kept.id }),
    restoreScore: () => api.scores.restore({ id: has.gone.id }),
    setGoal: () => api.scores.setGoal({ contactId, value: 700, version: null }),
    addConnection: () => api.monitoring.add({ contactId, provider: 'smartcredit' }),
    updateConnection: () => api.monitoring.update({ id: has.connection.id, version: has.connection.version, status: 'unpaid' }),
    removeConnection: () => api.monitoring.remove({ id: has.connection.id, version: has.connection.version + 1 }),
    restoreConnection: () => api.monitoring.restore({ id: has.removed.id }),
    discard: async () => api.creditReports.discard({ id: reportId, version: await version(reportId) }),
  };
  // These would be refused for another reason as well.
  const others: typeof calls = {
    finishManual: () => api.creditReports.finishManual({ id: has.manual.id, version: has.manual.version }),
    decideOutcomes: () => api.disputes.decideOutcomes({ contactId, decisions: [{ id: NOBODY, version: 1, accept: true }] }),
    openRound: () => api.disputes.openRound({ contactId, version: 1 }),
    testConnection: () => api.monitoring.test({ id: has.connection.id }),
    importNow: () => api.monitoring.importNow({ id: has.connection.id }),
    sendEnrolment: () => api.monitoring.sendEnrolment({ id: has.connection.id }),
  };
  await api.contacts.archive({ id: contactId, version: (await api.contacts.get({ id: contactId })).version });
  // What jobs do of reports that came before has its own rows.
  const countStaffActivities = async () =>
    (await api.activity.list({ contactId, limit: 100 })).rows.filter(({ actor }) => actor.kind === 'staff').length;
  const before = await countStaffActivities();
  for (const [name, call] of Object.entries({ ...calls, ...others }))
    await expect(call(), name).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
  expect(await countStaffActivities()).toBe(before);
  expect((await api.creditReports.list({ contactId })).rows).toHaveLength(4);
  await api.contacts.restore({ id: contactId, version: (await api.contacts.get({ id: contactId })).version });
  for (const [name, call] of Object.entries(calls)) await expect(call(), name).resolves.toBeDefined();
});

test('two clicks begin one report from paper; what holds something is not gone on with', async () => {
  const { contactId } = await addMaria(app, api);
  const begin = async () => (await api.creditReports.beginManual({ contactId, reportId: null })).id;
  const [first, ...same] = await Promise.all([begin(), begin(), begin()]);
  expect(new Set([first, ...same]).size).toBe(1);
  // Someone else begins their own.
  const { api: other } = await app.signIn('credit-specialist');
  expect((await other.creditReports.beginManual({ contactId, reportId: null })).id).not.toBe(first);
  await api.creditReports.saveManual({ id: first ?? NOBODY, version: 1, typed: EMPTY });
  const second = await begin();
  expect(second).not.toBe(first);
  await app.server.database.pool.query(`update credit_reports set uploaded_at = uploaded_at - interval '2 minutes' where id = $1`, [
    second,
  ]);
  expect(await begin()).not.toBe(second);
});

test('a report of a day to come is asked about when it is read, and cannot be typed in', async () => {
  const { contactId } = await addMaria(app, api);
  const text = (await mariasReport().text()).replaceAll(/"20\d\d-(\d\d-\d\d)"/g, '"2068-$1"');
  const { id } = await api.creditReports.upload({ contactId, file: new File([text], 'future.json') });
  const report = await app.eventually(async () => {
    const one = await api.creditReports.get({ id });
    return one.state === 'reading' ? undefined : one;
  });
  expect(report).toMatchObject({
    state: 'questioned',
    doubts: [{ what: 'date', stops: true, message: expect.stringMatching(/^The report is dated .* 2068, which is in the future\.$/) }],
  });
  const begun = await api.creditReports.beginManual({ contactId, reportId: null });
  const typed = {
    ...EMPTY,
    reportDate: '2068-01-02',
    bureaus: ['TU' as const],
    scores: [{ bureau: 'TU' as const, model: '', value: '640' }],
  };
  const { version } = await api.creditReports.saveManual({ id: begun.id, version: begun.version, typed });
  await expect(api.creditReports.finishManual({ id: begun.id, version })).rejects.toMatchObject({
    code: 'creditReports.manualIncomplete',
    status: 422,
    data: { fields: { reportDate: expect.stringMatching(/is in the future/) } },
  });
});
