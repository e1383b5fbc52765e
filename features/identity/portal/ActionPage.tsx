import { useMemo, type ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { readActionLink } from './action-link.ts';
import { OutsidePage } from './OutsidePage.tsx';
import { ActionPanel } from './parts/ActionPanel.tsx';
import { actionTexts } from './texts.ts';

/** Where the links in mails to clients lead. */
export function ActionPage(): ReactElement {
  const texts = useTexts(actionTexts);
  const link = useMemo(() => readActionLink(location.search), []);
  return (
    <OutsidePage title={link === undefined || link.mode === 'resetPassword' ? texts.newPassword : texts.emailAddress}>
      <ActionPanel link={link} loginPath="/client/login" forgotPath="/client/forgot" accountPath="/client/profile" size="md" />
    </OutsidePage>
  );
}
