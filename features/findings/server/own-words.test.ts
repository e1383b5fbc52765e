// What the client said in the portal stays the client's, and no question is shown of a report that may be someone else's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** Maria, asked in the portal about the first two findings of her report. */
async function asked() {
  const { contactId, reportId } = await addMaria(app, api);
  const { api: client } = await app.signIn('client', { contactId });
  const keys = (await api.findings.list({ reportId })).rows.slice(0, 2).map(({ finding }) => finding.key);
  await api.findings.ask({ reportId, keys });
  const answerOf = async (key: string) => {
    const row = (await api.findings.list({ reportId })).rows.find(({ finding }) => finding.key === key);
    if (!row?.answer) throw new Error(`Nothing was said about ${key}.`);
    return row.answer;
  };
  return { contactId, reportId, client, keys, answerOf };
}

test('G15: what the client said in the portal is right, no one of the office turns around, and the client may', async () => {
  const { reportId, client, keys, answerOf } = await asked();
  const [right = '', wrong = ''] = keys;
  const mine = (await client.findings.listMine({})).rows;
  const idOf = async (key: string) => (await answerOf(key)).id;
  await client.findings.answerMine({ id: await idOf(right), answer: 'right', note: '' });
  await client.findings.answerMine({ id: await idOf(wrong), answer: 'wrong', note: '' });
  expect(mine).toHaveLength(2);
  const say = async (key: string, answer: 'wrong' | 'right' | 'unsure' | 'set-aside') =>
    api.findings.answer({ reportId, answers: [{ key, version: (await answerOf(key)).version, answer }] });
  // Each would let "wrong" be recorded after it.
  for (const answer of ['wrong', 'unsure', 'set-aside', 'right'] as const)
    await expect(say(right, answer)).rejects.toMatchObject({
      code: 'findings.ownWord',
      status: 409,
      data: { citation: '15 U.S.C. 1679b(a)(1)' },
    });
  const { id, version } = await answerOf(right);
  await expect(api.findings.clearAnswer({ id, version })).rejects.toMatchObject({ code: 'findings.ownWord' });
  expect(await answerOf(right)).toMatchObject({ answer: 'right', answeredBy: 'client' });
  // The other way it may be recorded: nothing is disputed by it.
  await say(wrong, 'right');
  await client.findings.answerMine({ id, answer: 'wrong', note: '' });
  expect(await answerOf(right)).toMatchObject({ answer: 'wrong', answeredBy: 'client' });
});

test('no question is shown or answered while the report it came from may be someone else’s', async () => {
  const { contactId, reportId, client } = await asked();
  const [question] = (await client.findings.listMine({})).rows;
  const id = question?.id ?? '';
  const contact = await api.contacts.get({ id: contactId });
  await api.contacts.update({ ...COMPLETE_CONTACT, id: contactId, version: contact.version, ssn: '219-09-7777' });
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'questioned' ? true : undefined));
  expect((await client.findings.listMine({})).rows).toEqual([]);
  await expect(client.findings.answerMine({ id, answer: 'wrong', note: '' })).rejects.toMatchObject({ code: 'findings.notFound' });
  // Said to be someone else's, it is shown as little as before.
  const { version } = await api.creditReports.get({ id: reportId });
  await api.creditReports.answerPerson({ id: reportId, version, answer: 'other' });
  expect((await client.findings.listMine({})).rows).toEqual([]);
  await expect(client.findings.answerMine({ id, answer: 'wrong', note: '' })).rejects.toMatchObject({ code: 'findings.notFound' });
  await api.creditReports.restore({ id: reportId });
  const report = await api.creditReports.get({ id: reportId });
  await api.creditReports.confirmPerson({ id: reportId, version: report.version, reason: 'The bureau misprinted the number.' });
  expect((await client.findings.listMine({})).rows).toHaveLength(2);
});
