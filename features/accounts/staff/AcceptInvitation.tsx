import { useMemo, type ReactElement } from 'react';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { InvitePanel } from '../portal/InvitePanel.tsx';
import { InviteWithGoogle, useReturnFromGoogle } from './parts/InviteWithGoogle.tsx';

/** Where the invitation of a member of staff leads; from the dashboard they are sent on to set up what the office asks for. */
export function AcceptInvitation(): ReactElement {
  const inviteToken = useMemo(() => new URLSearchParams(location.search).get('inviteToken') ?? undefined, []);
  const go = useGo();
  const enter = (): void => go('/dashboard', { replace: true });
  useReturnFromGoogle(enter);
  return (
    <InvitePanel
      token={inviteToken}
      loginPath="/login"
      onActivated={enter}
      renderOther={(token) => <InviteWithGoogle token={token} onActivated={enter} />}
    />
  );
}
