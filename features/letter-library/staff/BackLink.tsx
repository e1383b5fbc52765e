import { Anchor } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';

export const BackLink = (): ReactElement => (
  <Anchor component={AppLink} href="/letters" size="sm">
    All letters
  </Anchor>
);
