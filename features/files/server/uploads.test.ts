// Hostile and broken uploads (security anchors C24 to C32).
import { connect } from 'node:net';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { sweepOrphans } from './jobs.ts';
import { BUCKET, multipart, openFileDoor, pathOf, type FileDoor } from './testing.ts';

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;
let files: FileDoor;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: { FILES_MAX_MB: '2', LOG_LEVEL: 'silent' } });
  ({ token } = await app.signIn('owner'));
  files = openFileDoor(app.url, token);
});
afterAll(() => app.close());

const blobs = (): string[] => {
  const folder = join(app.server.services.env.DATA_DIR, 'files');
  return !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
};
const sweep = async (later: number): Promise<void> => {
  const {
    database: { db },
    services,
  } = app.server;
  const call = {
    db,
    services,
    now: new Date(Date.now() + later),
    zone: 'America/New_York',
    changeFor: () => Promise.reject(new Error('No one is acted for.')),
    settle: async () => true,
    transaction: () => Promise.reject(new Error('unused')),
    change: () => Promise.reject(new Error('unused')),
  };
  await sweepOrphans.run({}, call);
};
const activity = async (kind: string) => (await app.api(token).activity.list({})).rows.filter((row) => row.kind === kind);

describe('C24 names', () => {
  test.each([
    ['a path upwards', '../../etc/passwd', 'passwd.txt'],
    ['a long one', `${'x'.repeat(300)}.txt`, `${'x'.repeat(116)}.txt`.slice(0, 120)],
    ['one that reads backwards', 'invoice\u202Efdp.txt', 'invoicefdp.txt'],
    ['quotes and a line of a header', 'a"; filename="b.bat', 'a"; filename="b.bat.txt'],
    ['percent signs, sent as they are', 'a%2e%2e%2fb%00.txt', 'a%2e%2e%2fb%00.txt'],
  ])('%s', async (_what, name, shown) => {
    const before = blobs().length;
    const object = `staff/${name}`;
    expect((await files.upload(object, 'hello')).json['name']).toBe(object);
    const { status, headers, bytes } = await files.download(object);
    expect([status, bytes.toString()]).toEqual([200, 'hello']);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[^"\\%/;]*"; filename\*=UTF-8''[A-Za-z0-9%._~!$&+-]+$/);
    if (!name.startsWith('xxx')) expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(shown);
    expect(blobs().length).toBe(before + 1);
    expect(blobs().every((path) => /^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(path))).toBe(true);
  });

  test.each([
    ['NUL', 'staff%2Fa%00b.txt', 400],
    ['CR LF', 'staff%2Fa%0D%0Ab.txt', 400],
    ['not UTF-8', 'staff%2F%ff.txt', 400],
    ['broken escape', 'staff%2F%zz', 400],
    ['too long', `staff%2F${'x'.repeat(1020)}`, 400],
    ['nothing', '', 404],
    ['dots', '%2e%2e', 400],
    ['a slash of its own', 'staff/a.txt', 404],
    ['slash behind', 'staff%2Fa.txt/', 404],
  ])('%s is no name', async (_what, segment, status) => {
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect([method, (await files.call(method, `${BUCKET}/${segment}`)).status]).toEqual([method, status]);
  });

  test('a parameter given twice is refused, a method in a header is ignored', async () => {
    const { headers, body } = multipart('staff/twice.txt', 'x', 'text/plain');
    expect((await files.call('POST', `${BUCKET}?name=staff%2Ftwice.txt&name=staff%2Fother.txt`, { headers, body })).status).toBe(400);
    expect((await files.call('POST', `${BUCKET}?name=staff%2Fother.txt`, { headers, body })).status).toBe(400);
    await files.upload('staff/stays.txt', 'x');
    expect((await files.call('GET', pathOf('staff/stays.txt'), { headers: { 'x-http-method-override': 'DELETE' } })).status).toBe(200);
    expect((await files.metadata('staff/stays.txt')).status).toBe(200);
  });
});

