// Who may open which file, through which endpoint and for how long.
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { addMaria, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { BUCKET, multipart, openFileDoor, pathOf, type FileDoor } from './testing.ts';

const QUARTER_HOUR = 15 * 60_000;
let app: TestApp;
let ahead = 0;
let owner: FileDoor;
let ownerApi: ReturnType<TestApp['api']>;
let client: FileDoor;
let maria: { contactId: string };
let appToken: (claims?: { exp?: number }) => Promise<string>;
let guarded: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(Date.now() + ahead) });
  const signedIn = await app.signIn('owner');
  ownerApi = signedIn.api;
  owner = openFileDoor(app.url, signedIn.token);
  maria = await addMaria(app, ownerApi);
  client = openFileDoor(app.url, (await app.signIn('client', { contactId: maria.contactId })).token);

  const { publicKey, privateKey } = await generateKeyPair('ES256');
  appToken = ({ exp = Math.floor(Date.now() / 1000) + 600 } = {}) =>
    new SignJWT({ exp }).setProtectedHeader({ alg: 'ES256', kid: 'a' }).sign(privateKey);
  const key = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'ES256' };
  guarded = await startTestApp({ env: { APP_CHECK_JWKS: JSON.stringify({ keys: [key] }), LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await app.close();
  await guarded.close();
});
const own = (name: string): string => `contacts/${maria.contactId}/documents/${name}`;
const statuses = (answers: readonly { status: number }[]): number[] => answers.map((answer) => answer.status);
const address = async (files: FileDoor, name: string): Promise<string> =>
  `${pathOf(name)}?alt=media&token=${String((await files.metadata(name)).json['downloadTokens'])}`;

describe('clients', () => {
  test('see and send what is theirs, and of the rest that it is not there', async () => {
    const other = (await ownerApi.contacts.create({ firstName: 'Ben', lastName: 'Other', category: 'client' })).id;
    const [record] = ((await owner.call('GET', `${BUCKET}?prefix=credit-report%2F`)).json['items'] as { name: string }[]).map(
      (item) => item.name,
    );
    if (record === undefined) throw new Error('The report is no object.');
    await owner.upload(`contacts/${other}/x.txt`, 'x');
    await owner.upload('staff/x.txt', 'x');
    for (const foreign of [`contacts/${other}/x.txt`, `contacts/${other}/none.txt`, 'staff/x.txt', record, 'elsewhere/x.txt']) {
      const patch = client.call('PATCH', pathOf(foreign), { body: '{"cacheControl":"x"}' });
      expect([
        foreign,
        ...statuses([
          await client.metadata(foreign),
          await client.download(foreign),
          await client.upload(foreign, 'y'),
          await patch,
          await client.remove(foreign),
        ]),
      ]).toEqual([foreign, 404, 404, 404, 404, 404]);
    }
    expect((await owner.download(`contacts/${other}/x.txt`)).bytes.toString()).toBe('x');

    expect((await client.upload(own('mine.txt'), 'mine')).status).toBe(200);
    await owner.upload(own('office.txt'), 'ours');
    const { json } = await client.call('GET', `${BUCKET}?prefix=`);
    expect((json['items'] as { name: string }[]).map((item) => item.name)).toEqual([own('mine.txt'), own('office.txt')]);
    expect((await client.call('GET', `${BUCKET}?prefix=contacts%2F${other}%2F`)).json).toEqual({ prefixes: [], items: [] });
    expect(
      statuses([
        await client.download(own('office.txt')),
        await client.upload(own('office.txt'), 'mine'),
        await client.remove(own('office.txt')),
        await client.remove(own('mine.txt')),
      ]),
    ).toEqual([200, 403, 403, 204]);
    const { rows } = await ownerApi.activity.list({ contactId: maria.contactId });
    expect(rows.filter((row) => row.kind.startsWith('files.')).map((row) => [row.kind, row.actor.kind, row.summary])).toEqual([
      ['files.deleted', 'client', 'File mine.txt deleted'],
      ['files.uploaded', 'staff', 'File office.txt uploaded'],
      ['files.uploaded', 'client', 'File mine.txt uploaded'],
    ]);
  });

  test.each([
    ['nothing.txt', 'text/plain', 'mine'],
    ['nothing.pdf', 'application/pdf', '%PDF-1.7'],
  ])('send no empty document (%s), in one request or in pieces', async (name, type, content) => {
    const before = (await ownerApi.activity.list({ contactId: maria.contactId })).rows.length;
    const path = await client.start(own(name), 0, type);
    for (const answer of [await client.upload(own(name), '', type), await client.command(path, 'upload, finalize', 0, '')]) {
      expect([answer.status, answer.reason, answer.json['error']]).toEqual([
        400,
        'This file is empty.',
        { code: 400, message: 'This file is empty.', status: 'files.empty' },
      ]);
    }
    expect((await client.metadata(own(name))).status).toBe(404);
    expect((await client.command(path, 'query', 0)).headers['x-goog-upload-status']).toBe('cancelled');
    expect((await ownerApi.activity.list({ contactId: maria.contactId })).rows).toHaveLength(before);
    // One that was sent stays as it is.
    await client.upload(own(`full-${name}`), content, type);
    expect((await client.upload(own(`full-${name}`), '', type)).status).toBe(400);
    expect((await client.download(own(`full-${name}`))).bytes.toString()).toBe(content);
    await client.remove(own(`full-${name}`));
  });

  test("go on with no one else's upload", async () => {
    const path = await owner.start(own('pieces.txt'), 4);
    expect((await client.command(path, 'upload, finalize', 0, 'evil')).status).toBe(404);
    expect((await client.command(path, 'cancel', 0)).status).toBe(404);
    expect((await owner.command(path, 'upload, finalize', 0, 'good')).json['size']).toBe('4');
  });
});

describe('staff', () => {
  test('without the permission get nowhere, with some of it so far', async () => {
    await owner.upload('staff/plan.txt', 'plan');
    const as = async (role: 'read-only' | 'sales' | 'user' | 'billing') => openFileDoor(app.url, (await app.signIn(role)).token);
    const tries = async (files: FileDoor) =>
      statuses([
        await files.metadata('staff/plan.txt'),
        await files.upload('staff/other.txt', 'x'),
        await files.remove('staff/plan.txt'),
        await files.call('GET', BUCKET),
      ]);
    expect(await tries(await as('sales'))).toEqual([200, 200, 403, 200]);
    expect(await tries(await as('read-only'))).toEqual([403, 403, 403, 403]);
    expect(await tries(await as('billing'))).toEqual([403, 403, 403, 403]);
    expect(await tries(openFileDoor(app.url))).toEqual([401, 401, 401, 401]);
    expect(await tries(openFileDoor(app.url, 'garbage'))).toEqual([401, 401, 401, 401]);
    expect((await owner.upload('contacts/0190a0a0-0000-7000-8000-000000000000/x.txt', 'x')).status).toBe(404);
    expect((await owner.upload(own('card 219-09-5501.txt'), 'x')).status).toBe(400);
    expect((await owner.upload('elsewhere/x.txt', 'x')).status).toBe(403);
    expect((await owner.call('GET', '/v0/b/other/o')).status).toBe(404);
    expect((await owner.call('GET', pathOf('staff/plan.txt').replace('/v0', ''))).json['name']).toBe('staff/plan.txt');
  });

  test('C31: read what belongs to a record and cannot take it away', async () => {
    const [record] = ((await owner.call('GET', `${BUCKET}?prefix=credit-report%2F`)).json['items'] as { name: string }[]).map(
      (item) => item.name,
    );
    if (record === undefined) throw new Error('The report is no object.');
    expect((await owner.download(record)).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="maria.json"/) as string,
    });
    expect(
      statuses([
        await owner.remove(record),
        await owner.upload(record, 'x'),
        await owner.call('PATCH', pathOf(record), { body: '{}' }),
        await owner.remove('letter/none'),
      ]),
    ).toEqual([409, 403, 403, 404]);
    const billing = openFileDoor(app.url, (await app.signIn('billing')).token);
    expect(statuses([await billing.download(record), await billing.remove(record)])).toEqual([403, 403]);
    const reader = openFileDoor(app.url, (await app.signIn('read-only')).token);
    expect(statuses([await reader.download(record), await reader.call('GET', `${BUCKET}?delimiter=%2F`)])).toEqual([403, 403]);
  });

  test.each(['processor', 'sales'] as const)('the original of a report, which names the whole SSN, is not for a %s', async (role) => {
    const [record = ''] = ((await owner.call('GET', `${BUCKET}?prefix=credit-report%2F`)).json['items'] as { name: string }[]).map(
      (item) => item.name,
    );
    const files = openFileDoor(app.url, (await app.signIn(role)).token);
    expect(statuses([await files.download(record), await files.call('GET', pathOf(record))])).toEqual([403, 403]);
    expect((await files.call('GET', BUCKET)).json['items']).not.toContainEqual(expect.objectContaining({ name: record }));
  });
});

