// Answers on paper from the scanner to the outcome: sorted by barcode or by hand, split, entered once, undone; what clients send stays theirs.
import sharp from 'sharp';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addBusinessDays } from '../../../platform/base/business-days.ts';
import { addDays, civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { addMaria, collectionItem, mailedLongAgo } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openFileDoor } from '../../files/server/testing.ts';
import { testPdf } from '../../files/server/testing-pdfs.ts';
import { readBytes } from '../../files/server/public.ts';
import { letterCode } from '../../letters/rules/letter-code.ts';
import { findLetter } from '../../letters/server/public.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const MAILED = addDays(TODAY, -12);
let app: TestApp;
let api: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
});
afterAll(() => app.close());

interface Case {
  readonly contactId: string;
  readonly letters: readonly { readonly id: string; readonly bureau: string; readonly pdf: Buffer; readonly itemId: string }[];
}
/** A client whose letters were mailed twelve days ago. */
async function addCase(bureaus: readonly ('EQ' | 'EX')[] = ['EQ', 'EX']): Promise<Case> {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const items = bureaus.map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  const rows = await app.eventually(async () => {
    const found = (await api.letters.list({ contactId })).rows;
    return found.length === bureaus.length && found.every(({ state }) => state === 'ready') ? found : undefined;
  });
  await mailedLongAgo(app, roundId, MAILED);
  const sent = (await api.disputes.listRounds({ contactId })).rounds[0]?.items ?? [];
  const { database, services } = app.server;
  const scope = { kind: 'staff' } as Parameters<typeof findLetter>[1];
  const letters = [];
  for (const { id, bureau } of rows) {
    if (bureau === null) continue;
    const fileId = (await findLetter(database.db, scope, id))?.fileId ?? '';
    letters.push({
      id,
      bureau,
      pdf: await readBytes(database.db, services, fileId),
      itemId: sent.find((item) => item.bureau === bureau)?.id ?? '',
    });
  }
  return { contactId, letters: letters.toSorted((a, b) => (a.bureau < b.bureau ? -1 : 1)) };
}
const letterAt = ({ letters }: Case, at: number) => {
  const letter = letters[at];
  if (!letter) throw new Error(`There is no letter ${at}.`);
  return letter;
};

let files = 0;
/** Uploads a scan of the office and adds it. */
async function scan(bytes: Buffer, type = 'application/pdf') {
  files += 1;
  const path = `staff/answers/scan-${files}.${type === 'application/pdf' ? 'pdf' : 'png'}`;
  expect((await openFileDoor(app.url, token).upload(path, bytes, type)).status).toBe(200);
  return api.answers.add({ paths: [path] });
}
const readIt = (id: string) =>
  app.eventually(async () => {
    const found = await api.answers.get({ id });
    return found.reading ? undefined : found;
  });
async function scanned(bytes: Buffer, type?: string) {
  const { added } = await scan(bytes, type);
  return readIt(added[0]?.id ?? '');
}
const itemStates = async (contactId: string) =>
  Object.fromEntries(
    (await api.disputes.listRounds({ contactId })).rounds.flatMap(({ items }) => items.map(({ bureau, state }) => [bureau, state])),
  );
const kindsOf = async (contactId: string) => (await api.activity.list({ contactId, limit: 100 })).rows.map(({ kind }) => kind);
const days = { answeredOn: addDays(TODAY, -3), receivedOn: TODAY };
const qr = async (text: string): Promise<Buffer> => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * 8, kernel: 'nearest' })
    .png()
    .toBuffer();
};

