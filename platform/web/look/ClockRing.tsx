import type { ReactElement } from 'react';
import classes from './ClockRing.module.css';

/** Days before the end from which the clock is amber. */
const SOON_DAYS = 5;
const RADIUS = 8;
const LENGTH = 2 * Math.PI * RADIUS;

/** Whether day `day` of a period of `of` days is in time, in its last five days, or past it. */
export function clockTone(day: number, of: number): 'neutral' | 'soon' | 'late' {
  if (day > of) return 'late';
  return of - day <= SOON_DAYS ? 'soon' : 'neutral';
}

/** The clock of an investigation: a thin ring that fills, and its words. `day` counts from 0. */
export function ClockRing({ day, of = 30 }: { readonly day: number; readonly of?: number }): ReactElement {
  const share = Math.min(Math.max(day / of, 0), 1);
  const over = day - of;
  return (
    <span className={classes['clock']} data-tone={clockTone(day, of)}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle className={classes['track']} cx="10" cy="10" r={RADIUS} />
        <circle
          className={classes['hand']}
          cx="10"
          cy="10"
          r={RADIUS}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {over > 0 ? `${over} ${over === 1 ? 'day' : 'days'} overdue` : `day ${Math.max(day, 0)} of ${of}`}
    </span>
  );
}
