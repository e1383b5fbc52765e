import type { ReactElement } from 'react';
import { InvitePanel } from '../../../features/accounts/portal/InvitePanel.tsx';
import { OutsidePage } from '../../../features/identity/portal/OutsidePage.tsx';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';

/** Where the invitation of a client leads. */
export function InviteRoute(): ReactElement {
  const [search] = useSearchParams();
  const go = useGo();
  return (
    <OutsidePage title="Invitation">
      <InvitePanel token={search['inviteToken']} loginPath="/client/login" size="md" onActivated={() => go('/client', { replace: true })} />
    </OutsidePage>
  );
}
