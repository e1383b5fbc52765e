// The only way to the identity client module; no screen knows which one it is. It talks to our own server, on the origin
// the page came from. Beside it stand identity-google.ts, identity-second-factor.ts (the second step of a sign-in),
// identity-account.ts (one's own name, password, address and second factor) and identity-codes.ts (links in mails).
import { initializeApp, type FirebaseApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as forgetUser,
  type Auth,
  type User,
} from '@firebase/auth';
import { readClaims, type Claims } from './claims.ts';
import { clearDrafts } from '../form/form-draft.ts';
import { PopupResolver } from './popup-resolver.ts';
import { publicConfig } from './public-config.ts';
import { ownSessionSettled, sessionSettled } from './session-change.ts';
import { startTokenRefresh } from './token-refresh.ts';
import { startTokenSync } from './token-sync.ts';

export interface SignedIn {
  readonly phase: 'in';
  readonly uid: string;
  readonly email: string | null;
  readonly claims: Claims;
}
export type IdentityState = { readonly phase: 'unknown' } | { readonly phase: 'out' } | SignedIn;

let state: IdentityState = { phase: 'unknown' };
let auth: Auth | undefined;
let lastRefusedAt = 0;
const listeners = new Set<() => void>();

/** Who is signed in, as known now; 'unknown' only until the stored session has been looked at. */
export function currentIdentity(): IdentityState {
  return state;
}

/** Calls `listener` after each change of `currentIdentity()`; answers how to stop. */
export function observeIdentity(listener: () => void): () => void {
  identityAuth();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first known state: 'in' or 'out', never 'unknown'. */
export async function identityReady(): Promise<Exclude<IdentityState, { phase: 'unknown' }>> {
  await identityAuth().authStateReady();
  if (state.phase === 'unknown') await new Promise<void>((resolve) => onceKnown(resolve));
  return state.phase === 'in' ? state : { phase: 'out' };
}

/** Signs in and answers the person with fresh claims. @throws IdentityError-like errors of the identity module. */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  return adopt((await signInWithEmailAndPassword(identityAuth(), email, password)).user);
}

/** Creates the account (owner code or invite opened it before) and signs in, with the claims the account has afterwards. */
export async function signUp(email: string, password: string): Promise<SignedIn> {
  const { user } = await createUserWithEmailAndPassword(identityAuth(), email, password);
  await user.getIdToken(true);
  return adopt(user);
}

/** Ends the session on the server and in all tabs. Offline, this browser still forgets the person. */
export async function signOut(): Promise<void> {
  const header = await bearerHeader().catch(() => ({}));
  // Found by its cookie; the identity module itself sends the server nothing.
  await fetch('/v1/session', { method: 'DELETE', headers: header }).catch(() => undefined);
  clearDrafts();
  await forgetUser(identityAuth());
}

/** The ID token, renewed when it is about to expire (or at once with `fresh`); undefined when no one is signed in. */
export async function getIdToken(fresh = false): Promise<string | undefined> {
  await identityAuth().authStateReady();
  return identityAuth().currentUser?.getIdToken(fresh);
}

/** The Authorization header of API calls; empty when no one is signed in. A session that is being replaced is waited for. */
export async function bearerHeader(): Promise<Record<string, string>> {
  await ownSessionSettled();
  const token = await getIdToken();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/**
 * To be called on each 401. A session that was just replaced is followed by its successor. Otherwise the first 401 renews the token,
 * which signs out by itself when the session is over; a second one within a minute means that the renewed token is refused too, so
 * this browser signs out.
 */
export async function reportSignInRequired(): Promise<void> {
  const refused = identityAuth().currentUser?.refreshToken;
  const hasNew = (): boolean => identityAuth().currentUser?.refreshToken !== refused;
  await sessionSettled(hasNew);
  const current = identityAuth().currentUser;
  if (!current || hasNew()) return;
  const now = Date.now();
  if (now - lastRefusedAt < 2_000) return;
  const refusedAgain = now - lastRefusedAt < 60_000;
  lastRefusedAt = now;
  if (refusedAgain) return forgetUser(identityAuth());
  await current.getIdToken(true).catch(() => undefined);
}

/** The application of the client modules, for the file storage module. */
export function identityApp(): FirebaseApp {
  return identityAuth().app;
}

/** The identity module itself, for the files named `identity-…` only. */
export function identityAuth(): Auth {
  if (auth) return auth;
  // A cookie of a sibling site could otherwise point the module at a foreign host.
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });
  const { apiKey, projectId, tokenSyncUrl } = publicConfig();
  // Without an authDomain the module would not look for the answer of a redirect when the page loads.
  const made = initializeAuth(initializeApp({ apiKey, projectId, authDomain: location.host }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    popupRedirectResolver: PopupResolver,
  });
  // In the same tick: the module starts its first call in a microtask.
  made.config.apiHost = location.host;
  made.config.tokenApiHost = location.host;
  made.config.apiScheme = location.protocol.replace(':', '');
  auth = made;
  startTokenRefresh(made);
  startTokenSync(made, tokenSyncUrl);
  onIdTokenChanged(made, (user) => {
    if (!user) return publish({ phase: 'out' });
    adopt(user).catch(() => publish({ phase: 'out' }));
  });
  return made;
}

/** The person the module has just signed in, as screens know them. */
export async function adopt(user: User): Promise<SignedIn> {
  const { claims } = await user.getIdTokenResult();
  const next: SignedIn = { phase: 'in', uid: user.uid, email: user.email, claims: readClaims(claims) };
  if (auth?.currentUser?.uid === user.uid) publish(next);
  return next;
}

function publish(next: IdentityState): void {
  state = next;
  for (const listener of listeners) listener();
}

function onceKnown(resolve: () => void): void {
  const stop = observeIdentity(() => {
    if (state.phase === 'unknown') return;
    stop();
    resolve();
  });
}