test('a scan finds its letter by the barcode and becomes a document of the client; entered once, it settles its items, and undone they wait again', async () => {
  const one = await addCase();
  const letter = letterAt(one, 0);
  const answer = await scanned(letter.pdf);
  expect(answer).toMatchObject({
    state: 'to-enter',
    found: 'letter',
    sortedBy: 'barcode',
    contact: { id: one.contactId },
    letter: { id: letter.id, bureau: 'EQ', roundId: expect.any(String), roundNumber: 1, mailedOn: MAILED },
    items: [{ id: letter.itemId, state: 'in-progress', said: null }],
  });
  expect(answer.file?.path).toMatch(new RegExp(`^contacts/${one.contactId}/documents/`));
  expect((await api.files.listDocuments({ contactId: one.contactId })).rows.map(({ kind }) => kind)).toEqual(['bureau-answer']);
  // The same scan again is said, and not added.
  await expect(scan(letter.pdf)).rejects.toMatchObject({ code: 'answers.thereAlready' });

  const { id, version } = answer;
  const removed = { itemId: letter.itemId, result: 'removed' as const };
  const enter = (over: object) => api.answers.enter({ id, version, kind: 'results', ...days, results: [removed], ...over });
  for (const [over, code] of [
    [{ results: [] }, 'answers.outcomesMissing'],
    [{ kind: 'frivolous' }, 'answers.outcomesUnfit'],
    [{ results: [{ ...removed, itemId: letterAt(one, 1).itemId }] }, 'answers.outcomesUnfit'],
    [{ answeredOn: addDays(TODAY, 1), receivedOn: addDays(TODAY, 1) }, 'answers.dayUnfit'],
    [{ receivedOn: addDays(TODAY, -4) }, 'answers.dayUnfit'],
    [{ answeredOn: addDays(MAILED, -1) }, 'disputes.dayUnfit'],
    [{ note: 'Stop paying the bank.' }, 'disputes.claimForbidden'],
    [{ version: version - 1 }, 'app.changedMeanwhile'],
  ] as const)
    await expect(enter(over), code).rejects.toMatchObject({ code });
  expect(await itemStates(one.contactId)).toEqual({ EQ: 'in-progress', EX: 'in-progress' });

  // Two people enter it at once: one of them did.
  const both = await Promise.allSettled([enter({}), enter({ results: [{ ...removed, result: 'confirmed' }] })]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'app.changedMeanwhile' } });
  const entered = await api.answers.get({ id });
  expect(entered).toMatchObject({ state: 'entered', kind: 'results', step: null, items: [{ said: expect.any(String) }] });
  expect((await itemStates(one.contactId)).EQ).toBe(entered.items[0]?.said);
  const { rows } = await api.disputes.listOutcomes({ contactId: one.contactId, state: 'decided' });
  expect(rows).toMatchObject([{ bureau: 'EQ', answeredOn: days.answeredOn, file: { id: answer.file?.id } }]);
  expect((await kindsOf(one.contactId)).filter((kind) => kind === 'answers.entered' || kind === 'disputes.outcomeAdded')).toEqual([
    'answers.entered',
  ]);
  await expect(api.answers.sort({ id, version: entered.version, contactId: null, letterId: null })).rejects.toMatchObject({
    code: 'answers.wrongState',
  });

  const undone = await api.answers.undo({ id, version: entered.version, reason: 'It was the other item' });
  expect(undone).toMatchObject({ state: 'to-enter', kind: 'results', answeredOn: days.answeredOn });
  expect(await itemStates(one.contactId)).toEqual({ EQ: 'in-progress', EX: 'in-progress' });
  const outcomes = await api.disputes.listOutcomes({ contactId: one.contactId, state: 'decided' });
  expect(outcomes.rows).toEqual([]);
  expect((await api.answers.enter({ id, version: undone.version, kind: 'deleted', ...days, results: [removed] })).items).toMatchObject([
    { state: 'removed', said: 'removed' },
  ]);
});

