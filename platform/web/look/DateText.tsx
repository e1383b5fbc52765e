import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDate, formatDateTime, formatDistance } from './format-date.ts';
import { formatOfficeDay, formatOfficeMoment } from './office-day.ts';

interface DateTextProps {
  readonly at: string;
  readonly distance?: boolean;
  /** In the time zone of the office: for days named in letters or used for legal deadlines. */
  readonly atOffice?: boolean;
}

/** A date with its distance beside it; the exact time in the tooltip. */
export function DateText({ at, distance = true, atOffice = false }: DateTextProps): ReactElement {
  const isInstant = at.length > 10;
  return (
    <time
      dateTime={at}
      title={isInstant ? (atOffice ? formatOfficeMoment(at) : formatDateTime(at)) : undefined}
      style={{ whiteSpace: 'nowrap' }}
    >
      {isInstant && atOffice ? formatOfficeDay(at) : formatDate(at)}
      {distance && (
        <Text span c="dimmed" ml={8}>
          {formatDistance(at)}
        </Text>
      )}
    </time>
  );
}
