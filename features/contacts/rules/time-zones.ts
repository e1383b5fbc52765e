// Time zones of the United States and its territories, by the names people use (IANA time zone database; 15 U.S.C. 261-263).
export const US_TIME_ZONES = [
  { zone: 'America/New_York', label: 'Eastern Time – New York' },
  { zone: 'America/Chicago', label: 'Central Time – Chicago' },
  { zone: 'America/Denver', label: 'Mountain Time – Denver' },
  { zone: 'America/Phoenix', label: 'Arizona Time – Phoenix' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time – Los Angeles' },
  { zone: 'America/Anchorage', label: 'Alaska Time – Anchorage' },
  { zone: 'America/Adak', label: 'Aleutian Time – Adak' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii Time – Honolulu' },
  { zone: 'America/Puerto_Rico', label: 'Atlantic Time – Puerto Rico' },
  { zone: 'Pacific/Guam', label: 'Chamorro Time – Guam' },
  { zone: 'Pacific/Pago_Pago', label: 'Samoa Time – Pago Pago' },
] as const;

export const TIME_ZONES = US_TIME_ZONES.map(({ zone }) => zone);
export type TimeZone = (typeof TIME_ZONES)[number];

/** 'Eastern Time – New York' of 'America/New_York'; the zone itself when it has no name here. */
export function zoneLabel(zone: string): string {
  return US_TIME_ZONES.find((known) => known.zone === zone)?.label ?? zone;
}

/** The time of day in a zone, '3:04 PM'. */
export function clockIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(now);
}
