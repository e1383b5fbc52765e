import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { bodyText } from '../../letters/rules/written-letter.ts';
import { addMaria, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
let contactId: string;
let collectorId: string;
const today = civilDateAt(new Date(), OFFICE_ZONE);
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  await api.office.addLocation({
    name: 'Clear Path Credit',
    addressLine1: '400 Main Street',
    city: 'Toledo',
    state: 'OH',
    zip: '43604',
    timeZone: 'America/New_York',
  });
  ({ contactId } = await addMaria(app, api));
  collectorId = (await api.recipients.create({ kind: 'collector', name: 'Northgate Recovery LLC' })).id;
  await api.recipients.addAddress({
    id: collectorId,
    purpose: 'disputes',
    address: { nameLine: 'Northgate Recovery LLC', lines: ['P.O. Box 1200'], city: 'Columbus', state: 'OH', zip: '43215' },
    verified: { how: 'letter' },
  });
});
afterAll(() => app.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly fields?: Readonly<Record<string, string>>; readonly citation?: string };
}
const refusalOf = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => ({ code: 'answered' }),
    (error: Refused) => error,
  );
const idOf = async (search: string): Promise<string> => {
  const { rows } = await api.letterLibrary.listLetters({ search, language: 'en' });
  return rows.find(({ name }) => name === search)?.id ?? '';
};
const NOTICE = {
  'collector.noticeDate': addDays(today, -10),
  'collector.receivedDate': addDays(today, -6),
  'collector.amount': '1,480',
};
const prepared = async (name: string, recipientId?: string) => {
  const id = await idOf(name);
  const { versionId } = await api.letterLibrary.prepareLetter({ contactId, id, ...(recipientId !== undefined && { recipientId }) });
  return { contactId, id, versionId, answers: {}, enclosures: [], ...(recipientId !== undefined && { recipientId }) };
};
const bodyOfLetter = async (id: string) => {
  // Its PDF is made in the background.
  const { letter } = await app.eventually(() => api.letters.read({ id }).catch(() => undefined));
  return { letter, text: letter.body ? bodyText(letter.body) : '' };
};

test('a letter is written from its version, with records, answers in words, the verified address, and one activity', async () => {
  const asked = await prepared('Dispute within thirty days', collectorId);
  const seen = await api.letterLibrary.prepareLetter({ contactId, id: asked.id, recipientId: collectorId });
  expect(seen).toMatchObject({
    address: { name: 'Northgate Recovery LLC', lines: ['P.O. Box 1200', 'Columbus, OH 43215'], problem: null },
    answerDue: null,
    fields: { 'client.name': 'Maria Delgado' },
  });
  // The preparation is no way to a date of birth.
  expect(JSON.stringify(seen)).not.toMatch(/1986|5501/);
  const { letterId } = await api.letterLibrary.writeLetter({ ...asked, typed: { ...NOTICE, 'collector.reason': 'I paid it in March.' } });
  const { letter, text } = await bodyOfLetter(letterId);
  expect(letter).toMatchObject({
    recipientClass: 'collector',
    recipient: { name: 'Northgate Recovery LLC' },
    sender: { name: 'Maria Delgado' },
  });
  for (const words of ['$1,480.00', 'My reason: I paid it in March.', 'To Northgate Recovery LLC:']) expect(text).toContain(words);
  const uses = await api.letterLibrary.listUses({ id: asked.id });
  expect(uses.rows).toMatchObject([
    { letterId, contactId, contactName: 'Maria Delgado', recipient: 'Northgate Recovery LLC', number: 1, mailedOn: null },
  ]);
  expect((await api.letterLibrary.getLetter({ id: asked.id })).used).toBe(1);
  // What the office changes later does not touch it.
  const now = await api.letterLibrary.getLetter({ id: asked.id });
  const { id, version, name, purpose, subject, document } = now;
  const draft = await api.letterLibrary.saveDraft({
    id,
    version,
    name,
    purpose,
    subject,
    document: { type: 'doc', content: document.content.slice(0, 2) },
  });
  await api.letterLibrary.publish({ id, version: draft.version });
  expect((await bodyOfLetter(letterId)).text).toBe(text);
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...asked, typed: NOTICE }))).toMatchObject({ code: 'letterLibrary.versionOld' });
});

