import { useMemo, type ReactElement } from 'react';
import { readActionLink } from '../portal/action-link.ts';
import { ActionPanel } from '../portal/parts/ActionPanel.tsx';
import { StaffOutside } from './StaffOutside.tsx';

/** Where the links in mails to staff lead. */
export function ActionPage(): ReactElement {
  const link = useMemo(() => readActionLink(location.search), []);
  return (
    <StaffOutside title={link === undefined || link.mode === 'resetPassword' ? 'New password' : 'Email address'}>
      <ActionPanel link={link} loginPath="/login" forgotPath="/login/forgot" accountPath="/settings" />
    </StaffOutside>
  );
}
