// Letters of the library to anyone: written, approved in the portal, printed beside letters of rounds, mailed, returned, voided and made again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters, signSheet } from '../../../tests/support/approve-letters.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { bodyOf, COLLECTOR_LETTER, tryLetter, writeLetter } from '../../../tests/support/write-letter.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const LOCATION = {
  name: 'Main',
  addressLine1: '9 Office Plaza',
  city: 'Toledo',
  state: 'OH',
  zip: '43604',
  timeZone: 'America/New_York',
} as const;
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function addClient(): Promise<string> {
  const { id } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, id);
  return id;
}
const rowOf = async (contactId: string, id: string) => {
  const row = (await api.letters.list({ contactId })).rows.find((one) => one.id === id);
  if (!row) throw new Error('The letter is not there.');
  return row;
};
async function print(...letterIds: readonly string[]): Promise<string> {
  const { id } = await api.letters.createPrintBatch({ letterIds: [...letterIds] });
  await app.eventually(async () => {
    const { state } = await api.letters.getPrintBatch({ id });
    if (state === 'failed') throw new Error('The batch failed.');
    return state === 'ready' ? true : undefined;
  });
  return id;
}
const mail = (id: string) =>
  api.letters.recordMailing({ letters: [{ id, trackingNumber: '9407111899560000000017' }], mailedOn: TODAY, method: 'certified' });

test('G16: a letter to a collector is read and approved by its client, printed in one batch with a letter of a round, and mailed', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const client = (await app.signIn('client', { contactId })).api;
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  const id = await writeLetter(app, contactId, { answerDue: { days: 30, law: '15 U.S.C. 1692g(b)' } });
  expect(await rowOf(contactId, id)).toMatchObject({
    kind: 'written',
    bureau: null,
    recipientClass: 'collector',
    recipient: 'Northgate Recovery LLC',
    sourceName: 'Collector: amount disputed',
    createdByName: 'Test owner',
    approval: { state: 'waiting' },
    answered: null,
  });
  const round = await app.eventually(async () =>
    (await api.letters.list({ contactId })).rows.find(({ kind, state }) => kind === 'round' && state === 'ready'),
  );
  await expect(api.letters.getPdf({ id })).rejects.toMatchObject({
    code: 'letters.notApproved',
    message: expect.stringContaining('Northgate Recovery LLC'),
  });

  const mine = (await client.letters.listMine()).letters.find((one) => one.id === id);
  expect(mine).toMatchObject({ kind: 'written', recipient: 'Northgate Recovery LLC', recipientClass: 'collector' });
  const shown = await client.letters.readMine({ id });
  expect(shown.open).toBe(true);
  expect(shown.letter.sender.name).toBe('Maria Delgado');
  // A collector is told neither the date of birth nor digits of the Social Security number.
  expect(shown.letter.identification).toEqual([]);
  expect(shown.facts.map(({ kind, text }) => [kind, text])).toEqual([
    ['person', 'Maria Delgado, 412 Alder St, Toledo, OH 43604.'],
    ['letter', COLLECTOR_LETTER.subject],
  ]);
  const answers = shown.facts.map((fact) => ({ id: fact.id, answer: fact.expected }));
  await expect(client.letters.approveMine({ id, sha256: shown.sha256, answers: answers.slice(0, 1) })).rejects.toMatchObject({
    code: 'letters.factsOpen',
  });
  await client.letters.approveMine({ id, sha256: shown.sha256, answers });
  await approveLetters(app, api, contactId);
  expect(await rowOf(contactId, id)).toMatchObject({ approvedBy: 'Test client' });

  const batchId = await print(round.id, id);
  const { letters } = await api.letters.mailLog({ id: batchId });
  expect(letters.map(({ number, recipient, contactName, mailed }) => [number, recipient.name, contactName, mailed])).toEqual([
    [1, 'Equifax Information Services LLC', 'Maria Delgado', null],
    [2, 'Northgate Recovery LLC', 'Maria Delgado', null],
  ]);
  for (const file of [
    await api.letters.mailLogPdf({ id: batchId }),
    await api.letters.batchEnvelopes({ id: batchId, size: 'flat' }),
    await api.letters.envelope({ id }),
    await api.letters.coverSheet({ id }),
    await api.letters.getPrintBatchPdf({ id: batchId }),
  ])
    expect(file.size).toBeGreaterThan(1000);
  await api.letters.recordMailing({
    letters: letters.map((one, at) => ({ id: one.id, trackingNumber: `940711189956000000001${String(at)}` })),
    mailedOn: TODAY,
    method: 'certified',
  });
  // 30 days from the receipt, which is estimated; the bureau's own clock runs as always.
  expect((await rowOf(contactId, id)).mailing).toMatchObject({
    countedFrom: addDays(TODAY, 5),
    overdueAfter: addDays(TODAY, 35),
    version: 1,
  });
  expect((await rowOf(contactId, round.id)).mailing).toMatchObject({ overdueAfter: addDays(TODAY, 35) });
  const received = await api.letters.recordDelivery({ id, version: 1, receivedOn: TODAY, receivedHow: 'tracking' });
  expect(received).toMatchObject({ version: 2, countedFrom: TODAY, overdueAfter: addDays(TODAY, 30) });
  await expect(api.letters.recordMoreSent({ id, version: 2, moreSentOn: TODAY })).rejects.toMatchObject({ code: 'letters.notOfRound' });
  expect((await client.letters.listMine()).letters.map(({ mailedOn }) => mailedOn)).toEqual([TODAY, TODAY]);
});

