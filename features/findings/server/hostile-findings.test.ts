// What belongs to one client is not reached by way of another, calls made twice do one thing, and nothing misshapen gets in: reports,
// findings, scores, monitoring and outcomes of disputes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { addMaria, COMPLETE_CONTACT, mariasReport } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { lineRefOf } from '../../account-matching/rules/line-key.ts';
import type { FindingRow } from '../contract.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
let api: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const statusOf = async (attempt: () => Promise<unknown>): Promise<number> =>
  attempt().then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
const keyOf = (row: FindingRow | undefined) => row?.finding.key ?? 'none';
const rowsOf = async (reportId: string) => (await api.findings.list({ reportId })).rows;
const settle = async (calls: readonly (() => Promise<unknown>)[]) => (await Promise.all(calls.map(statusOf))).toSorted();
const activities = async (contactId: string, kind: string) =>
  (await api.activity.list({ contactId, limit: 100 })).rows.filter((row) => row.kind === kind).length;

describe("another contact's", () => {
  test("findings, questions, statements and reports are not reached by one's own", async () => {
    const [one, two] = [await addMaria(app, api), await addMaria(app, api)];
    const client = (await app.signIn('client', { contactId: one.contactId })).api;
    const other = (await app.signIn('client', { contactId: two.contactId })).api;
    const [mine, theirs] = [await rowsOf(one.reportId), await rowsOf(two.reportId)];
    // The keys of two equal reports are the same, and still each answer is of one contact.
    expect(mine.map(keyOf)).toEqual(theirs.map(keyOf));
    const key = keyOf(mine[0]);
    const {
      rows: [answered],
    } = await api.findings.answer({ reportId: one.reportId, answers: [{ key, version: null, answer: 'wrong', note: 'Only theirs' }] });
    expect((await rowsOf(two.reportId)).every(({ answer }) => answer === null)).toBe(true);
    expect(await statusOf(() => api.findings.accept({ reportId: two.reportId, keys: [key] }))).toBe(409);
    await api.findings.ask({ reportId: two.reportId, keys: [keyOf(theirs[1])] });
    const {
      rows: [question],
    } = await other.findings.listMine({});
    expect(await statusOf(() => client.findings.answerMine({ id: question?.id ?? '', answer: 'right' }))).toBe(404);
    const place = [false, question?.askedAt, question?.id];
    expect((await client.findings.listMine({ after: cursorOf('findings.mine', ...place) })).rows).toEqual([]);
    expect((await client.findings.listMine({})).rows).toEqual([]);
    // What staff wrote down and never asked is no question of the client.
    expect(await statusOf(() => client.findings.answerMine({ id: answered?.answer?.id ?? '', answer: 'right' }))).toBe(404);
    const { rows: statements } = await api.findings.listStatements({
      contactId: one.contactId,
      after: cursorOf('findings.statements', (await api.findings.addStatement({ contactId: two.contactId, kind: 'paid' })).id),
    });
    expect(statements).toEqual([]);
    // An id of another contact's report is no place in a list.
    await expect(api.creditReports.list({ contactId: one.contactId, after: two.reportId })).rejects.toMatchObject({
      code: 'app.cursorUnknown',
    });
    expect(
      await statusOf(() => api.disputes.saveDraft({ contactId: one.contactId, reportId: two.reportId, version: null, items: [] })),
    ).toBe(409);
    expect(await statusOf(() => api.creditReports.beginManual({ contactId: one.contactId, reportId: two.reportId }))).toBe(404);
  });

  test("decisions about lines are not undone through another contact's id", async () => {
    const [one, two] = [await addMaria(app, api), await addMaria(app, api)];
    const { report } = await api.creditReports.get({ id: two.reportId });
    const shared = report?.accounts.find(({ byBureau }) => byBureau.EX && byBureau.TU);
    const ref = (bureau: 'EX' | 'TU') => {
      const [trade] = shared?.byBureau[bureau] ?? [];
      if (!trade) throw new Error('No line.');
      return lineRefOf(trade, shared?.portfolio === 'COLL');
    };
    const {
      rows: [decided],
    } = await api.accountMatching.decide({ contactId: two.contactId, decisions: [{ kind: 'different', a: ref('EX'), b: ref('TU') }] });
    const ids = [decided?.id ?? NOBODY];
    expect(await statusOf(() => api.accountMatching.undo({ contactId: one.contactId, ids }))).toBe(404);
    expect((await api.accountMatching.list({ contactId: one.contactId })).rows).toEqual([]);
    expect((await api.accountMatching.list({ contactId: two.contactId })).rows[0]?.undoneAt).toBeNull();
    expect(await settle(Array.from({ length: 4 }, () => () => api.accountMatching.undo({ contactId: two.contactId, ids })))).toEqual([
      200, 404, 404, 404,
    ]);
  });
});

