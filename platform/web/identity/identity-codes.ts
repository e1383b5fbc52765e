// Links in emails: what their codes are for, and applying them. No sign-in is needed.
import { ActionCodeOperation, applyActionCode, checkActionCode, confirmPasswordReset, sendPasswordResetEmail } from '@firebase/auth';
import { adopt, identityAuth } from './identity.ts';

export interface ActionCode {
  readonly email: string;
  /** The address to change to, null where the code changes none. */
  readonly newEmail: string | null;
  readonly operation: 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail';
}

const OPERATIONS: Readonly<Record<string, ActionCode['operation']>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
};

/** Sends a link for a new password if there is an account. The answer does not reveal whether there is one. @throws errors of the identity module */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(identityAuth(), email);
}

/** What a code is for; it stays usable. @throws 'auth/expired-action-code', 'auth/invalid-action-code' and other errors of the identity module */
export async function readActionCode(code: string): Promise<ActionCode> {
  const { data, operation } = await checkActionCode(identityAuth(), code);
  const known = OPERATIONS[operation];
  if (known === undefined)
    throw Object.assign(new Error('This link is for something that is not offered here.'), { code: 'auth/invalid-action-code' });
  // For a change of address the module calls the new one `email`.
  return known === 'verifyAndChangeEmail'
    ? { email: data.previousEmail ?? '', newEmail: data.email ?? null, operation: known }
    : { email: data.email ?? '', newEmail: null, operation: known };
}

/** Sets the new password; the code is used up and every session of the person ends. @throws errors of the identity module */
export async function finishPasswordReset(code: string, password: string): Promise<void> {
  await confirmPasswordReset(identityAuth(), code, password);
}

/** Applies a code of another kind; the code is then used up. @throws errors of the identity module */
export async function applyCode(code: string): Promise<void> {
  const auth = identityAuth();
  await applyActionCode(auth, code);
  const user = auth.currentUser;
  if (!user) return;
  // The token of now still says what was true before. A change of address ends the session, which is no failure of the code.
  await user
    .getIdToken(true)
    .then(() => adopt(user))
    .catch(() => undefined);
}
