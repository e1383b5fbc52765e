import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { redeem, redeemToken, startProviderApp, travel, type ProviderApp } from '../../../../tests/support/provider-app.ts';
import { enrolApp, SIGN_IN_FINISH, totpCode } from '../../../../tests/support/second-factor.ts';
import { TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { COMPLETE_CONTACT } from '../../../../tests/support/people.ts';
import { LOOKUP, linkIn, openBrowser, readMails, refreshForm, SIGN_IN, TOKEN, type TestBrowser } from '../testing.ts';
import { deleteAccount } from '../store.ts';
import { sweepProviders } from '../store/providers.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

const NAMES = [
  'olivia',
  'paul',
  'quinn',
  'rosa',
  'sam',
  'tess',
  'uma',
  'vera',
  'walt',
  'xena',
  'yuri',
  'zoe',
  'maria',
  'stranger',
  'invited',
  'private',
];
const mail = (name: string) => `${name}@example.test`;
let all: ProviderApp;
let app: TestApp;
let browser: TestBrowser;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const later = (seconds: number) => void (ahead += seconds * 1000);
const db = () => app.server.database.db;
beforeAll(async () => {
  const unproved = { email: mail('unproved'), name: 'Not checked', emailVerified: false };
  all = await startProviderApp([...NAMES.map((name) => ({ email: mail(name), name: `Google ${name}` })), unproved], { clock });
  ({ app } = all);
});
afterAll(() => all.close());
beforeEach(() => {
  browser = openBrowser(app.url);
  all.provider.misbehave();
  later(61);
});

async function staff(name: string, { verified = true } = {}) {
  const user = await app.signIn('sales', { email: mail(name) });
  if (verified) await sql`update users set email_verified = true where id = ${user.userId}`.execute(db());
  return user;
}
const signInAs = async (name: string, from = browser) => redeem(from, await travel(app, from, mail(name)));
const activities = async (kind: string, userId: string) =>
  (await readRecord(app)).filter((row) => row.kind === kind && row.actorId === userId).map(({ after }) => ({ after }));
const identities = async (userId: string) =>
  (await sql<{ subject: string }>`select subject from user_identities where user_id = ${userId}`.execute(db())).rows;
const sessionCount = async () => Number((await sql<{ n: string }>`select count(*) as n from sessions`.execute(db())).rows[0]?.n);
const claimsOf = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('the first sign-in links the staff account of the address, later ones find it by the subject', async () => {
  const user = await staff('olivia');
  const { status, json } = await signInAs('olivia');
  expect(status).toBe(200);
  expect(json).toEqual({
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    localId: user.userId,
    federatedId: expect.stringMatching(new RegExp(`^${all.provider.issuer}/\\w+$`)),
    email: mail('olivia'),
    emailVerified: true,
    displayName: 'Test sales',
    isNewUser: false,
    rawUserInfo: expect.any(String),
    idToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: '1800',
  });
  expect(JSON.parse(String(json['rawUserInfo']))).toEqual({
    sub: expect.any(String),
    email: mail('olivia'),
    email_verified: true,
    name: 'Google olivia',
  });
  expect(claimsOf(json['idToken'])).toMatchObject({ firebase: { sign_in_provider: 'google.com' }, email_verified: true });
  expect(await app.api(String(json['idToken'])).identity.getStaffSession()).toMatchObject({ userId: user.userId });
  expect((await browser.call(TOKEN, undefined, refreshForm(json['refreshToken']))).status).toBe(200);

  await sql`update users set email = 'olivia.new@example.test' where id = ${user.userId}`.execute(db());
  expect((await signInAs('olivia', openBrowser(app.url))).json).toMatchObject({ localId: user.userId, email: 'olivia.new@example.test' });
  expect(await activities('access.identityLinked', user.userId)).toEqual([{ after: { provider: 'google.com', email: mail('olivia') } }]);
  expect(await activities('access.signedIn', user.userId)).toContainEqual({
    after: { provider: 'google.com', secondFactor: false, device: 'node' },
  });
  const [told, more] = await readMails(app, mail('olivia'));
  expect(told).toMatchObject({ kind: 'access.identityLinked', subject: 'A Google account was linked with your account' });
  expect(told?.text).not.toContain('password of your account was removed');
  expect(more).toBeUndefined();
  expect((await browser.call(SIGN_IN, { email: 'olivia.new@example.test', password: TEST_PASSWORD })).status).toBe(200);
});

test('lookup tells of the linked account', async () => {
  await staff('paul');
  const { json } = await signInAs('paul');
  const seen = (await browser.call(LOOKUP, { idToken: json['idToken'] })).json['users'] as { providerUserInfo: unknown[] }[];
  expect(seen[0]?.providerUserInfo).toMatchObject([
    { providerId: 'password' },
    { providerId: 'google.com', email: mail('paul'), displayName: 'Google paul' },
  ]);
});

test('what was proved can be fetched once, by the browser it was proved in, within a minute', async () => {
  await staff('quinn');
  const landed = await travel(app, browser, mail('quinn'));
  expect((await redeem(openBrowser(app.url), landed)).code).toBe('INVALID_IDP_RESPONSE');
  const other = openBrowser(app.url);
  const others = await travel(app, other, mail('quinn'));
  expect((await redeem(other, landed)).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser, landed, { sessionId: others.event?.sessionId })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser, landed, { sessionId: undefined })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser, landed, { requestUri: 'https://evil.example/?handle=x' })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser, landed, { requestUri: ['x'] })).code).toBe('INVALID_IDP_RESPONSE');

  const before = await sessionCount();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(browser, landed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'INVALID_IDP_RESPONSE')).toHaveLength(19);
  expect(await sessionCount()).toBe(before + 1);

  later(60);
  expect((await redeem(other, others)).code).toBe('INVALID_IDP_RESPONSE');
});