describe('download addresses', () => {
  test('live a quarter of an hour, as long as the session and the bytes they were made for', async () => {
    const anybody = openFileDoor(app.url);
    await owner.upload('staff/linked.txt', 'one');
    const path = await address(owner, 'staff/linked.txt');
    expect((await anybody.call('GET', path)).bytes.toString()).toBe('one');
    ahead = QUARTER_HOUR - 60_000;
    expect((await anybody.call('GET', path)).status).toBe(200);
    ahead = QUARTER_HOUR + 1000;
    expect((await anybody.call('GET', path)).status).toBe(403);
    ahead = 0;
    for (const wrong of [
      path.replace('linked', 'x'),
      path.replace(/token=./, 'token=z'),
      `${path}x`,
      path.replace(/token=.*/, 'token='),
      path.replace('/v0/b/redress', '/v0/b/other'),
    ]) {
      expect([wrong, [403, 404].includes((await anybody.call('GET', wrong)).status)]).toEqual([wrong, true]);
    }
    expect((await anybody.call('DELETE', path)).status).toBe(401);
    expect((await anybody.call('GET', path.replace('alt=media&', ''))).status).toBe(401);

    const clerk = await app.signIn('sales');
    const clerks = await address(openFileDoor(app.url, clerk.token), 'staff/linked.txt');
    expect((await anybody.call('GET', clerks)).status).toBe(200);
    await sql`update users set disabled_at = now() where id = ${clerk.userId}`.execute(app.server.database.db);
    expect((await anybody.call('GET', clerks)).status).toBe(403);
    await owner.upload('staff/linked.txt', 'two');
    expect((await anybody.call('GET', path)).status).toBe(403);
    await owner.remove('staff/linked.txt');
    await owner.upload('staff/linked.txt', 'one');
    expect((await anybody.call('GET', path)).status).toBe(403);
  });

  test('one range is served, none is made up', async () => {
    await owner.upload('staff/range.txt', '0123456789'.repeat(1000));
    const ranged = async (range: string) => {
      const { status, headers, bytes } = await owner.download('staff/range.txt', { range, 'accept-encoding': 'gzip, br' });
      return [status, headers['content-range'], headers['content-length'], headers['content-encoding'], bytes.length];
    };
    expect(await ranged('bytes=5-9')).toEqual([206, 'bytes 5-9/10000', '5', undefined, 5]);
    expect(await ranged('bytes=9990-')).toEqual([206, 'bytes 9990-9999/10000', '10', undefined, 10]);
    expect(await ranged('bytes=-3')).toEqual([206, 'bytes 9997-9999/10000', '3', undefined, 3]);
    expect(await ranged('bytes=0-99999')).toEqual([206, 'bytes 0-9999/10000', '10000', undefined, 10000]);
    expect((await ranged('bytes=10000-'))[0]).toBe(416);
    expect((await ranged('bytes=0-1,3-4')).slice(0, 2)).toEqual([200, undefined]);
  });
});

