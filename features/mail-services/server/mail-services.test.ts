// Letters through a mail service on the loopback: what is offered, what goes, where each one is, and what the service says of it later.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { startMailService, type Mood, type TestMailService } from './testing.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const WAY = { mailClass: 'first-class' } as const;
let app: TestApp;
let api: ApiClient;
let service: TestMailService;
const moods = new Map<string, Mood[]>();
beforeAll(async () => {
  service = await startMailService({ mood: (letterId, nth) => moods.get(letterId)?.[nth - 1] ?? 'takes' });
  app = await startTestApp({ env: { ...service.settings, MAIL_SERVICE_PATIENCE_SECONDS: '0.5', MAIL_SERVICE_DAILY_LETTERS: '12' } });
  ({ api } = await app.signIn('owner'));
});
afterAll(async () => {
  await app.close();
  await service.close();
});

/** Letters of one client to these bureaus, ready and approved unless said. */
async function letters(bureaus: readonly ('EQ' | 'EX' | 'TU')[], approved = true) {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const items = bureaus.map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  await app.eventually(async () => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length === bureaus.length && rows.every(({ state }) => state === 'ready') ? true : undefined;
  });
  if (approved) await approveLetters(app, api, contactId);
  const { rows } = await api.letters.list({ contactId });
  return { contactId, ids: rows.map(({ id }) => id), rows };
}
async function send(letterIds: readonly string[], way: Parameters<ApiClient['mailServices']['quote']>[0] | typeof WAY = WAY) {
  const asked = { ...way, letterIds: [...letterIds] };
  const { priceCents } = await api.mailServices.quote(asked);
  return (await api.mailServices.send({ ...asked, priceCents })).id;
}
const whenAll = (batchId: string, state: string) =>
  app.eventually(async () => {
    app.server.context.jobs.wake('mailServices.sendLetter');
    const batch = await api.mailServices.getBatch({ id: batchId });
    return batch.letters.every((one) => one.state === state) ? batch : undefined;
  });
const kinds = async (contactId: string) => (await api.activity.list({ contactId, limit: 100 })).rows.map(({ kind }) => kind);

test('letters are quoted, confirmed, printed elsewhere once, and their mailing is recorded', async () => {
  const { contactId, ids, rows } = await letters(['EQ', 'TU']);
  const quote = await api.mailServices.quote({ ...WAY, letterIds: ids });
  const pages = rows.reduce((sum, letter) => sum + (letter.pages ?? 0), 0);
  // A sheet for the address comes before each letter.
  expect(quote).toEqual({ letterIds: ids, pages, priceCents: 200 + 10 * pages, isTest: false, stops: [] });
  expect(await api.mailServices.getService()).toMatchObject({ setUp: true, isTest: false, balanceCents: 123_450, problem: null });
  await expect(api.mailServices.send({ ...WAY, letterIds: ids, priceCents: 1 })).rejects.toMatchObject({
    code: 'mailServices.priceChanged',
  });
  const batchId = (await api.mailServices.send({ ...WAY, letterIds: ids, priceCents: quote.priceCents })).id;
  const batch = await whenAll(batchId, 'sent');
  expect(batch).toMatchObject({ states: { sent: 2, waiting: 0 }, priceCents: quote.priceCents, isTest: false });
  const taken = service.taken.filter(({ letterId }) => ids.includes(letterId));
  expect(taken).toHaveLength(2);
  const { rows: after } = await api.letters.list({ contactId });
  expect(taken.map(({ pdfSha256 }) => pdfSha256).sort()).toEqual(after.map(({ pdfSha256 }) => pdfSha256).sort());
  const union = taken.find(({ fields }) => fields['to[name]']?.startsWith('TransUnion'));
  expect(union?.fields).toMatchObject({
    'to[company]': 'Consumer Dispute Center',
    'to[address_line1]': 'P.O. Box 2000',
    'to[address_city]': 'Chester',
    'to[address_state]': 'PA',
    'to[address_zip]': '19016-2000',
    color: 'false',
    double_sided: 'false',
    mail_type: 'usps_first_class',
    address_placement: 'insert_blank_page',
    use_type: 'operational',
  });
  expect(after.map(({ mailing }) => mailing)).toMatchObject(
    [1, 2].map(() => ({ mailedOn: TODAY, method: 'first-class', trackingNumber: null })),
  );
  expect(after.every(({ printedAt }) => printedAt !== null)).toBe(true);
  expect(await kinds(contactId)).toContain('letters.mailingRecorded');
  // What went out is not sent again, whoever asks.
  const { stops, letterIds } = await api.mailServices.quote({ ...WAY, letterIds: ids });
  expect([letterIds, stops.map(({ message }) => message)]).toEqual([[], Array(2).fill('The mailing of this letter is recorded already.')]);
});

