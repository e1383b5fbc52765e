// Personal details as items of a round: asked first, guarded by what is true of the client, in the letter as confirmed, judged by a later report.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport, type DemoPerson } from '../../../db/demo/demo-report.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { COMPLETE_CONTACT, mailedLongAgo } from '../../../tests/support/people.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DETAIL_LABELS, personalLines, type PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { DraftItemInput } from '../contract.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const STRANGER = {
  bureau: 'EXP',
  first: 'MARINA',
  last: 'DELGADILLO',
  address: ['1180', 'SPRUCE', 'ST', 'LIMA', 'OH', '45801'],
} as const satisfies DemoPerson['stranger'];

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

async function addReport(contactId: string, person: DemoPerson, daysAgo: number): Promise<string> {
  const bytes = demoReport(person, addDays(TODAY, -daysAgo));
  const { id } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], `report-${daysAgo}.json`) });
  const read = await app.eventually(async () => {
    const row = await api.creditReports.get({ id });
    return row.state === 'reading' ? undefined : row;
  });
  if (read.state === 'questioned') await api.creditReports.confirmPerson({ id, version: read.version, reason: 'The client brought it.' });
  return id;
}

async function begin(person: DemoPerson = { ...MARIA, stranger: STRANGER }, daysAgo = 6) {
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, contactId);
  const reportId = await addReport(contactId, person, daysAgo);
  const { report } = await api.creditReports.get({ id: reportId });
  if (!report) throw new Error('No report');
  const lineOf = (detail: PersonalDetail, including: string): DraftItemInput => {
    const line = personalLines(report, 'EX').find((one) => one.detail === detail && one.value.includes(including));
    if (!line) throw new Error(`No ${detail} with ${including}`);
    const { bureau, kind, lineId } = line;
    return { bureau, kind, lineId, reasonCode: null, instructionCode: null, facts: [], clientConfirmed: true };
  };
  const items = {
    address: { ...lineOf('address', 'SPRUCE'), reasonCode: 'address-not-mine', instructionCode: 'delete-if-unverified' },
    name: { ...lineOf('name', 'MARINA'), reasonCode: 'name-not-mine', instructionCode: 'delete-if-unverified' },
    own: { ...lineOf('address', 'ALDER'), reasonCode: 'address-not-mine', instructionCode: 'delete-if-unverified' },
  };
  let version: number | null = null;
  const save = async (...chosen: readonly DraftItemInput[]) => {
    const { draft } = await api.disputes.saveDraft({ contactId, reportId, version, items: [...chosen] });
    version = draft.version;
    return draft;
  };
  const problems = async (item: DraftItemInput) => (await save(item)).items.flatMap((one) => one.problems.map(({ code }) => code));
  const say = (item: DraftItemInput, answer: 'yes' | 'no') =>
    api.disputes.answerDetail({ contactId, reportId, bureau: item.bureau, lineId: item.lineId, answer });
  return { contactId, reportId, items, save, problems, say, lineOf };
}

test('P15: an address goes out once the client said that they never lived there, and the letter says that and nothing else', async () => {
  const { contactId, items, save, problems, say } = await begin();
  expect(await problems(items.address)).toEqual(['disputes.askFirst']);
  expect(await say(items.address, 'no')).toMatchObject({
    question: 'Did you ever live or receive mail at 1180 SPRUCE ST, LIMA, OH 45801?',
    answer: 'no',
    answeredOn: TODAY,
  });
  const draft = await save(items.address);
  expect(draft.items[0]).toMatchObject({ heading: 'Address: 1180 SPRUCE ST, LIMA, OH 45801', problems: [], question: { answer: 'no' } });
  const [letter] = (await api.letters.preview({ contactId })).letters;
  expect(letter?.items.map(({ heading, reason, facts }) => [heading, reason, facts])).toEqual([
    [
      'Address: 1180 SPRUCE ST, LIMA, OH 45801',
      'You report the address “1180 SPRUCE ST, LIMA, OH 45801”. I never lived or received mail at this address. It should be removed from my file.',
      [],
    ],
  ]);
  await api.disputes.openRound({ contactId, version: draft.version });
  const made = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  expect((await (await app.signIn('client', { contactId })).api.disputes.listMine({})).rounds[0]?.items).toMatchObject([
    { heading: 'Address: 1180 SPRUCE ST, LIMA, OH 45801', reason: 'I never lived there', state: 'being-prepared' },
  ]);
  // The client remembers before the letter is printed.
  const former = { id: contactId, addressLine1: '1180 Spruce Street', city: 'Lima', state: 'OH', zip: '45801', livedUntil: '2011-05-01' };
  await api.contacts.addAddress(former);
  await expect(api.letters.getPdf({ id: made.id })).rejects.toMatchObject({
    code: 'disputes.noLongerTrue',
    message: expect.stringContaining('lives or lived at this address'),
  });
});

