import { expect, test } from 'vitest';
import { redeem, travel } from '../../../../tests/support/provider-app.ts';
import { enrolApp, SIGN_IN_FINISH, totpCode } from '../../../../tests/support/second-factor.ts';
import { TEST_PASSWORD } from '../../../../tests/support/test-app.ts';
import { linkIn, openBrowser, readMails, refreshForm, SIGN_IN, TOKEN } from '../testing.ts';
import { claimsOf, mail, testProvider } from '../../../../tests/support/provider-staff.ts';

const { provider, app, browser, clock, later, staff, signInAs, identities } = testProvider([
  'olivia',
  'zoe',
  'stranger',
  'invited',
  'private',
]);

test('anyone who has an authenticator app is asked for its code', async () => {
  await staff('zoe');
  const owner = openBrowser(app().url);
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
  expect(browser().cookie('redress-session')).toBeUndefined();
  const { json: entered } = await browser().call(SIGN_IN_FINISH, {
    mfaPendingCredential: json['mfaPendingCredential'],
    mfaEnrollmentId: factorId,
    totpVerificationInfo: { verificationCode: totpCode(secret, clock()) },
  });
  expect(claimsOf(entered['idToken'])).toMatchObject({ firebase: { sign_in_provider: 'google.com', sign_in_second_factor: 'totp' } });
});

test("a caller links an account of another address; not someone else's, not a second one, not late", async () => {
  const user = await app().signIn('sales');
  const { json } = await browser().call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  const link = async (name: string, idToken: unknown = json['idToken']) =>
    redeem(browser(), await travel(app(), browser(), mail(name), { authType: 'linkViaPopup' }), { idToken });
  await staff('olivia');
  expect((await signInAs('olivia', openBrowser(app().url))).status).toBe(200);
  expect((await link('olivia')).code).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
  await app().signIn('sales', { email: mail('invited-too') });
  provider().misbehave({ claims: { email: mail('invited-too') } });
  expect((await link('private')).code).toBe('EMAIL_EXISTS');
  provider().misbehave();
  const linked = await link('private');
  expect(linked.json).toMatchObject({
    localId: user.userId,
    email: user.email,
    isNewUser: false,
    idToken: expect.any(String),
    refreshToken: expect.any(String),
  });
  expect(claimsOf(linked.json['idToken'])).toMatchObject({ firebase: { sign_in_provider: 'password' } });
  expect((await browser().call(TOKEN, undefined, refreshForm(linked.json['refreshToken']))).status).toBe(200);
  const { idToken } = linked.json;
  expect((await link('private', idToken)).code).toBe('PROVIDER_ALREADY_LINKED');
  expect((await link('stranger', idToken)).code).toBe('PROVIDER_ALREADY_LINKED');
  expect(await identities(user.userId)).toHaveLength(1);
  expect((await signInAs('private', openBrowser(app().url))).json).toMatchObject({ localId: user.userId });
  later(6 * 60);
  expect((await link('stranger', idToken)).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');

  // A window opened for one purpose serves no other.
  expect((await redeem(browser(), await travel(app(), browser(), mail('private')), { idToken })).code).toBe('INVALID_IDP_RESPONSE');
  expect((await redeem(browser(), await travel(app(), browser(), mail('private'), { authType: 'linkViaPopup' }))).code).toBe(
    'INVALID_IDP_RESPONSE',
  );
});

test('confirming who one is finds known accounts only and leaves the session of someone else alone', async () => {
  const user = await app().signIn('sales');
  const { json } = await browser().call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  const confirm = async (name: string) => redeem(browser(), await travel(app(), browser(), mail(name), { authType: 'reauthViaPopup' }));
  expect((await confirm('olivia')).code).toBe('EMAIL_NOT_FOUND');
  expect((await confirm('stranger')).code).toBe('EMAIL_NOT_FOUND');
  expect((await browser().call(TOKEN, undefined, refreshForm(json['refreshToken']))).status).toBe(200);
  const own = openBrowser(app().url);
  expect((await signInAs('olivia', own)).status).toBe(200);
  expect((await redeem(own, await travel(app(), own, mail('olivia'), { authType: 'reauthViaPopup' }))).json).toMatchObject({
    idToken: expect.any(String),
  });
});

test('an invitation is accepted with Google only in the browser that opened it, for its own address', async () => {
  const { api } = await app().signIn('owner');
  await api.accounts.createStaffInvite({ email: mail('invited'), name: 'Ines Vited', role: 'sales' });
  expect((await signInAs('invited')).code).toBe('ADMIN_ONLY_OPERATION');
  const token = linkIn((await readMails(app(), mail('invited')))[0] ?? { text: '' }).searchParams.get('inviteToken');
  await browser().call('/api/access/invite-permit', { token });
  expect((await signInAs('stranger')).code).toBe('ADMIN_ONLY_OPERATION');
  const { json } = await signInAs('invited');
  expect(json).toMatchObject({ isNewUser: true, emailVerified: true, displayName: 'Ines Vited', email: mail('invited') });
  expect(await app().api(String(json['idToken'])).identity.getStaffSession()).toMatchObject({ userId: json['localId'], role: 'sales' });
  expect(browser().cookie('redress-invite')).toBeUndefined();
  expect((await signInAs('invited', openBrowser(app().url))).json).toMatchObject({ localId: json['localId'], isNewUser: false });
  expect((await openBrowser(app().url).call(SIGN_IN, { email: mail('invited'), password: TEST_PASSWORD })).code).toBe(
    'INVALID_LOGIN_CREDENTIALS',
  );
});
