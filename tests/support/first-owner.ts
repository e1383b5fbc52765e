// The first owner, made the way the browser makes it: the one-time code, its cookie, then sign-up over the wire, then the
// second factor an office asks of its staff unless it says otherwise.
import { connectApi } from '../../apps/server/loopback-client.ts';
import { openBrowser } from '../../features/identity/server/testing.ts';
import type { ChildServer } from './child-server.ts';
import { enrolApp, WITHDRAW } from './second-factor.ts';

export const OWNER = { email: 'owner@example.test', password: 'Correct-horse-9-staple' };

type Server = Pick<ChildServer, 'url' | 'ownerCode'>;
export interface FirstOwner {
  /** The ID token of a session that has shown the second factor. */
  readonly token: string;
  /** Of the authenticator app, base32; `totpCode` makes its codes. */
  readonly secret: string;
}

/** Signs the first owner up, with an authenticator app. @throws Error when a step is refused */
export async function signUpOwner(server: Server): Promise<FirstOwner> {
  const { idToken, secret } = await signUp(server);
  return { token: idToken, secret };
}

/** Signs the first owner up in an office that only offers second factors, and answers the ID token: from then on email and password are enough. */
export async function signUpPlainOwner(server: Server): Promise<string> {
  const { browser, factorId, idToken } = await signUp(server);
  const api = connectApi(server.url, idToken);
  const { waiver: _none, ...settings } = await api.accounts.getSettings();
  await api.accounts.saveSettings({
    ...settings,
    staffSecondFactor: 'offered',
    waiverReason: 'A test office without data of real people.',
  });
  const { json, code } = await browser.call(WITHDRAW, { idToken, mfaEnrollmentId: factorId });
  const { idToken: fresh } = json;
  if (typeof fresh !== 'string') throw new Error(`Removing the app was refused: ${code}`);
  return fresh;
}

async function signUp(server: Server) {
  const browser = openBrowser(server.url);
  const redeemed = await browser.call('/api/access/owner-code', { code: server.ownerCode });
  const signedUp = await browser.call('/v1/accounts:signUp?key=redress', {
    ...OWNER,
    returnSecureToken: true,
    clientType: 'CLIENT_TYPE_WEB',
  });
  const { idToken } = signedUp.json;
  if (typeof idToken !== 'string')
    throw new Error(`Sign-up answered ${signedUp.status}: ${signedUp.code}; the code answered ${redeemed.status}`);
  return { browser, ...(await enrolApp(browser, idToken)) };
}
