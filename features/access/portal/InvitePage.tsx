import type { ReactElement } from 'react';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { InvitePanel } from './parts/InvitePanel.tsx';

/** Where the invitation of a client leads. */
export function InvitePage({ token }: { readonly token: string | undefined }): ReactElement {
  const go = useGo();
  return (
    <OutsidePage title="Invitation">
      <InvitePanel token={token} loginPath="/client/login" size="md" onActivated={() => go('/client', { replace: true })} />
    </OutsidePage>
  );
}
