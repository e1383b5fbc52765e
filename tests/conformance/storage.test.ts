// The official storage module, unchanged, against the real program: what the specification calls known behaviour of files.
import type { FirebaseStorage, StorageError, StorageReference, UploadTask } from '@firebase/storage';
import * as storageSdk from '@firebase/storage';
import { deleteApp } from '@firebase/app';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { codeOf, openSdk, plainFetch, type TestSdk } from '../support/sdk.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const {
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  deleteObject,
} = storageSdk;
const KIB = 1024;
let app: TestApp;
let page: TestSdk;
let contactId: string;
let office: FirebaseStorage;

beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'silent', FILES_MAX_MB: '8' } });
  page = await openSdk(app);
  const { api } = await app.signIn('owner');
  contactId = (await api.contacts.create({ firstName: 'Ana', lastName: 'Lindqvist', category: 'client' })).id;
  office = await openFiles('owner');
});
const signedInFetch = () => globalThis.fetch;
let kept: typeof fetch | undefined;
afterEach(() => {
  if (kept) globalThis.fetch = kept;
  kept = undefined;
});
afterAll(async () => {
  page.close();
  await app.close();
});

/** The files as a page sees them whose person has this role; 'nobody' has not signed in. */
async function openFiles(
  role: 'owner' | 'processor' | 'user' | 'client' | 'nobody',
  forContact = contactId,
  from: Pick<TestApp, 'url' | 'signIn'> = app,
): Promise<FirebaseStorage> {
  page.changeBrowser();
  const auth = page.openPage();
  Object.assign(auth.config, { apiHost: new URL(from.url).host, tokenApiHost: new URL(from.url).host });
  if (role !== 'nobody') {
    const { email } = await from.signIn(role, role === 'client' ? { contactId: forContact } : {});
    await page.sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
  }
  const storage = storageSdk.getStorage(auth.app, 'gs://redress');
  const { hostname, port } = new URL(from.url);
  storageSdk.connectStorageEmulator(storage, hostname, Number(port));
  return storage;
}
const place = (storage: FirebaseStorage, name: string): StorageReference => ref(storage, `contacts/${contactId}/documents/${name}`);
const text = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);
const statusOf = (work: Promise<unknown>): Promise<number | undefined> =>
  work.then(
    () => undefined,
    (error: StorageError) => error.status,
  );

/** Puts `between` before the transport of the module: it may answer in place of the server. */
function intercept(between: (url: string, init: RequestInit) => Promise<Response | undefined>): void {
  const transport = signedInFetch();
  kept = transport;
  globalThis.fetch = async (input, init = {}) =>
    (await between(input instanceof Request ? input.url : input.toString(), init)) ?? transport(input, init);
}