test('once a letter was mailed, nothing changes what it says', async () => {
  const contactId = await addClient();
  const client = (await app.signIn('client', { contactId })).api;
  const id = await writeLetter(app, contactId);
  await signSheet(app, api, contactId, [id]);
  await print(id);
  await mail(id);
  const { version, pdfSha256 } = await rowOf(contactId, id);
  const tries: readonly [string, () => Promise<unknown>, string][] = [
    ['write again', () => api.letters.retry({ id }), 'letters.notFailed'],
    ['void', () => api.letters.void({ id, reason: 'Wrong' }), 'letters.locked'],
    [
      'change the copy',
      () => api.letters.changeCopy({ id, version, subject: 'Other', body: bodyOf('Other words.') }),
      'letters.approvedAlready',
    ],
    ['mail it again', () => mail(id), 'disputes.mailedBefore'],
    ['ask again', () => api.letters.askAgain({ id }), 'letters.alreadyMailed'],
    ['sign another sheet', () => signSheet(app, api, contactId, [id]), 'letters.alreadyMailed'],
    ['take the approval back', () => client.letters.takeBackMine({ id }), 'letters.alreadyMailed'],
    ['send it back', () => client.letters.sendBackMine({ id, sha256: pdfSha256 ?? '', answers: [], word: 'No' }), 'letters.alreadyMailed'],
  ];
  for (const [what, run, code] of tries) await expect(run(), what).rejects.toMatchObject({ code });
  // Nor once it came back: it may only be mailed again as it is.
  await api.letters.recordReturn({ id, version: 1, returnedOn: TODAY, note: 'Forwarding time expired' });
  expect(await rowOf(contactId, id)).toMatchObject({
    mailing: null,
    returned: { returnedOn: TODAY, note: 'Forwarding time expired', mailedOn: TODAY },
  });
  expect((await api.letters.list({ contactId, returned: 'yes' })).rows.map((one) => one.id)).toEqual([id]);
  await expect(api.letters.retry({ id })).rejects.toMatchObject({ code: 'letters.notFailed' });
  await expect(api.letters.void({ id, reason: 'Wrong' })).rejects.toMatchObject({ code: 'letters.locked' });
  expect(await api.letters.undoReturn({ id, reason: 'It was another letter' })).toMatchObject({
    mailedOn: TODAY,
    trackingNumber: '9407111899560000000017',
  });
  await expect(api.letters.undoReturn({ id, reason: 'Again' })).rejects.toMatchObject({ code: 'letters.notReturned' });
  await api.letters.recordReturn({ id, version: 1, returnedOn: TODAY, note: 'Vacant' });
  await mail(id);
  expect(await rowOf(contactId, id)).toMatchObject({ returned: null, pdfSha256, mailing: { mailedOn: TODAY } });
  await expect(api.letters.recordReturn({ id, version: 1, returnedOn: addDays(TODAY, -1), note: 'Vacant' })).rejects.toMatchObject({
    code: 'disputes.dayUnfit',
  });
});

test('the wording of one letter is changed before its client approved it, and what it said is kept; another person changed it first', async () => {
  const contactId = await addClient();
  const id = await writeLetter(app, contactId);
  const first = await rowOf(contactId, id);
  const change = (version: number, ...paragraphs: readonly string[]) =>
    api.letters.changeCopy({ id, version, subject: 'Another subject', body: bodyOf(...paragraphs) });
  await expect(change(1, 'Delete this account or I will sue you.')).rejects.toMatchObject({ code: 'letters.forbiddenClaim' });
  await expect(change(1, 'My Social Security number is 219-09-5501.')).rejects.toMatchObject({ status: 422 });
  await expect(change(1, 'Dear {{recipient}}, please call.')).rejects.toMatchObject({ code: 'letters.unresolvedField' });
  await change(1, 'Please send me what shows the amount.');
  await expect(change(1, 'Please send me the contract.')).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  const now = await app.eventually(async () => {
    const row = await rowOf(contactId, id);
    return row.state === 'ready' ? row : undefined;
  });
  expect(now).toMatchObject({ version: 2, approval: { state: 'waiting' } });
  expect(now.pdfSha256).not.toBe(first.pdfSha256);
  const { versions } = await api.letters.listVersions({ id });
  expect(versions.map(({ version, replacedBy, letter }) => [version, replacedBy, letter.subject])).toEqual([
    [1, 'Test owner', COLLECTOR_LETTER.subject],
  ]);
  await signSheet(app, api, contactId, [id]);
  await expect(change(2, 'Please send me the contract.')).rejects.toMatchObject({ code: 'letters.approvedAlready' });
});

