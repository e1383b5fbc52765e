import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDateTime, formatDistance } from '../../../platform/web/look/format-date.ts';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { PortalValue } from '../rules/portal-value.ts';

/** When the client was last seen in the portal, or why they cannot have been. */
export function PortalCell({ value: { login, invited, lastSeenAt } }: CellProps<PortalValue>): ReactElement {
  if (lastSeenAt !== null)
    return (
      <time dateTime={lastSeenAt} title={formatDateTime(lastSeenAt)}>
        {formatDistance(lastSeenAt)}
      </time>
    );
  return (
    <Text span c="dimmed">
      {login ? 'not yet' : invited ? 'invited' : 'no login'}
    </Text>
  );
}