describe('app check', () => {
  test('where the office asks for it, a call without it is unauthorized in so many words', async () => {
    const { token } = await guarded.signIn('owner');
    const files = openFileDoor(guarded.url, token);
    const list = (headers: Record<string, string>) => files.call('GET', BUCKET, { headers });
    for (const headers of [{}, { 'x-firebase-appcheck': 'garbage' }, { 'x-firebase-appcheck': await appToken({ exp: 1 }) }]) {
      expect(await list(headers)).toMatchObject({ status: 401, reason: 'Firebase App Check token is invalid' });
    }
    const check = { 'x-firebase-appcheck': await appToken() };
    expect((await list(check)).status).toBe(200);
    // The server gives a page its own for its session, which no other session can use.
    const { api, token: other } = await guarded.signIn('client', {
      contactId: (await guarded.api(token).contacts.create({ ...COMPLETE_CONTACT, ssn: null })).id,
    });
    const mine = { 'x-firebase-appcheck': (await guarded.api(token).identity.createAppCheck()).token };
    expect((await list(mine)).status).toBe(200);
    expect((await openFileDoor(guarded.url, other).call('GET', BUCKET, { headers: mine })).reason).toBe(
      'Firebase App Check token is invalid',
    );
    expect((await api.identity.createAppCheck()).token).not.toBe(mine['x-firebase-appcheck']);
    const { headers, body } = multipart('staff/a.txt', 'a', 'text/plain');
    const { json } = await files.call('POST', `${BUCKET}?name=staff%2Fa.txt`, { headers: { ...headers, ...check }, body });
    expect((await files.call('GET', `${pathOf('staff/a.txt')}?alt=media&token=${String(json['downloadTokens'])}`)).status).toBe(200);
    expect((await openFileDoor(guarded.url).call('GET', BUCKET, { headers: check })).reason).toBe('Unauthorized');
  });
});
