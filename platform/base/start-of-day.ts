import { civilDateAt, type CivilDate } from './civil-date.ts';

/** The first instant of a day in a zone. */
export function startOfDay(day: CivilDate, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight may differ from that a few hours before, so it is asked for twice.
  const guess = midnight - offsetAt(midnight, zone);
  const start = midnight - offsetAt(guess, zone);
  // Where clocks spring forward at midnight the day begins at one.
  return new Date(civilDateAt(new Date(start), zone) < day ? start + 3_600_000 : start);
}

/** Milliseconds the clock of a zone is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const printed =
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):?(\d+)?/.exec(printed) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
