import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../tests/support/opened-record.ts';
import { redeem, redeemToken, travel } from '../../../../tests/support/provider-app.ts';
import { sweepProviders } from '../store/providers.ts';
import { openBrowser } from '../testing.ts';
import { mail, testProvider } from '../../../../tests/support/provider-staff.ts';

const { provider, app, browser, clock, later, db, staff, sessionCount } = testProvider(['olivia', 'paul', 'quinn']);

test('what was proved can be fetched once, by the browser it was proved in, within a minute', async () => {
  await staff('quinn');
  const landed = await travel(app(), browser(), mail('quinn'));
  expect((await redeem(openBrowser(app().url), landed)).code).toBe('INVALID_IDP_RESPONSE');
  const other = openBrowser(app().url);
  const others = await travel(app(), other, mail('quinn'));
  expect((await redeem(other, landed)).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser(), landed, { sessionId: others.event?.sessionId })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser(), landed, { sessionId: undefined })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser(), landed, { requestUri: 'https://evil.example/?handle=x' })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser(), landed, { requestUri: ['x'] })).code).toBe('INVALID_IDP_RESPONSE');

  const before = await sessionCount();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(browser(), landed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'INVALID_IDP_RESPONSE')).toHaveLength(19);
  expect(await sessionCount()).toBe(before + 1);

  later(60);
  expect((await redeem(other, others)).code).toBe('INVALID_IDP_RESPONSE');
});

test('an ID token of the provider signs in once, while it is fresh and meant for us', async () => {
  const token = (claims: object = {}) =>
    provider().issueIdToken(mail('olivia'), {
      iat: Math.floor(clock().getTime() / 1000),
      exp: Math.floor(clock().getTime() / 1000) + 3600,
      ...claims,
    });
  await staff('olivia');
  const good = await token();
  expect((await redeemToken(browser(), good)).json).toMatchObject({ providerId: 'google.com', idToken: expect.any(String) });
  expect((await redeemToken(browser(), good)).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeemToken(browser(), await token({ nonce: createHash('sha256').update('raw').digest('hex') }), {}, 'raw')).status).toBe(
    200,
  );

  const [header = '', payload = '', signature = ''] = (await token()).split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const symmetric = Buffer.from('{"alg":"HS256","kid":"loopback"}').toString('base64url');
  provider().misbehave({ foreignKey: true });
  const foreign = await token();
  provider().misbehave();
  const before = await sessionCount();
  const bad = [
    `${unsigned}.${payload}.`,
    `${symmetric}.${payload}.${signature}`,
    `${header}.${payload}.${'A'.repeat(signature.length)}`,
    foreign,
    '',
    'no.such.token',
    'x'.repeat(9000),
    await token({ aud: 'another' }),
    await token({ aud: ['redress-test', 'another'] }),
    await token({ iss: 'https://evil.example' }),
    await token({ exp: 1 }),
    await token({ iat: Math.floor(clock().getTime() / 1000) - 700 }),
    await token({ iat: Math.floor(clock().getTime() / 1000) + 700 }),
    await token({ nonce: 'not sent' }),
    await token({ email: undefined }),
    await token({ sub: undefined }),
  ];
  for (const [i, idToken] of bad.entries()) expect((await redeemToken(browser(), idToken)).code, `token ${i}`).toBe('INVALID_IDP_RESPONSE');
  expect((await redeemToken(browser(), await token(), {}, 'of another')).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeemToken(browser(), await token(), { autoCreate: false })).status).toBe(200);
  expect(await sessionCount()).toBe(before + 1);
  const { json } = await browser().call('/v1/accounts:signInWithIdp?key=redress', {
    postBody: `id_token=${await token()}&providerId=facebook.com`,
  });
  expect(json).toMatchObject({ error: { message: 'INVALID_PROVIDER_ID' } });
});

test('wrong proofs from one address are slowed down', async () => {
  const codes = [];
  for (let i = 0; i < 61; i += 1) codes.push((await redeemToken(browser(), `guess-${i}`)).code);
  expect([codes[59], codes[60]]).toEqual(['INVALID_IDP_RESPONSE', 'TOO_MANY_ATTEMPTS_TRY_LATER']);
});

test('nothing secret is stored or recorded', async () => {
  const landed = await travel(app(), browser(), mail('paul'));
  const handle = new URL(landed.event?.urlResponse ?? '').searchParams.get('handle') ?? '';
  const { rows } = await sql<{
    text: string;
  }>`select r::text as text from provider_results r union all select q::text from provider_requests q`.execute(db());
  const everything = [...rows.map(({ text }) => text), JSON.stringify(await readRecord(app()))].join('\n');
  for (const secret of [handle, String(landed.event?.sessionId), Buffer.from(handle).toString('hex')])
    expect(everything).not.toContain(secret);
  const sealed = await sql<{ text: string }>`select encode(profile_sealed, 'escape') as text from provider_results`.execute(db());
  expect(sealed.rows.map(({ text }) => text).join()).not.toContain('example.test');
});

test('what has expired is deleted', async () => {
  const count = async () =>
    Number(
      (
        await sql<{
          n: string;
        }>`select (select count(*) from provider_requests) + (select count(*) from provider_results) + (select count(*) from provider_tokens_used) as n`.execute(
          db(),
        )
      ).rows[0]?.n,
    );
  await travel(app(), browser(), mail('paul'));
  await sweepProviders(db(), new Date(clock().getTime() - 24 * 3_600_000));
  expect(await count()).toBeGreaterThan(1);
  await sweepProviders(db(), new Date(clock().getTime() + 24 * 3_600_000));
  expect(await count()).toBe(0);
});
