// What reports, scores and monitoring hang on a record, when two records are merged and when the merge is undone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { newId } from '../../../platform/base/ids.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { addMaria, COMPLETE_CONTACT, mariasReport } from '../../../tests/support/people.ts';
import { seedReport } from '../../credit-reports/server/testing.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { lineRefOf } from '../../account-matching/rules/line-key.ts';
import { bytes, startPartner, type TestPartner } from '../../monitoring/server/testing.ts';
import { writeAnswer } from '../../findings/server/store/answers.ts';

let app: TestApp;
let api: ApiClient;
let partner: TestPartner;
beforeAll(async () => {
  partner = await startPartner();
  app = await startTestApp();
  Object.assign(app.server.services.env, { MONITORING_PARTNER_URL: partner.url, MONITORING_PARTNER_TOKEN: 'app-token' });
  ({ api } = await app.signIn('owner'));
});
afterAll(async () => {
  await app.close();
  await partner.close();
});

const add = async (over: object = {}) =>
  (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, dateOfBirth: null, email: null, phone: null, ...over })).id;
const merge = async (keptId: string, mergedId: string) => {
  const [kept, merged] = [await api.contacts.get({ id: keptId }), await api.contacts.get({ id: mergedId })];
  return api.duplicates.merge({ keptId, keptVersion: kept.version, mergedId, mergedVersion: merged.version, take: [] });
};
/** Everything that can follow, as lists show it. */
const holdings = async (contactId: string) => {
  const scores = await api.scores.forContact({ contactId });
  return {
    scores: scores.rows.map(({ bureau, value }) => `${bureau} ${value}`).sort(),
    goal: scores.goal?.value ?? null,
    connections: (await api.monitoring.list({ contactId })).rows
      .map(({ provider, usernameMasked }) => `${provider} ${usernameMasked}`)
      .sort(),
    statements: (await api.findings.listStatements({ contactId })).rows.map(({ words }) => words),
    matches: (await api.accountMatching.list({ contactId })).rows.map(({ kind }) => kind),
  };
};
const score = (contactId: string, value: number, scoredOn = '2026-03-02') =>
  api.scores.add({ contactId, bureau: 'EQ', value, model: 'VANTAGE_3', scoredOn });
const line = (bureau: 'EQ' | 'EX') => ({
  bureau,
  lineKey: `acct|1234|2019-05|${bureau}|`,
  heading: 'NORTHGATE',
  accountNumberMasked: '1234',
});

test('scores, goal, monitoring, statements and decisions follow, and come back', async () => {
  const [kept, merged] = [await add(), await add()];
  await score(merged, 610);
  await api.scores.setGoal({ contactId: merged, value: 720, version: null });
  const { id: connectionId } = await api.monitoring.add({ contactId: merged, provider: 'identityiq', username: 'maria.d@example.test' });
  const gone = await api.monitoring.add({ contactId: merged, provider: 'smartcredit', username: 'maria.s@example.test' });
  await api.monitoring.remove({ id: gone.id, version: gone.version });
  await api.findings.addStatement({ contactId: merged, kind: 'never-lived-at', words: '1 Elm St' });
  await api.accountMatching.decide({ contactId: merged, decisions: [{ kind: 'same', a: line('EQ'), b: line('EX') }] });
  const [before, none] = [await holdings(merged), await holdings(kept)];

  const { id } = await merge(kept, merged);
  expect(await holdings(kept)).toEqual(before);
  expect(await holdings(merged)).toEqual(none);
  expect(await api.monitoring.restore({ id: gone.id })).toMatchObject({ contactId: kept });

  await api.duplicates.undoMerge({ id });
  expect(await holdings(kept)).toEqual(none);
  expect(await holdings(merged)).toEqual({ ...before, connections: ['identityiq m•••d@example.test', 'smartcredit m•••s@example.test'] });
  expect((await api.monitoring.list({ contactId: merged })).rows.map((row) => row.id)).toContain(connectionId);
});

test('where both have a record that can exist once, the kept one counts and the other stays where it was', async () => {
  const [kept, merged] = [await add(), await add()];
  for (const [contactId, value] of [
    [kept, 700],
    [merged, 650],
  ] as const) {
    await api.scores.setGoal({ contactId, value, version: null });
    await api.monitoring.add({ contactId, provider: 'identityiq', username: `u${value}@example.test` });
    await score(contactId, value);
  }
  const both = [await holdings(kept), await holdings(merged)];
  const { id } = await merge(kept, merged);
  expect(await holdings(kept)).toMatchObject({ goal: 700, connections: ['identityiq •••@example.test'] });
  expect(await holdings(merged)).toMatchObject({ scores: [], goal: 650, connections: ['identityiq •••@example.test'] });
  // Of two scores of one day, bureau and model the later entry is shown; taking it out shows the other.
  const [shown] = (await api.scores.forContact({ contactId: kept })).rows;
  expect((await holdings(kept)).scores).toEqual(['EQ 650']);
  await api.scores.remove({ id: shown?.id ?? '' });
  expect((await holdings(kept)).scores).toEqual(['EQ 700']);
  await api.scores.restore({ id: shown?.id ?? '' });
  await api.duplicates.undoMerge({ id });
  expect([await holdings(kept), await holdings(merged)]).toEqual(both);
});