describe('C25, C27 kinds', () => {
  const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(2000, 1)]);
  test.each([
    ['a page as a photo', 'a.jpg', 'image/jpeg', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing as a photo', 'a.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page as text', 'a.txt', 'text/plain', Buffer.from('\n <!-- x --> <!DOCTYPE html><script>')],
    ['a page in two-byte letters as text', 'a.txt', 'text/plain', Buffer.from('\uFEFF<html>', 'utf16le')],
    ['GIF and script in one', 'a.gif', 'image/gif', Buffer.from('GIF89a/*\x00\x00*/=1;alert(1)')],
    ['a page under the name of a photo', 'a.jpg', 'text/html', Buffer.from('<html>')],
    ['a photo that is none', 'a.jpg', 'image/jpeg', Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(400, 7)])],
    ['ZIP', 'a.zip', 'application/zip', zip],
    ['ZIP as text', 'a.txt', 'text/plain', zip],
    ['ZIP as PDF', 'a.pdf', 'application/pdf', zip],
    ['gzip', 'a', 'application/octet-stream', Buffer.from('1f8b0800', 'hex')],
    ['a program', 'a.txt', 'text/plain', Buffer.from('MZ\x90\x00\x03\x00')],
    ['HEIC', 'a.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')],
  ])('%s is refused', async (_what, name, type, bytes) => {
    const before = blobs().length;
    const { status, json } = await files.upload(`staff/kinds/${name}`, bytes, type);
    expect([status, typeof (json['error'] as { message: string }).message]).toEqual([403, 'string']);
    expect([blobs().length, (await files.metadata(`staff/kinds/${name}`)).status]).toEqual([before, 404]);
  });

  test.each([
    ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
    ['drawing.svg', 'image/svg+xml', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
  ])('%s is kept as what it is and never shown', async (name, type, text) => {
    expect((await files.upload(`staff/${name}`, text, type)).json['contentType']).toBe(type);
    expect((await files.download(`staff/${name}`)).headers).toMatchObject({
      'content-type': expect.stringContaining(type) as string,
      'content-disposition': expect.stringMatching(/^attachment; /) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await files.call('PATCH', pathOf(`staff/${name}`), { body: '{"contentType":"application/pdf"}' })).status).toBe(403);
  });

  test('a PDF is shown, with its name', async () => {
    await files.upload('staff/Año.pdf', '%PDF-1.7\n%%EOF', 'application/pdf');
    expect((await files.download('staff/Año.pdf')).headers['content-disposition']).toBe(
      'inline; filename="An_o.pdf"; filename*=UTF-8\'\'A%C3%B1o.pdf',
    );
  });
});

describe('C26 size', () => {
  /** What the app answers to a request written by hand, and whether it hung up. */
  const speak = (head: string, flood = false) =>
    new Promise<string>((done) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
      let received = '';
      socket
        .on('data', (piece) => void (received += piece.toString()))
        .on('error', () => undefined)
        .on('close', () => done(received.split('\r\n')[0] ?? ''));
      socket.write(
        `POST ${BUCKET}?name=staff%2Fbig.txt HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nAuthorization: Firebase ${token}\r\nContent-Type: multipart/related; boundary=x\r\n${head}\r\n\r\n`,
      );
      const chunk = `10000\r\n${'A'.repeat(0x10000)}\r\n`;
      const pour = (): void => {
        let more = flood;
        while (more && socket.writable) more = socket.write(chunk);
      };
      socket.on('drain', pour).on('connect', pour);
    });

  test('ten gigabytes announced are refused before the first byte', async () => {
    const before = blobs().length;
    expect(await speak('Content-Length: 10000000000')).toBe('HTTP/1.1 403 This file is too large. At most 2 MB can be sent.');
    expect(blobs().length).toBe(before);
  });
  test('an endless body is cut off', async () => {
    expect(await speak('Transfer-Encoding: chunked', true)).toMatch(/^(HTTP\/1.1 403 .*|)$/);
    expect((await files.metadata('staff/big.txt')).status).toBe(404);
  });
  test('two lengths, or one that is no number, are no request', async () => {
    expect(await speak('Content-Length: 5\r\nContent-Length: 6')).toBe('HTTP/1.1 400 Bad Request');
    expect(await speak('Content-Length: 5x')).toBe('HTTP/1.1 400 Bad Request');
  });
  test('a byte too much is refused, in one request and in pieces', async () => {
    expect((await files.upload('staff/exact.txt', 'A'.repeat(2 * MB))).status).toBe(200);
    expect((await files.upload('staff/over.txt', 'A'.repeat(2 * MB + 1))).status).toBe(403);
    const headers = {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(2 * MB + 1),
    };
    expect((await files.call('POST', `${BUCKET}?name=staff%2Fover.txt`, { headers, body: '{}' })).status).toBe(403);
    const path = await files.start('staff/over.txt', 10);
    expect((await files.command(path, 'upload, finalize', 0, 'A'.repeat(11))).status).toBe(403);
    expect(
      (
        await files.call('POST', `${BUCKET}?name=staff%2Fz.txt`, {
          headers: { ...multipart('x', 'x', 'text/plain').headers, 'content-encoding': 'gzip' },
          body: 'x',
        })
      ).status,
    ).toBe(400);
  });
});

