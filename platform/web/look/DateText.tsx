import { Text } from '@mantine/core';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useDates } from '../language/use-dates.ts';
import { onOfficeZone } from '../identity/office-zone-note.ts';
import { officeZone } from './office-day.ts';

interface DateTextProps {
  readonly at: string;
  readonly distance?: boolean;
  /** In the time zone of the office: for days named in letters or used for legal deadlines. */
  readonly atOffice?: boolean;
}

/** A date with its distance beside it; the exact time in the tooltip. */
export function DateText({ at, distance = true, atOffice = false }: DateTextProps): ReactElement {
  useSyncExternalStore(onOfficeZone, officeZone);
  const dates = useDates();
  const isInstant = at.length > 10;
  return (
    <time
      dateTime={at}
      title={isInstant ? (atOffice ? dates.officeMoment(at) : dates.dateTime(at)) : undefined}
      style={{ whiteSpace: 'nowrap' }}
    >
      {isInstant && atOffice ? dates.officeDay(at) : dates.date(at)}
      {distance && (
        <Text span c="dimmed" ml={8}>
          {dates.distance(at)}
        </Text>
      )}
    </time>
  );
}