test('a goal that was changed after the merge stays, and the other record has its own again', async () => {
  const [kept, merged] = [await add(), await add()];
  await api.scores.setGoal({ contactId: merged, value: 720, version: null });
  const { id } = await merge(kept, merged);
  await api.scores.setGoal({ contactId: kept, value: 760, version: 1 });
  await api.duplicates.undoMerge({ id });
  expect([(await holdings(kept)).goal, (await holdings(merged)).goal]).toEqual([760, 720]);
});

test('for a finding that both answered, the kept answer counts; the other is not lost', async () => {
  const [kept, merged] = [await add(), await add()];
  const { pool, db } = app.server.database;
  // A record with reports of its own is never merged away.
  const reportId = await seedReport(db, await add());
  const lines = { lineKind: null, lineKey: null, reasonCode: null };
  const say = (contactId: string, key: string, answer: 'wrong' | 'right' | 'unsure') =>
    writeAnswer(
      db,
      app.server.services.sealer,
      newId(),
      {
        contactId,
        key,
        code: 'A1',
        reportId,
        question: 'Is it?',
        heading: 'NORTHGATE',
        wrongAnswer: 'yes',
        facts: [],
        statement: '',
        ...lines,
      },
      null,
      { answer, note: null, at: new Date(), byName: 'Test' },
      false,
    );
  const saidOf = async (contactId: string) =>
    (
      await pool.query<{ said: string }>(
        `select finding_key || ' ' || answer as said from finding_answers where contact_id = $1 order by 1`,
        [contactId],
      )
    ).rows.map(({ said }) => said);
  await say(kept, 'A1:EQ:x', 'wrong');
  await say(merged, 'A1:EQ:x', 'right');
  await say(merged, 'A2:EQ:y', 'unsure');
  const { id } = await merge(kept, merged);
  expect([await saidOf(kept), await saidOf(merged)]).toEqual([['A1:EQ:x wrong', 'A2:EQ:y unsure'], ['A1:EQ:x right']]);
  await api.duplicates.undoMerge({ id });
  expect([await saidOf(kept), await saidOf(merged)]).toEqual([['A1:EQ:x wrong'], ['A1:EQ:x right', 'A2:EQ:y unsure']]);
});

test('a decision that comes along counts in the reports of the kept record at once, and no more when it is undone', async () => {
  const { contactId: kept, reportId } = await addMaria(app, api);
  const { report } = await api.creditReports.get({ id: reportId });
  const account = report?.accounts.find(({ byBureau }) => byBureau.EQ?.length === 1 && byBureau.EX?.length === 1);
  const [eq, ex] = [account?.byBureau.EQ?.[0], account?.byBureau.EX?.[0]];
  if (!eq || !ex) throw new Error('Maria has no account at both bureaus.');
  const isCollection = account?.portfolio === 'COLL';
  const merged = await add();
  await api.accountMatching.decide({
    contactId: merged,
    decisions: [{ kind: 'different', a: lineRefOf(eq, isCollection), b: lineRefOf(ex, isCollection) }],
  });
  const key = async () =>
    (await app.server.database.pool.query<{ key: string }>('select compared_key as key from credit_reports where id = $1', [reportId]))
      .rows[0]?.key;
  const first = await app.eventually(async () => (await key()) ?? undefined);
  const { id } = await merge(kept, merged);
  const second = await app.eventually(async () => ((await key()) === first ? undefined : key()));
  expect(
    (await api.creditReports.get({ id: reportId })).report?.accounts.some(
      ({ byBureau }) =>
        byBureau.EQ?.[0]?.accountNumberMasked === eq.accountNumberMasked &&
        byBureau.EX?.[0]?.accountNumberMasked === ex.accountNumberMasked,
    ),
  ).toBe(false);
  await api.duplicates.undoMerge({ id });
  expect(await app.eventually(async () => ((await key()) === second ? undefined : key()))).toBe(first);
});

test('a record with reports is not merged away, so their changes, rounds and outcomes stay with it', async () => {
  const { contactId } = await addMaria(app, api);
  await expect(merge(await add(), contactId)).rejects.toMatchObject({ code: 'duplicates.hasFile' });
});

test('a report that comes while the records are merged goes to the one that is kept', async () => {
  const [kept, merged] = [await add({ dateOfBirth: '1986-03-14' }), await add()];
  for (const contactId of [kept, merged]) await letWork(app, contactId);
  const { id } = await api.monitoring.add({ contactId: merged, provider: 'identityiq', partnerReference: 'M-1' });
  const file = new Uint8Array(await mariasReport().arrayBuffer());
  let answer = (): void => undefined;
  partner.answerWith((request, response) => {
    answer = () => bytes(file)(request, response);
  });
  const asked = partner.asked.length;
  await api.monitoring.importNow({ id });
  await app.eventually(async () => (partner.asked.length > asked ? true : undefined));
  await merge(kept, merged);
  answer();
  const connection = await app.eventually(async () =>
    (await api.monitoring.list({ contactId: kept })).rows.find((row) => row.lastReportId !== null),
  );
  expect((await api.creditReports.list({ contactId: kept })).rows.map((row) => row.id)).toEqual([connection.lastReportId]);
  expect((await api.monitoring.listPulls({ id })).rows).toMatchObject([{ outcome: 'report' }]);
});
