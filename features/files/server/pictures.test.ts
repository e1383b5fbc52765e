// Pictures changed by the office, with their earlier versions, and pictures of pages that become one document.
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { pageName } from '../rules/page-names.ts';
import { redrawPicture } from './redraw-picture.ts';
import { sweepOrphans } from './jobs.ts';
import { jobCallAt } from './testing-jobs.ts';
import { openFileDoor, type FileDoor } from './testing.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: Person;
let contactId: string;
let client: Person;
let door: FileDoor;
let picture: Buffer;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  contactId = (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null })).id;
  client = await app.signIn('client', { contactId });
  door = openFileDoor(app.url, client.token);
  // The left half is red, the right half white.
  picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  photo = await sharp(picture).jpeg().toBuffer();
});
afterAll(() => app.close());

async function colorAt(bytes: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const BLACK = [0, 0, 0];
const RED = [255, 0, 0];
const all = { left: 0, top: 0, width: 1, height: 1 };

test('turning is clockwise, covering is black for good, cutting comes last', async () => {
  const drawn = async (change: Parameters<typeof redrawPicture>[2]) => {
    const bytes = await redrawPicture(picture, 'image/png', change);
    if (isRefusal(bytes)) throw new Error(bytes.message);
    return bytes;
  };
  const turned = await drawn({ turn: 90, crop: null, blackOut: [] });
  expect(await sharp(turned).metadata()).toMatchObject({ width: 100, height: 200 });
  expect(await colorAt(turned, 50, 10)).toEqual(RED);
  const covered = await drawn({ turn: 0, crop: null, blackOut: [{ left: 0, top: 0, width: 0.25, height: 1 }] });
  expect([await colorAt(covered, 10, 50), await colorAt(covered, 60, 50)]).toEqual([BLACK, RED]);
  const cut = await drawn({ turn: 90, crop: { left: 0, top: 0.5, width: 1, height: 0.5 }, blackOut: [all] });
  expect(await sharp(cut).metadata()).toMatchObject({ width: 100, height: 100 });
  expect(await colorAt(cut, 99, 99)).toEqual(BLACK);
  expect(isRefusal(await redrawPicture(Buffer.from('no picture'), 'image/png', { turn: 90, crop: null, blackOut: [] }))).toBe(true);
});

test('a changed picture is the document; the earlier one stays sealed, for who may, also through sweeps', async () => {
  const path = `contacts/${contactId}/documents/card.png`;
  await door.upload(path, picture, 'image/png', { metadata: { documentKind: 'ssn-proof' } });
  const [before] = (await owner.api.files.listDocuments({ contactId })).rows;
  if (!before) throw new Error('The picture is not there.');
  const change = { id: before.id, generation: before.generation, blackOut: [{ left: 0, top: 0, width: 0.5, height: 1 }] };
  const { document } = await owner.api.files.redraw(change);
  expect(document.generation).toBeGreaterThan(before.generation);
  expect(document).toMatchObject({ kind: 'ssn-proof', review: 'sent' });
  await expect(owner.api.files.redraw(change)).rejects.toMatchObject({ code: 'files.documentMoved', status: 409 });
  expect(await colorAt((await door.download(path)).bytes, 20, 50)).toEqual(BLACK);
  const { rows } = await owner.api.files.listVersions({ id: before.id });
  expect(rows).toMatchObject([{ change: ['one area blacked out'], replacedBy: 'Test owner' }]);
  await sweepOrphans.run({}, jobCallAt(app, new Date(Date.now() + 3 * 3_600_000)));
  const original = await owner.api.files.openVersion({ id: rows[0]?.id ?? '' });
  expect(await colorAt(Buffer.from(await original.arrayBuffer()), 20, 50)).toEqual(RED);
  const processor = await app.signIn('processor');
  expect((await processor.api.files.listVersions({ id: before.id })).rows).toHaveLength(1);
  await expect(processor.api.files.openVersion({ id: rows[0]?.id ?? '' })).rejects.toMatchObject({ status: 403 });
  await expect(owner.api.files.redraw({ id: before.id, generation: document.generation })).rejects.toMatchObject({ status: 422 });
});

test('only pictures are changed, and nothing that must be kept as it is', async () => {
  const add = async (name: string, bytes: Buffer | string, type: string, kind: string) => {
    await door.upload(`contacts/${contactId}/documents/${name}`, bytes, type, { metadata: { documentKind: kind } });
    const [row] = (await owner.api.files.listDocuments({ contactId })).rows;
    if (!row) throw new Error('The file is not there.');
    return { id: row.id, generation: row.generation, turn: 90 as const };
  };
  await expect(owner.api.files.redraw(await add('note.txt', 'words', 'text/plain', 'other'))).rejects.toMatchObject({
    code: 'files.notPicture',
  });
  await expect(owner.api.files.redraw(await add('signed.png', picture, 'image/png', 'authorization'))).rejects.toMatchObject({
    code: 'files.mustBeKept',
  });
});

test('pictures of pages become one PDF, in no list before, and answer what was asked for', async () => {
  await owner.api.files.requestDocuments({
    contactId,
    documents: [{ kind: 'address-proof' }],
    dueOn: civilDateAt(new Date(), OFFICE_ZONE),
  });
  const batch = '0199c0de-0000-7000-8000-000000000001';
  const names = [1, 2].map((number) => pageName(contactId, batch, number));
  for (const name of names) expect((await door.upload(name, photo, 'image/jpeg')).status).toBe(200);
  expect((await door.upload(`contacts/${contactId}/pages/${batch}/c.txt`, 'words', 'text/plain')).status).toBe(403);
  const listed = (await owner.api.files.list({ contactId })).rows.length;
  const made = await client.api.files.combinePages({ batch, pages: [2, 1], kind: 'address-proof' });
  expect(made).toMatchObject({ name: 'Proof of address.pdf', pages: 2 });
  const { rows } = await owner.api.files.list({ contactId });
  expect(rows).toHaveLength(listed + 1);
  expect(rows[0]).toMatchObject({ kind: 'address-proof', review: 'sent', mediaType: 'application/pdf', sentBy: { kind: 'client' } });
  const { bytes } = await door.download(`contacts/${contactId}/documents/Proof of address.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).toHaveLength(2);
  expect((await client.api.files.listMine()).requests).toMatchObject([{ kind: 'address-proof', answered: true }]);
  // The pages went with it.
  await expect(client.api.files.combinePages({ batch, pages: [1, 2] })).rejects.toMatchObject({ code: 'files.pagesGone', status: 404 });
  const stranger = await app.signIn('client', {
    contactId: (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null })).id,
  });
  await door.upload(names[0] ?? '', photo, 'image/jpeg');
  await expect(stranger.api.files.combinePages({ batch, pages: [1] })).rejects.toMatchObject({ code: 'files.pagesGone' });
  // What no document was made of is swept after a day.
  await sweepOrphans.run({}, jobCallAt(app, new Date(Date.now() + 25 * 3_600_000)));
  expect((await door.metadata(names[0] ?? '')).status).toBe(404);
});
