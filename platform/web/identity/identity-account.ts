// What a signed-in person changes about their own account over the identity protocol. After most of these the module holds a
// new token; the server asks for a sign-in of the last five minutes ('auth/requires-recent-login') first.
import {
  EmailAuthProvider,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User,
} from '@firebase/auth';
import { adopt, identityAuth } from './identity.ts';
import { replaceSession } from './session-change.ts';

/** Signs in again with the password. The error may carry a second step, see `pendingSecondFactor`. @throws errors of the identity module */
export async function confirmPassword(password: string): Promise<void> {
  const user = self();
  await replaceSession(() => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)));
}

/** @throws errors of the identity module */
export async function changePassword(next: string): Promise<void> {
  await replaceSession(() => updatePassword(self(), next));
}

/** Changes the name shown to others. @throws errors of the identity module */
export async function changeName(name: string): Promise<void> {
  const user = self();
  await updateProfile(user, { displayName: name });
  await adopt(user);
}

/** Sends a link to `next`; the address changes when it is followed. @throws errors of the identity module */
export async function changeEmail(next: string): Promise<void> {
  await verifyBeforeUpdateEmail(self(), next);
}

/** Sends a link to the person's own address that proves it is theirs. @throws errors of the identity module */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(self());
}

export interface SecondFactor {
  readonly uid: string;
  readonly name: string;
  readonly enrolledAt: Date;
}

/** The authenticator apps of the signed-in person, as of their last sign-in or reload. */
export function listSecondFactors(): readonly SecondFactor[] {
  return multiFactor(self()).enrolledFactors.map(({ uid, displayName, enrollmentTime }) => ({
    uid,
    name: displayName ?? 'Authenticator app',
    enrolledAt: new Date(enrollmentTime),
  }));
}

export interface SecondFactorStart {
  /** Base32, for typing into the app. */
  readonly secret: string;
  /** The otpauth: address for a QR code. */
  readonly uri: (account: string, issuer: string) => string;
  /** Enrols with a first code of the app. A wrong code may be followed by another. @throws errors of the identity module */
  readonly finish: (code: string, name: string) => Promise<void>;
}

/** Begins to enrol an authenticator app. @throws errors of the identity module */
export async function startSecondFactor(): Promise<SecondFactorStart> {
  const user = self();
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    secret: secret.secretKey,
    uri: (account, issuer) => secret.generateQrCodeUrl(account, issuer),
    finish: async (code, name) => {
      const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, code.replaceAll(/\s/g, ''));
      await replaceSession(() => factors.enroll(proof, name));
      await adopt(user);
    },
  };
}

/** @throws errors of the identity module */
export async function removeSecondFactor(uid: string): Promise<void> {
  await replaceSession(() => multiFactor(self()).unenroll(uid));
}

function self(): User {
  const user = identityAuth().currentUser;
  if (!user) throw new Error('No one is signed in.');
  return user;
}