test('a scan of several answers is split where the barcodes say, and each part finds its letter', async () => {
  const [maria, other] = [await addCase(['EQ']), await addCase(['EX'])];
  const pages: Buffer[] = [];
  const { drawPdfPages } = await import('../../files/server/public.ts');
  for (const { pdf } of [letterAt(maria, 0), letterAt(other, 0)])
    for await (const page of drawPdfPages({ bytes: pdf, page: 1, longSide: 1650 }, 60))
      if ('pixels' in page)
        pages.push(
          await sharp(Buffer.from(page.pixels), { raw: { width: page.width, height: page.height, channels: 4 } })
            .flatten({ background: '#fff' })
            .jpeg()
            .toBuffer(),
        );
  const { pdf } = await app.server.services.typst.render({
    template:
      '#set document(title: "Scan", date: none)\n#for n in range(2) { page(paper: "us-letter", margin: 0pt, image("/" + str(n) + ".jpg", width: 100%, alt: "Page")) }',
    fonts: [],
    standard: '1.7',
    weight: 2,
    data: {},
    files: pages.map((bytes, n) => ({ name: `${n}.jpg`, bytes })),
  });
  const answer = await scanned(Buffer.from(pdf));
  expect(answer).toMatchObject({
    state: 'to-sort',
    found: 'several',
    contact: null,
    parts: [
      { first: 1, letter: { id: letterAt(maria, 0).id, contact: { id: maria.contactId } } },
      { first: 2, letter: { id: letterAt(other, 0).id, contact: { id: other.contactId } } },
    ],
  });
  const split = (firstPages: number[]) => api.answers.split({ id: answer.id, version: answer.version, firstPages });
  await expect(split([1, 3])).rejects.toMatchObject({ code: 'answers.notSplittable' });
  await expect(split([2, 1])).rejects.toMatchObject({ status: 422 });
  const { rows } = await split([1, 2]);
  expect(rows.map(({ state, contact, letter, pages: n }) => [state, contact?.id, letter?.id, n])).toEqual([
    ['to-enter', maria.contactId, letterAt(maria, 0).id, 1],
    ['to-enter', other.contactId, letterAt(other, 0).id, 1],
  ]);
  expect(await api.answers.get({ id: answer.id })).toMatchObject({
    state: 'set-aside',
    reason: 'Split into 2 answers',
    splitInto: rows.map(({ id }) => id),
  });
  // Each part is a file of its client alone, with the barcode still readable.
  const part = await api.answers.get({ id: rows[0]?.id ?? '' });
  expect(part.file?.path.startsWith(`contacts/${maria.contactId}/`)).toBe(true);
  expect((await openFileDoor(app.url, token).download(part.file?.path ?? '')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what has no barcode is sorted by hand, by its code, sorted otherwise with a reason, set aside and restored', async () => {
  const [one, other] = [await addCase(['EQ']), await addCase(['EQ'])];
  const answer = await scanned(testPdf([`We looked into your dispute ${files}.`]));
  expect(answer).toMatchObject({ state: 'to-sort', found: 'none', contact: null, pages: 1 });
  const letter = letterAt(one, 0);
  const found = await api.answers.findLetter({ code: ` ${letterCode(letter.id).toLowerCase()} ` });
  expect(found).toMatchObject({ id: letter.id, contact: { id: one.contactId } });
  await expect(api.answers.findLetter({ code: 'R2222222222' })).rejects.toMatchObject({ code: 'answers.noSuchCode' });

  const sort = (version: number, contactId: string | null, letterId: string | null, reason = '') =>
    api.answers.sort({ id: answer.id, version, contactId, letterId, reason });
  await expect(sort(answer.version, other.contactId, letter.id)).rejects.toMatchObject({ code: 'answers.letterNotFound' });
  const sorted = await sort(answer.version, one.contactId, letter.id);
  expect(sorted).toMatchObject({ state: 'to-enter', sortedBy: 'person', contact: { id: one.contactId }, letter: { id: letter.id } });
  await expect(sort(answer.version, null, null, 'Wrong')).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  await expect(sort(sorted.version, other.contactId, letterAt(other, 0).id)).rejects.toMatchObject({ code: 'answers.reasonMissing' });
  const moved = await sort(sorted.version, other.contactId, letterAt(other, 0).id, 'The name on it is another');
  expect(moved.file?.path).toContain(other.contactId);
  expect((await api.files.listDocuments({ contactId: one.contactId })).rows).toEqual([]);
  const back = await sort(moved.version, null, null, 'Not sure whose it is');
  expect(back).toMatchObject({ state: 'to-sort', contact: null, letter: null });
  expect(back.file?.path).toMatch(/^staff\/answers\//);

  const aside = await api.answers.setAside({ id: answer.id, version: back.version, reason: 'An advertisement' });
  expect(aside.state).toBe('set-aside');
  await expect(sort(aside.version, one.contactId, letter.id)).rejects.toMatchObject({ code: 'answers.wrongState' });
  expect((await api.answers.restore({ id: answer.id, version: aside.version })).state).toBe('to-sort');
  expect(await kindsOf(other.contactId)).toContain('answers.sorted');
});

test('a client’s picture stays with that client, whatever code is on it, and no client reaches the answers', async () => {
  const [one, other] = [await addCase(['EQ']), await addCase(['EQ'])];
  const client = await app.signIn('client', { contactId: one.contactId });
  const door = openFileDoor(app.url, client.token);
  const send = async (name: string, bytes: Buffer) => {
    const path = `contacts/${one.contactId}/documents/${name}`;
    expect((await door.upload(path, bytes, 'image/png', { metadata: { documentKind: 'bureau-answer' } })).status).toBe(200);
    const id = await app.eventually(
      async () => (await api.answers.list({ contactId: one.contactId })).rows.find(({ file }) => file?.path === path)?.id,
    );
    return readIt(id);
  };
  // A forged code: the letter of someone else.
  const forged = await send('forged.png', await qr(letterCode(letterAt(other, 0).id)));
  expect(forged).toMatchObject({ state: 'to-sort', found: 'other-client', fromClient: true, contact: { id: one.contactId }, letter: null });
  await expect(
    api.answers.sort({ id: forged.id, version: forged.version, contactId: other.contactId, letterId: letterAt(other, 0).id }),
  ).rejects.toMatchObject({ code: 'answers.ofOtherClient' });
  expect((await api.answers.list({ contactId: other.contactId })).rows).toEqual([]);
  const own = await send('own.png', await qr(letterCode(letterAt(one, 0).id)));
  expect(own).toMatchObject({ state: 'to-enter', found: 'letter', letter: { id: letterAt(one, 0).id } });

  // Entering it is its review.
  const reviewOf = async () => (await client.api.files.listMine({})).documents.find(({ path }) => path === own.file?.path)?.review;
  expect(await reviewOf()).toBe('sent');
  await api.answers.enter({ id: own.id, version: own.version, kind: 'other', ...days, results: [] });
  expect(await reviewOf()).toBe('accepted');

  const call = app.api(client.token);
  await expect(call.answers.list({})).rejects.toMatchObject({ status: 403 });
  await expect(call.answers.sort({ id: own.id, version: own.version, contactId: one.contactId, letterId: null })).rejects.toMatchObject({
    status: 403,
  });
  expect((await door.upload('staff/answers/x.pdf', testPdf(['x']), 'application/pdf')).status).toBe(404);
  // What the office did not upload for answers is none.
  await expect(api.answers.add({ paths: [`contacts/${one.contactId}/documents/own.png`] })).rejects.toMatchObject({
    code: 'answers.fileNotFound',
  });
});

test('hostile files are kept for a person to look at and stop nothing', async () => {
  for (const [bytes, type] of [
    [testPdf(['secret'], { locked: true }), 'application/pdf'],
    [Buffer.from('%PDF-1.7\nnothing of a PDF follows'), 'application/pdf'],
    [testPdf(['huge'], { side: 14_000 }), 'application/pdf'],
  ] as const)
    expect(await scanned(bytes, type)).toMatchObject({ state: 'to-sort', found: 'unreadable', pages: null });
  expect(await scanned(await qr(`${'R2222222222 '.repeat(40)}'; drop table answers; --`), 'image/png')).toMatchObject({
    found: 'none',
    pages: 1,
  });
  const path = 'staff/answers/notes.txt';
  await openFileDoor(app.url, token).upload(path, 'No letter at all');
  await expect(api.answers.add({ paths: [path] })).rejects.toMatchObject({ code: 'answers.fileRefused' });
});

test('C4: a frivolous notice opens a step with its day; what is sent within the 30 days is confirmed; a put back item opens the next round', async () => {
  const one = await addCase();
  const [eq, ex] = [letterAt(one, 0), letterAt(one, 1)];
  const answer = await scanned(eq.pdf);
  const event = addDays(MAILED, 1);
  const entered = await api.answers.enter({
    id: answer.id,
    version: answer.version,
    kind: 'frivolous',
    ...days,
    eventOn: event,
    contains: ['reasons', 'phone'],
    results: [],
  });
  const by = addBusinessDays(event, 5);
  const due = addBusinessDays(TODAY, 5);
  expect(entered).toMatchObject({
    notice: { by, inTime: days.answeredOn <= by },
    contains: ['reasons'],
    step: { what: 'more-facts', dueOn: due, doneOn: null },
  });
  // The dispute was not looked into, so its item still waits.
  expect((await itemStates(one.contactId)).EQ).toBe('in-progress');
  expect((await api.answers.list({ step: 'open' })).rows.map(({ id }) => id)).toContain(answer.id);
  const shown = await api.calendar.list({ from: TODAY, until: addDays(due, 1) });
  expect(JSON.stringify(shown)).toContain(`answers?answer=${answer.id}`);

  const done = { id: answer.id, version: entered.version, doneOn: TODAY };
  await expect(api.answers.finishStep({ ...done, doneOn: addDays(TODAY, 1) })).rejects.toMatchObject({ code: 'answers.dayUnfit' });
  await expect(api.answers.finishStep(done)).rejects.toMatchObject({
    code: 'letters.extensionNotConfirmed',
    message: expect.stringContaining(formatCivilDate(addDays(MAILED, 5 + 45))),
  });
  const finished = await api.answers.finishStep({ ...done, confirmsExtension: true });
  expect(finished.step).toMatchObject({ doneOn: TODAY });
  expect((await api.letters.list({ contactId: one.contactId, bureau: 'EQ' })).rows[0]?.mailing?.moreSentOn).toBe(TODAY);

  const second = await scanned(ex.pdf);
  const put = await api.answers.enter({
    id: second.id,
    version: second.version,
    kind: 'reinserted-notice',
    ...days,
    eventOn: addDays(TODAY, -3),
    contains: ['furnisher', 'statement'],
    results: [],
  });
  expect(put).toMatchObject({ notice: { inTime: true }, contains: ['furnisher', 'statement'], step: { what: 'next-round' } });
  expect((await api.answers.undo({ id: second.id, version: put.version, reason: 'It is a result' })).step).toBeNull();
});

test('the start of the day counts what is to sort and to enter', async () => {
  const before = await needs();
  const one = await addCase(['EQ']);
  await scanned(letterAt(one, 0).pdf);
  await scanned(testPdf(['No barcode at all, counted']));
  const after = await needs();
  expect([
    (after['answers.toEnter'] ?? 0) - (before['answers.toEnter'] ?? 0),
    (after['answers.toSort'] ?? 0) - (before['answers.toSort'] ?? 0),
  ]).toEqual([1, 1]);
});
const needs = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await api.dashboard.get({})).needs.map(({ key, count }) => [key, count]));
