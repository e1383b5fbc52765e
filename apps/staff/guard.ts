// Who may see a staff page, decided before the first page is drawn: no flash, no bounce through /login on reload.
import type { QueryClient } from '@tanstack/react-query';
import { isRedirect, redirect } from '@tanstack/react-router';
import type { StaffSession } from '../../features/identity/staff/queries.ts';
import { asRefusal } from '../../platform/web/live/api-refusal.ts';
import { identityReady, signOut } from '../../platform/web/identity/identity.ts';
import { loadPart } from '../../platform/web/live/load-part.ts';
import { readReturnPath } from '../../platform/web/identity/return-path.ts';

/** The session behind a staff page. Sends visitors to /login and clients to their portal. @throws the refusal when this account has no staff rights. */
export async function requireStaff(queryClient: QueryClient, path: string): Promise<StaffSession> {
  const identity = await identityReady();
  if (identity.phase === 'out') return toLogin(path);
  if (identity.claims.role === 'client') return leaveFor('/client');
  // The sign-in page says why; there is nothing else to show.
  if (identity.claims.lastAuthError) return toLogin(path);
  try {
    const session = await readSession(queryClient);
    // Nothing else answers before the second sign-in step is set up.
    if (session.needsSecondFactor && !isAccountPage(path)) throw redirect({ to: '/settings', search: fromSearch(path), replace: true });
    return session;
  } catch (error) {
    if (isRedirect(error) || asRefusal(error).status !== 401) throw error;
    await signOut();
    return toLogin(path);
  }
}

/** Whether someone is signed in as staff. Does not redirect. */
export async function isStaff(queryClient: QueryClient): Promise<boolean> {
  const identity = await identityReady();
  if (identity.phase === 'out' || identity.claims.role === 'client' || identity.claims.lastAuthError) return false;
  return readSession(queryClient).then(
    () => true,
    () => false,
  );
}

async function readSession(queryClient: QueryClient): Promise<StaffSession> {
  // Loaded here, because people redirected to /login do not need the typed API.
  const { staffSessionOptions } = await loadPart(() => import('../../features/identity/staff/queries.ts'));
  return queryClient.ensureQueryData({ ...staffSessionOptions(), revalidateIfStale: true });
}

/** /login is another page of the browser; it leads back to `path`. */
function toLogin(path: string): Promise<never> {
  const { from } = fromSearch(path);
  return leaveFor(from === undefined ? '/login' : `/login?${new URLSearchParams({ from }).toString()}`);
}

/** Where to come back to; the dashboard is where one goes anyway. */
function fromSearch(path: string): { from?: string } {
  const from = readReturnPath(path);
  return from === undefined || from === '/dashboard' ? {} : { from };
}

function isAccountPage(path: string): boolean {
  return /^\/settings\/?(\?|#|$)/.test(path);
}

/** Loads a page outside this app. This app renders nothing in the meantime. */
export function leaveFor(path: string): Promise<never> {
  location.replace(path);
  return new Promise<never>(() => undefined);
}