describe('C28, C29 pictures', () => {
  test('too many pixels are counted, not drawn', async () => {
    const head = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    head.writeUInt32BE(50_000, 16);
    head.writeUInt32BE(50_000, 20);
    head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
    const began = performance.now();
    expect((await files.upload('staff/huge.png', head, 'image/png')).status).toBe(403);
    // Drawing them would take many times as long, and all the memory.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('a %s loses where and by what it was taken, and stands upright', async (format) => {
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    expect(taken.includes('Secret')).toBe(true);
    const name = `staff/photo.${format}`;
    expect((await files.upload(name, Buffer.concat([taken, Buffer.from('<script>appended</script>')]), `image/${format}`)).status).toBe(
      200,
    );
    const { bytes, headers } = await files.download(name);
    const seen = await sharp(bytes).metadata();
    expect([seen.format, seen.width, seen.height, seen.exif, seen.xmp, seen.iptc, headers['content-type']]).toEqual([
      format,
      20,
      40,
      undefined,
      undefined,
      undefined,
      `image/${format}`,
    ]);
    for (const secret of ['Secret', 'GPS', 'appended']) expect(bytes.includes(secret)).toBe(false);
  });

  test('scans of several pages, uncompressed and of all sizes, stand upright page by page', async () => {
    const page = (width: number, height: number, orientation: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } })
        .withMetadata({ orientation })
        .tiff({ compression: 'none' })
        .toBuffer();
    const one = await page(300, 200, 6);
    // What describes the picture lies behind it, where the first look does not reach.
    expect(one.readUInt32LE(4)).toBeGreaterThan(4100);
    expect((await files.upload('staff/scan.tif', one, 'image/tiff')).status).toBe(200);
    expect(await sharp((await files.download('staff/scan.tif')).bytes).metadata()).toMatchObject({
      width: 200,
      height: 300,
      orientation: 1,
    });

    const scans = await sharp([await page(300, 200, 1), await page(300, 200, 1)], { join: { animated: true } })
      .withMetadata({ orientation: 6 })
      .tiff({ compression: 'none' })
      .toBuffer();
    expect((await files.upload('staff/scans.tif', scans, 'image/tiff')).status).toBe(200);
    const seen = await sharp((await files.download('staff/scans.tif')).bytes).metadata();
    expect([seen.pages, seen.width, seen.height, seen.orientation]).toEqual([2, 200, 300, 1]);
  });

  test('an upload that receives bytes is not cut off', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 10, height: 10, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
      .gif()
      .toBuffer();
    await files.upload('staff/moving.gif', moving, 'image/gif');
    expect((await sharp((await files.download('staff/moving.gif')).bytes).metadata()).pages).toBe(2);
  });
});

