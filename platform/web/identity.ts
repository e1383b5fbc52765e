// The one door to the identity client module; no screen knows which one it is. It talks to our own server, on the origin
// the page came from.
import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as forgetUser,
  type Auth,
  type User,
} from '@firebase/auth';
import { readClaims, type Claims } from './claims.ts';
import { clearDrafts } from './form-draft.ts';
import { startTokenRefresh } from './token-refresh.ts';

/** Public configuration of the identity service; nothing secret. */
export const IDENTITY_CONFIG = { apiKey: 'redress', projectId: 'redress' } as const;

export interface SignedIn { readonly phase: 'in'; readonly uid: string; readonly email: string | null; readonly claims: Claims }
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
  connect();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first known state: 'in' or 'out', never 'unknown'. */
export async function identityReady(): Promise<Exclude<IdentityState, { phase: 'unknown' }>> {
  await connect().authStateReady();
  if (state.phase === 'unknown') await new Promise<void>((resolve) => onceKnown(resolve));
  return state.phase === 'in' ? state : { phase: 'out' };
}

/** Signs in and answers the person with fresh claims. @throws IdentityError-like errors of the identity module. */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  return adopt((await signInWithEmailAndPassword(connect(), email, password)).user);
}

/** Creates the account (owner code or invite opened it before) and signs in, with the claims the account has afterwards. */
export async function signUp(email: string, password: string): Promise<SignedIn> {
  const { user } = await createUserWithEmailAndPassword(connect(), email, password);
  await user.getIdToken(true);
  return adopt(user);
}

/** Ends the session on the server and in all tabs. Offline, this browser still forgets the person. */
export async function signOut(): Promise<void> {
  const header = await bearerHeader().catch(() => ({}));
  // Found by its cookie; the identity module itself tells the server nothing.
  await fetch('/v1/session', { method: 'DELETE', headers: header }).catch(() => undefined);
  clearDrafts();
  await forgetUser(connect());
}

/** The ID token, renewed when it is about to expire (or at once with `fresh`); undefined when nobody is signed in. */
export async function getIdToken(fresh = false): Promise<string | undefined> {
  await connect().authStateReady();
  return connect().currentUser?.getIdToken(fresh);
}

/** The Authorization header of API calls; empty when nobody is signed in. */
export async function bearerHeader(): Promise<Record<string, string>> {
  const token = await getIdToken();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/**
 * To be told of each 401. The first one renews the token, which signs out by itself when the session is over; a second one
 * within a minute means that the renewed token is refused too, so this browser signs out.
 */
export async function reportSignInRequired(now: number = Date.now()): Promise<void> {
  const current = connect().currentUser;
  if (!current) return;
  if (now - lastRefusedAt < 2_000) return;
  const refusedAgain = now - lastRefusedAt < 60_000;
  lastRefusedAt = now;
  if (refusedAgain) return forgetUser(connect());
  await current.getIdToken(true).catch(() => undefined);
}

function connect(): Auth {
  if (auth) return auth;
  // A cookie of a sibling site could otherwise point the module at a foreign host.
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });
  const made = initializeAuth(initializeApp(IDENTITY_CONFIG), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    errorMap: debugErrorMap,
  });
  // In the same tick: the module starts its first call in a microtask.
  made.config.apiHost = location.host;
  made.config.tokenApiHost = location.host;
  made.config.apiScheme = location.protocol.replace(':', '');
  auth = made;
  startTokenRefresh(made);
  onIdTokenChanged(made, (user) => {
    if (!user) return publish({ phase: 'out' });
    adopt(user).catch(() => publish({ phase: 'out' }));
  });
  return made;
}

async function adopt(user: User): Promise<SignedIn> {
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