test('P15, X20: what is or was true stays: the own address, one on record, one the client said yes to, and a name used before', async () => {
  const { contactId, items, problems, say } = await begin();
  expect(await problems(items.own)).toEqual(['disputes.trueValue', 'disputes.askFirst']);
  await say(items.own, 'no');
  expect(await problems(items.own)).toEqual(['disputes.trueValue']);

  await say(items.address, 'no');
  expect(await problems(items.address)).toEqual([]);
  const former = await api.contacts.addAddress({
    id: contactId,
    addressLine1: '1180 Spruce Street',
    city: 'Lima',
    state: 'OH',
    zip: '45801',
    livedUntil: '2011-05-01',
  });
  expect(await problems(items.address)).toEqual(['disputes.trueValue']);
  await api.contacts.removeAddress({ id: contactId, addressId: former.id });

  await say(items.name, 'no');
  expect(await problems(items.name)).toEqual([]);
  const other = await api.contacts.addOtherName({ id: contactId, name: 'Marina Delgadillo' });
  await expect(api.contacts.addOtherName({ id: contactId, name: 'marina delgadillo' })).rejects.toMatchObject({
    code: 'contacts.otherNameTwice',
  });
  await expect(api.contacts.addOtherName({ id: contactId, name: 'Mary 219-09-9999' })).rejects.toMatchObject({ status: 422 });
  expect(await problems(items.name)).toEqual(['disputes.trueValue']);
  await api.contacts.removeOtherName({ id: contactId, nameId: other.id });

  // A yes is kept and asked by every reason, until it is withdrawn with a reason.
  await say(items.address, 'yes');
  expect(await problems(items.address)).toEqual(['disputes.contradicted', 'disputes.askFirst']);
  expect(await problems({ ...items.address, reasonCode: 'mixed-file' })).toEqual(['disputes.contradicted', 'disputes.askFirst']);
  await expect(say(items.address, 'no')).rejects.toMatchObject({ code: 'disputes.saidTrue', status: 409 });
  const [kept] = (await api.disputes.listCorrect({ contactId })).rows;
  expect(kept).toMatchObject({ what: 'own', bureau: null, kind: 'personal-information' });
  await api.disputes.withdrawCorrect({ contactId, id: kept?.id ?? '', reason: 'It was another Spruce Street' });
  expect(await problems(items.address)).toEqual(['disputes.askFirst']);
});

test('an answer is recorded once, and a line is confirmed only in words of its kind', async () => {
  const { contactId, reportId, items, say, lineOf } = await begin();
  expect(await say(items.address, 'no')).toMatchObject({ answer: 'no' });
  await expect(say(items.address, 'no')).rejects.toMatchObject({ code: 'disputes.answeredAlready', status: 409 });
  // A yes after a no is heard, and stands.
  expect(await say(items.address, 'yes')).toMatchObject({ answer: 'yes' });
  await expect(say(items.address, 'yes')).rejects.toMatchObject({ code: 'disputes.answeredAlready' });
  await expect(say(items.address, 'no')).rejects.toMatchObject({ code: 'disputes.saidTrue', status: 409 });
  const collection = (await api.creditReports.get({ id: reportId })).report?.accounts.find((one) => one.displayName.includes('NORTHGATE'));
  const confirm = (line: { kind: DraftItemInput['kind']; lineId: string }, what: 'own' | 'mine' | 'purpose' | 'balance') =>
    api.disputes.confirmCorrect({ contactId, reportId, bureau: 'EX', kind: line.kind, lineId: line.lineId, what });
  const account = { kind: 'tradeline' as const, lineId: collection?.id ?? '' };
  // It would be on record and deny no reason.
  for (const what of ['own', 'purpose'] as const)
    await expect(confirm(account, what)).rejects.toMatchObject({ code: 'disputes.correctUnfit', status: 422 });
  await expect(confirm(lineOf('address', 'ALDER'), 'balance')).rejects.toMatchObject({ code: 'disputes.correctUnfit' });
  expect(await confirm(account, 'mine')).toMatchObject({ what: 'mine' });
});

test('P15: birth date, number and spelling are corrected to what is on record, with proof', async () => {
  const { problems, lineOf } = await begin({ ...MARIA, stranger: STRANGER, birth: addDays(MARIA.birth, 7), first: 'MARIAH' });
  const birth = { ...lineOf('birth-date', '19'), reasonCode: 'birth-date-wrong', instructionCode: 'correct' };
  const asked = (value: string | null) => ({ ...birth, correct: [{ field: 'birth-date' as const, value }] });
  expect(await problems(birth)).toEqual(['disputes.correctionMissing', 'disputes.proofNeeded']);
  expect(await problems(asked('1986-03-15'))).toEqual(['disputes.notOnRecord', 'disputes.proofNeeded']);
  expect(await problems(asked(null))).toEqual(['disputes.notOnRecord', 'disputes.proofNeeded']);
  const name = { ...lineOf('name', 'MARIAH'), reasonCode: 'name-misspelled', instructionCode: 'correct' };
  const spelled = (value: string) => ({ ...name, correct: [{ field: 'name' as const, value }] });
  expect(await problems(spelled('Maria Gomez'))).toEqual(['disputes.notOnRecord', 'disputes.askFirst']);
  expect(await problems(spelled('Maria Delgado'))).toEqual(['disputes.askFirst']);
  expect(await problems({ ...name, reasonCode: 'address-not-mine', instructionCode: 'delete-if-unverified' })).toContain(
    'disputes.reasonUnfit',
  );
});

test('a later report proposes what became of it: gone, or still there once the time is over', async () => {
  const { contactId, items, save, say } = await begin(undefined, 70);
  for (const item of [items.address, items.name]) await say(item, 'no');
  const draft = await save(items.address, items.name);
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, addDays(TODAY, -60));
  await addReport(contactId, { ...MARIA, stranger: { ...STRANGER, address: ['77', 'BIRCH', 'ST', 'LIMA', 'OH', '45801'] } }, 3);
  const rows = await app.eventually(async () => {
    const found = (await api.disputes.listOutcomes({ contactId })).rows;
    return found.length === 2 ? found : undefined;
  });
  expect(new Map(rows.map(({ heading, result, kind }) => [heading, [result, kind]]))).toEqual(
    new Map([
      ['Address: 1180 SPRUCE ST, LIMA, OH 45801', ['removed', 'personal-information']],
      [`${DETAIL_LABELS.name}: MARINA DELGADILLO`, ['confirmed', 'personal-information']],
    ]),
  );
});