test('bytes go up and come back with their details', async () => {
  const file = place(office, 'notes/Año & día 100%.txt');
  const sent = await uploadBytes(file, new TextEncoder().encode('hello'), {
    contentType: 'text/plain',
    cacheControl: 'no-cache',
    contentLanguage: 'en',
    customMetadata: { kind: 'proof of address', page: '1' },
  });
  expect(sent.metadata).toMatchObject({
    size: 5,
    contentType: 'text/plain',
    fullPath: file.fullPath,
    name: 'Año & día 100%.txt',
    bucket: 'redress',
    metageneration: '1',
  });
  const metadata = await getMetadata(file);
  expect(metadata).toMatchObject({
    type: 'file',
    size: 5,
    md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
    cacheControl: 'no-cache',
    contentLanguage: 'en',
    customMetadata: { kind: 'proof of address', page: '1' },
  });
  expect(Math.abs(Date.parse(metadata.timeCreated) - Date.now())).toBeLessThan(60_000);
  expect(metadata.ref?.fullPath).toBe(file.fullPath);
  expect(text(await getBytes(file))).toBe('hello');
  expect(text(await getBytes(file, 2))).toBe('he');
  expect(
    await codeOf(uploadBytes(file, new TextEncoder().encode('hello'), { contentType: 'text/plain', md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' })),
  ).toBe('storage/unknown');
});

test('strings go up in each of their forms, and nothing is a file too', async () => {
  const forms = [
    ['hello', 'raw'],
    ['aGVsbG8=', 'base64'],
    ['aGVsbG8', 'base64url'],
    ['data:text/plain;charset=utf-8,hello', 'data_url'],
  ] as const;
  for (const [value, form] of forms) {
    const file = place(office, `strings/${form}.txt`);
    await uploadString(file, value, form);
    expect([form, text(await getBytes(file))]).toEqual([form, 'hello']);
  }
  const empty = place(office, 'strings/empty.txt');
  expect((await uploadString(empty, '')).metadata.size).toBe(0);
  expect((await getBytes(empty, 10)).byteLength).toBe(0);
});

test('details change one by one and null takes them away', async () => {
  const file = place(office, 'details.txt');
  const { metadata: first } = await uploadString(file, 'hello', 'raw', {
    contentType: 'text/plain',
    cacheControl: 'no-cache',
    customMetadata: { a: '1', b: '2' },
  });
  const changed = await updateMetadata(file, { contentLanguage: 'es', cacheControl: undefined, customMetadata: { b: '3', c: '4' } });
  expect(changed).toMatchObject({
    contentLanguage: 'es',
    cacheControl: 'no-cache',
    customMetadata: { a: '1', b: '3', c: '4' },
    metageneration: '2',
    generation: first.generation,
  });
  const without = { cacheControl: null, customMetadata: { a: null } };
  const removed = await updateMetadata(file, without as unknown as storageSdk.SettableMetadata);
  expect(removed.cacheControl).toBeUndefined();
  expect(removed.customMetadata).toEqual({ b: '3', c: '4' });
  expect(await updateMetadata(file, { contentType: 'text/csv' }).catch((error: StorageError) => error.code)).toBe('storage/unauthorized');
});

test('a download address works by itself for as long as what it shows is there', async () => {
  const file = place(office, 'address.txt');
  await uploadString(file, 'first', 'raw', { contentType: 'text/plain' });
  const url = await getDownloadURL(file);
  expect(url).toMatch(new RegExp(`^${app.url}/v0/b/redress/o/contacts%2F`));
  expect(await (await plainFetch(url)).text()).toBe('first');
  expect((await plainFetch(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(403);
  await uploadString(file, 'second', 'raw', { contentType: 'text/plain' });
  expect((await plainFetch(url)).status).toBe(403);
  expect(await (await plainFetch(await getDownloadURL(file))).text()).toBe('second');
});

test('lists fold at the slash and page', async () => {
  const root = ref(office, `contacts/${contactId}/shelf`);
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'inner/d.txt', 'inner/deep/e.txt', 'other/f.txt'])
    await uploadString(ref(root, name), name, 'raw', { contentType: 'text/plain' });
  const all = await listAll(root);
  expect(all.items.map((item) => item.name)).toEqual(['a.txt', 'b.txt', 'c.txt']);
  expect(all.prefixes.map((prefix) => prefix.name)).toEqual(['inner', 'other']);
  const first = await list(root, { maxResults: 2 });
  expect([first.items.map((item) => item.name), typeof first.nextPageToken]).toEqual([['a.txt', 'b.txt'], 'string']);
  const second = await list(root, { maxResults: 2, ...(first.nextPageToken !== undefined && { pageToken: first.nextPageToken }) });
  expect([second.items.map((item) => item.name), second.prefixes.map((prefix) => prefix.name)]).toEqual([['c.txt'], ['inner']]);
  const third = await list(root, { maxResults: 2, ...(second.nextPageToken !== undefined && { pageToken: second.nextPageToken }) });
  expect([third.prefixes.map((prefix) => prefix.name), third.nextPageToken]).toEqual([['other'], undefined]);
  expect((await listAll(ref(office))).prefixes.map((prefix) => prefix.name)).toContain('contacts');
});

test('deleted is gone', async () => {
  const file = place(office, 'short-lived.txt');
  await uploadString(file, 'hello', 'raw', { contentType: 'text/plain' });
  await deleteObject(file);
  expect(await codeOf(getMetadata(file))).toBe('storage/object-not-found');
  expect(await codeOf(getBytes(file))).toBe('storage/object-not-found');
  expect(await codeOf(deleteObject(file))).toBe('storage/object-not-found');
  await uploadString(file, 'again', 'raw', { contentType: 'text/plain' });
  expect(text(await getBytes(file))).toBe('again');
});

test('a large file goes up in pieces, past a fault in the middle', async () => {
  const bytes = new TextEncoder().encode('0123456789abcdef'.repeat((1500 * KIB) / 16));
  const calls: string[] = [];
  let faults = 1;
  intercept(async (_url, { headers, body }) => {
    const command = new Headers(headers).get('x-goog-upload-command');
    if (command === null) return undefined;
    calls.push(command);
    if (command !== 'upload' || faults === 0 || !body) return undefined;
    faults -= 1;
    return new Response('', { status: 503 });
  });
  const progress: number[] = [];
  const file = place(office, 'large.txt');
  const task = uploadBytesResumable(file, bytes, { contentType: 'text/plain', customMetadata: { pages: '3' } });
  task.on('state_changed', ({ bytesTransferred }) => void progress.push(bytesTransferred));
  const done = await task;
  expect(calls).toEqual(['start', 'upload', 'query', 'upload', 'upload', 'upload, finalize']);
  expect(done.metadata).toMatchObject({ size: bytes.byteLength, contentType: 'text/plain', customMetadata: { pages: '3' } });
  expect(Math.max(...progress)).toBe(bytes.byteLength);
  expect(new Uint8Array(await getBytes(file))).toEqual(bytes);
});

test('the answer to the last piece may be lost', async () => {
  const bytes = new Uint8Array(600 * KIB).fill(65);
  const transport = signedInFetch();
  let lost = 0;
  intercept(async (url, init) => {
    if (new Headers(init.headers).get('x-goog-upload-command') !== 'upload, finalize' || lost > 0) return undefined;
    lost += 1;
    await (await transport(url, init)).arrayBuffer();
    return new Response('', { status: 503 });
  });
  const done = await uploadBytesResumable(place(office, 'lost.txt'), bytes, { contentType: 'text/plain' });
  expect([lost, done.metadata.size, done.metadata.metageneration]).toEqual([1, bytes.byteLength, '1']);
});

test('the line may break after each piece has arrived', async () => {
  const bytes = new Uint8Array(600 * KIB).fill(66);
  const transport = signedInFetch();
  const broken = new Set<string>();
  intercept(async (url, init) => {
    const command = new Headers(init.headers).get('x-goog-upload-command');
    if (command === null || broken.has(command)) return undefined;
    broken.add(command);
    await (await transport(url, init)).arrayBuffer();
    throw new TypeError('fetch failed');
  });
  const done = await uploadBytesResumable(place(office, 'broken-line.txt'), bytes, { contentType: 'text/plain' });
  expect([[...broken], done.metadata.size]).toEqual([['start', 'upload', 'upload, finalize'], bytes.byteLength]);
  expect(new Uint8Array(await getBytes(place(office, 'broken-line.txt')))).toEqual(bytes);
});

test('an upload is canceled', async () => {
  const file = place(office, 'canceled.txt');
  const task: UploadTask = uploadBytesResumable(file, new Uint8Array(3000 * KIB).fill(65), { contentType: 'text/plain' });
  const ended = codeOf(task.then((snapshot) => snapshot));
  task.on('state_changed', ({ bytesTransferred }) => void (bytesTransferred > 0 && task.cancel()));
  expect(await ended).toBe('storage/canceled');
  expect(await codeOf(getMetadata(file))).toBe('storage/object-not-found');
});

test('each refusal has the code of the catalogue', async () => {
  const nobody = await openFiles('nobody');
  const user = await openFiles('user');
  const processor = await openFiles('processor');
  const client = await openFiles('client');
  const file = place(office, 'guarded.txt');
  await uploadString(file, 'hello', 'raw', { contentType: 'text/plain' });
  const at = (storage: FirebaseStorage) => ref(storage, file.fullPath);

  expect([
    await codeOf(getMetadata(at(nobody))),
    await codeOf(listAll(ref(nobody, 'staff'))),
    await codeOf(uploadString(at(nobody), 'x')),
  ]).toEqual(['storage/unauthenticated', 'storage/unauthenticated', 'storage/unauthenticated']);
  expect([await codeOf(getMetadata(at(user))), await codeOf(listAll(ref(user, 'staff')))]).toEqual([
    'storage/unauthorized',
    'storage/unauthorized',
  ]);
  expect([await codeOf(getBytes(at(processor))), await codeOf(deleteObject(at(processor)))]).toEqual(['no error', 'storage/unauthorized']);
  expect(await codeOf(uploadString(ref(office, 'elsewhere/x.txt'), 'x'))).toBe('storage/unauthorized');

  expect(await codeOf(getBytes(at(client)))).toBe('no error');
  const foreign = ref(client, 'contacts/0190a0a0-0000-7000-8000-000000000000/x.txt');
  expect([
    await codeOf(getMetadata(foreign)),
    await codeOf(deleteObject(foreign)),
    await codeOf(getMetadata(ref(client, 'staff/x.txt'))),
  ]).toEqual(['storage/object-not-found', 'storage/object-not-found', 'storage/object-not-found']);
  expect([await codeOf(uploadString(foreign, 'x')), await statusOf(uploadString(foreign, 'x'))]).toEqual(['storage/unknown', 404]);

  expect([
    await codeOf(uploadString(place(office, 'page.jpg'), '<html><script>alert(1)</script>')),
    await statusOf(uploadString(place(office, 'page.jpg'), '<html>')),
  ]).toEqual(['storage/unauthorized', 403]);
  expect(await codeOf(uploadBytes(place(office, 'big.txt'), new Uint8Array(9 * KIB * KIB).fill(65)))).toBe('storage/unauthorized');
  const other = storageSdk.getStorage(office.app, 'gs://another');
  storageSdk.connectStorageEmulator(other, new URL(app.url).hostname, Number(new URL(app.url).port));
  expect([await codeOf(getMetadata(ref(other, 'staff/x.txt'))), await statusOf(listAll(ref(other, 'staff')))]).toEqual([
    'storage/object-not-found',
    404,
  ]);

  await page.sdk.signOut(page.sdk.getAuth(user.app));
  expect(await codeOf(getMetadata(at(user)))).toBe('storage/unauthenticated');
  await deleteApp(user.app);
  expect(await codeOf(Promise.resolve().then(() => getMetadata(at(user))))).toBe('storage/app-deleted');
});

test('a full office says so', async () => {
  const small = await startTestApp({ env: { LOG_LEVEL: 'silent', FILES_QUOTA_MB: '1' } });
  const storage = await openFiles('owner', contactId, small);
  const fill = (name: string, size: number) =>
    uploadBytesResumable(ref(storage, `staff/${name}`), new Uint8Array(size).fill(65), { contentType: 'text/plain' }).then(
      (done) => done.metadata.size,
    );
  expect(await fill('first.txt', 700 * KIB)).toBe(700 * KIB);
  expect(await codeOf(fill('second.txt', 700 * KIB))).toBe('storage/quota-exceeded');
  expect(await codeOf(fill('third.txt', 200 * KIB))).toBe('no error');
  expect(await codeOf(fill('fourth.txt', 200 * KIB))).toBe('storage/quota-exceeded');
  await small.close();
});
