import { Anchor, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';

/** Where an invitation leads. No invitation can be live yet, so every token is an unknown one. */
export function InvitePage({ token }: { readonly token: string | undefined }): ReactElement {
  return (
    <OutsidePage title="Invitation">
      <Text role="alert" mb="md">{token === undefined || token === '' ? 'Missing invite token.' : 'Invalid or expired invite.'}</Text>
      <Anchor component={AppLink} href="/client/login">Go to sign in</Anchor>
    </OutsidePage>
  );
}
