import { Navigate, useLocation } from '@tanstack/react-router';
import { useEffect, type ReactElement } from 'react';
import { useIdentity } from '../../../platform/web/identity/use-identity.ts';
import { staffTarget } from '../portal-paths.ts';
import { PortalLayout } from './PortalLayout.tsx';

/** Lets clients in. Visitors go to the sign-in, staff to their own app, which is another page of the browser. */
export function PortalGuard(): ReactElement {
  const identity = useIdentity();
  const path = useLocation({ select: (location) => location.pathname });
  const isForeign = identity.phase === 'in' && identity.claims.role !== 'client';
  useEffect(() => {
    if (isForeign) location.replace(staffTarget(path));
  }, [isForeign, path]);

  if (identity.phase === 'out') return <Navigate to="/client/login" replace />;
  if (identity.phase === 'unknown' || isForeign)
    return (
      <p style={{ padding: 24 }} role="status">
        Loading...
      </p>
    );
  return <PortalLayout email={identity.email} />;
}