test('two first sign-ins at once make one link', async () => {
  const user = await staff('rosa');
  const other = openBrowser(app.url);
  const [landed, landedToo] = [await travel(app, browser, mail('rosa')), await travel(app, other, mail('rosa'))];
  const answers = await Promise.all([redeem(browser, landed), redeem(other, landedToo)]);
  expect(answers.map(({ json }) => json['localId'])).toEqual([user.userId, user.userId]);
  expect(await identities(user.userId)).toHaveLength(1);
  expect(await activities('access.identityLinked', user.userId)).toHaveLength(1);
});

test('an address the provider has not checked neither links nor signs in', async () => {
  await staff('unproved');
  expect((await signInAs('unproved')).code).toBe('UNVERIFIED_EMAIL');
  const token = await all.provider.issueIdToken(mail('unproved'));
  expect((await redeemToken(browser, token)).code).toBe('UNVERIFIED_EMAIL');
  expect(browser.cookie('redress-session')).toBeUndefined();

  await staff('sam');
  expect((await signInAs('sam')).status).toBe(200);
  all.provider.misbehave({ claims: { email_verified: 'true' } });
  expect((await signInAs('sam')).code).toBe('UNVERIFIED_EMAIL');
});

test('clients, strangers and deleted people are refused alike', async () => {
  const { api } = await app.signIn('owner');
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await app.signIn('client', { contactId, email: mail('maria') });
  await sql`update users set email_verified = true where email = ${mail('maria')}`.execute(db());
  const gone = await staff('tess');
  expect((await signInAs('tess')).status).toBe(200);
  await sql`update users set deleted_at = now() where id = ${gone.userId}`.execute(db());

  for (const name of ['maria', 'stranger', 'tess']) {
    const fresh = openBrowser(app.url);
    expect(await signInAs(name, fresh), name).toMatchObject({
      status: 400,
      code: 'ADMIN_ONLY_OPERATION',
      text: expect.not.stringContaining('example.test'),
    });
    expect(fresh.cookie('redress-session')).toBeUndefined();
  }
  // Anyone who gets the address next is linked again.
  const next = await app.signIn('sales', { email: mail('tess') });
  expect((await signInAs('tess', openBrowser(app.url))).json).toMatchObject({ localId: next.userId });
  await deleteAccount(db(), next.userId, clock());
  expect(await identities(next.userId)).toEqual([]);
});

test('a disabled account stays closed, linked or not; one without a role opens', async () => {
  const user = await staff('uma');
  await sql`update users set disabled_at = now() where id = ${user.userId}`.execute(db());
  expect((await signInAs('uma')).code).toBe('USER_DISABLED');
  await sql`update users set disabled_at = null where id = ${user.userId}`.execute(db());
  expect((await signInAs('uma')).status).toBe(200);
  await sql`update users set disabled_at = now() where id = ${user.userId}`.execute(db());
  expect((await signInAs('uma')).code).toBe('USER_DISABLED');

  await app.signIn('user', { email: mail('vera') });
  expect((await signInAs('vera')).status).toBe(200);
});

test('an account whose address no one had proved loses the password and the sessions someone else may hold', async () => {
  const thief = openBrowser(app.url);
  const user = await staff('walt', { verified: false });
  const held = (await thief.call(SIGN_IN, { email: mail('walt'), password: TEST_PASSWORD })).json;
  const { json } = await signInAs('walt');
  expect(json).toMatchObject({ localId: user.userId, emailVerified: true });
  expect(await app.api(String(json['idToken'])).identity.getStaffSession()).toMatchObject({ userId: user.userId });
  expect((await thief.call(TOKEN, undefined, refreshForm(held['refreshToken']))).code).toBe('TOKEN_EXPIRED');
  await expect(app.api(String(held['idToken'])).identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await thief.call(SIGN_IN, { email: mail('walt'), password: TEST_PASSWORD })).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await readMails(app, mail('walt')))[0]?.text).toContain('password of your account was removed');
  expect(await activities('access.identityLinked', user.userId)).toMatchObject([{ after: { passwordRemoved: true } }]);
});

