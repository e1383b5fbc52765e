// Every refusal the protocol knows and this program can give, brought about at the running server: what the server really says,
// and the code and the text the official client module, unchanged, makes of it.
import type { AuthError } from '@firebase/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { IDENTITY_WIRE } from '../../features/access/server/wire/wire-list.ts';
import { openRefusals, type Refusals } from '../support/refusals.ts';
import { codeOf } from '../support/sdk.ts';
import { TEST_PASSWORD } from '../support/test-house.ts';
import type { Heard } from '../support/wiretap.ts';

const EVERY_STRING = `
  ADMIN_ONLY_OPERATION CREDENTIAL_TOO_OLD_LOGIN_AGAIN EMAIL_EXISTS EMAIL_NOT_FOUND EXPIRED_OOB_CODE FEDERATED_USER_ID_ALREADY_LINKED INTERNAL_ERROR
  INVALID_API_KEY INVALID_CODE INVALID_CONTINUE_URI INVALID_EMAIL INVALID_IDENTIFIER INVALID_IDP_RESPONSE INVALID_ID_TOKEN INVALID_LOGIN_CREDENTIALS
  INVALID_MFA_PENDING_CREDENTIAL INVALID_OOB_CODE INVALID_PASSWORD INVALID_SESSION_INFO MFA_ENROLLMENT_NOT_FOUND MISSING_EMAIL MISSING_MFA_ENROLLMENT_ID
  MISSING_MFA_PENDING_CREDENTIAL MISSING_PASSWORD MISSING_SESSION_INFO OPERATION_NOT_ALLOWED PASSWORD_DOES_NOT_MEET_REQUIREMENTS RESET_PASSWORD_EXCEED_LIMIT
  TOKEN_EXPIRED TOO_MANY_ATTEMPTS_TRY_LATER UNAUTHORIZED_DOMAIN UNVERIFIED_EMAIL USER_DISABLED USER_NOT_FOUND WEAK_PASSWORD`.trim().split(/\s+/);

const WRONG_CREDENTIAL = 'The supplied auth credential is incorrect, malformed or has expired.';
const BAD_ADDRESS = 'The email address is badly formatted.';
const SIGNED_OUT = "The user's credential is no longer valid. The user must sign in again.";
const BLOCKED = 'We have blocked all requests from this device due to unusual activity. Try again later.';
const NOBODY = 'nobody@example.test';
const GOOGLE_OLIVIA = 'olivia@example.test';

let r: Refusals;
let sdk: Refusals['sdk'];
beforeAll(async () => {
  r = await openRefusals();
  ({ sdk } = r);
});
// An hour later nothing counts any more that an earlier test did.
beforeEach(async () => {
  r.later(61);
  r.changeBrowser();
  await r.settings({});
});
afterAll(() => r.close());