describe('twice', () => {
  test('the same answer at once: one is written', async () => {
    const { contactId, reportId } = await addMaria(app, api);
    const key = keyOf((await rowsOf(reportId))[0]);
    const answer = (word: 'wrong' | 'right') => () => api.findings.answer({ reportId, answers: [{ key, version: null, answer: word }] });
    expect(await settle([answer('wrong'), answer('right'), answer('wrong'), answer('right')])).toEqual([200, 409, 409, 409]);
    expect(await activities(contactId, 'findings.answered')).toBe(1);
    // The key named twice in one call is refused as a whole.
    const other = keyOf((await rowsOf(reportId))[1]);
    expect(
      await statusOf(() =>
        api.findings.answer({
          reportId,
          answers: [
            { key: other, version: null, answer: 'wrong' },
            { key: other, version: null, answer: 'right' },
          ],
        }),
      ),
    ).toBe(409);
    expect((await rowsOf(reportId))[1]?.answer).toBeNull();
  });

  test("asked again, a question is put once and the client's answer stays", async () => {
    const { contactId, reportId } = await addMaria(app, api);
    const client = (await app.signIn('client', { contactId })).api;
    const keys = (await rowsOf(reportId)).slice(0, 2).map(keyOf);
    expect(await settle(Array.from({ length: 4 }, () => () => api.findings.ask({ reportId, keys: [...keys, ...keys] })))).toEqual([
      200, 200, 200, 200,
    ]);
    const { rows } = await client.findings.listMine({});
    expect(rows).toHaveLength(2);
    const id = rows[0]?.id ?? '';
    await client.findings.answerMine({ id, answer: 'wrong', note: 'Mine' });
    await api.findings.ask({ reportId, keys });
    expect((await client.findings.listMine({})).rows.find((one) => one.id === id)).toMatchObject({ answer: 'wrong', note: 'Mine' });
  });

  test('taken into the round at once: the items are there once, and a round in the making is not undone by it', async () => {
    const { contactId, reportId } = await addMaria(app, api);
    const row = (await rowsOf(reportId)).find(
      ({ finding }) => finding.bureau !== null && finding.lineId !== null && finding.suggestedReason !== null,
    );
    await api.findings.answer({ reportId, answers: [{ key: keyOf(row), version: null, answer: 'wrong' }] });
    expect(await settle(Array.from({ length: 4 }, () => () => api.findings.accept({ reportId, keys: [keyOf(row)] })))).toEqual([
      200, 200, 200, 200,
    ]);
    const { draft } = await api.disputes.getDraft({ contactId });
    expect(draft?.items).toHaveLength(1);
    await api.disputes.saveDraft({ contactId, reportId, version: draft?.version ?? 0, items: [] });
    expect(await api.findings.accept({ reportId, keys: [keyOf(row)] })).toMatchObject({ added: 1 });
  });

  test('set aside, restored, entered, answered: each once', async () => {
    const { contactId, reportId } = await addMaria(app, api);
    const { version } = await api.creditReports.get({ id: reportId });
    const four = <T>(call: () => Promise<T>) => settle(Array.from({ length: 4 }, () => call));
    expect(await four(() => api.creditReports.discard({ id: reportId, version }))).toEqual([200, 409, 409, 409]);
    expect(await four(() => api.creditReports.restore({ id: reportId }))).toEqual([200, 409, 409, 409]);
    const { id: pdf } = await api.creditReports.upload({ contactId, file: new File([`%PDF-1.7 ${contactId}`], 'a.pdf') });
    await app.eventually(async () => ((await api.creditReports.get({ id: pdf })).state === 'refused' ? true : undefined));
    expect(await four(() => api.creditReports.beginManual({ contactId, reportId: pdf }))).toEqual([200, 409, 409, 409]);
    const manual = await api.creditReports.get({ id: pdf });
    expect(await four(() => api.creditReports.finishManual({ id: pdf, version: manual.version }))).toEqual([422, 422, 422, 422]);
    const { id } = await api.findings.addStatement({ contactId, kind: 'paid' });
    expect(await four(() => api.findings.removeStatement({ id }))).toEqual([200, 404, 404, 404]);
    expect(await four(() => api.findings.restoreStatement({ id }))).toEqual([200, 404, 404, 404]);
    const score = { contactId, bureau: 'TU' as const, model: 'VANTAGE_3' as const, value: 600, scoredOn: '2020-01-02' };
    expect(await four(() => api.scores.add(score))).toEqual([200, 409, 409, 409]);
    expect(await four(() => api.monitoring.add({ contactId, provider: 'identityiq' }))).toEqual([200, 409, 409, 409]);
  });
});

