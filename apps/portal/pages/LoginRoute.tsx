import { Navigate, useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LoginPage } from '../../../features/identity/portal/LoginPage.tsx';
import { useIdentity } from '../../../platform/web/identity/use-identity.ts';

export function LoginRoute(): ReactElement {
  const identity = useIdentity();
  const navigate = useNavigate();
  if (identity.phase === 'in' && identity.claims.role === 'client') return <Navigate to="/client" replace />;
  return <LoginPage onSignedIn={() => void navigate({ to: '/client', replace: true })} />;
}
