// Forbidden claims in the client's words: refused with what to write instead, and nothing is written.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const REFUSED = { code: 'disputes.claimForbidden', status: 422 };
const THEORY = 'Under § 609 they must show the original contract.';
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('credit-specialist'));
});
afterAll(() => app.close());

test('a note of an answer makes no forbidden claim, by staff or in the portal; what was done to the client is heard', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const client = (await app.signIn('client', { contactId })).api;
  const [first, second] = (await api.findings.list({ reportId })).rows;
  const key = first?.finding.key ?? 'none';
  const answer = (note: string) => api.findings.answer({ reportId, answers: [{ key, version: null, answer: 'wrong', note }] });
  await expect(answer(THEORY)).rejects.toMatchObject({ ...REFUSED, data: { fields: { note: expect.stringContaining('1681g') } } });
  expect((await api.findings.list({ reportId })).counts).toMatchObject({ wrong: 0 });
  await answer('Someone stole my identity in May.');

  await api.findings.ask({ reportId, keys: [second?.finding.key ?? 'none'] });
  const [question] = (await client.findings.listMine({})).rows.filter((row) => row.answer === 'asked');
  const id = question?.id ?? 'none';
  await expect(client.findings.answerMine({ id, answer: 'wrong', note: THEORY })).rejects.toMatchObject(REFUSED);
  expect((await client.findings.listMine({})).rows.find((row) => row.id === id)).toMatchObject({ answer: 'asked' });
  await client.findings.answerMine({ id, answer: 'wrong', note: 'The dealer told me to say nothing.' });
});

test('a theft heard in an answer is refused once it is a fact of a dispute', async () => {
  const { contactId, reportId } = await addMaria(app, api);
  const { rows } = await api.findings.list({ reportId });
  const row = rows.find(({ finding }) => finding.bureau !== null && finding.lineId !== null && finding.suggestedReason !== null);
  const key = row?.finding.key ?? 'none';
  await api.findings.answer({ reportId, answers: [{ key, version: null, answer: 'wrong', note: 'Someone stole my identity in May.' }] });
  await api.findings.accept({ reportId, keys: [key] });
  const { draft } = await api.disputes.getDraft({ contactId });
  expect(draft?.items[0]?.problems).toContainEqual(
    expect.objectContaining({ code: 'disputes.claimForbidden', blocks: true, message: expect.stringContaining('IdentityTheft.gov') }),
  );
  await expect(api.disputes.openRound({ contactId, version: draft?.version ?? 0 })).rejects.toMatchObject({
    code: 'disputes.itemsNotReady',
  });
});

test('words of a statement make no forbidden claim', async () => {
  const { contactId } = await addMaria(app, api);
  const add = (words: string) => api.findings.addStatement({ contactId, kind: 'no-validation-notice', words });
  await expect(add('Midland; delete it or I will sue you')).rejects.toMatchObject({
    ...REFUSED,
    data: { fields: { words: expect.any(String) } },
  });
  expect((await api.findings.listStatements({ contactId })).rows).toEqual([]);
  await add('Midland');
});