describe('a contact that was put away', () => {
  test('is asked nothing, gets no letters and no reports; what is there can be read', async () => {
    const { contactId, reportId } = await addMaria(app, api);
    await app.signIn('client', { contactId });
    const [row] = await rowsOf(reportId);
    const { version } = await api.contacts.get({ id: contactId });
    await api.contacts.archive({ id: contactId, version });
    expect((await rowsOf(reportId)).length).toBeGreaterThan(0);
    expect((await api.disputes.listOutcomes({ contactId })).rows).toEqual([]);
    await expect(api.findings.ask({ reportId, keys: [keyOf(row)] })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/archived/),
    });
    await expect(
      api.creditReports.upload({ contactId, file: new File([await mariasReport().text(), ' '], 'later.json') }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/archived/) });
    await expect(api.creditReports.beginManual({ contactId, reportId: null })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/archived/),
    });
    await expect(api.disputes.saveDraft({ contactId, reportId, version: null, items: [] })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/archived/),
    });
    await expect(api.disputes.openRound({ contactId, version: 1 })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/archived/),
    });
  });

  test('work on a client on hold: nothing goes out, what comes in is taken', async () => {
    const { contactId, reportId } = await addMaria(app, api);
    await app.server.database.pool.query(
      `update contacts set on_hold_since = now(), hold_kind = 'office', hold_reason = 'Waiting' where id = $1`,
      [contactId],
    );
    const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [] });
    await expect(api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({
      code: 'agreements.onHold',
      status: 409,
    });
    const { id } = await api.creditReports.upload({ contactId, file: new File([await mariasReport().text(), ' '], 'later.json') });
    expect(
      await app.eventually(async () => {
        const { state } = await api.creditReports.get({ id });
        return state === 'reading' ? undefined : state;
      }),
    ).toBe('ready');
    const key = keyOf((await rowsOf(reportId))[0]);
    expect((await api.findings.answer({ reportId, answers: [{ key, version: null, answer: 'right' }] })).rows).toHaveLength(1);
  });
});