describe('C30 broken connections', () => {
  test('cut at nine tenths: no file, no row, and nothing left after the sweep', async () => {
    await sweep(DAY_MS);
    const before = blobs().sort();
    const { headers, body } = multipart('staff/cut.txt', 'A'.repeat(MB), 'text/plain');
    const cut = (path: string, extra: Record<string, string>, bytes: Buffer) =>
      new Promise<void>((done) => {
        const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
        const lines = Object.entries({
          host: new URL(app.url).host,
          authorization: `Firebase ${token}`,
          'content-length': String(bytes.length),
          ...extra,
        }).map(([name, value]) => `${name}: ${value}`);
        socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(bytes.subarray(0, Math.floor(bytes.length * 0.9)), () => socket.destroy());
        socket.on('error', () => undefined).on('close', () => done());
      });
    await cut(`${BUCKET}?name=staff%2Fcut.txt`, headers, body);
    const path = await files.start('staff/cut.txt', MB);
    expect((await files.command(path, 'upload', 0, 'A'.repeat(256 * 1024))).headers['x-goog-upload-status']).toBe('active');
    await cut(
      path,
      { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': String(256 * 1024) },
      Buffer.alloc(MB - 256 * 1024, 65),
    );
    expect((await files.metadata('staff/cut.txt')).status).toBe(404);
    // What came of the piece stays, so that a slow line gets on.
    const received = await app.eventually(async () => {
      const size = Number((await files.command(path, 'query', 0)).headers['x-goog-upload-size-received']);
      return size > 256 * 1024 ? size : undefined;
    });
    expect(received).toBeLessThan(MB);
    expect((await files.command(path, 'upload', 256 * 1024, 'B')).status).toBe(409);
    // Sent again from the piece's beginning, as by a client that asked before it was stored.
    expect((await files.command(path, 'upload, finalize', 256 * 1024, 'A'.repeat(MB - 256 * 1024))).json['size']).toBe(String(MB));
    const other = await files.start('staff/never.txt', MB);
    await files.command(other, 'upload', 0, 'B'.repeat(256 * 1024));
    expect(blobs().length).toBe(before.length + 2);
    await sweep(2 * DAY_MS);
    expect(blobs().filter((name) => !before.includes(name)).length).toBe(1);
    expect(before.filter((name) => !blobs().includes(name))).toEqual([]);
    expect((await files.download('staff/cut.txt')).bytes.length).toBe(MB);
    expect((await files.command(other, 'query', 0)).status).toBe(404);
  });

  test('the same bytes sent again are one file and one piece of news', async () => {
    const first = await files.upload('staff/again.txt', 'hello', 'text/plain', { metadata: { a: '1' } });
    const second = await files.upload('staff/again.txt', 'hello', 'text/plain', { metadata: { a: '1' } });
    expect(second.json['generation']).toBe(first.json['generation']);
    expect((await activity('files.uploaded')).filter((row) => row.summary === 'File again.txt uploaded').length).toBe(1);
    const third = await files.upload('staff/again.txt', 'other');
    expect(Number(third.json['generation'])).toBeGreaterThan(Number(first.json['generation']));
    await sweep(DAY_MS);
    expect((await files.download('staff/again.txt')).bytes.toString()).toBe('other');
  });

  test('twenty at once make one file', async () => {
    const before = (await activity('files.uploaded')).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => files.upload('staff/race.txt', 'same')));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await files.call('GET', `${BUCKET}?prefix=staff%2Frace`)).json['items']).toEqual([
      { name: 'staff/race.txt', bucket: 'redress' },
    ]);
    expect((await activity('files.uploaded')).length).toBe(before + 1);
    const path = await files.start('staff/race2.txt', 4);
    await files.command(path, 'upload', 0, 'same');
    const ends = await Promise.all(Array.from({ length: 10 }, () => files.command(path, 'finalize', 4)));
    expect(ends.map((answer) => [answer.status, answer.json['name']])).toEqual(Array.from({ length: 10 }, () => [200, 'staff/race2.txt']));
    expect((await activity('files.uploaded')).filter((row) => row.summary === 'File race2.txt uploaded').length).toBe(1);
  });
});

/** The checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
