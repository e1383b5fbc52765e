// Time zones of the United States and its territories, by the names people use (IANA time zone database; 15 U.S.C. 261-263).
export const US_TIME_ZONES = [
  { zone: 'America/New_York', label: 'Eastern' },
  { zone: 'America/Chicago', label: 'Central' },
  { zone: 'America/Denver', label: 'Mountain' },
  { zone: 'America/Phoenix', label: 'Arizona' },
  { zone: 'America/Los_Angeles', label: 'Pacific' },
  { zone: 'America/Anchorage', label: 'Alaska' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii' },
  { zone: 'America/Puerto_Rico', label: 'Atlantic (Puerto Rico)' },
  { zone: 'Pacific/Guam', label: 'Chamorro (Guam)' },
  { zone: 'Pacific/Pago_Pago', label: 'Samoa' },
] as const;

/** 'Eastern' of 'America/New_York'; the zone itself when it has no name here. */
export function zoneLabel(zone: string): string {
  return US_TIME_ZONES.find((known) => known.zone === zone)?.label ?? zone;
}
