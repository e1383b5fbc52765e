// Who may see a staff page, decided before the first page is drawn: no flash, no bounce through /login on reload.
import type { QueryClient } from '@tanstack/react-query';
import { isRedirect, redirect } from '@tanstack/react-router';
import type { StaffSession } from '../../features/access/staff/queries.ts';
import { asRefusal } from '../../platform/web/api-refusal.ts';
import { identityReady, signOut } from '../../platform/web/identity.ts';
import { readReturnPath } from '../../platform/web/return-path.ts';

/** The session behind a staff page. Sends visitors to /login and clients to their portal. @throws the refusal when this account has no staff rights. */
export async function requireStaff(queryClient: QueryClient, path: string): Promise<StaffSession> {
  const identity = await identityReady();
  if (identity.phase === 'out') throw toLogin(path);
  if (identity.claims.role === 'client') return leaveFor('/client');
  // The sign-in page says why; there is nothing else to show.
  if (identity.claims.lastAuthError) throw toLogin(path);
  try {
    // Loaded here, because the typed API would double what the sign-in page loads.
    const { staffSessionOptions } = await import('../../features/access/staff/queries.ts');
    const session = await queryClient.ensureQueryData({ ...staffSessionOptions(), revalidateIfStale: true });
    // Nothing else answers before the second sign-in step is set up.
    if (session.needsSecondFactor && !isAccountPage(path)) throw redirect({ to: '/settings', search: fromSearch(path), replace: true });
    return session;
  } catch (error) {
    if (isRedirect(error) || asRefusal(error).status !== 401) throw error;
    await signOut();
    throw toLogin(path);
  }
}

/** Sends a signed-in person away from /login: back to where they came from, or to the dashboard. Whoever has no right stays: the page says so. */
export async function refuseSignedIn(from: string | undefined): Promise<void> {
  const identity = await identityReady();
  if (identity.phase === 'in' && !identity.claims.lastAuthError) throw redirect({ href: readReturnPath(from) ?? '/dashboard', replace: true });
}

function toLogin(path: string): unknown {
  return redirect({ to: '/login', search: fromSearch(path), replace: true });
}

/** Where to come back to; the dashboard is where one goes anyway. */
function fromSearch(path: string): { from?: string } {
  const from = readReturnPath(path);
  return from === undefined || from === '/dashboard' ? {} : { from };
}

function isAccountPage(path: string): boolean {
  return /^\/settings\/?(\?|#|$)/.test(path);
}

/** The portal is another page of the browser; nothing of this one is drawn meanwhile. */
function leaveFor(path: string): Promise<never> {
  location.replace(path);
  return new Promise<never>(() => undefined);
}
