/** The zone of an office that has chosen none. Everything else is given the zone of its office, as it is given the time. */
export const OFFICE_ZONE = 'America/New_York';

/** Each answer of the API names the zone of the office, so that a page that stays open follows a change of it. */
export const ZONE_HEADER = 'x-redress-zone';

/** A moment, and the zone in which the office counts its days (IANA: 'America/Chicago'): where the office is, not where the server is. */
export interface OfficeTime {
  readonly now: Date;
  readonly zone: string;
}
