import type { ReactElement } from 'react';
import { InvitePage } from '../../../features/access/portal/InvitePage.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';

export function InviteRoute(): ReactElement {
  const [search] = useSearchParams();
  return <InvitePage token={search['inviteToken']} />;
}
