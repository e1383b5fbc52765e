import type { ReactElement } from 'react';
import { OwnLanguage } from '../../../features/contacts/portal/OwnLanguage.tsx';
import { ProfilePage } from '../../../features/identity/portal/ProfilePage.tsx';

/** One's own account, with the choice of the language. */
export function ProfileRoute(): ReactElement {
  return <ProfilePage language={<OwnLanguage />} />;
}