test('a letter is voided with a reason and made again as a new one; batches that held it are gone', async () => {
  const contactId = await addClient();
  const id = await writeLetter(app, contactId);
  await signSheet(app, api, contactId, [id]);
  const batchId = await print(id);
  await api.letters.void({ id, reason: 'Sent by email instead' });
  expect(await rowOf(contactId, id)).toMatchObject({ state: 'cancelled', note: 'Voided: Sent by email instead' });
  await expect(api.letters.getPrintBatchPdf({ id: batchId })).rejects.toMatchObject({ code: 'letters.notReady' });
  await expect(api.letters.mailLog({ id: batchId })).rejects.toMatchObject({ code: 'letters.notReady' });
  await expect(mail(id)).rejects.toMatchObject({ status: 409 });
  await expect(api.letters.void({ id, reason: 'Again' })).rejects.toMatchObject({ code: 'letters.locked' });
  const { id: other } = await api.letters.duplicate({ id });
  expect(await rowOf(contactId, other)).toMatchObject({
    kind: 'written',
    recipient: 'Northgate Recovery LLC',
    printedAt: null,
    mailing: null,
  });
});

test('the office writes to its own client from its own address, in Spanish, without an approval, also during a hold', async () => {
  const contactId = await addClient();
  const client = (await app.signIn('client', { contactId })).api;
  const toClient = {
    recipient: { class: 'client' as const, id: null, address: { name: 'Someone', lines: ['Elsewhere'] } },
    title: 'Novedades de su caso',
    subject: 'Novedades de su caso',
    body: bodyOf('Estimada María:', 'Le escribimos para contarle cómo va su caso. Todavía esperamos la respuesta del buró.'),
    language: 'es' as const,
    asksClient: false,
  };
  expect(await tryLetter(app, contactId, toClient)).toMatchObject({ code: 'letters.noReturnAddress' });
  await api.office.addLocation(LOCATION);
  await app.server.database.pool.query("update contacts set on_hold_since = now(), hold_kind = 'office' where id = $1", [contactId]);
  expect(await tryLetter(app, contactId)).toMatchObject({ code: 'agreements.onHold' });
  const id = await writeLetter(app, contactId, toClient);
  expect(await rowOf(contactId, id)).toMatchObject({ recipient: 'Maria Delgado', language: 'es', approval: { state: 'from-office' } });
  const shown = await client.letters.readMine({ id });
  expect(shown).toMatchObject({ open: false, recipientClass: 'client', letter: { signedBy: 'office', valediction: 'Atentamente,' } });
  await expect(
    client.letters.approveMine({ id, sha256: shown.sha256, answers: shown.facts.map((fact) => ({ id: fact.id, answer: fact.expected })) }),
  ).rejects.toMatchObject({ code: 'letters.notReady' });
  await expect(api.letters.askAgain({ id })).rejects.toMatchObject({ code: 'letters.alreadyApproved' });
  await print(id);
  await api.letters.recordMailing({ letters: [{ id }], mailedOn: TODAY, method: 'first-class' });
  expect((await rowOf(contactId, id)).mailing).toMatchObject({ overdueAfter: null });
  await expect(tryLetter(app, contactId, { ...toClient, asksClient: true })).rejects.toThrow();
});

test.each<[string, Parameters<typeof tryLetter>[2], string]>([
  [
    'a forbidden claim',
    { body: bodyOf('I demand a contract with my wet ink signature or you must delete the account.') },
    'letters.forbiddenClaim',
  ],
  ['a field left open', { body: bodyOf('Dear {{recipient.name}}, please write to me.') }, 'letters.unresolvedField'],
  ['nothing said', { body: bodyOf() }, 'letters.saysNothingYet'],
  [
    'an address that does not fit the window',
    { recipient: { class: 'creditor', id: null, address: { name: 'Bank', lines: ['A', 'B', 'C', 'D'] } } },
    'letters.addressTooLong',
  ],
  ['no address', { recipient: { class: 'creditor', id: null, address: { name: 'Bank', lines: [] } } }, 'letters.unresolvedField'],
  [
    'a paper that is not in hand',
    { enclosures: [{ fileId: '00000000-0000-7000-8000-000000000000', title: 'Bill' }] },
    'letters.enclosureMissing',
  ],
])('no letter is written with %s', async (_what, over, code) => {
  const contactId = await addClient();
  expect(await tryLetter(app, contactId, over)).toMatchObject({ code });
  expect((await api.letters.list({ contactId })).rows).toEqual([]);
});