test('missing and unfit answers are named by field, and nothing is written', async () => {
  const asked = await prepared('Dispute: another person is meant', collectorId);
  const before = (await api.letters.list({ contactId })).rows.length;
  const refused = await refusalOf(
    api.letterLibrary.writeLetter({ ...asked, typed: { 'collector.noticeDate': 'soon', 'collector.amount': 'a lot' } }),
  );
  expect(refused).toMatchObject({ code: 'letterLibrary.answerUnfit' });
  expect(Object.keys(refused.data?.fields ?? {}).toSorted()).toEqual([
    'typed.collector.amount',
    'typed.collector.noticeDate',
    'typed.collector.receivedDate',
  ]);
  expect((await api.letters.list({ contactId })).rows.length).toBe(before);
});

test('gates are judged again: the window of a collector, a goodwill request, the four papers', async () => {
  const late = { ...NOTICE, 'collector.noticeDate': addDays(today, -60), 'collector.receivedDate': addDays(today, -55) };
  const after = await prepared('Dispute after thirty days', collectorId);
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...after, typed: NOTICE }))).toMatchObject({ code: 'letterLibrary.gateClosed' });
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...after, typed: late }))).toMatchObject({ code: 'answered' });
});

test('G30: after the window the letter takes a reason of someone who may override gates, which stays with the letter and its activity', async () => {
  const late = { ...NOTICE, 'collector.noticeDate': addDays(today, -60), 'collector.receivedDate': addDays(today, -55) };
  const asked = { ...(await prepared('Dispute: another person is meant', collectorId)), typed: late };
  const code = 'letterLibrary.collectorWindow';
  const reason = { code, reason: 'The collector wrote that it extended the time' };
  const write = (overrides: (typeof reason)[], by = api) => refusalOf(by.letterLibrary.writeLetter({ ...asked, overrides }));
  expect(await write([])).toMatchObject({
    code: 'disputes.overrideNeeded',
    message: expect.stringContaining('Use the letter for later, which claims no pause.'),
    data: { citation: '15 U.S.C. 1692g(b)', fields: { overrides: code } },
  });
  expect(await write([{ code, reason: 'ok ok ok' }])).toMatchObject({ code: 'app.inputInvalid' });
  expect(await write([{ code, reason: 'Tell the client to say that he never had it.' }])).toMatchObject({
    code: 'disputes.claimForbidden',
  });
  expect(await write([reason, { ...reason, code: 'letterLibrary.onlyCollectors' }])).toMatchObject({ code: 'disputes.notOverridable' });
  expect(await write([reason], (await app.signIn('credit-specialist')).api)).toMatchObject({ code: 'disputes.overrideNotAllowed' });
  // What has to be entered, and what the letter itself says, no reason opens.
  const unknown = { ...asked, typed: { ...late, 'collector.noticeDate': '', 'collector.receivedDate': '' } };
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...unknown, overrides: [reason] }))).not.toMatchObject({ code: 'answered' });
  const early = await prepared('Dispute after thirty days', collectorId);
  expect(
    await refusalOf(
      api.letterLibrary.writeLetter({ ...early, typed: NOTICE, overrides: [{ ...reason, code: 'letterLibrary.collectorWindowOver' }] }),
    ),
  ).toMatchObject({ code: 'letterLibrary.gateClosed', message: expect.stringContaining('The letter for these days') });
  const { letterId } = await api.letterLibrary.writeLetter({ ...asked, overrides: [reason] });
  const kept = async (id: string) => (await app.eventually(() => api.letters.read({ id }).catch(() => undefined))).overrides;
  expect(await kept(letterId)).toMatchObject([{ ...reason, byName: 'Test owner', message: expect.stringContaining('closed on') }]);
  const row = (await api.activity.list({ contactId })).rows.find(
    ({ kind, changes }) => kind === 'letterLibrary.letterWritten' && changes.length > 2,
  );
  expect(JSON.stringify(row?.changes)).toContain('extended the time');
  const stored = await app.server.database.pool.query<{ text: string }>('select row_to_json(l)::text as text from letters l');
  expect(stored.rows.map(({ text }) => text).join()).not.toContain('extended the time');
  // Made again as a new one it rests on the same reason; a gate that is open keeps none.
  expect(await kept((await api.letters.duplicate({ id: letterId })).id)).toMatchObject([reason]);
  const { letterId: inTime } = await api.letterLibrary.writeLetter({ ...asked, typed: NOTICE, overrides: [reason] });
  expect(await kept(inTime)).toEqual([]);
});

