// What the mail service says of letters on their way, asked by the job and posted by itself: each fact is recorded once, in any order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { writeLetter } from '../../../tests/support/write-letter.ts';
import { startMailService, type TestMailService } from './testing.ts';

const DAY_MS = 24 * 3_600_000;
const START = new Date();
/** The day on which the service takes the letters; everything is seen on later ones. */
const TODAY = civilDateAt(START, OFFICE_ZONE);
const WEEK_LATER = new Date(START.getTime() + 7 * DAY_MS);
const at = (days: number): Date => new Date(START.getTime() + days * DAY_MS);
const RETURN_NOTE = 'Returned to sender, as the mail service says';
let clock = START;
let app: TestApp;
let api: ApiClient;
let service: TestMailService;
beforeAll(async () => {
  service = await startMailService();
  app = await startTestApp({ env: service.settings, clock: () => clock });
  ({ api } = await app.signIn('owner'));
});
afterAll(async () => {
  await app.close();
  await service.close();
});

type Bureau = 'EQ' | 'EX' | 'TU';
/** Letters of a new client that the service took on the first day; then a week has passed. */
async function sent<B extends Bureau>(bureaus: readonly B[]): Promise<{ contactId: string; ids: Readonly<Record<B, string>> }> {
  clock = START;
  ({ api } = await app.signIn('owner'));
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const items = bureaus.map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  await app.eventually(async () => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length === bureaus.length && rows.every(({ state }) => state === 'ready') ? true : undefined;
  });
  const rows = await sendAll(contactId);
  const idOf = (bureau: B): string => rows.find((row) => row.bureau === bureau)?.id ?? '';
  return { contactId, ids: Object.fromEntries(bureaus.map((bureau) => [bureau, idOf(bureau)])) as Record<B, string> };
}
async function sendAll(contactId: string) {
  await approveLetters(app, api, contactId);
  const { rows } = await api.letters.list({ contactId });
  const way = { mailClass: 'certified', letterIds: rows.map(({ id }) => id) } as const;
  const { priceCents } = await api.mailServices.quote(way);
  const { id } = await api.mailServices.send({ ...way, priceCents });
  await app.eventually(async () => ((await api.mailServices.getBatch({ id })).states.sent === rows.length ? true : undefined));
  clock = WEEK_LATER;
  ({ api } = await app.signIn('owner'));
  return rows;
}
let seen = 0;
const scan = (name: string, days: number) => ({ id: `evnt_${(seen += 1)}`, name, time: at(days).toISOString() });
/** Runs the job until the end of it is seen in `done`. */
async function track<T>(done: () => Promise<T | undefined>): Promise<T> {
  await app.server.context.jobs.send(app.server.database.db, 'mailServices.track', {});
  app.server.context.jobs.wake('mailServices.track');
  return app.eventually(done);
}
let posted = 0;
async function post(letterId: string, type: string, days: number): Promise<void> {
  const letter = service.taken.find((one) => one.letterId === letterId)?.id ?? '';
  const event = { id: `evt_${(posted += 1)}`, type: `letter.certified.${type}`, letter, at: at(days) };
  expect(await service.post(app.url, event, { at: clock })).toBe(204);
}
const rowOf = async (contactId: string, id: string) => (await api.letters.list({ contactId })).rows.find((row) => row.id === id);
const mailingOf = async (contactId: string, id: string) => (await rowOf(contactId, id))?.mailing;
/** What the timeline says of this, the last first. */
const told = async (contactId: string, ...kinds: readonly string[]) =>
  (await api.activity.list({ contactId, limit: 100 })).rows.filter(({ kind }) => kinds.includes(kind)).map(({ summary }) => summary);
const OF_TRACKING = [
  'letters.mailingMoved',
  'letters.deliveryRecorded',
  'letters.returnRecorded',
  'letters.mailingUndone',
  'mailServices.tracked',
];

