import { getRouteApi } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LoginPage } from '../../../features/access/staff/LoginPage.tsx';
import { useGo } from '../../../platform/web/AppLink.tsx';
import { readReturnPath } from '../../../platform/web/return-path.ts';
import type { LoginSearch } from '../search.ts';

const route = getRouteApi('/login');

export function LoginRoute(): ReactElement {
  const { from }: LoginSearch = route.useSearch();
  const go = useGo();
  return <LoginPage onSignedIn={() => go(readReturnPath(from) ?? '/dashboard', { replace: true })} />;
}
