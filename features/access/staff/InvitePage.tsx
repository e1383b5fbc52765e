import { useMemo, type ReactElement } from 'react';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { InvitePanel } from '../portal/parts/InvitePanel.tsx';
import { InviteWithGoogle, useReturnFromGoogle } from './parts/InviteWithGoogle.tsx';
import { StaffOutside } from './parts/StaffOutside.tsx';

/** Where the invitation of a member of staff leads; from the dashboard they are sent on to set up what the office asks for. */
export function InvitePage(): ReactElement {
  const inviteToken = useMemo(() => new URLSearchParams(location.search).get('inviteToken') ?? undefined, []);
  const go = useGo();
  const enter = (): void => go('/dashboard', { replace: true });
  useReturnFromGoogle(enter);
  return (
    <StaffOutside title="Invitation">
      <InvitePanel
        token={inviteToken}
        loginPath="/login"
        onActivated={enter}
        renderOther={(token) => <InviteWithGoogle token={token} onActivated={enter} />}
      />
    </StaffOutside>
  );
}
