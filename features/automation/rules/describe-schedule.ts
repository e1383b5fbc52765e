// A schedule in words, with times as the clock of the office shows them.
import type { OfficeTime } from '../../../platform/base/office-zone.ts';

/**
 * 'Every minute', 'Every 5 minutes', 'Every day at 10:41 PM' of a cron expression in UTC. `now` decides between standard and daylight time.
 * @throws Error for an expression of another form, so that a new one gets its words
 */
export function describeSchedule(cron: string, { now, zone }: OfficeTime): string {
  if (cron === '* * * * *') return 'Every minute';
  const every = /^\*\/(\d{1,2}) \* \* \* \*$/.exec(cron)?.[1];
  if (every !== undefined) return `Every ${every} minutes`;
  const hourly = /^(\d{1,2}) \* \* \* \*$/.exec(cron)?.[1];
  if (hourly !== undefined) return `Every hour at ${hourly} minutes past`;
  const [, past, hours] = /^(\d{1,2}) \*\/(\d{1,2}) \* \* \*$/.exec(cron) ?? [];
  if (past !== undefined && hours !== undefined) return `Every ${hours} hours at ${past} minutes past`;
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) throw new Error(`There are no words for the schedule '${cron}'.`);
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), Number(hour), Number(minute)));
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone });
  return `Every day at ${clock.format(at).replace('\u202f', ' ')}`;
}
