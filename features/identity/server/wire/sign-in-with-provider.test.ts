import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../../tests/support/people.ts';
import { redeem, redeemToken, travel } from '../../../../tests/support/provider-app.ts';
import { TEST_PASSWORD } from '../../../../tests/support/test-app.ts';
import { deleteAccount } from '../store.ts';
import { LOOKUP, openBrowser, readMails, refreshForm, SIGN_IN, TOKEN } from '../testing.ts';
import { claimsOf, mail, testProvider } from '../../../../tests/support/provider-staff.ts';

const { provider, app, browser, clock, db, staff, signInAs, activities, identities } = testProvider([
  'olivia',
  'paul',
  'rosa',
  'sam',
  'tess',
  'uma',
  'vera',
  'walt',
  'xena',
  'yuri',
  'maria',
  'stranger',
]);

test('the first sign-in links the staff account of the address, later ones find it by the subject', async () => {
  const user = await staff('olivia');
  const { status, json } = await signInAs('olivia');
  expect(status).toBe(200);
  expect(json).toEqual({
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    localId: user.userId,
    federatedId: expect.stringMatching(new RegExp(`^${provider().issuer}/\\w+$`)),
    email: mail('olivia'),
    emailVerified: true,
    displayName: 'Test sales',
    isNewUser: false,
    rawUserInfo: expect.any(String),
    oauthIdToken: expect.any(String),
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
  expect(await app().api(String(json['idToken'])).identity.getStaffSession()).toMatchObject({ userId: user.userId });
  expect((await browser().call(TOKEN, undefined, refreshForm(json['refreshToken']))).status).toBe(200);

  await sql`update users set email = 'olivia.new@example.test' where id = ${user.userId}`.execute(db());
  expect((await signInAs('olivia', openBrowser(app().url))).json).toMatchObject({ localId: user.userId, email: 'olivia.new@example.test' });
  expect(await activities('access.identityLinked', user.userId)).toEqual([{ after: { provider: 'google.com', email: mail('olivia') } }]);
  expect(await activities('access.signedIn', user.userId)).toContainEqual({
    after: { provider: 'google.com', secondFactor: false, device: 'node' },
  });
  const [told, more] = await readMails(app(), mail('olivia'));
  expect(told).toMatchObject({ kind: 'access.identityLinked', subject: 'A Google account was linked with your account' });
  expect(told?.text).not.toContain('password of your account was removed');
  expect(more).toBeUndefined();
  expect((await browser().call(SIGN_IN, { email: 'olivia.new@example.test', password: TEST_PASSWORD })).status).toBe(200);
});

test('lookup lists the linked account', async () => {
  await staff('paul');
  const { json } = await signInAs('paul');
  const seen = (await browser().call(LOOKUP, { idToken: json['idToken'] })).json['users'] as { providerUserInfo: unknown[] }[];
  expect(seen[0]?.providerUserInfo).toMatchObject([
    { providerId: 'password' },
    { providerId: 'google.com', email: mail('paul'), displayName: 'Google paul' },
  ]);
});

test('two first sign-ins at once make one link', async () => {
  const user = await staff('rosa');
  const other = openBrowser(app().url);
  const [landed, landedToo] = [await travel(app(), browser(), mail('rosa')), await travel(app(), other, mail('rosa'))];
  const answers = await Promise.all([redeem(browser(), landed), redeem(other, landedToo)]);
  expect(answers.map(({ json }) => json['localId'])).toEqual([user.userId, user.userId]);
  expect(await identities(user.userId)).toHaveLength(1);
  expect(await activities('access.identityLinked', user.userId)).toHaveLength(1);
});

test('an address the provider has not checked neither links nor signs in', async () => {
  await staff('unproved');
  const asked = { needConfirmation: true, verifiedProvider: ['password'], email: mail('unproved') };
  const answer = await signInAs('unproved');
  expect(answer).toMatchObject({ status: 200, json: asked });
  const token = await provider().issueIdToken(mail('unproved'));
  expect((await redeemToken(browser(), token)).json).toMatchObject(asked);
  // Nothing in it lets anyone in: the token of the window has been used.
  expect(answer.json).not.toHaveProperty('idToken');
  const shown = String(answer.json['oauthIdToken']);
  expect((await redeemToken(browser(), shown, {}, String(claimsOf(shown)['nonce']))).code).toBe('INVALID_IDP_RESPONSE');
  expect(browser().cookie('redress-session')).toBeUndefined();

  await staff('sam');
  expect((await signInAs('sam')).status).toBe(200);
  provider().misbehave({ claims: { email_verified: 'true' } });
  expect((await signInAs('sam')).json).toMatchObject({ needConfirmation: true });
});

test('clients, strangers and deleted people are refused alike', async () => {
  const { api } = await app().signIn('owner');
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await app().signIn('client', { contactId, email: mail('maria') });
  await sql`update users set email_verified = true where email = ${mail('maria')}`.execute(db());
  const gone = await staff('tess');
  expect((await signInAs('tess')).status).toBe(200);
  await sql`update users set deleted_at = now() where id = ${gone.userId}`.execute(db());

  for (const name of ['maria', 'stranger', 'tess']) {
    const fresh = openBrowser(app().url);
    expect(await signInAs(name, fresh), name).toMatchObject({
      status: 400,
      code: 'ADMIN_ONLY_OPERATION',
      text: expect.not.stringContaining('example.test'),
    });
    expect(fresh.cookie('redress-session')).toBeUndefined();
  }
  // Anyone who gets the address next is linked again.
  const next = await app().signIn('sales', { email: mail('tess') });
  expect((await signInAs('tess', openBrowser(app().url))).json).toMatchObject({ localId: next.userId });
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

  await app().signIn('user', { email: mail('vera') });
  expect((await signInAs('vera')).status).toBe(200);
});

test('an account whose address no one had proved loses the password and the sessions someone else may hold', async () => {
  const thief = openBrowser(app().url);
  const user = await staff('walt', { verified: false });
  const held = (await thief.call(SIGN_IN, { email: mail('walt'), password: TEST_PASSWORD })).json;
  const { json } = await signInAs('walt');
  expect(json).toMatchObject({ localId: user.userId, emailVerified: true });
  expect(await app().api(String(json['idToken'])).identity.getStaffSession()).toMatchObject({ userId: user.userId });
  expect((await thief.call(TOKEN, undefined, refreshForm(held['refreshToken']))).code).toBe('TOKEN_EXPIRED');
  await expect(app().api(String(held['idToken'])).identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await thief.call(SIGN_IN, { email: mail('walt'), password: TEST_PASSWORD })).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await readMails(app(), mail('walt')))[0]?.text).toContain('password of your account was removed');
  expect(await activities('access.identityLinked', user.userId)).toMatchObject([{ after: { passwordRemoved: true } }]);
});

test('another account at the provider with the same address is a stranger', async () => {
  const user = await staff('xena');
  expect((await signInAs('xena')).status).toBe(200);
  provider().misbehave({ claims: { sub: 'someone-else' } });
  expect((await signInAs('xena', openBrowser(app().url))).code).toBe('ADMIN_ONLY_OPERATION');
  expect(await identities(user.userId)).toHaveLength(1);
});

test('a session cookie planted before signing in is worth nothing after it', async () => {
  await staff('yuri');
  browser().setCookie('redress-session', 'planted');
  const { json } = await signInAs('yuri');
  expect(browser().cookie('redress-session')).not.toBe('planted');
  const attacker = openBrowser(app().url);
  attacker.setCookie('redress-session', 'planted');
  expect((await attacker.call(TOKEN, undefined, refreshForm(json['refreshToken']))).code).toBe('TOKEN_EXPIRED');
});
