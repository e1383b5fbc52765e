// Posts each new ID token to a path of this site, where the operator set one up. The shape is that of the client module,
// which only does so when it finds its configuration by itself, and that would let a cookie decide.
import { beforeAuthStateChanged, onIdTokenChanged, type Auth, type User } from '@firebase/auth';

/** A token issued longer ago than this is not sent: its receiver would have little use for it. */
const MAX_TOKEN_AGE_MS = 5 * 60_000;

export interface SyncedToken {
  readonly token: string;
  readonly issuedAt: number;
}
export type SyncCall = { readonly method: 'POST'; readonly token: string } | { readonly method: 'DELETE' };

/** What to send for the token of now, undefined for nothing. `sent` is the last token posted; null after a DELETE; undefined before anything. */
export function decideSync(current: SyncedToken | null, sent: string | null | undefined, now: number): SyncCall | undefined {
  if (current === null) return sent === null ? undefined : { method: 'DELETE' };
  if (current.token === sent || now - current.issuedAt > MAX_TOKEN_AGE_MS) return undefined;
  return { method: 'POST', token: current.token };
}

/** The address to send to, undefined unless `url` is a path of this origin and the page is one that the browser protects. */
export function syncTarget(url: string | null, origin: string, isSecure: boolean): string | undefined {
  if (url === null || url === '' || !isSecure || !URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  return target.origin === origin ? target.href : undefined;
}

/** Posts to `url` for the life of the page: before a sign-in or sign-out counts, and on each new token. */
export function startTokenSync(auth: Auth, url: string | null): void {
  const target = syncTarget(url, location.origin, isSecureContext);
  if (target === undefined) return;
  let sent: string | null | undefined;
  const tell = async (user: User | null): Promise<void> => {
    const call = decideSync(user && (await readToken(user)), sent, Date.now());
    if (call === undefined) return;
    sent = call.method === 'POST' ? call.token : null;
    // A receiver that is down must not delay the sign-in.
    await fetch(
      target,
      call.method === 'POST' ? { method: 'POST', headers: { authorization: `Bearer ${call.token}` } } : { method: 'DELETE' },
    ).catch(() => undefined);
  };
  beforeAuthStateChanged(auth, tell, () => void tell(auth.currentUser));
  onIdTokenChanged(auth, (user) => void tell(user));
}

async function readToken(user: User): Promise<SyncedToken> {
  const { token, issuedAtTime } = await user.getIdTokenResult();
  return { token, issuedAt: Date.parse(issuedAtTime) };
}
