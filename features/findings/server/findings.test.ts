import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { addMaria, mariasReport } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { statementOf } from '../rules/claims/claim-of-finding.ts';
import type { FindingRow } from '../contract.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('credit-specialist'));
});
afterAll(() => app.close());

const findingsOf = async (reportId: string) => (await api.findings.list({ reportId })).rows;
const keyOf = (row: FindingRow | undefined) => row?.finding.key ?? 'none';
const disputable = (rows: readonly FindingRow[]) =>
  rows.filter(({ finding }) => finding.bureau !== null && finding.lineId !== null && finding.suggestedReason !== null);
const say = (reportId: string, rows: readonly (FindingRow | undefined)[], answer: 'wrong' | 'right' | 'unsure' | 'set-aside', note = '') =>
  api.findings.answer({ reportId, answers: rows.map((row) => ({ key: keyOf(row), version: row?.answer?.version ?? null, answer, note })) });
const portalOf = async (contactId: string) => (await app.signIn('client', { contactId })).api;

test('what a report raises is listed the gravest first, page by page, with counts', async () => {
  const { reportId } = await addMaria(app, api);
  const { rows, total, counts, next } = await api.findings.list({ reportId });
  expect([rows.length, next, counts]).toEqual([total, null, { open: total, asked: 0, wrong: 0, right: 0, other: 0 }]);
  expect(total).toBeGreaterThan(2);
  const weights = rows.map(({ finding }) => ['high', 'medium', 'low'].indexOf(finding.severity));
  expect(weights).toEqual(weights.toSorted());
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages <= total; pages += 1) {
    const page = await api.findings.list({ reportId, limit: 2, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map(keyOf));
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen).toEqual(rows.map(keyOf));
  expect(await api.findings.list({ reportId, after: cursorOf('findings', 'gone') })).toMatchObject({ rows: [], next: null });
  await expect(api.findings.list({ reportId, after: keyOf(rows[0]) })).rejects.toMatchObject({ code: 'app.cursorUnknown' });
});

test('answers are written by version, counted, and cleared', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const [first, second, third] = await findingsOf(reportId);
  expect((await say(reportId, [first, second], 'wrong', 'Paid in March')).rows).toMatchObject([
    { answer: { answer: 'wrong', version: 1, answeredBy: 'staff', answeredByName: 'Test credit-specialist', note: 'Paid in March' } },
    { answer: { answer: 'wrong' } },
  ]);
  await expect(say(reportId, [first], 'right')).rejects.toMatchObject({ code: 'app.changedMeanwhile', status: 409 });
  // All of them or none.
  await expect(say(reportId, [third, second], 'unsure')).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  await expect(api.findings.answer({ reportId, answers: [{ key: 'A1:EQ:none', version: null, answer: 'wrong' }] })).rejects.toMatchObject({
    code: 'findings.unknown',
    status: 422,
  });
  const rows = await findingsOf(reportId);
  expect((await say(reportId, [rows[1]], 'set-aside')).rows[0]?.answer).toMatchObject({ answer: 'set-aside', version: 2, note: null });
  expect((await api.findings.list({ reportId })).counts).toMatchObject({ wrong: 1, other: 1, asked: 0, right: 0 });
  const id = rows[0]?.answer?.id ?? '';
  await expect(api.findings.clearAnswer({ id, version: 9 })).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  expect(await api.findings.clearAnswer({ id, version: 1 })).toEqual({ key: keyOf(first) });
  await expect(api.findings.clearAnswer({ id, version: 1 })).rejects.toMatchObject({ code: 'findings.notFound', status: 404 });
  expect((await api.activity.list({ contactId })).rows.map((row) => row.kind).slice(0, 3)).toEqual([
    'findings.answerCleared',
    'findings.answered',
    'findings.answered',
  ]);
});