describe('what is misshapen', () => {
  const call = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`${app.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const BAD = ['x', '1', '0', `${NOBODY}'`, '%00', `${NOBODY}%0a`, '..%2f..', 'a'.repeat(300), '%F0%9F%98%80'];
  const GETS = [
    '/credit-reports/ID',
    '/credit-reports/ID/manual',
    '/credit-reports/ID/changes',
    '/credit-reports/ID/findings',
    '/contacts/ID/credit-reports',
    '/contacts/ID/account-matches',
    '/contacts/ID/client-statements',
    '/contacts/ID/credit-scores',
    '/contacts/ID/dispute-outcomes',
    '/monitoring-connections/ID/pulls',
  ];
  const POSTS: readonly (readonly [string, string, object])[] = [
    ['POST', '/credit-reports/ID/original', {}],
    ['POST', '/credit-reports/ID/person', { version: 1, answer: 'same' }],
    ['POST', '/credit-reports/ID/complete', { version: 1, bureau: 'TU', complete: true }],
    ['POST', '/credit-reports/ID/discard', { version: 1 }],
    ['POST', '/credit-reports/ID/restore', {}],
    ['POST', '/contacts/ID/manual-credit-reports', { reportId: null }],
    ['POST', '/credit-reports/ID/manual/finish', { version: 1 }],
    ['POST', '/contacts/ID/account-matches/undo', { ids: [NOBODY] }],
    ['POST', '/credit-reports/ID/finding-answers', { answers: [{ key: 'A1:EQ:x', version: null, answer: 'wrong' }] }],
    ['POST', '/finding-answers/ID/clear', { version: 1 }],
    ['POST', '/credit-reports/ID/finding-questions', { keys: ['A1:EQ:x'] }],
    ['POST', '/credit-reports/ID/finding-disputes', { keys: ['A1:EQ:x'] }],
    ['POST', '/contacts/ID/client-statements', { kind: 'paid' }],
    ['DELETE', '/client-statements/ID', {}],
    ['POST', '/client-statements/ID/restore', {}],
    ['POST', '/contacts/ID/credit-scores', { bureau: 'TU', model: 'VANTAGE_3', value: 600, scoredOn: '2020-01-02' }],
    ['DELETE', '/credit-scores/ID', {}],
    ['POST', '/credit-scores/ID/restore', {}],
    ['PUT', '/contacts/ID/score-goal', { value: 700, version: null }],
    ['POST', '/contacts/ID/monitoring-connections', { provider: 'identityiq' }],
    ['POST', '/monitoring-connections/ID/restore', {}],
    ['POST', '/monitoring-connections/ID/enrolment-mail', {}],
    ['POST', '/monitoring-connections/ID/test', {}],
    ['POST', '/monitoring-connections/ID/import', {}],
    ['POST', '/contacts/ID/dispute-outcomes/decide', { decisions: [{ id: NOBODY, version: 1, accept: true }] }],
    ['POST', '/dispute-outcomes/ID/undo', { version: 1 }],
    ['POST', '/contacts/ID/dispute-answers', { answeredOn: '2026-01-05', answers: [{ itemId: NOBODY, result: 'removed' }] }],
  ];
  test.each(GETS)('GET %s: what is no id is refused, what no one has is not found', async (path) => {
    for (const bad of BAD) expect([404, 422, 400], `${path} ${bad}`).toContain(await call('GET', path.replace('ID', bad)));
    expect(await call('GET', path.replace('ID', NOBODY))).toBe(404);
  });
  test.each(POSTS)('%s %s: the same, and keys no one asked for are refused', async (method, path, input) => {
    const body = method === 'DELETE' ? undefined : JSON.stringify(input);
    for (const bad of BAD) expect([404, 422, 400], `${path} ${bad}`).toContain(await call(method, path.replace('ID', bad), body));
    expect(await call(method, path.replace('ID', NOBODY), body)).toBe(404);
    if (body === undefined) return;
    for (const extra of [{ contactId: NOBODY, scope: 'owner' }, { state: 'accepted' }, { decidedBy: 'me' }])
      expect(await call(method, path.replace('ID', NOBODY), JSON.stringify({ ...input, ...extra })), JSON.stringify(extra)).toBe(422);
    for (const odd of ['[]', 'null', '"x"', '{}{}', '{"version":1e99}', `{"version":"1"}`, '[{}]'])
      expect([400, 422, 404, 415], odd).toContain(await call(method, path.replace('ID', NOBODY), odd));
    expect([413, 422]).toContain(
      await call(method, path.replace('ID', NOBODY), JSON.stringify({ ...input, note: 'x'.repeat(3 * 1024 * 1024) })),
    );
  });
  test('lists ask for no more than a page, and page markers made up lead nowhere', async () => {
    const { contactId, reportId } = await addMaria(app, api);
    for (const path of [
      `/credit-reports/${reportId}/findings?limit=501`,
      `/credit-reports/${reportId}/changes?limit=501`,
      `/contacts/${contactId}/dispute-outcomes?limit=501`,
      `/contacts/${contactId}/credit-reports?limit=101`,
      `/contacts/${contactId}/client-statements?limit=0`,
      `/credit-reports/${reportId}/changes?after=x`,
      `/credit-reports/${reportId}/changes?after=-1`,
      `/credit-reports/${reportId}/changes?after=99999999999`,
      `/contacts/${contactId}/dispute-outcomes?after=x`,
    ])
      expect([422, 400], path).toContain(await call('GET', path));
    const long = { reportId, answers: [{ key: 'k', version: null, answer: 'wrong' as const, note: 'x'.repeat(1001) }] };
    expect(await statusOf(() => api.findings.answer(long))).toBe(422);
    expect(await statusOf(() => api.findings.ask({ reportId, keys: Array.from({ length: 201 }, (_, i) => `k${i}`) }))).toBe(422);
    expect(await statusOf(() => api.findings.addStatement({ contactId, kind: 'paid', words: 'x'.repeat(301) }))).toBe(422);
    expect(await statusOf(() => api.findings.addStatement({ contactId, kind: 'paid', happenedOn: '2026-02-30' }))).toBe(422);
    // Text no database holds.
    for (const words of ['a\u0000b', 'a\uD800b'])
      expect(await statusOf(() => api.findings.addStatement({ contactId, kind: 'unknown-name', words }))).toBe(422);
    for (const key of ['a\u0000b', "'; drop table contacts;--", '__proto__', 'constructor'])
      expect(await statusOf(() => api.findings.ask({ reportId, keys: [key] }))).toSatisfy(
        (status: number) => status === 422 || status === 409,
      );
  });
  test("in the portal, what is no id of one's own is not found", async () => {
    const { contactId } = await addMaria(app, api);
    const { token: clients } = await app.signIn('client', { contactId });
    const ask = async (id: string) =>
      (
        await fetch(`${app.url}/api/portal/report-questions/${id}/answer`, {
          method: 'POST',
          headers: { authorization: `Bearer ${clients}`, 'content-type': 'application/json' },
          body: '{"answer":"wrong"}',
        })
      ).status;
    for (const id of BAD) expect([404, 422, 400]).toContain(await ask(id));
    expect(await ask(NOBODY)).toBe(404);
  });
  test("another's person may be looked for, and nothing of the sort is told", async () => {
    expect(await statusOf(() => api.creditReports.upload({ contactId: NOBODY, file: mariasReport() }))).toBe(404);
    const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null });
    await letWork(app, id);
    expect(await statusOf(() => api.creditReports.upload({ contactId: id, file: new File([], 'nothing.json') }))).toBe(422);
  });
});