test('another account at the provider with the same address is a stranger', async () => {
  const user = await staff('xena');
  expect((await signInAs('xena')).status).toBe(200);
  all.provider.misbehave({ claims: { sub: 'somebody-else' } });
  expect((await signInAs('xena', openBrowser(app.url))).code).toBe('ADMIN_ONLY_OPERATION');
  expect(await identities(user.userId)).toHaveLength(1);
});

test('a session cookie planted before signing in is worth nothing after it', async () => {
  await staff('yuri');
  browser.setCookie('redress-session', 'planted');
  const { json } = await signInAs('yuri');
  expect(browser.cookie('redress-session')).not.toBe('planted');
  const attacker = openBrowser(app.url);
  attacker.setCookie('redress-session', 'planted');
  expect((await attacker.call(TOKEN, undefined, refreshForm(json['refreshToken']))).code).toBe('TOKEN_EXPIRED');
});

test('anyone who has an authenticator app is asked for its code', async () => {
  await staff('zoe');
  const owner = openBrowser(app.url);
  const { json: held } = await owner.call(SIGN_IN, { email: mail('zoe'), password: TEST_PASSWORD });
  const { secret, factorId } = await enrolApp(owner, String(held['idToken']), clock());
  later(120);
  const { json } = await signInAs('zoe');
  expect(json).toMatchObject({
    providerId: 'google.com',
    rawUserInfo: expect.any(String),
    mfaPendingCredential: expect.any(String),
    mfaInfo: [{ mfaEnrollmentId: factorId, totpInfo: {} }],
  });
  expect(json).not.toHaveProperty('idToken');
  expect(browser.cookie('redress-session')).toBeUndefined();
  const { json: entered } = await browser.call(SIGN_IN_FINISH, {
    mfaPendingCredential: json['mfaPendingCredential'],
    mfaEnrollmentId: factorId,
    totpVerificationInfo: { verificationCode: totpCode(secret, clock()) },
  });
  expect(claimsOf(entered['idToken'])).toMatchObject({ firebase: { sign_in_provider: 'google.com', sign_in_second_factor: 'totp' } });
});

test("a caller links an account of another address; not someone else's, not a second one, not late", async () => {
  const user = await app.signIn('sales');
  const { json } = await browser.call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  const link = async (name: string, idToken: unknown = json['idToken']) =>
    redeem(browser, await travel(app, browser, mail(name), { authType: 'linkViaPopup' }), { idToken });
  expect((await link('olivia')).code).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
  await app.signIn('sales', { email: mail('invited-too') });
  all.provider.misbehave({ claims: { email: mail('invited-too') } });
  expect((await link('private')).code).toBe('EMAIL_EXISTS');
  all.provider.misbehave();
  const linked = await link('private');
  expect(linked.json).toMatchObject({
    localId: user.userId,
    email: user.email,
    isNewUser: false,
    idToken: expect.any(String),
    refreshToken: expect.any(String),
  });
  expect(claimsOf(linked.json['idToken'])).toMatchObject({ firebase: { sign_in_provider: 'password' } });
  expect((await browser.call(TOKEN, undefined, refreshForm(linked.json['refreshToken']))).status).toBe(200);
  const { idToken } = linked.json;
  expect((await link('private', idToken)).code).toBe('PROVIDER_ALREADY_LINKED');
  expect((await link('stranger', idToken)).code).toBe('PROVIDER_ALREADY_LINKED');
  expect(await identities(user.userId)).toHaveLength(1);
  expect((await signInAs('private', openBrowser(app.url))).json).toMatchObject({ localId: user.userId });
  later(6 * 60);
  expect((await link('stranger', idToken)).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');

  // A window opened for one purpose serves no other.
  expect((await redeem(browser, await travel(app, browser, mail('private')), { idToken })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser, await travel(app, browser, mail('private'), { authType: 'linkViaPopup' }))).code).toBe(
    'INVALID_IDP_RESPONSE',
  );
});

test('confirming who one is finds known accounts only and leaves the session of someone else alone', async () => {
  const user = await app.signIn('sales');
  const { json } = await browser.call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  const confirm = async (name: string) => redeem(browser, await travel(app, browser, mail(name), { authType: 'reauthViaPopup' }));
  expect((await confirm('olivia')).code).toBe('EMAIL_NOT_FOUND');
  expect((await confirm('stranger')).code).toBe('EMAIL_NOT_FOUND');
  expect((await browser.call(TOKEN, undefined, refreshForm(json['refreshToken']))).status).toBe(200);
  const own = openBrowser(app.url);
  expect((await signInAs('olivia', own)).status).toBe(200);
  expect((await redeem(own, await travel(app, own, mail('olivia'), { authType: 'reauthViaPopup' }))).json).toMatchObject({
    idToken: expect.any(String),
  });
});