test('an answer belongs to the matter, so the next report finds it again', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const rows = await findingsOf(reportId);
  await say(reportId, rows, 'right');
  const again = new File([await mariasReport().text(), '\n'], 'later.json');
  const { id } = await api.creditReports.upload({ contactId, file: again });
  const later = await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'reading' ? undefined : findingsOf(id)));
  const known = later.filter(({ answer }) => answer?.answer === 'right').map(keyOf);
  expect(known).toEqual(expect.arrayContaining(rows.map(keyOf)));
});

test('questions go to a client who can sign in; the client answers in the portal, and no one else', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const [first, second, third] = await findingsOf(reportId);
  const keys = [keyOf(first), keyOf(second)];
  await expect(api.findings.ask({ reportId, keys })).rejects.toMatchObject({ code: 'findings.noPortal', status: 409 });
  const client = await portalOf(contactId);
  const stranger = await portalOf((await addMaria(app, api)).contactId);
  expect((await client.findings.listMine({})).rows).toEqual([]);
  await say(reportId, [third], 'right');
  expect((await api.findings.ask({ reportId, keys: [...keys, keyOf(third)] })).rows.map((row) => row.answer?.answer)).toEqual([
    'asked',
    'asked',
    'right',
  ]);
  await api.findings.ask({ reportId, keys });
  const { rows: questions } = await client.findings.listMine({});
  const english = (facts: readonly string[] | undefined) => facts?.map((text) => ({ text, language: 'en' }));
  expect(questions.map(({ facts }) => facts)).toEqual(
    expect.arrayContaining([english(first?.finding.facts), english(second?.finding.facts)]),
  );
  await client.contacts.chooseOwnLanguage({ language: 'es' });
  const spanish = (await client.findings.listMine({})).rows.flatMap(({ facts }) => facts);
  expect(spanish.map(({ language }) => language)).toEqual(spanish.map(() => 'es'));
  for (const { text } of spanish) expect(text).toMatch(/^(?:Según )?(?:Equifax|Experian|TransUnion) |^En un reporte /);
  await client.contacts.chooseOwnLanguage({ language: 'en' });
  expect(questions.map((q) => q.question).toSorted()).toEqual([first?.finding.question, second?.finding.question].toSorted());
  // Which word says that the report is wrong goes with the question as it was put.
  for (const asked of questions) {
    const { finding } = [first, second].find((one) => one?.finding.question === asked.question) ?? {};
    expect(asked.wrongAnswer).toBe(finding?.wrongAnswer);
  }
  const [question, other] = questions;
  const id = question?.id ?? '';

  expect((await stranger.findings.listMine({})).rows).toEqual([]);
  const { next } = await client.findings.listMine({ limit: 1 });
  expect(await stranger.findings.listMine({ after: next ?? '' })).toEqual({ rows: [], next: null });
  for (const attempt of [
    () => stranger.findings.answerMine({ id, answer: 'wrong' }),
    () => client.findings.answerMine({ id: NOBODY, answer: 'wrong' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'findings.notFound', status: 404 });
  expect((await client.findings.listMine({})).rows.find((q) => q.id === id)).toMatchObject({ answer: 'asked' });

  expect(await client.findings.answerMine({ id, answer: 'wrong', note: 'I never owed this' })).toMatchObject({
    answer: 'wrong',
    note: 'I never owed this',
  });
  const unanswered = await client.findings.listMine({ limit: 1 });
  expect(unanswered.rows.map((q) => q.id)).toEqual([other?.id]);
  const paged = await client.findings.listMine({ limit: 1, after: unanswered.next ?? '' });
  expect([paged.rows.map((q) => q.id), paged.next]).toEqual([[id], null]);
  const row = (await findingsOf(reportId)).find(({ answer }) => answer?.id === id);
  expect(row?.answer).toMatchObject({ answer: 'wrong', answeredBy: 'client', note: 'I never owed this' });

  // What staff set aside is no question any more, and their notes are theirs.
  await say(reportId, [(await findingsOf(reportId)).find(({ answer }) => answer?.id === other?.id)], 'set-aside', 'Not worth it');
  expect((await client.findings.listMine({})).rows.map((q) => q.id)).toEqual([id]);
  await expect(client.findings.answerMine({ id: other?.id ?? '', answer: 'right' })).rejects.toMatchObject({ status: 404 });
  await say(reportId, [row], 'unsure', 'Called again');
  expect((await client.findings.listMine({})).rows).toMatchObject([{ answer: 'unsure', note: null }]);
});

test("only what was said to be wrong becomes a dispute, with its facts and the client's words", async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const all = await findingsOf(reportId);
  const open = disputable(all).find(({ finding }) => statementOf(finding) !== '');
  const other = all.find((row) => row !== open);
  await expect(api.findings.accept({ reportId, keys: [keyOf(open)] })).rejects.toMatchObject({
    code: 'findings.notConfirmed',
    status: 409,
  });
  await say(reportId, [open], 'wrong', 'I have the receipt');
  await say(reportId, [other], 'right');
  await expect(api.findings.accept({ reportId, keys: [keyOf(open), keyOf(other)] })).rejects.toMatchObject({
    code: 'findings.notConfirmed',
  });
  await expect(api.findings.accept({ reportId, keys: ['A1:EQ:none'] })).rejects.toMatchObject({ code: 'findings.unknown' });
  const done = await api.findings.accept({ reportId, keys: [keyOf(open)] });
  expect(done).toMatchObject({ added: 1, already: 0, rows: [{ answer: { answer: 'wrong', disputedAt: expect.any(String) } }] });
  const { draft } = await api.disputes.getDraft({ contactId });
  expect(draft?.items).toMatchObject([
    {
      bureau: open?.finding.bureau,
      lineId: open?.finding.lineId,
      reasonCode: open?.finding.suggestedReason,
      instructionCode: expect.any(String),
      clientConfirmed: true,
      facts: [{ text: 'I have the receipt', source: 'client' }],
      confirmation: { by: 'Test credit-specialist' },
    },
  ]);
  // The letter says what the yes says, word for word, and nothing the client was not asked.
  const words = open ? statementOf(open.finding) : '';
  expect(words).not.toBe('');
  const [claim] = draft?.items[0]?.claims ?? [];
  expect(`${claim?.because} ${claim?.shouldBe}`).toBe(words);
  expect(draft?.items[0]?.confirmation?.statements).toEqual([claim?.because, claim?.shouldBe, 'I have the receipt']);
  const [letter] = (await api.letters.preview({ contactId })).letters;
  expect(letter?.items[0]?.reason).toContain(words);
  expect(letter?.items[0]?.facts).toEqual(['I have the receipt.']);
  expect(draft?.items[0]?.problems.filter((problem) => problem.blocks)).toEqual([]);
  expect(await api.findings.accept({ reportId, keys: [keyOf(open)] })).toMatchObject({ added: 0, already: 1 });
});

