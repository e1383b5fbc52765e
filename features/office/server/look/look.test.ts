import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ApiClient } from '../../../../apps/server/loopback-client.ts';
import { officeLook } from './office-look.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

const picture = async (width: number, height: number, type: 'png' | 'jpeg' | 'webp' | 'gif'): Promise<File> => {
  const { data } = await sharp({
    create: { width, height, channels: 3, background: '#a51d5e', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
  })
    .toFormat(type)
    .toBuffer({ resolveWithObject: true });
  return new File([new Uint8Array(data)], `logo.${type}`, { type: `image/${type}` });
};

test('the office says who it is once; the main location answers for what it did not say', async () => {
  const { db } = app.server.database;
  expect(await officeLook(db)).toMatchObject({ name: null, phone: null, address: [], color: null, logo: null });
  await api.office.addLocation({
    name: 'Toledo',
    addressLine1: '1 Summit St',
    city: 'Toledo',
    state: 'OH',
    zip: '43604',
    phone: '419 555 0100',
    timeZone: 'America/Chicago',
  });
  const address = ['1 Summit St', 'Toledo, OH 43604'];
  expect(await officeLook(db)).toMatchObject({ name: 'Toledo', phone: '(419) 555-0100', address });
  const first = await api.office.getLook({});
  const said = await api.office.changeLook({
    version: first.version,
    companyName: 'Harbor Credit',
    phone: '419 555 0199',
    email: 'Hello@Harbor.example',
    website: 'www.harbor.example',
    color: '#FFE600',
  });
  expect(said).toMatchObject({
    companyName: 'Harbor Credit',
    email: 'hello@harbor.example',
    website: 'https://www.harbor.example',
    color: '#ffe600',
  });
  const look = await officeLook(db);
  expect(look).toMatchObject({ name: 'Harbor Credit', phone: '(419) 555-0199', address });
  expect(look.color).not.toBe('#ffe600');
  await expect(api.office.changeLook({ version: first.version, companyName: 'Other' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  await expect(api.office.changeLook({ version: said.version, website: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'app.inputInvalid',
  });
});

test('a logo is drawn again as a small PNG that everyone may read; removed, it can be restored', async () => {
  const { logo } = await api.office.setLogo({ file: await picture(1600, 900, 'jpeg') });
  if (!logo) throw new Error('A logo was set.');
  expect(logo.width).toBeLessThanOrEqual(800);
  const answer = await fetch(app.url + logo.address);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(200_000);
  expect((await officeLook(app.server.database.db)).logo).toMatchObject({ bytes, width: logo.width });

  expect((await api.office.removeLogo({})).logo).toBeNull();
  expect((await officeLook(app.server.database.db)).logo).toBeNull();
  expect((await api.office.restoreLogo({ id: logo.id })).logo?.id).toBe(logo.id);
  await expect(api.office.setLogo({ file: await picture(20, 20, 'gif') })).rejects.toMatchObject({ code: 'office.logoUnreadable' });
  await expect(api.office.setLogo({ file: new File(['no picture'], 'logo.png', { type: 'image/png' }) })).rejects.toMatchObject({
    code: 'office.logoUnreadable',
  });
  expect((await fetch(`${app.url}/office/logo/${crypto.randomUUID()}`)).status).toBe(404);
});

test('an email is signed by the office, and a test email says what became of it', async () => {
  const { mail, serverSetUp } = await api.mail.getTest({});
  expect([mail, serverSetUp]).toEqual([null, false]);
  const sent = await api.mail.sendTest({});
  expect(sent).toMatchObject({ state: 'kept', kind: 'mail.test' });
  expect((await api.mail.getTest({})).mail?.id).toBe(sent.id);
  expect((await api.mail.get({ id: sent.id })).text).toContain(
    'Harbor Credit\n(419) 555-0199\nhello@harbor.example\nhttps://www.harbor.example',
  );
  const { api: processor } = await app.signIn('processor');
  await expect(processor.mail.sendTest({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  for (let more = 0; more < 4; more += 1) await api.mail.sendTest({});
  await expect(api.mail.sendTest({})).rejects.toMatchObject({ code: 'mail.tooManyTests', status: 429 });
});

test('who only sees the office changes nothing', async () => {
  const { api: reader } = await app.signIn('read-only');
  const { version } = await reader.office.getLook({});
  await expect(reader.office.changeLook({ version, companyName: 'Mine' })).rejects.toMatchObject({ code: 'app.notAllowed' });
});
