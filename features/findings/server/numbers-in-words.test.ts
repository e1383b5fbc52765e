// A full Social Security number gets neither into what people type nor into the name of a file; days that cannot be are refused.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { SSN_IN_TEXT } from '../../../platform/base/no-ssn.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const NUMBER = '219–09/5501';
const NOBODY = '00000000-0000-7000-8000-000000000000';
const day = (iso: string) => iso as CivilDate;
let app: TestApp;
let api: ApiClient;
let maria: Awaited<ReturnType<typeof addMaria>>;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  maria = await addMaria(app, api);
});
afterAll(() => app.close());

test('notes and other words with a full number are refused at their field', async () => {
  const { contactId, reportId } = maria;
  const client = (await app.signIn('client', { contactId })).api;
  const score = { contactId, bureau: 'EQ' as const, model: 'FICO_8' as const, value: 700, scoredOn: day('2026-01-02') };
  const attempts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['answers.0.note', () => api.findings.answer({ reportId, answers: [{ key: 'x', version: null, answer: 'wrong', note: NUMBER }] })],
    ['note', () => client.findings.answerMine({ id: NOBODY, answer: 'wrong', note: NUMBER })],
    ['words', () => api.findings.addStatement({ contactId, kind: 'unknown-name', words: NUMBER })],
    ['note', () => api.scores.add({ ...score, note: NUMBER })],
    ['modelPrinted', () => api.scores.add({ ...score, modelPrinted: NUMBER })],
    ['partnerReference', () => api.monitoring.add({ contactId, provider: 'smartcredit', partnerReference: NUMBER })],
    ['statusNote', () => api.monitoring.update({ id: NOBODY, version: 1, status: 'active', statusNote: NUMBER })],
    [
      'note',
      () => api.disputes.recordAnswers({ contactId, answeredOn: null, note: NUMBER, answers: [{ itemId: NOBODY, result: 'unanswered' }] }),
    ],
    [
      'decisions.0.note',
      () => api.disputes.decideOutcomes({ contactId, decisions: [{ id: NOBODY, version: 1, accept: true, note: NUMBER }] }),
    ],
  ];
  for (const [field, attempt] of attempts)
    await expect(attempt(), field).rejects.toMatchObject({ status: 422, data: { fields: { [field]: SSN_IN_TEXT } } });
  expect(await api.monitoring.add({ contactId, provider: 'smartcredit', partnerReference: '219095502' })).toMatchObject({
    partnerReference: '219095502',
  });
});

test('days that cannot be, and marks no one sees', async () => {
  const { contactId } = maria;
  const add = (happenedOn: string | null, untilOn: string | null) =>
    api.findings.addStatement({ contactId, kind: 'accommodation', happenedOn, untilOn, words: ' First \u202eBank\u0007\n ' });
  for (const [from, until, field] of [
    ['2999-01-01', null, 'happenedOn'],
    ['0001-01-01', null, 'happenedOn'],
    ['2090-01-01', null, 'happenedOn'],
    ['2020-05-01', '2020-04-30', 'untilOn'],
    ['2020-05-01', '2999-01-01', 'untilOn'],
  ] as const) {
    await expect(add(from, until), `${from} ${until}`).rejects.toMatchObject({
      status: 422,
      data: { fields: { [field]: expect.any(String) } },
    });
  }
  expect(await add('2020-05-01', '2020-05-01')).toMatchObject({ words: 'First Bank' });
  expect(await add(null, '2090-01-01')).toMatchObject({ happenedOn: null });
  await expect(api.scores.add({ contactId, bureau: 'EQ', model: 'FICO_8', value: 700, scoredOn: day('0001-01-01') })).rejects.toMatchObject(
    { status: 422, data: { fields: { scoredOn: expect.any(String) } } },
  );
});

test('the name of a report file is masked in the list and in the activity', async () => {
  const { contactId } = maria;
  await api.creditReports.upload({ contactId, file: new File(['{"never": "a report"}'], '219-09-5501.json') });
  const names = (await api.creditReports.list({ contactId })).rows.map(({ fileName }) => fileName);
  expect(names).toContain('XXX-XX-5501.json');
  expect(JSON.stringify((await api.activity.list({ contactId, limit: 100 })).rows)).not.toContain('219-09-5501');
});

test('a fact the report does not show blocks the item, and so does one with a number', async () => {
  const { contactId, reportId, collectionId } = maria;
  const item = collectionItem(collectionId, 'EQ');
  const problemsOf = async (text: string, source: 'report' | 'client', version: number | null) => {
    const { draft } = await api.disputes.saveDraft({ contactId, reportId, version, items: [{ ...item, facts: [{ text, source }] }] });
    return { version: draft.version, problems: draft.items.flatMap(({ problems }) => problems.map(({ code, blocks }) => [code, blocks])) };
  };
  const strange = await problemsOf('Equifax reports a balance of $9,999.', 'report', null);
  expect(strange.problems).toEqual([['disputes.factNotInReport', true]]);
  // What a bureau reports is no matter of the client's word; what they owe is.
  const turned = await problemsOf('Equifax reports a balance of $9,999.', 'client', strange.version);
  expect(turned.problems).toEqual([['disputes.factNotInReport', true]]);
  const said = await problemsOf('I never owed $9,999 to anyone.', 'client', turned.version);
  expect(said.problems).toEqual([]);
  const own = await problemsOf('Equifax reports a balance of $1,240 and Experian $890.', 'report', said.version);
  expect(own.problems).toEqual([]);
  expect((await problemsOf(`My number ${NUMBER} is on it.`, 'client', own.version)).problems).toEqual([['disputes.claimForbidden', true]]);
});
