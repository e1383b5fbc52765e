import type { ReactElement } from 'react';
import { InvitePanel } from '../../../features/accounts/portal/InvitePanel.tsx';
import { OutsidePage } from '../../../features/identity/portal/OutsidePage.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { pageTexts } from '../texts.ts';

/** Where the invitation of a client leads. */
export function InviteRoute(): ReactElement {
  const texts = useTexts(pageTexts);
  const [search] = useSearchParams();
  const go = useGo();
  return (
    <OutsidePage title={texts.invitation}>
      <InvitePanel token={search['inviteToken']} loginPath="/client/login" size="md" onActivated={() => go('/client', { replace: true })} />
    </OutsidePage>
  );
}
