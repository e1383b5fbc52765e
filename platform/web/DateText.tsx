import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDate, formatDateTime, formatDistance } from './format-date.ts';

/** A date with its distance beside it; the exact time in the tooltip. */
export function DateText({ at, distance = true }: { readonly at: string; readonly distance?: boolean }): ReactElement {
  const isInstant = at.length > 10;
  return (
    <time dateTime={at} title={isInstant ? formatDateTime(at) : undefined} style={{ whiteSpace: 'nowrap' }}>
      {formatDate(at)}
      {distance && (
        <Text span c="dimmed" ml={8}>
          {formatDistance(at)}
        </Text>
      )}
    </time>
  );
}