// What is right instead has to be named before the client can confirm it.
test('where two bureaus differ, only the bureau with the worse value is written to', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const differ = (await findingsOf(reportId)).find(({ finding }) => finding.code === 'A23');
  expect(differ?.finding).toMatchObject({ wrongAnswer: 'no', bureau: expect.any(String) });
  await say(reportId, [differ], 'wrong');
  expect(await api.findings.accept({ reportId, keys: [keyOf(differ)] })).toMatchObject({ added: 1, already: 0 });
  const { draft } = await api.disputes.getDraft({ contactId });
  expect(draft?.items.map(({ bureau, lineId, clientConfirmed }) => ({ bureau, lineId, clientConfirmed }))).toEqual([
    { bureau: differ?.finding.bureau, lineId: differ?.finding.lineId, clientConfirmed: false },
  ]);
});

test('client statements are recorded, removed and restored, and the analyses use them', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const add = (words: string | null) => api.findings.addStatement({ contactId, kind: 'unknown-name', words });
  const before = (await findingsOf(reportId)).length;
  const { report } = await api.creditReports.get({ id: reportId });
  const printed = report?.bureaus.flatMap(({ identity }) => identity.names)[0]?.full ?? '';
  const statement = await add(printed);
  expect(statement).toMatchObject({ kind: 'unknown-name', words: printed, bureau: null, addedBy: 'Test credit-specialist' });
  expect((await findingsOf(reportId)).length).toBeGreaterThan(before);
  await api.findings.removeStatement({ id: statement.id });
  await expect(api.findings.removeStatement({ id: statement.id })).rejects.toMatchObject({ code: 'findings.notFound', status: 404 });
  expect((await findingsOf(reportId)).length).toBe(before);
  await api.findings.restoreStatement({ id: statement.id });
  await add(null);
  const page = await api.findings.listStatements({ contactId, limit: 1 });
  expect([page.rows.length, (await api.findings.listStatements({ contactId, limit: 1, after: page.next ?? '' })).rows[0]?.id]).toEqual([
    1,
    statement.id,
  ]);
  expect(
    JSON.stringify((await api.activity.list({ contactId })).rows.filter((row) => row.kind === 'findings.statementAdded')),
  ).not.toContain(printed);
  await expect(api.findings.addStatement({ contactId: NOBODY, kind: 'paid' })).rejects.toMatchObject({ code: 'contacts.notFound' });

  await api.contacts.archive({ id: contactId, version: (await api.contacts.get({ id: contactId })).version });
  await expect(api.findings.removeStatement({ id: statement.id })).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
});

