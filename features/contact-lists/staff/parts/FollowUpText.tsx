import type { ReactElement } from 'react';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { formatDate, formatDistance } from '../../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { followUpState } from '../../rules/follow-up.ts';
import classes from './FollowUpText.module.css';

/** When to get in touch again: late, within two days, or later, shown by shape, color and text. */
export function FollowUpText({ on }: { readonly on: string | null }): ReactElement | null {
  const date = on === null ? undefined : parseCivilDate(on);
  if (!date) return null;
  const state = followUpState(date, officeToday());
  const words = state === 'overdue' ? `late, ${formatDate(date)}` : state === 'soon' ? formatDistance(date) : formatDate(date);
  return (
    <time dateTime={date} title={`${formatDate(date)}, ${formatDistance(date)}`} className={classes['text']} data-state={state}>
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </time>
  );
}
