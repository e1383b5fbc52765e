import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { openOverlay } from './overlay-store.ts';

/** The guide of the open page, for those who have no key for '?' or do not know it. */
export function HelpButton(): ReactElement {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label="Help for this page"
      title="Help for this page (?)"
      onClick={() => openOverlay('help')}
    >
      <IconHelp size={19} stroke={1.6} />
    </ActionIcon>
  );
}
