import { useMemo, type ReactElement } from 'react';
import { readActionLink } from './action-link.ts';
import { OutsidePage } from './OutsidePage.tsx';
import { ActionPanel } from './parts/ActionPanel.tsx';

/** Where the links in mails to clients lead. */
export function ActionPage(): ReactElement {
  const link = useMemo(() => readActionLink(location.search), []);
  return (
    <OutsidePage title={link === undefined || link.mode === 'resetPassword' ? 'New password' : 'Email address'}>
      <ActionPanel link={link} loginPath="/client/login" forgotPath="/client/forgot" accountPath="/client/profile" size="md" />
    </OutsidePage>
  );
}
