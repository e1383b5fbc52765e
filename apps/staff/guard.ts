// Who may see a staff page, decided before the first page is drawn: no flash, no bounce through /login on reload.
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { staffSessionOptions, type StaffSession } from '../../features/access/staff/queries.ts';
import { asRefusal } from '../../platform/web/api.ts';
import { identityReady, signOut } from '../../platform/web/identity.ts';
import { readReturnPath } from '../../platform/web/return-path.ts';

/** The session behind a staff page. Sends visitors to /login and clients to their portal. @throws the refusal when this account has no staff rights. */
export async function requireStaff(queryClient: QueryClient, path: string): Promise<StaffSession> {
  const identity = await identityReady();
  if (identity.phase === 'out') throw toLogin(path);
  if (identity.claims.role === 'client') return leaveFor('/client');
  try {
    return await queryClient.ensureQueryData({ ...staffSessionOptions(), revalidateIfStale: true });
  } catch (error) {
    if (asRefusal(error).status !== 401) throw error;
    await signOut();
    throw toLogin(path);
  }
}

/** Sends a signed-in person away from /login: back to where they came from, or to the dashboard. */
export async function refuseSignedIn(from: string | undefined): Promise<void> {
  const identity = await identityReady();
  if (identity.phase === 'in') throw redirect({ href: readReturnPath(from) ?? '/dashboard', replace: true });
}

function toLogin(path: string): unknown {
  const from = readReturnPath(path);
  return redirect({ to: '/login', search: from === undefined || from === '/dashboard' ? {} : { from }, replace: true });
}

/** The portal is another page of the browser; nothing of this one is drawn meanwhile. */
function leaveFor(path: string): Promise<never> {
  location.replace(path);
  return new Promise<never>(() => undefined);
}
