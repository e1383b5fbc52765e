// The first owner, made the way the browser makes it: the one-time code, its cookie, then sign-up over the wire.
import type { ChildServer } from './child-server.ts';

export const OWNER = { email: 'owner@example.test', password: 'Correct-horse-9-staple' };

/** Signs the first owner up and answers the ID token. @throws Error when a step is refused */
export async function signUpOwner(server: Pick<ChildServer, 'url' | 'ownerCode'>): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const redeemed = await fetch(`${server.url}/api/access/owner-code`, { method: 'POST', headers: json, body: JSON.stringify({ code: server.ownerCode }) });
  const cookie = redeemed.headers.getSetCookie().map((c) => c.split(';')[0]).join('; ');
  const signedUp = await fetch(`${server.url}/v1/accounts:signUp?key=redress`, {
    method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ ...OWNER, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }),
  });
  const body = (await signedUp.json()) as { idToken?: string; error?: { message: string } };
  if (body.idToken === undefined) throw new Error(`Sign-up answered ${signedUp.status}: ${body.error?.message}; the code answered ${redeemed.status}`);
  return body.idToken;
}
