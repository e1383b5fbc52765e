import { getRouteApi } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AccountPage } from '../../../features/identity/staff/AccountPage.tsx';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { readReturnPath } from '../../../platform/web/identity/return-path.ts';
import type { LoginSearch } from '../search.ts';

const route = getRouteApi('/staff/settings');

export function AccountRoute(): ReactElement {
  const { from }: LoginSearch = route.useSearch();
  const go = useGo();
  return <AccountPage onGoOn={() => go(readReturnPath(from) ?? '/dashboard', { replace: true })} />;
}
