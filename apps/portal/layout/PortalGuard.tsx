import { Navigate, useLocation } from '@tanstack/react-router';
import { useEffect, type ReactElement } from 'react';
import { useIdentity } from '../../../platform/web/identity/use-identity.ts';
import { endPreview, isPreview } from '../../../platform/web/identity/preview.ts';
import { staffTarget } from '../portal-paths.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { layoutTexts } from '../texts.ts';
import { PortalLayout } from './PortalLayout.tsx';

/** Lets clients in, and staff with a preview. Visitors go to the sign-in, other staff to their own app, which is another page of the browser. */
export function PortalGuard(): ReactElement {
  const identity = useIdentity();
  const texts = useTexts(layoutTexts);
  const path = useLocation({ select: (location) => location.pathname });
  const isClient = identity.phase === 'in' && identity.claims.role === 'client';
  const isForeign = identity.phase === 'in' && !isClient && !isPreview();
  // A client is never shown as someone else.
  const isMistaken = isClient && isPreview();
  useEffect(() => {
    if (!isMistaken) return;
    endPreview();
    location.reload();
  }, [isMistaken]);
  useEffect(() => {
    if (isForeign) location.replace(staffTarget(path));
  }, [isForeign, path]);

  if (identity.phase === 'out') return <Navigate to="/client/login" replace />;
  if (identity.phase === 'unknown' || isForeign || isMistaken)
    return (
      <p style={{ padding: 24 }} role="status">
        {texts.loading}
      </p>
    );
  return <PortalLayout email={isPreview() ? null : identity.email} />;
}
