// Dates in the language of the page, for screens that clients read.
import { useMemo } from 'react';
import { formatDate, formatDateTime, formatDistance, formatTime } from '../look/format-date.ts';
import { formatOfficeDay, formatOfficeMoment } from '../look/office-day.ts';
import { useLanguage } from './use-texts.ts';

export interface Dates {
  /** A civil date or an instant: 'Nov 20, 2026', '20 nov 2026'. */
  readonly date: (value: string) => string;
  readonly dateTime: (value: string) => string;
  readonly time: (value: string) => string;
  /** '3 days ago', 'hace 3 días'. */
  readonly distance: (value: string, now?: Date) => string;
  /** An instant as the day it is at the office. */
  readonly officeDay: (instant: string) => string;
  readonly officeMoment: (instant: string) => string;
}

export function useDates(): Dates {
  const language = useLanguage();
  return useMemo(
    () => ({
      date: (value) => formatDate(value, language),
      dateTime: (value) => formatDateTime(value, language),
      time: (value) => formatTime(value, language),
      distance: (value, now) => formatDistance(value, now, language),
      officeDay: (instant) => formatOfficeDay(instant, language),
      officeMoment: (instant) => formatOfficeMoment(instant, language),
    }),
    [language],
  );
}