test('a letter waits to be written again when its client moved, and other people get nowhere with it', async () => {
  const contactId = await addClient();
  const id = await writeLetter(app, contactId);
  await signSheet(app, api, contactId, [id]);
  await app.server.database.pool.query("update contacts set address_line1 = '99 Canal St', version = version + 1 where id = $1", [
    contactId,
  ]);
  await expect(api.letters.getPdf({ id })).rejects.toMatchObject({
    code: 'disputes.noLongerTrue',
    message: expect.stringContaining('Northgate'),
  });
  await api.letters.retry({ id });
  await app.eventually(async () => ((await rowOf(contactId, id)).state === 'ready' ? true : undefined));
  expect((await api.letters.read({ id })).letter.sender.lines).toEqual(['99 Canal St', 'Toledo, OH 43604']);
  expect((await rowOf(contactId, id)).approval.state).toBe('changed');

  const other = (await app.signIn('client', { contactId: await addClient() })).api;
  const sha256 = (await rowOf(contactId, id)).pdfSha256 ?? '';
  for (const run of [
    () => other.letters.readMine({ id }),
    () => other.letters.getMyPdf({ id }),
    () => other.letters.approveMine({ id, sha256, answers: [{ id: 'letter', answer: 'true' as const }] }),
    () => other.letters.sendBackMine({ id, sha256, answers: [], word: 'No' }),
  ])
    await expect(run()).rejects.toMatchObject({ code: 'letters.notFound' });
  for (const run of [
    () => other.letters.void({ id, reason: 'Wrong' }),
    () => other.letters.duplicate({ id }),
    () => other.letters.changeCopy({ id, version: 2, subject: 'Other', body: bodyOf('Other') }),
    () => other.letters.envelope({ id }),
    () => other.letters.listVersions({ id }),
    () => other.letters.recordReturn({ id, version: 1, returnedOn: TODAY, note: 'x' }),
  ])
    await expect(run()).rejects.toMatchObject({ status: 403 });
});

test('lists show letters by whom they go to, by their client and by what is late', async () => {
  const contactId = await addClient();
  const id = await writeLetter(app, contactId, { answerDue: { days: 30, law: '15 U.S.C. 1692g(b)' } });
  const furnisher = await writeLetter(app, contactId, { recipient: { ...COLLECTOR_LETTER.recipient, class: 'furnisher' } });
  const ids = async (filter: Parameters<typeof api.letters.list>[0]) =>
    (await api.letters.list({ contactId, ...filter })).rows.map((one) => one.id);
  expect(await ids({ recipientClass: 'collector' })).toEqual([id]);
  expect(await ids({ recipientClass: 'furnisher' })).toEqual([furnisher]);
  expect(await ids({ recipientClass: 'bureau' })).toEqual([]);
  expect(await ids({ search: 'maria del' })).toEqual([furnisher, id]);
  expect(await ids({ search: '%' })).toEqual([]);
  await signSheet(app, api, contactId, [id]);
  await print(id);
  await mail(id);
  expect(await ids({ overdue: 'yes' })).toEqual([]);
  await app.server.database.pool.query('update letter_mailings set overdue_after = $1 where letter_id = $2', [addDays(TODAY, -1), id]);
  expect(await ids({ overdue: 'yes' })).toEqual([id]);
});

test('the address book counts letters mailed to an address, and no letter goes there once one came back', async () => {
  const contactId = await addClient();
  const [innovis] = (await api.recipients.list({ search: 'innovis' })).rows;
  const at = async () => {
    const [address] = (await api.recipients.get({ id: innovis?.id ?? '' })).addresses;
    if (!address) throw new Error('The address is gone.');
    return address;
  };
  const before = await at();
  const recipient = { ...COLLECTOR_LETTER.recipient, id: innovis?.id ?? null, addressId: before.id };
  const id = await writeLetter(app, contactId, { recipient });
  await signSheet(app, api, contactId, [id]);
  await print(id);
  await mail(id);
  expect((await at()).letters).toBe(before.letters + 1);
  await api.letters.undoMailing({ id, version: 1, what: 'mailing', reason: 'Not yet' });
  expect((await at()).letters).toBe(before.letters);
  await mail(id);
  await api.letters.recordReturn({ id, version: 1, returnedOn: TODAY, note: 'Box closed' });
  expect(await at()).toMatchObject({ letters: before.letters, status: 'returned', returned: { on: TODAY, note: 'Box closed' } });
});
