import { clockIn } from '../../contacts/rules/time-zones.ts';

/** The time of day in a zone now, '3:04 PM'. */
export function clockNow(zone: string): string {
  return clockIn(zone, new Date());
}