test('a letter to a collector goes to no one else, and nowhere without a verified address', async () => {
  const { rows } = await api.recipients.list({ kind: 'bureau' });
  const bureau = rows.find(({ key }) => key === 'equifax')?.id ?? '';
  const asked = await prepared('Dispute: another person is meant', collectorId);
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...asked, recipientId: bureau, typed: NOTICE }))).toMatchObject({
    code: 'letterLibrary.recipientUnfit',
  });
  const { recipientId: _none, ...open } = asked;
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...open, typed: NOTICE }))).toMatchObject({
    code: 'letterLibrary.recipientUnfit',
  });
  const bare = await api.recipients.create({ kind: 'collector', name: 'Elsewhere Recovery' });
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...asked, recipientId: bare.id, typed: NOTICE }))).toMatchObject({
    code: 'recipients.noAddress',
  });
});

test('what people type stays their words: no field, no claim that is forbidden, no number of a person', async () => {
  const asked = await prepared('Dispute: another person is meant', collectorId);
  const write = (reason: string) =>
    refusalOf(api.letterLibrary.writeLetter({ ...asked, typed: { ...NOTICE, 'collector.reason': reason } }));
  expect(await write('Under 1681s-2(b) I will sue you for $1,000 for each item.')).toMatchObject({ code: 'letterLibrary.claimForbidden' });
  expect((await write('My number is 219-09-5501.')).code).not.toBe('answered');
  expect((await write('{{client.birthDate}}')).code).toBe('letters.unresolvedField');
  const { letterId } = await api.letterLibrary.writeLetter({
    ...asked,
    typed: { ...NOTICE, 'collector.reason': '#include "x" $y$ *z* {client.lastFour}' },
  });
  expect((await bodyOfLetter(letterId)).text).toContain('#include "x" $y$ *z* {client.lastFour}');
  // Answers to what the letter does not ask are not taken.
  const { letterId: other } = await api.letterLibrary.writeLetter({
    ...asked,
    typed: { ...NOTICE, 'recipient.name': 'Someone Else', 'client.name': 'Other Person' },
  });
  expect((await bodyOfLetter(other)).text).not.toMatch(/Someone Else|Other Person/);
});

test('a letter to the client is the office’s own, in its language, and asks for no approval', async () => {
  const { rows } = await api.letterLibrary.listLetters({ recipient: 'client', category: 'reminder', language: 'es' });
  const id = rows[0]?.id ?? '';
  const seen = await api.letterLibrary.prepareLetter({ contactId, id });
  const typed = Object.fromEntries(
    ['items.count', 'earlier.sent', 'reminder.papers', 'reminder.dueDate'].map((field) => [
      field,
      field.endsWith('Date') || field === 'earlier.sent' ? today : 'dos',
    ]),
  );
  const { letterId } = await api.letterLibrary.writeLetter({
    contactId,
    id,
    versionId: seen.versionId,
    typed,
    answers: {},
    enclosures: [],
  });
  const { letter } = await bodyOfLetter(letterId);
  expect(letter).toMatchObject({
    language: 'es',
    signedBy: 'office',
    sender: { name: 'Clear Path Credit' },
    recipient: { name: 'Maria Delgado' },
  });
});

test('nothing is written before work may begin, nor by people without the right', async () => {
  const { id: newcomer } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'new@example.test', lastName: 'Newcomer' });
  const asked = await prepared('Dispute: another person is meant', collectorId);
  expect(await refusalOf(api.letterLibrary.writeLetter({ ...asked, contactId: newcomer, typed: NOTICE }))).toMatchObject({
    code: 'agreements.none',
  });
  for (const role of ['sales', 'read-only', 'billing'] as const) {
    const who = (await app.signIn(role)).api;
    expect([role, (await refusalOf(who.letterLibrary.writeLetter({ ...asked, typed: NOTICE }))).code]).toEqual([role, 'app.notAllowed']);
  }
  const round = (await api.letterLibrary.listLetters({ use: 'round' })).rows[0]?.id ?? '';
  expect(await refusalOf(api.letterLibrary.prepareLetter({ contactId, id: round }))).toMatchObject({ code: 'letterLibrary.notUsable' });
});