test('an invitation is accepted with Google only in the browser that opened it, for its own address', async () => {
  const { api } = await app.signIn('owner');
  await api.accounts.createStaffInvite({ email: mail('invited'), name: 'Ines Vited', role: 'sales' });
  expect((await signInAs('invited')).code).toBe('ADMIN_ONLY_OPERATION');
  const token = linkIn((await readMails(app, mail('invited')))[0] ?? { text: '' }).searchParams.get('inviteToken');
  await browser.call('/api/access/invite-permit', { token });
  expect((await signInAs('stranger')).code).toBe('ADMIN_ONLY_OPERATION');
  const { json } = await signInAs('invited');
  expect(json).toMatchObject({ isNewUser: true, emailVerified: true, displayName: 'Ines Vited', email: mail('invited') });
  expect(await app.api(String(json['idToken'])).identity.getStaffSession()).toMatchObject({ userId: json['localId'], role: 'sales' });
  expect(browser.cookie('redress-invite')).toBeUndefined();
  expect((await signInAs('invited', openBrowser(app.url))).json).toMatchObject({ localId: json['localId'], isNewUser: false });
  expect((await openBrowser(app.url).call(SIGN_IN, { email: mail('invited'), password: TEST_PASSWORD })).code).toBe(
    'INVALID_LOGIN_CREDENTIALS',
  );
});

test('an ID token of the provider signs in once, while it is fresh and meant for us', async () => {
  const { provider } = all;
  const token = (claims: object = {}) =>
    provider.issueIdToken(mail('olivia'), {
      iat: Math.floor(clock().getTime() / 1000),
      exp: Math.floor(clock().getTime() / 1000) + 3600,
      ...claims,
    });
  const good = await token();
  expect((await redeemToken(browser, good)).json).toMatchObject({ providerId: 'google.com', idToken: expect.any(String) });
  expect((await redeemToken(browser, good)).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeemToken(browser, await token({ nonce: createHash('sha256').update('raw').digest('hex') }), {}, 'raw')).status).toBe(
    200,
  );

  const [header = '', payload = '', signature = ''] = (await token()).split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const symmetric = Buffer.from('{"alg":"HS256","kid":"loopback"}').toString('base64url');
  provider.misbehave({ foreignKey: true });
  const foreign = await token();
  provider.misbehave();
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
  for (const [i, idToken] of bad.entries()) expect((await redeemToken(browser, idToken)).code, `token ${i}`).toBe('INVALID_IDP_RESPONSE');
  expect((await redeemToken(browser, await token(), {}, 'of another')).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeemToken(browser, await token(), { autoCreate: false })).status).toBe(200);
  expect(await sessionCount()).toBe(before + 1);
  const { json } = await browser.call('/v1/accounts:signInWithIdp?key=redress', {
    postBody: `id_token=${await token()}&providerId=facebook.com`,
  });
  expect(json).toMatchObject({ error: { message: 'INVALID_PROVIDER_ID' } });
});

test('wrong proofs from one address are slowed down', async () => {
  const codes = [];
  for (let i = 0; i < 61; i += 1) codes.push((await redeemToken(browser, `guess-${i}`)).code);
  expect([codes[59], codes[60]]).toEqual(['INVALID_IDP_RESPONSE', 'TOO_MANY_ATTEMPTS_TRY_LATER']);
});

test('nothing secret is stored or recorded', async () => {
  const landed = await travel(app, browser, mail('paul'));
  const handle = new URL(landed.event?.urlResponse ?? '').searchParams.get('handle') ?? '';
  const { rows } = await sql<{
    text: string;
  }>`select r::text as text from provider_results r union all select q::text from provider_requests q`.execute(db());
  const everything = [...rows.map(({ text }) => text), JSON.stringify(await readRecord(app))].join('\n');
  for (const secret of [handle, String(landed.event?.sessionId), Buffer.from(handle).toString('hex')])
    expect(everything).not.toContain(secret);
  const sealed = await sql<{ text: string }>`select encode(profile_sealed, 'escape') as text from provider_results`.execute(db());
  expect(sealed.rows.map(({ text }) => text).join()).not.toContain('example.test');
});

test('what is over is swept away', async () => {
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
  await travel(app, browser, mail('paul'));
  await sweepProviders(db(), new Date(clock().getTime() - 24 * 3_600_000));
  expect(await count()).toBeGreaterThan(1);
  await sweepProviders(db(), new Date(clock().getTime() + 24 * 3_600_000));
  expect(await count()).toBe(0);
});
