// PDFs changed by the office: what was covered is not in the new bytes in any form, and a hostile PDF is refused in words.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { drawPdfPages, PDF_REFUSALS } from './pdf-pages.ts';
import { openFileDoor, pathOf, type FileAnswer, type FileDoor } from './testing.ts';
import { testPdf } from './testing-pdfs.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const SECRET = 'Account 4929 1234';
const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
if (!poppler) console.warn('pdftotext (poppler-utils) is not installed: what is left in changed PDFs is not tested.');
let app: TestApp;
let owner: Person;
let contactId: string;
let client: Person;
let door: FileDoor;
let office: FileDoor;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  contactId = (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null })).id;
  client = await app.signIn('client', { contactId });
  door = openFileDoor(app.url, client.token);
  office = openFileDoor(app.url, owner.token);
});
afterAll(() => app.close());

const named = (name: string): string => `contacts/${contactId}/documents/${name}`;
async function send(name: string, bytes: Buffer, kind = 'other') {
  expect((await door.upload(named(name), bytes, 'application/pdf', { metadata: { documentKind: kind } })).status).toBe(200);
  const row = (await owner.api.files.listDocuments({ contactId })).rows.find((one) => one.name === name);
  if (!row) throw new Error('The PDF is not there.');
  return { id: row.id, generation: row.generation };
}
const see = (by: FileDoor, name: string, page: number): Promise<FileAnswer> =>
  by.call('GET', `${pathOf(named(name))}?alt=page&page=${page}`);

/** The file through programs of others. */
function read(bytes: Buffer): {
  text: string;
  draw: (page: number) => Promise<{ width: number; height: number; at: (x: number, y: number) => number }>;
} {
  const folder = mkdtempSync(join(tmpdir(), 'redress-pdf-'));
  const file = join(folder, 'a.pdf');
  writeFileSync(file, bytes);
  return {
    text: execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }),
    draw: async (page) => {
      const png = execFileSync('pdftoppm', ['-r', '72', '-png', '-f', `${page}`, '-l', `${page}`, file], { maxBuffer: 2 ** 26 });
      const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, at: (x, y) => data[y * info.width * info.channels + x * info.channels] ?? -1 };
    },
  };
}
const count = (
  { width, height, at }: Awaited<ReturnType<ReturnType<typeof read>['draw']>>,
  isCounted: (value: number) => boolean,
): number => {
  let all = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isCounted(at(x, y))) all += 1;
  return all;
};

test.skipIf(!poppler)(
  'one page is blacked out: no text, hidden object, attachment or detail of the old file is left; the others look the same',
  async () => {
    const before = testPdf([SECRET, 'Second page', 'Third page'], { hidden: 'Jane Roe' });
    const one = await send('statement.pdf', before, 'ssn-proof');
    const change = { ...one, page: 1, blackOut: [{ left: 0, top: 0, width: 1, height: 0.2 }] };
    await owner.api.files.redraw(change);
    const { bytes, headers } = await office.download(named('statement.pdf'));
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const [was, is] = [read(before), read(bytes)];
    expect(was.text).toContain(SECRET);
    expect(is.text.trim()).toBe('');
    for (const hidden of [SECRET, 'Jane Roe', 'note.txt', 'EmbeddedFile', '/Font', 'Helvetica']) expect(bytes.includes(hidden)).toBe(false);
    const [first, second, secondWas] = [await is.draw(1), await is.draw(2), await was.draw(2)];
    expect([first.width, first.height]).toEqual([612, 792]);
    // The line at the top is under the black, and nothing else was on this page.
    expect(count(first, (value) => value > 40 && value < 215)).toBeLessThan(first.width * 3);
    expect([first.at(80, 92), first.at(300, 20), first.at(300, 400)].map((value) => Math.round(value / 255))).toEqual([0, 0, 1]);
    expect(second.width).toBe(secondWas.width);
    const dark = (value: number): boolean => value < 128;
    const [inkIs, inkWas] = [count(second, dark), count(secondWas, dark)];
    expect(inkWas).toBeGreaterThan(50);
    expect(Math.abs(inkIs - inkWas) / inkWas).toBeLessThan(0.4);

    const { rows } = await owner.api.files.listVersions({ id: one.id });
    expect(rows).toMatchObject([{ change: ['page 1: one area blacked out'] }]);
    const original = Buffer.from(await (await owner.api.files.openVersion({ id: rows[0]?.id ?? '' })).arrayBuffer());
    expect(original.equals(before)).toBe(true);
    const processor = await app.signIn('processor');
    await expect(processor.api.files.openVersion({ id: rows[0]?.id ?? '' })).rejects.toMatchObject({ status: 403 });
    await expect(owner.api.files.redraw(change)).rejects.toMatchObject({ code: 'files.documentMoved', status: 409 });
    await expect(client.api.files.redraw(change)).rejects.toMatchObject({ status: 403 });
  },
);

test.skipIf(!poppler)('a page is turned and cut by itself and keeps its size on paper', async () => {
  const one = await send('turned.pdf', testPdf(['First page', 'Second page']));
  const { document } = await owner.api.files.redraw({ ...one, page: 2, turn: 90, crop: { left: 0.5, top: 0, width: 0.5, height: 1 } });
  const { draw } = read((await office.download(named('turned.pdf'))).bytes);
  const [first, second] = [await draw(1), await draw(2)];
  expect([first.width, first.height, second.width, second.height]).toEqual([612, 792, 396, 612]);
  // The line that began at the upper left is in the right part, at the right edge, and runs down.
  expect(count(second, (value) => value < 128)).toBeGreaterThan(50);
  expect((await owner.api.files.listVersions({ id: one.id })).rows).toMatchObject([{ change: ['page 2: rotated', 'cropped'] }]);
  const again = { id: one.id, generation: document.generation, turn: 90 as const };
  for (const page of [3, null])
    await expect(owner.api.files.redraw({ ...again, page })).rejects.toMatchObject({ code: 'files.pageNotFound' });
  // Almost nothing of it.
  await owner.api.files.redraw({ ...again, page: 1, crop: { left: 0, top: 0, width: 0.001, height: 0.001 } });
});

