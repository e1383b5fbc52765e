import { Anchor, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';

export function ForgotPage(): ReactElement {
  return (
    <OutsidePage title="Forgot password">
      <Text mb="md">A new password cannot be set here yet. Please ask your office; they can give you a new one.</Text>
      <Anchor component={AppLink} href="/client/login">Back to sign in</Anchor>
    </OutsidePage>
  );
}