test('reports that are not there, or not ready, have no findings', async () => {
  await expect(api.findings.list({ reportId: NOBODY })).rejects.toMatchObject({ code: 'creditReports.notFound', status: 404 });
  const { contactId } = await addMaria(app, api);
  const { id } = await api.creditReports.upload({ contactId, file: new File(['nothing'], 'x.txt') });
  await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'refused' ? true : undefined));
  await expect(api.findings.list({ reportId: id })).rejects.toMatchObject({ code: 'creditReports.notReady', status: 409 });
});

test('who may only look cannot answer; clients get to nothing of the staff', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const { api: reader } = await app.signIn('read-only');
  const [row] = (await reader.findings.list({ reportId })).rows;
  const keys = [keyOf(row)];
  for (const attempt of [
    () => reader.findings.answer({ reportId, answers: [{ key: keyOf(row), version: null, answer: 'wrong' }] }),
    () => reader.findings.ask({ reportId, keys }),
    () => reader.findings.accept({ reportId, keys }),
    () => reader.findings.addStatement({ contactId, kind: 'paid' }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 403 });
  }
  const client = await portalOf(contactId);
  for (const attempt of [() => client.findings.list({ reportId }), () => client.findings.listStatements({ contactId })])
    await expect(attempt()).rejects.toMatchObject({ status: 403 });
  await expect(reader.findings.listMine({})).rejects.toMatchObject({ status: 403 });
});

test('G8: after a cancellation the client is asked nothing, reads what they said, and staff are told of no answer that waits', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const [first, second] = await findingsOf(reportId);
  const client = await portalOf(contactId);
  await api.findings.ask({ reportId, keys: [keyOf(first), keyOf(second)] });
  const asked = (await client.findings.listMine({})).rows;
  await client.findings.answerMine({ id: asked[0]?.id ?? '', answer: 'unsure' });
  expect(await client.agreements.mine()).toMatchObject({ canceled: false });
  const waits = async () => (await owner.dashboard.get()).needs.map(({ key }) => key);
  const { api: owner } = await app.signIn('owner');
  expect(await waits()).toContain(`findings.answered.${contactId}`);

  const [agreement] = (await owner.agreements.list({ contactId })).rows;
  const { id = '', version = 0 } = agreement ?? {};
  await owner.agreements.cancelNotice({ id, version, cancelledOn: civilDateAt(new Date(), OFFICE_ZONE), how: 'phone' });
  expect(await client.agreements.mine()).toMatchObject({ canceled: true });
  expect((await client.findings.listMine({})).rows.map(({ answer }) => answer)).toEqual(['unsure']);
  expect(await waits()).not.toContain(`findings.answered.${contactId}`);
});
