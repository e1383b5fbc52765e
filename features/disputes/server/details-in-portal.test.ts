// Personal details asked in the portal: the client answers there, only about their own, and what they say counts as if it was told to staff.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport } from '../../../db/demo/demo-report.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { personalLines } from '../../report-files/rules/personal-lines.ts';

const STRANGER = { bureau: 'EXP', first: 'MARINA', last: 'DELGADILLO', address: ['1180', 'SPRUCE', 'ST', 'LIMA', 'OH', '45801'] } as const;

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function begin() {
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, contactId);
  const bytes = demoReport({ ...MARIA, stranger: STRANGER }, addDays(civilDateAt(new Date(), OFFICE_ZONE), -6));
  const { id: reportId } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], 'report.json') });
  const { report } = await app.eventually(async () => {
    const row = await api.creditReports.get({ id: reportId });
    return row.state === 'reading' ? undefined : row;
  });
  if (!report) throw new Error('No report');
  const line = personalLines(report, 'EX').find(({ value }) => value.includes('SPRUCE'));
  const collection = report.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'));
  if (!line || !collection) throw new Error('No such line');
  const detail = { bureau: 'EX' as const, lineId: line.lineId };
  const address = {
    ...detail,
    kind: 'personal-information' as const,
    reasonCode: 'address-not-mine',
    instructionCode: 'delete-if-unverified',
    facts: [],
    clientConfirmed: true,
  };
  const account = {
    ...collectionItem(collection.id, 'EX'),
    reasonCode: 'not-mine',
    instructionCode: 'delete-if-unverified',
    correct: [],
    facts: [{ text: 'The bills were sent to 1180 Spruce Street in Lima.', source: 'client' as const }],
  };
  const client = await app.signIn('client', { contactId });
  let version: number | null = null;
  const draft = async (item: typeof address | typeof account = address) => {
    const saved = await api.disputes.saveDraft({ contactId, reportId, version, items: [item] });
    version = saved.draft.version;
    const [first] = saved.draft.items;
    if (!first) throw new Error('No item');
    return { version, question: first.question, problems: first.problems.map(({ code }) => code) };
  };
  return {
    contactId,
    draft,
    account,
    client: client.api,
    ask: () => api.disputes.askDetails({ contactId, reportId, details: [detail] }),
    mine: async () => (await client.api.disputes.listMyDetails({})).rows,
    say: (id: string, answer: 'yes' | 'no' | 'unsure') => client.api.disputes.answerMyDetail({ id, answer }),
    tell: (answer: 'yes' | 'no') => api.disputes.answerDetail({ contactId, reportId, ...detail, answer }),
  };
}

