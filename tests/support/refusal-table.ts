// Every string a refusal of the identity protocol can have here, what the official client module makes of it, and how to bring it about.
import { sql } from 'kysely';
import { codeOf } from './sdk.ts';
import type { Refusals } from './refusals.ts';
import { TEST_PASSWORD } from './test-app.ts';

const WRONG_CREDENTIAL = 'The supplied auth credential is incorrect, malformed or has expired.';
const BAD_ADDRESS = 'The email address is badly formatted.';
const SIGNED_OUT = "The user's credential is no longer valid. The user must sign in again.";
const BLOCKED = 'We have blocked all requests from this device due to unusual activity. Try again later.';
const NOBODY = 'nobody@example.test';
const GOOGLE_OLIVIA = 'olivia@example.test';

export interface Refused {
  readonly says: string;
  readonly code: string;
  readonly text: string;
  /** The text is the server's, sent along in place of the module's. */
  readonly ours?: true;
  readonly provoke: (r: Refusals) => Promise<unknown>;
}
const omitting = ({ tap }: Refusals, field: string, work: () => Promise<unknown>) =>
  tap().altering(({ [field]: _gone, ...rest }) => rest, work);
/** Each string, brought about the way people bring it about; where the client module cannot go wrong like that, its call is changed on the way. */
export const REFUSED: readonly Refused[] = [
  {
    says: 'ADMIN_ONLY_OPERATION',
    code: 'admin-restricted-operation',
    text: 'This operation is restricted to administrators only.',
    provoke: (r) => r.sdk.createUserWithEmailAndPassword(r.openPage(), NOBODY, TEST_PASSWORD),
  },
  {
    says: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    code: 'requires-recent-login',
    text: 'This operation is sensitive and requires recent authentication. Log in again before retrying this request.',
    async provoke(r) {
      const { user } = await r.person();
      r.later(6);
      return r.sdk.updatePassword(user, `${TEST_PASSWORD}-2`);
    },
  },
  {
    says: 'EMAIL_EXISTS',
    code: 'email-already-in-use',
    text: 'The email address is already in use by another account.',
    async provoke(r) {
      const { email } = await r.person();
      await r.settings({ separateSignInCodes: true });
      return r.sdk.updateEmail((await r.person()).user, email);
    },
  },
  {
    says: 'EMAIL_NOT_FOUND',
    code: 'user-not-found',
    text: 'There is no user record corresponding to this identifier. The user may have been deleted.',
    async provoke(r) {
      await r.settings({ separateSignInCodes: true });
      return r.sdk.signInWithEmailAndPassword(r.openPage(), NOBODY, TEST_PASSWORD);
    },
  },
  {
    says: 'EXPIRED_OOB_CODE',
    code: 'expired-action-code',
    text: 'The action code has expired.',
    async provoke(r) {
      const { auth, email } = await r.person();
      await r.sdk.sendPasswordResetEmail(auth, email);
      r.later(61);
      return r.sdk.verifyPasswordResetCode(auth, await r.mailedCode(email));
    },
  },
  {
    says: 'FEDERATED_USER_ID_ALREADY_LINKED',
    code: 'credential-already-in-use',
    text: 'This credential is already associated with a different user account.',
    async provoke(r) {
      await r.app.signIn('sales', { email: GOOGLE_OLIVIA });
      await r.sdk.signInWithCredential(r.openPage(), await r.credential(GOOGLE_OLIVIA));
      return r.sdk.linkWithCredential((await r.person()).user, await r.credential(GOOGLE_OLIVIA));
    },
  },
  {
    says: 'INTERNAL_ERROR',
    code: 'internal-error',
    text: 'An internal AuthError has occurred.',
    provoke: (r) => r.without('action_codes', () => r.sdk.verifyPasswordResetCode(r.openPage(), 'unknown')),
  },
  {
    says: 'INVALID_API_KEY',
    code: 'invalid-api-key',
    text: 'Your API key is invalid, please check you have copied it correctly.',
    provoke: (r) => r.sdk.signInWithEmailAndPassword(r.openPage('another'), NOBODY, TEST_PASSWORD),
  },
  {
    says: 'INVALID_CODE',
    code: 'invalid-verification-code',
    text: 'The SMS verification code used to create the phone auth credential is invalid. Please resend the verification code sms and be sure to use the verification code provided by the user.',
    async provoke(r) {
      const { user } = await r.person();
      return r.finishApp(user, await r.beginApp(user), 'no code');
    },
  },
  {
    says: 'INVALID_CONTINUE_URI',
    code: 'invalid-continue-uri',
    text: 'The continue URL provided in the request is invalid.',
    provoke: (r) => r.sdk.sendPasswordResetEmail(r.openPage(), NOBODY, { url: 'nowhere' }),
  },
  {
    says: 'INVALID_EMAIL',
    code: 'invalid-email',
    text: BAD_ADDRESS,
    provoke: (r) => r.sdk.signInWithEmailAndPassword(r.openPage(), 'nobody', TEST_PASSWORD),
  },
  {
    says: 'INVALID_IDENTIFIER',
    code: 'invalid-email',
    text: BAD_ADDRESS,
    provoke: (r) => r.sdk.fetchSignInMethodsForEmail(r.openPage(), 'nobody'),
  },
  {
    says: 'INVALID_IDP_RESPONSE',
    code: 'invalid-credential',
    text: WRONG_CREDENTIAL,
    provoke: (r) => r.sdk.signInWithCredential(r.openPage(), r.sdk.GoogleAuthProvider.credential('no.such.token')),
  },
  {
    says: 'INVALID_ID_TOKEN',
    code: 'invalid-user-token',
    text: "This user's credential isn't valid for this project. This can happen if the user's token has been tampered with, or if the user isn't for the project associated with this API key.",
    async provoke(r) {
      const { user } = await r.person();
      return r.tap().altering(
        ({ idToken }) => ({ idToken: `${String(idToken).slice(0, -86)}${'A'.repeat(86)}` }),
        () => user.reload(),
      );
    },
  },
  {
    says: 'INVALID_LOGIN_CREDENTIALS',
    code: 'invalid-credential',
    text: WRONG_CREDENTIAL,
    provoke: (r) => r.sdk.signInWithEmailAndPassword(r.openPage(), NOBODY, TEST_PASSWORD),
  },
  {
    says: 'INVALID_MFA_PENDING_CREDENTIAL',
    code: 'invalid-multi-factor-session',
    text: 'The request does not contain a valid proof of first factor successful sign-in.',
    async provoke(r) {
      const { answer } = await r.challenge();
      r.later(11);
      return answer();
    },
  },
  {
    says: 'INVALID_OOB_CODE',
    code: 'invalid-action-code',
    text: 'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
    provoke: (r) => r.sdk.verifyPasswordResetCode(r.openPage(), 'unknown'),
  },
  {
    says: 'INVALID_PASSWORD',
    code: 'wrong-password',
    text: 'The password is invalid or the user does not have a password.',
    async provoke(r) {
      const { auth, email } = await r.person();
      await r.settings({ separateSignInCodes: true });
      return r.sdk.signInWithEmailAndPassword(auth, email, 'not the password');
    },
  },
  {
    says: 'INVALID_SESSION_INFO',
    code: 'invalid-verification-id',
    text: 'The verification ID used to create the phone auth credential is invalid.',
    async provoke(r) {
      const { user } = await r.person();
      const replaced = await r.beginApp(user);
      await r.beginApp(user);
      return r.finishApp(user, replaced);
    },
  },
  {
    says: 'MFA_ENROLLMENT_NOT_FOUND',
    code: 'multi-factor-info-not-found',
    text: 'The user does not have a second factor matching the identifier provided.',
    provoke: async (r) => r.sdk.multiFactor((await r.person()).user).unenroll('another'),
  },
  { says: 'MISSING_EMAIL', code: 'missing-email', text: 'Error', provoke: (r) => r.sdk.sendPasswordResetEmail(r.openPage(), '') },
  {
    says: 'MISSING_MFA_ENROLLMENT_ID',
    code: 'missing-multi-factor-info',
    text: 'No second factor identifier is provided.',
    provoke: async (r) => r.sdk.multiFactor((await r.person()).user).unenroll(''),
  },
  {
    says: 'MISSING_MFA_PENDING_CREDENTIAL',
    code: 'missing-multi-factor-session',
    text: 'The request is missing proof of first factor successful sign-in.',
    provoke: async (r) => omitting(r, 'mfaPendingCredential', (await r.challenge()).answer),
  },
  {
    says: 'MISSING_PASSWORD',
    code: 'missing-password',
    text: 'A non-empty password must be provided',
    provoke: (r) => r.sdk.signInWithEmailAndPassword(r.openPage(), NOBODY, ''),
  },
  {
    says: 'MISSING_SESSION_INFO',
    code: 'missing-verification-id',
    text: 'The phone auth credential was created with an empty verification ID.',
    async provoke(r) {
      const { user } = await r.person();
      const secret = await r.beginApp(user);
      const empty = (body: Record<string, unknown>) => ({ ...body, totpVerificationInfo: { verificationCode: '123456' } });
      return r.tap().altering(empty, () => r.finishApp(user, secret));
    },
  },
  {
    says: 'OPERATION_NOT_ALLOWED',
    code: 'operation-not-allowed',
    text: 'The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in method tab of the Auth section.',
    provoke: (r) => r.sdk.signInWithCustomToken(r.openPage(), 'token'),
  },
  {
    says: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
    code: 'password-does-not-meet-requirements',
    text: 'The password needs at least 8 characters.',
    ours: true,
    provoke: async (r) => r.sdk.updatePassword((await r.person()).user, 'seven77'),
  },
  {
    says: 'RESET_PASSWORD_EXCEED_LIMIT',
    code: 'too-many-requests',
    text: BLOCKED,
    async provoke(r) {
      const auth = r.openPage();
      await Promise.all(Array.from({ length: 30 }, (_, i) => r.sdk.sendPasswordResetEmail(auth, `person${i}@example.test`)));
      return r.sdk.sendPasswordResetEmail(auth, NOBODY);
    },
  },
  {
    says: 'TOKEN_EXPIRED',
    code: 'user-token-expired',
    text: SIGNED_OUT,
    async provoke(r) {
      const { user } = await r.person();
      r.later(31);
      return user.reload();
    },
  },
  {
    says: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    code: 'too-many-requests',
    text: BLOCKED,
    async provoke(r) {
      const { auth, email } = await r.person();
      for (let i = 0; i < 10; i += 1) await codeOf(r.sdk.signInWithEmailAndPassword(auth, email, `guess ${i}`));
      return r.sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    },
  },
  {
    says: 'UNAUTHORIZED_DOMAIN',
    code: 'unauthorized-continue-uri',
    text: 'The domain of the continue URL is not whitelisted.  Please whitelist the domain in the Firebase console.',
    provoke: (r) => r.sdk.sendPasswordResetEmail(r.openPage(), NOBODY, { url: 'https://evil.test/' }),
  },
  {
    says: 'UNVERIFIED_EMAIL',
    code: 'unverified-email',
    text: 'The operation requires a verified email.',
    // Signing in with such an address is no refusal: the module is told to ask for another way first.
    async provoke(r) {
      const { user } = await r.person();
      return r.sdk.linkWithCredential(user, await r.credential('unproved@example.test'));
    },
  },
  {
    says: 'USER_DISABLED',
    code: 'user-disabled',
    text: 'The user account has been disabled by an administrator.',
    async provoke(r) {
      const { auth, email, userId } = await r.person();
      await sql`update users set disabled_at = ${r.clock()} where id = ${userId}`.execute(r.db);
      return r.sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    },
  },
  {
    says: 'USER_NOT_FOUND',
    code: 'user-token-expired',
    text: SIGNED_OUT,
    async provoke(r) {
      const { email, user } = await r.person();
      r.changeBrowser();
      await r.sdk.deleteUser(await r.signInAgain(email));
      return user.reload();
    },
  },
  {
    says: 'WEAK_PASSWORD',
    code: 'weak-password',
    text: 'The password needs at least 8 characters.',
    ours: true,
    provoke: async (r) => r.sdk.updatePassword((await r.person()).user, 'short'),
  },
];
