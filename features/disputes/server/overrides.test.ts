// Gates that may be passed with a reason: by whom, with what, and what is kept of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport } from '../../../db/demo/demo-report.ts';
import { LONG_FILE } from '../../../db/demo/long-files.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const MANY = 'disputes.manyItems';

test('G19, X9: six items in one letter take a reason of someone who may override gates, and the round keeps it', async () => {
  const { api } = owner;
  const contactId = await letWork(app, (await api.contacts.create(COMPLETE_CONTACT)).id);
  const bytes = demoReport({ ...MARIA, trades: LONG_FILE.trades }, addDays(civilDateAt(new Date(), OFFICE_ZONE), -6));
  const { id: reportId } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], 'long.json') });
  const { report } = await app.eventually(async () => {
    const got = await api.creditReports.get({ id: reportId });
    return got.state === 'ready' ? got : undefined;
  });
  const lines = (report?.accounts ?? []).filter(({ byBureau }) => (byBureau.EQ ?? []).length > 0).slice(0, 6);
  expect(lines).toHaveLength(6);
  const items = lines.map(({ id }) => ({
    ...collectionItem(id, 'EQ'),
    reasonCode: 'not-mine',
    instructionCode: 'delete-if-unverified',
    correct: [],
    facts: [{ text: 'I never had an account with this company.', source: 'client' as const }],
  }));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  expect(draft.items.flatMap(({ problems }) => problems.filter(({ blocks }) => blocks))).toEqual([]);
  const open = (by: typeof owner, overrides: { code: string; reason: string }[]) =>
    by.api.disputes.openRound({ contactId, version: draft.version, overrides });
  const reason = { code: MANY, reason: 'All six are of one stolen wallet' };
  await expect(open(owner, [])).rejects.toMatchObject({
    code: 'disputes.overrideNeeded',
    status: 422,
    data: { citation: '15 U.S.C. 1681i(a)(3)', fields: { overrides: MANY } },
  });
  for (const written of [' ', 'x', 'ok ok ok'])
    await expect(open(owner, [{ code: MANY, reason: written }])).rejects.toMatchObject({ code: 'app.inputInvalid' });
  await expect(open(await app.signIn('credit-specialist'), [reason])).rejects.toMatchObject({
    code: 'disputes.overrideNotAllowed',
    status: 403,
  });
  // What the law forbids to everyone stays forbidden, reason or not.
  await expect(open(owner, [reason, { code: 'agreements.none', reason: 'We are in a hurry' }])).rejects.toMatchObject({
    code: 'disputes.notOverridable',
    status: 422,
  });
  await expect(open(owner, [{ code: MANY, reason: 'Tell the client to say that he never had it.' }])).rejects.toMatchObject({
    code: 'disputes.claimForbidden',
    status: 422,
  });
  const compliance = await app.signIn('compliance');
  await open(compliance, [reason]);
  const [round] = (await api.disputes.listRounds({ contactId })).rounds;
  expect(round?.overrides).toMatchObject([{ ...reason, byId: compliance.userId, byName: 'Test compliance' }]);
  expect((await compliance.api.disputes.listOverrides({})).rows).toMatchObject([{ contactId, number: 1, overrides: [reason] }]);
  await expect((await app.signIn('admin')).api.disputes.listOverrides({})).rejects.toMatchObject({ status: 403 });
  const kept = await app.server.database.pool.query<{ text: string }>('select row_to_json(r)::text as text from dispute_rounds r');
  expect(kept.rows.map(({ text }) => text).join()).not.toContain('stolen wallet');
  const opened = (await api.activity.list({ contactId })).rows.find(({ kind }) => kind === 'disputes.roundOpened');
  expect(JSON.stringify(opened?.changes)).toContain('stolen wallet');
});