test('the service is asked for letters in transit, delivered and returned; the clock starts when the post had them; a person undoes a return', async () => {
  const { contactId, ids } = await sent(['EQ', 'EX', 'TU']);
  expect(await mailingOf(contactId, ids.EQ)).toMatchObject({ mailedOn: TODAY, countedFrom: addDays(TODAY, 5) });
  // The newest first, and after the return what the post saw on the way back.
  service.track(ids.EQ, [scan('In Local Area', 3), scan('In Transit', 2)]);
  service.track(ids.EX, [scan('Delivered', 4), scan('In Transit', 2), scan('Mailed', 1)]);
  service.track(ids.TU, [scan('Delivered', 6), scan('In Transit', 5), scan('Returned to Sender', 4), scan('In Transit', 0)]);
  await track(async () => ((await told(contactId, ...OF_TRACKING)).length === 4 ? true : undefined));
  expect((await rowOf(contactId, ids.TU))?.returned).toMatchObject({ returnedOn: addDays(TODAY, 4), mailedOn: TODAY, note: RETURN_NOTE });
  expect(await mailingOf(contactId, ids.TU)).toBeNull();
  expect(await mailingOf(contactId, ids.EQ)).toMatchObject({
    mailedOn: addDays(TODAY, 2),
    countedFrom: addDays(TODAY, 7),
    overdueAfter: addDays(TODAY, 37),
    version: 2,
  });
  expect(await mailingOf(contactId, ids.EX)).toMatchObject({
    mailedOn: addDays(TODAY, 1),
    receivedOn: addDays(TODAY, 4),
    receivedHow: 'tracking',
    countedFrom: addDays(TODAY, 4),
  });
  expect((await api.letters.list({ contactId, returned: 'yes' })).rows.map(({ id }) => id)).toEqual([ids.TU]);
  const lines = await told(contactId, ...OF_TRACKING);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`changed from ${formatCivilDate(TODAY)} to ${formatCivilDate(addDays(TODAY, 2))}`)),
      expect.stringMatching(new RegExp(`received on ${formatCivilDate(addDays(TODAY, 4))}`)),
      expect.stringMatching(new RegExp(`came back on ${formatCivilDate(addDays(TODAY, 4))}: ${RETURN_NOTE}`)),
    ]),
  );
  const { rows: batches } = await api.mailServices.listBatches({ limit: 1 });
  const { letters } = await api.mailServices.getBatch({ id: batches[0]?.id ?? '' });
  expect(new Map(letters.map((one) => [one.letterId, [one.deliveredOn, one.returnedOn]]))).toEqual(
    new Map<string, unknown>([
      [ids.EQ, [null, null]],
      [ids.EX, [addDays(TODAY, 4), null]],
      [ids.TU, [null, addDays(TODAY, 4)]],
    ]),
  );

  // The same again, under other names and from an earlier day: nothing is recorded twice, and no day becomes earlier.
  await post(ids.TU, 'returned_to_sender', 4);
  await post(ids.EX, 'delivered', 4);
  await post(ids.EQ, 'mailed', 0);
  service.track(ids.EQ, [scan('Mailed', 1), scan('In Transit', 2), scan('In Local Area', 3), scan('Delivered', 5)]);
  await track(async () => ((await mailingOf(contactId, ids.EQ))?.receivedOn ? true : undefined));
  expect(await mailingOf(contactId, ids.EQ)).toMatchObject({ mailedOn: addDays(TODAY, 2), receivedOn: addDays(TODAY, 5) });
  expect(await told(contactId, ...OF_TRACKING)).toHaveLength(5);

  // Someone looked at the envelope: it was another letter. What the service says again does not change that.
  expect(await api.letters.undoReturn({ id: ids.TU, reason: 'Another letter' })).toMatchObject({ mailedOn: TODAY });
  await post(ids.TU, 'returned_to_sender', 5);
  await post(ids.TU, 'in_transit', 6);
  expect(await rowOf(contactId, ids.TU)).toMatchObject({ returned: null, mailing: { mailedOn: TODAY } });
  expect(await told(contactId, ...OF_TRACKING)).toHaveLength(5);
});