test('a page is seen by who may open the file, and leaves the records of an opening', async () => {
  const one = await send('license.pdf', testPdf(['License', 'Back']), 'photo-id');
  const { status, headers, bytes } = await see(office, 'license.pdf', 2);
  expect([status, headers['content-type'], headers['x-page-count'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    '2',
    'private, no-store',
  ]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', height: 1600 });
  const opened = async () =>
    (await owner.api.activity.list({ contactId })).rows.filter(
      ({ kind, subject }) => kind === 'files.identityProofOpened' && subject.id === one.id,
    );
  expect(await opened()).toMatchObject([{ summary: 'File license.pdf opened' }]);
  await see(office, 'license.pdf', 1);
  expect(await opened()).toHaveLength(1);
  expect((await owner.api.files.listOpenings({ id: one.id })).rows).toMatchObject([{ name: 'Test owner' }]);
  const token = String((await office.metadata(named('license.pdf'))).json['downloadTokens']);
  const nobody = openFileDoor(app.url);
  const by = (given: string) => nobody.call('GET', `${pathOf(named('license.pdf'))}?alt=page&page=1&token=${given}`);
  expect([(await by(token)).status, (await by(`${token}x`)).status, (await see(nobody, 'license.pdf', 1)).status]).toEqual([200, 403, 401]);
  expect([(await see(door, 'license.pdf', 1)).status, (await see(office, 'license.pdf', 3)).status]).toEqual([403, 404]);
  const stranger = await app.signIn('client', {
    contactId: (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null })).id,
  });
  expect((await see(openFileDoor(app.url, stranger.token), 'license.pdf', 1)).status).toBe(404);
  // Billing sees no files; compliance sees them and changes none.
  const [billing, compliance] = [await app.signIn('billing'), await app.signIn('compliance')];
  const change = { ...one, page: 1, turn: 90 as const };
  expect((await see(openFileDoor(app.url, billing.token), 'license.pdf', 1)).status).toBe(403);
  expect((await see(openFileDoor(app.url, compliance.token), 'license.pdf', 1)).status).toBe(200);
  for (const person of [billing, compliance]) await expect(person.api.files.redraw(change)).rejects.toMatchObject({ status: 403 });
  // Nothing of it is shown or changed while a scanner has not found it clean.
  await sql`update files set state = 'quarantined' where id = ${one.id}`.execute(app.server.database.db);
  expect((await see(office, 'license.pdf', 1)).json).toMatchObject({ error: { status: 'files.notServed' } });
  await expect(owner.api.files.redraw(change)).rejects.toMatchObject({ code: 'files.documentNotFound' });
});

test('hostile PDFs are refused in words while the server answers, and so are papers that must stay as they are', async () => {
  const hostile: readonly (readonly [string, Buffer, string])[] = [
    ['locked.pdf', testPdf(['x'], { locked: true }), 'files.pdfUnreadable'],
    ['broken.pdf', Buffer.from(`%PDF-1.7\n${'broken '.repeat(200)}`), 'files.pdfUnreadable'],
    ['no-pages.pdf', testPdf([]), 'files.pdfUnreadable'],
    ['huge.pdf', testPdf(['x'], { side: 14_400 }), 'files.pdfTooLarge'],
    ['long.pdf', testPdf(Array.from({ length: 5000 }, (_, at) => `${at}`)), 'files.pdfTooLarge'],
  ];
  for (const [name, bytes, code] of hostile) {
    const one = await send(name, bytes);
    const [refused, health, seen] = await Promise.all([
      owner.api.files.redraw({ ...one, page: 1, turn: 90 }).catch((error: unknown) => error),
      fetch(`${app.url}/healthz`),
      see(office, name, 1),
    ]);
    expect([name, refused]).toMatchObject([name, { code, status: 422 }]);
    expect([health.status, seen.status, seen.reason]).toMatchObject([200, 422, /^This PDF|^The pages/.exec(seen.reason)?.input]);
  }
  await expect(
    owner.api.files.redraw({ ...(await send('signed.pdf', testPdf(['x']), 'authorization')), page: 1, turn: 90 }),
  ).rejects.toMatchObject({
    code: 'files.mustBeKept',
  });
  // The office holds everything of this client.
  const one = await send('held.pdf', testPdf(['x']));
  await owner.api.retention.placeHold({ contactId, reason: 'A suit about the contract is pending.' });
  await expect(owner.api.files.redraw({ ...one, page: 1, turn: 90 })).rejects.toMatchObject({ code: 'files.held' });
});

test.each([
  ['time', { levels: 5 }, 1, 1000],
  ['memory', { levels: 12 }, 60, 0],
])('a thread that takes too much %s is ended', async (_what, work, seconds, leastMs) => {
  const began = Date.now();
  const steps = [];
  for await (const step of drawPdfPages({ bytes: testPdf(['x'], work), page: 1, longSide: null }, seconds)) steps.push(step);
  expect(steps).toEqual([PDF_REFUSALS.heavy]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(leastMs);
  expect(Date.now() - began).toBeLessThan(30_000);
});