test('certified letters bring their numbers, and events set the day of delivery once', async () => {
  const { contactId, ids } = await letters(['EX']);
  await whenAll(await send(ids, { mailClass: 'certified-return-receipt', letterIds: ids, color: true, doubleSided: true }), 'sent');
  const [taken] = service.taken.filter(({ letterId }) => ids.includes(letterId));
  expect(taken?.fields).toMatchObject({ extra_service: 'certified_return_receipt', color: 'true', double_sided: 'true' });
  expect(taken?.fields).not.toHaveProperty('address_placement');
  const mailing = async () => (await api.letters.list({ contactId })).rows[0]?.mailing;
  expect(await mailing()).toMatchObject({ method: 'certified', trackingNumber: expect.stringMatching(/^9407\d{18}$/) });
  const letter = taken?.id ?? '';
  const delivered = { id: 'evt_delivered', type: 'letter.certified.delivered', letter, at: new Date() };
  // Not signed with the secret, or too old: nothing is read.
  expect(await service.post(app.url, delivered, { secret: 'another secret' })).toBe(401);
  expect(await service.post(app.url, delivered, { at: new Date(Date.now() - 6 * 60_000) })).toBe(401);
  expect((await mailing())?.receivedOn).toBeNull();
  for (const id of ['evt_moved', 'evt_moved'])
    expect(await service.post(app.url, { ...delivered, id, type: 'letter.certified.in_transit' })).toBe(204);
  for (let times = 0; times < 3; times += 1) expect(await service.post(app.url, delivered)).toBe(204);
  expect(await mailing()).toMatchObject({ receivedOn: TODAY, receivedHow: 'tracking', version: 2 });
  expect((await kinds(contactId)).filter((kind) => kind === 'letters.deliveryRecorded')).toHaveLength(1);
  expect(await service.post(app.url, { id: 'evt_other', type: 'letter.delivered', letter: 'ltr_of_someone_else', at: new Date() })).toBe(
    204,
  );
});

test('what is refused says why without links, can be sent again or printed; too much at once waits by itself', async () => {
  const { contactId, ids } = await letters(['EQ', 'EX']);
  const [bad = '', busy = ''] = ids;
  moods.set(bad, ['refuses']).set(busy, ['busy']);
  const batchId = await send(ids);
  const batch = await app.eventually(async () => {
    app.server.context.jobs.wake('mailServices.sendLetter');
    const found = await api.mailServices.getBatch({ id: batchId });
    return found.states.refused === 1 && found.states.sent === 1 ? found : undefined;
  });
  expect(batch.letters.find(({ letterId }) => letterId === bad)).toMatchObject({
    state: 'refused',
    problem: 'The mail service said: The to address is not deliverable, see [link hidden]',
  });
  expect(await kinds(contactId)).toContain('mailServices.refused');
  expect((await api.mailServices.quote({ ...WAY, letterIds: [bad] })).letterIds).toEqual([bad]);
  await whenAll(await send([bad]), 'sent');
  expect(service.taken.filter(({ letterId }) => letterId === bad)).toHaveLength(1);
});

test.each<Mood>(['takes-then-faults', 'takes-then-breaks', 'takes-then-silent', 'faults', 'silent'])(
  'a service that %s is looked through before it is asked again, and the letter goes once',
  async (mood) => {
    const { ids, contactId } = await letters(['TU']);
    const [id = ''] = ids;
    moods.set(id, [mood]);
    const batchId = await send(ids);
    await app.eventually(async () => ((await kinds(contactId)).includes('mailServices.unanswered') ? true : undefined));
    // Nobody else has it in the meantime.
    await expect(api.letters.createPrintBatch({ letterIds: ids })).rejects.toMatchObject({ code: 'letters.leaving' });
    await whenAll(batchId, 'sent');
    const { key = '' } = service.taken.find(({ letterId }) => letterId === id) ?? {};
    expect(service.taken.filter(({ letterId }) => letterId === id)).toHaveLength(1);
    const asked = service.log.filter((one) => one.key === key).map(({ what }) => what);
    expect(asked.at(0)).toBe('post');
    // Between two requests the service said that it has nothing.
    expect(asked.join(' ')).not.toMatch(/post post|there post/);
    expect((await api.letters.list({ contactId })).rows[0]?.mailing?.mailedOn).toBe(TODAY);
  },
);

test('nothing goes that may not be printed, is too much for a day, or was called back; and no one decides what is known', async () => {
  const { ids } = await letters(['EQ'], false);
  const { stops } = await api.mailServices.quote({ ...WAY, letterIds: ids });
  expect(stops).toMatchObject([{ letterId: ids[0], message: expect.stringContaining('approved') }]);
  const [id = ''] = ids;
  await expect(api.mailServices.send({ ...WAY, letterIds: ids, priceCents: 0 })).rejects.toMatchObject({
    code: 'mailServices.stopped',
    data: { fields: { [id]: expect.stringContaining('approved') } },
  });
  const more = await letters(['EQ', 'EX', 'TU']);
  const { usedToday, limits } = await api.mailServices.getService();
  expect(limits.letters - usedToday.letters).toBeLessThan(3);
  await expect(send(more.ids)).rejects.toMatchObject({ code: 'mailServices.limitReached' });
  const [first = ''] = more.ids;
  const batchId = await send([first]);
  const { letters: own } = await whenAll(batchId, 'sent');
  await expect(api.mailServices.cancelBatch({ id: batchId })).rejects.toMatchObject({ code: 'mailServices.nothingWaits' });
  await expect(api.mailServices.decide({ id: own[0]?.id ?? '', decision: 'send-again' })).rejects.toMatchObject({
    code: 'mailServices.notUnclear',
  });
  const { api: sales } = await app.signIn('sales');
  await expect(sales.mailServices.quote({ ...WAY, letterIds: more.ids })).rejects.toMatchObject({ code: 'app.notAllowed' });
});