test('asked in the portal and answered there: a no opens the dispute, a yes closes it, and only the client takes back their yes', async () => {
  const maria = await begin();
  const { contactId } = maria;
  expect(await maria.mine()).toEqual([]);
  expect(await maria.ask()).toEqual({ asked: 1 });
  expect(await maria.ask()).toEqual({ asked: 0 });
  const [question] = await maria.mine();
  expect(question).toMatchObject({ question: 'Did you ever live or receive mail at 1180 SPRUCE ST, LIMA, OH 45801?', answer: 'asked' });
  const id = question?.id ?? '';
  expect(await maria.draft()).toMatchObject({ question: { answer: null, asked: { id, unsure: false } }, problems: ['disputes.askFirst'] });

  // Another client neither sees nor answers it.
  const other = (await app.signIn('client', { contactId: (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null })).id })).api;
  expect((await other.disputes.listMyDetails({})).rows).toEqual([]);
  await expect(other.disputes.answerMyDetail({ id, answer: 'no' })).rejects.toMatchObject({
    code: 'disputes.questionNotFound',
    status: 404,
  });

  expect(await maria.say(id, 'unsure')).toMatchObject({ answer: 'unsure' });
  expect(await maria.draft()).toMatchObject({ question: { answer: null, asked: { unsure: true } }, problems: ['disputes.askFirst'] });
  expect(await maria.ask()).toEqual({ asked: 1 });

  await maria.say(id, 'no');
  expect(await maria.draft()).toMatchObject({ question: { answer: 'no', byClient: true, asked: null }, problems: [] });
  await expect(maria.ask()).rejects.toMatchObject({ code: 'disputes.answeredAlready', status: 409 });

  await maria.say(id, 'yes');
  expect((await maria.draft()).problems).toEqual(['disputes.contradicted', 'disputes.askFirst']);
  const [kept] = (await api.disputes.listCorrect({ contactId })).rows;
  expect(kept).toMatchObject({ id, what: 'own', byClient: true });
  await expect(api.disputes.withdrawCorrect({ contactId, id, reason: 'They were mistaken about it' })).rejects.toMatchObject({
    code: 'disputes.ownWord',
    status: 409,
  });
  await expect(maria.tell('no')).rejects.toMatchObject({ code: 'disputes.saidTrue' });
  await maria.client.disputes.withdrawMyCorrect({ id });
  expect(await maria.mine()).toMatchObject([{ id, answer: 'asked', answeredAt: null }]);
  expect((await maria.draft()).problems).toEqual(['disputes.askFirst']);

  const { rows } = await api.activity.list({ contactId });
  const kinds = new Set(rows.map(({ kind }) => kind));
  for (const kind of ['disputes.detailsAsked', 'disputes.detailAnsweredByClient', 'disputes.correctWithdrawnByClient'])
    expect(kinds).toContain(kind);
});

test('a question is withdrawn, or ends when staff record the answer', async () => {
  const maria = await begin();
  await maria.ask();
  const [question] = await maria.mine();
  const withdraw = () => api.disputes.withdrawDetailQuestion({ contactId: maria.contactId, id: question?.id ?? '' });
  await withdraw();
  expect(await maria.mine()).toEqual([]);
  await expect(withdraw()).rejects.toMatchObject({ code: 'disputes.questionNotFound' });
  await expect(maria.say(question?.id ?? '', 'no')).rejects.toMatchObject({ code: 'disputes.questionNotFound', status: 404 });
  await maria.ask();
  await maria.tell('no');
  expect(await maria.mine()).toEqual([]);
  expect(await maria.draft()).toMatchObject({ question: { answer: 'no', byClient: false, asked: null }, problems: [] });
});

test('without a portal nothing is asked there', async () => {
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  await letWork(app, contactId);
  const bytes = demoReport(MARIA, addDays(civilDateAt(new Date(), OFFICE_ZONE), -6));
  const { id: reportId } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], 'report.json') });
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'reading' ? undefined : true));
  await expect(
    api.disputes.askDetails({ contactId, reportId, details: [{ bureau: 'EX', lineId: 'identity/addresses/0' }] }),
  ).rejects.toMatchObject({ code: expect.stringMatching(/noPortal|reportNotReady/) });
});

test('X2: an account that came to an address is not another’s once the client said that they lived there; letters made before stay in', async () => {
  const maria = await begin();
  const { contactId } = maria;
  const { version, problems } = await maria.draft(maria.account);
  expect(problems).toEqual([]);
  await api.disputes.openRound({ contactId, version });
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  const print = () => api.letters.createPrintBatch({ letterIds: [letter.id] });
  await maria.ask();
  await maria.say((await maria.mine())[0]?.id ?? '', 'yes');
  await expect(print()).rejects.toMatchObject({ message: expect.stringContaining('1180 Spruce Street') });
});

test('G8: after a cancellation the client is asked about no detail', async () => {
  const maria = await begin();
  await maria.ask();
  expect(await maria.mine()).toMatchObject([{ answer: 'asked' }]);
  const { api: owner } = await app.signIn('owner');
  const [agreement] = (await owner.agreements.list({ contactId: maria.contactId })).rows;
  const { id = '', version = 0 } = agreement ?? {};
  await owner.agreements.cancelNotice({ id, version, cancelledOn: civilDateAt(new Date(), OFFICE_ZONE), how: 'phone' });
  expect(await maria.mine()).toEqual([]);
});