interface Row {
  readonly says: string;
  readonly code: string;
  readonly text: string;
  /** The text is the server's, sent along in place of the module's. */
  readonly ours?: true;
  readonly provoke: () => Promise<unknown>;
}
const without = (field: string, work: () => Promise<unknown>) => r.tap().altering(({ [field]: _gone, ...rest }) => rest, work);
const ROWS: readonly Row[] = [
  {
    says: 'ADMIN_ONLY_OPERATION', code: 'admin-restricted-operation', text: 'This operation is restricted to administrators only.',
    provoke: () => sdk.createUserWithEmailAndPassword(r.openPage(), NOBODY, TEST_PASSWORD),
  },
  {
    says: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', code: 'requires-recent-login',
    text: 'This operation is sensitive and requires recent authentication. Log in again before retrying this request.',
    async provoke() {
      const { user } = await r.person();
      r.later(6);
      return sdk.updatePassword(user, `${TEST_PASSWORD}-2`);
    },
  },
  {
    says: 'EMAIL_EXISTS', code: 'email-already-in-use', text: 'The email address is already in use by another account.',
    async provoke() {
      const { email } = await r.person();
      await r.settings({ separateSignInCodes: true });
      return sdk.updateEmail((await r.person()).user, email);
    },
  },
  {
    says: 'EMAIL_NOT_FOUND', code: 'user-not-found', text: 'There is no user record corresponding to this identifier. The user may have been deleted.',
    async provoke() {
      await r.settings({ separateSignInCodes: true });
      return sdk.signInWithEmailAndPassword(r.openPage(), NOBODY, TEST_PASSWORD);
    },
  },
  {
    says: 'EXPIRED_OOB_CODE', code: 'expired-action-code', text: 'The action code has expired.',
    async provoke() {
      const { auth, email } = await r.person();
      await sdk.sendPasswordResetEmail(auth, email);
      r.later(61);
      return sdk.verifyPasswordResetCode(auth, await r.mailedCode(email));
    },
  },
  {
    says: 'FEDERATED_USER_ID_ALREADY_LINKED', code: 'credential-already-in-use', text: 'This credential is already associated with a different user account.',
    async provoke() {
      await r.house.signIn('sales', { email: GOOGLE_OLIVIA });
      await sdk.signInWithCredential(r.openPage(), await r.credential(GOOGLE_OLIVIA));
      return sdk.linkWithCredential((await r.person()).user, await r.credential(GOOGLE_OLIVIA));
    },
  },
  {
    says: 'INTERNAL_ERROR', code: 'internal-error', text: 'An internal AuthError has occurred.',
    provoke: () => r.without('action_codes', () => sdk.verifyPasswordResetCode(r.openPage(), 'unknown')),
  },
  {
    says: 'INVALID_API_KEY', code: 'invalid-api-key', text: 'Your API key is invalid, please check you have copied it correctly.',
    provoke: () => sdk.signInWithEmailAndPassword(r.openPage('another'), NOBODY, TEST_PASSWORD),
  },
  {
    says: 'INVALID_CODE', code: 'invalid-verification-code',
    text: 'The SMS verification code used to create the phone auth credential is invalid. Please resend the verification code sms and be sure to use the verification code provided by the user.',
    async provoke() {
      const { user } = await r.person();
      return r.finishApp(user, await r.beginApp(user), 'no code');
    },
  },
  {
    says: 'INVALID_CONTINUE_URI', code: 'invalid-continue-uri', text: 'The continue URL provided in the request is invalid.',
    provoke: () => sdk.sendPasswordResetEmail(r.openPage(), NOBODY, { url: 'nowhere' }),
  },
  { says: 'INVALID_EMAIL', code: 'invalid-email', text: BAD_ADDRESS, provoke: () => sdk.signInWithEmailAndPassword(r.openPage(), 'nobody', TEST_PASSWORD) },
  { says: 'INVALID_IDENTIFIER', code: 'invalid-email', text: BAD_ADDRESS, provoke: () => sdk.fetchSignInMethodsForEmail(r.openPage(), 'nobody') },
  {
    says: 'INVALID_IDP_RESPONSE', code: 'invalid-credential', text: WRONG_CREDENTIAL,
    provoke: () => sdk.signInWithCredential(r.openPage(), sdk.GoogleAuthProvider.credential('no.such.token')),
  },
  {
    says: 'INVALID_ID_TOKEN', code: 'invalid-user-token',
    text: "This user's credential isn't valid for this project. This can happen if the user's token has been tampered with, or if the user isn't for the project associated with this API key.",
    async provoke() {
      const { user } = await r.person();
      return r.tap().altering(({ idToken }) => ({ idToken: `${String(idToken).slice(0, -86)}${'A'.repeat(86)}` }), () => user.reload());
    },
  },
  {
    says: 'INVALID_LOGIN_CREDENTIALS', code: 'invalid-credential', text: WRONG_CREDENTIAL,
    provoke: () => sdk.signInWithEmailAndPassword(r.openPage(), NOBODY, TEST_PASSWORD),
  },
  {
    says: 'INVALID_MFA_PENDING_CREDENTIAL', code: 'invalid-multi-factor-session', text: 'The request does not contain a valid proof of first factor successful sign-in.',
    async provoke() {
      const { answer } = await r.challenge();
      r.later(11);
      return answer();
    },
  },
  {
    says: 'INVALID_OOB_CODE', code: 'invalid-action-code', text: 'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
    provoke: () => sdk.verifyPasswordResetCode(r.openPage(), 'unknown'),
  },
  {
    says: 'INVALID_PASSWORD', code: 'wrong-password', text: 'The password is invalid or the user does not have a password.',
    async provoke() {
      const { auth, email } = await r.person();
      await r.settings({ separateSignInCodes: true });
      return sdk.signInWithEmailAndPassword(auth, email, 'not the password');
    },
  },
  {
    says: 'INVALID_SESSION_INFO', code: 'invalid-verification-id', text: 'The verification ID used to create the phone auth credential is invalid.',
    async provoke() {
      const { user } = await r.person();
      const replaced = await r.beginApp(user);
      await r.beginApp(user);
      return r.finishApp(user, replaced);
    },
  },
  {
    says: 'MFA_ENROLLMENT_NOT_FOUND', code: 'multi-factor-info-not-found', text: 'The user does not have a second factor matching the identifier provided.',
    provoke: async () => sdk.multiFactor((await r.person()).user).unenroll('another'),
  },
  { says: 'MISSING_EMAIL', code: 'missing-email', text: 'Error', provoke: () => sdk.sendPasswordResetEmail(r.openPage(), '') },
  {
    says: 'MISSING_MFA_ENROLLMENT_ID', code: 'missing-multi-factor-info', text: 'No second factor identifier is provided.',
    provoke: async () => sdk.multiFactor((await r.person()).user).unenroll(''),
  },
  {
    says: 'MISSING_MFA_PENDING_CREDENTIAL', code: 'missing-multi-factor-session', text: 'The request is missing proof of first factor successful sign-in.',
    provoke: async () => without('mfaPendingCredential', (await r.challenge()).answer),
  },
  {
    says: 'MISSING_PASSWORD', code: 'missing-password', text: 'A non-empty password must be provided',
    provoke: () => sdk.signInWithEmailAndPassword(r.openPage(), NOBODY, ''),
  },
  {
    says: 'MISSING_SESSION_INFO', code: 'missing-verification-id', text: 'The phone auth credential was created with an empty verification ID.',
    async provoke() {
      const { user } = await r.person();
      const secret = await r.beginApp(user);
      const empty = (body: Record<string, unknown>) => ({ ...body, totpVerificationInfo: { verificationCode: '123456' } });
      return r.tap().altering(empty, () => r.finishApp(user, secret));
    },
  },
  {
    says: 'OPERATION_NOT_ALLOWED', code: 'operation-not-allowed',
    text: 'The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in method tab of the Auth section.',
    provoke: () => sdk.signInWithCustomToken(r.openPage(), 'token'),
  },
  {
    says: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS', code: 'password-does-not-meet-requirements', text: 'The password needs at least 8 characters.', ours: true,
    provoke: async () => sdk.updatePassword((await r.person()).user, 'seven77'),
  },
  {
    says: 'RESET_PASSWORD_EXCEED_LIMIT', code: 'too-many-requests', text: BLOCKED,
    async provoke() {
      const auth = r.openPage();
      await Promise.all(Array.from({ length: 30 }, (_, i) => sdk.sendPasswordResetEmail(auth, `person${i}@example.test`)));
      return sdk.sendPasswordResetEmail(auth, NOBODY);
    },
  },
  {
    says: 'TOKEN_EXPIRED', code: 'user-token-expired', text: SIGNED_OUT,
    async provoke() {
      const { user } = await r.person();
      r.later(31);
      return user.reload();
    },
  },
  {
    says: 'TOO_MANY_ATTEMPTS_TRY_LATER', code: 'too-many-requests', text: BLOCKED,
    async provoke() {
      const { auth, email } = await r.person();
      for (let i = 0; i < 10; i += 1) expect(await codeOf(sdk.signInWithEmailAndPassword(auth, email, `guess ${i}`))).toBe('auth/invalid-credential');
      return sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    },
  },
  {
    says: 'UNAUTHORIZED_DOMAIN', code: 'unauthorized-continue-uri',
    text: 'The domain of the continue URL is not whitelisted.  Please whitelist the domain in the Firebase console.',
    provoke: () => sdk.sendPasswordResetEmail(r.openPage(), NOBODY, { url: 'https://evil.test/' }),
  },
  {
    says: 'UNVERIFIED_EMAIL', code: 'unverified-email', text: 'The operation requires a verified email.',
    provoke: async () => sdk.signInWithCredential(r.openPage(), await r.credential('unproved@example.test')),
  },
  {
    says: 'USER_DISABLED', code: 'user-disabled', text: 'The user account has been disabled by an administrator.',
    async provoke() {
      const { auth, email, userId } = await r.person();
      await sql`update users set disabled_at = ${r.clock()} where id = ${userId}`.execute(r.db);
      return sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    },
  },
  {
    says: 'USER_NOT_FOUND', code: 'user-token-expired', text: SIGNED_OUT,
    async provoke() {
      const { email, user } = await r.person();
      r.changeBrowser();
      await sdk.deleteUser(await r.signInAgain(email));
      return user.reload();
    },
  },
  {
    says: 'WEAK_PASSWORD', code: 'weak-password', text: 'The password needs at least 8 characters.', ours: true,
    provoke: async () => sdk.updatePassword((await r.person()).user, 'short'),
  },
];

/** The one form an error has on the wire. */
function expectRefusal(heard: Heard | undefined, message: unknown): void {
  expect(heard?.type).toBe('application/json; charset=utf-8');
  expect(heard?.status).toBeGreaterThanOrEqual(400);
  expect(JSON.parse(heard?.text ?? '')).toEqual({ error: { code: heard?.status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });
}
const errorOf = (work: Promise<unknown>) => work.then(() => undefined, (error: unknown) => error as AuthError);

test('the table has each of the 35 strings, and none twice', () => {
  expect(EVERY_STRING).toHaveLength(35);
  expect(ROWS.map(({ says }) => says)).toEqual(EVERY_STRING);
});

test.for(ROWS)('$says is auth/$code', async ({ says, code, text, ours, provoke }) => {
  const error = await errorOf(provoke());
  expect(error).toMatchObject({ code: `auth/${code}`, message: `Firebase: ${text} (auth/${code}).` });
  expectRefusal(r.tap().heard.at(-1), ours ? `${says} : ${text}` : says);
});
