// A question lives as long as the reports it rests on are used, and is shown only while each of them is surely the client's.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { addReport, onlyOf, pull, saying, type Symbol3 } from '../../../tests/support/pulls.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  contactId = await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
});

const rows = async () => (await api.creditReports.list({ contactId })).rows;
const add = async (symbol: Symbol3, balance: number): Promise<string> =>
  addReport(app, api, contactId, await onlyOf(pull(0, saying('NORTHGATE', symbol, { balance })), symbol));
const combinedOf = (...ids: readonly string[]) =>
  app.eventually(async () =>
    (await rows()).find(
      ({ parts, state }) =>
        parts !== null && state === 'ready' && parts.length === ids.length && parts.every(({ reportId }) => ids.includes(reportId)),
    ),
  );
const setAside = async (id: string) =>
  api.creditReports.discard({ id, version: (await rows()).find((row) => row.id === id)?.version ?? 0 });

/** Asked in the portal: where two bureaus differ, and what one of them says alone. */
async function asked() {
  const [equifax, experian, transunion] = [await add('EQF', 1240), await add('EXP', 890), await add('TUC', 890)];
  const { id: reportId } = await combinedOf(equifax, experian, transunion);
  const found = (await api.findings.list({ reportId })).rows.map(({ finding }) => finding);
  const names = (facts: readonly string[]) => ['Equifax', 'Experian', 'TransUnion'].filter((name) => facts.join(' ').includes(name));
  const across = found.find(({ bureau, facts }) => bureau === 'EQ' && names(facts).length > 1);
  const alone = found.find(({ bureau, facts }) => bureau === 'EX' && names(facts).join() === 'Experian');
  const { api: client } = await app.signIn('client', { contactId });
  await api.findings.ask({ reportId, keys: [across?.key ?? '', alone?.key ?? ''] });
  const mine = async () => (await client.findings.listMine({})).rows.map(({ question, bureau }) => ({ question, bureau }));
  const other = names(across?.facts ?? []).find((name) => name !== 'Equifax') === 'Experian' ? experian : transunion;
  return { reportId, equifax, experian, other, across, alone, client, mine };
}

test('a question across bureaus is withdrawn when one of its reports is set aside; what another bureau says alone stays', async () => {
  const { equifax, mine, across, alone } = await asked();
  expect((await mine()).map(({ question }) => question).sort()).toEqual([across?.question, alone?.question].sort());
  await setAside(equifax);
  await app.eventually(async () => ((await mine()).length === 1 ? true : undefined));
  expect((await mine()).map(({ question }) => question)).toEqual([alone?.question]);
  const kinds = (await api.activity.list({ contactId, limit: 100 })).rows.filter(({ kind }) => kind === 'findings.withdrawn');
  expect(kinds.map(({ summary }) => summary)).toEqual(['1 question to the client withdrawn, since a report it rests on is no longer used']);
});

test('the same when the report set aside is the one it is compared with; staff can ask again once all are back', async () => {
  const { reportId, other, mine, across } = await asked();
  await setAside(other);
  await app.eventually(async () => ((await mine()).some(({ question }) => question === across?.question) ? undefined : true));
  await api.creditReports.restore({ id: other });
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'ready' ? true : undefined));
  const row = (await api.findings.list({ reportId })).rows.find(({ finding }) => finding.key === across?.key);
  expect(row?.answer).toBeNull();
  await api.findings.ask({ reportId, keys: [across?.key ?? ''] });
  expect((await mine()).map(({ question }) => question)).toContain(across?.question);
});

test('what the client answered stays', async () => {
  const { reportId, equifax, client, across } = await asked();
  const question = (await client.findings.listMine({})).rows.find((one) => one.question === across?.question);
  await client.findings.answerMine({ id: question?.id ?? '', answer: 'right', note: '' });
  await setAside(equifax);
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'ready' ? undefined : true));
  expect((await client.findings.listMine({})).rows.find((one) => one.id === question?.id)?.answer).toBe('right');
});

test('while the report of a bureau may be someone else’s, no question that names its value is shown', async () => {
  const { other, mine, across } = await asked();
  const isShown = async () => (await mine()).some(({ question }) => question === across?.question);
  const be = (state: string) => app.server.database.pool.query('update credit_reports set state = $2 where id = $1', [other, state]);
  await be('questioned');
  expect(await isShown()).toBe(false);
  await be('ready');
  expect(await isShown()).toBe(true);
});