test('events in the wrong order, a return that someone recorded, and one letter that the service forgot', async () => {
  const { contactId, ids } = await sent(['EQ', 'EX', 'TU']);
  // The way back is told before the return.
  await post(ids.EQ, 'delivered', 6);
  expect(await mailingOf(contactId, ids.EQ)).toMatchObject({ receivedOn: addDays(TODAY, 6) });
  await Promise.all([post(ids.EQ, 'returned_to_sender', 3), post(ids.EQ, 'returned_to_sender', 3)]);
  expect(await rowOf(contactId, ids.EQ)).toMatchObject({ mailing: null, returned: { returnedOn: addDays(TODAY, 3) } });
  expect(await told(contactId, 'letters.returnRecorded')).toHaveLength(1);
  // It is the client's again, to be printed once more as it is.
  expect((await api.letters.createPrintBatch({ letterIds: [ids.EQ] })).id).toBeTruthy();

  const version = (await mailingOf(contactId, ids.EX))?.version ?? 0;
  await api.letters.recordReturn({ id: ids.EX, version, returnedOn: addDays(TODAY, 6), note: 'Vacant' });
  service.track(ids.EX, null);
  service.track(ids.TU, [scan('Mailed', 0), scan('Returned to Sender', 5)]);
  await track(async () => (await rowOf(contactId, ids.TU))?.returned ?? undefined);
  await post(ids.EX, 'returned_to_sender', 5);
  expect(await rowOf(contactId, ids.EX)).toMatchObject({ returned: { returnedOn: addDays(TODAY, 6), note: 'Vacant' } });
  expect(await told(contactId, 'letters.returnRecorded')).toHaveLength(3);
  expect(await told(contactId, 'mailServices.tracked', 'letters.mailingMoved')).toEqual([]);
});

test('nothing is moved or ended on which an answer rests, and what could not be printed was not mailed', async () => {
  const { contactId, ids } = await sent(['EQ', 'EX', 'TU']);
  const answer = async (bureau: Bureau) => {
    const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items.find((item) => item.bureau === bureau)?.id ?? '';
    const given = { contactId, answeredOn: addDays(TODAY, 6), answers: [{ itemId, result: 'confirmed' as const }] };
    return (await api.disputes.recordAnswers(given)).rows[0];
  };
  await answer('EQ');
  await post(ids.EQ, 'in_transit', 2);
  await post(ids.EQ, 'returned_to_sender', 4);
  expect(await rowOf(contactId, ids.EQ)).toMatchObject({ returned: null, mailing: { mailedOn: TODAY, version: 1 } });
  expect(await told(contactId, ...OF_TRACKING)).toEqual([expect.stringContaining('came back')]);

  await post(ids.EX, 'failed', 1);
  await post(ids.EX, 'failed', 1);
  expect(await rowOf(contactId, ids.EX)).toMatchObject({ mailing: null, returned: null, printedAt: null });
  expect(await told(contactId, 'letters.mailingUndone')).toEqual([expect.stringContaining('the mail service could not print it')]);
  expect((await api.letters.createPrintBatch({ letterIds: [ids.EX] })).id).toBeTruthy();

  // Someone has to look where both are said, until they did.
  const need = async () => (await api.dashboard.get()).needs.find(({ key }) => key === 'mailServices.unsettled')?.count ?? 0;
  const outcome = await answer('TU');
  const before = await need();
  await post(ids.TU, 'failed', 1);
  expect([await need(), (await mailingOf(contactId, ids.TU))?.mailedOn]).toEqual([before + 1, TODAY]);
  await api.disputes.undoOutcome({ id: outcome?.id ?? '', version: outcome?.version ?? 0 });
  await api.letters.undoMailing({ id: ids.TU, version: 1, what: 'mailing', reason: 'The service did not print it' });
  expect(await need()).toBe(before);
});

test('a letter of the library moves and comes back alike', async () => {
  clock = START;
  ({ api } = await app.signIn('owner'));
  const { contactId } = await addMaria(app, api);
  const id = await writeLetter(app, contactId);
  await sendAll(contactId);
  await post(id, 'in_transit', 2);
  expect(await mailingOf(contactId, id)).toMatchObject({ mailedOn: addDays(TODAY, 2), countedFrom: addDays(TODAY, 7) });
  await post(id, 'returned_to_sender', 5);
  expect(await rowOf(contactId, id)).toMatchObject({
    mailing: null,
    returned: { mailedOn: addDays(TODAY, 2), returnedOn: addDays(TODAY, 5) },
  });
});
