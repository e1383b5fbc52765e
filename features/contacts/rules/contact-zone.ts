// In which time zone a contact lives, by state and ZIP code: the days of a client are days there. Where a state has two zones and the ZIP code does
// not say which, the later one counts, so that no day of the client ends too early.
import { US_STATES } from './us-states.ts';

const ZONES = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
} as const;
type Zone = keyof typeof ZONES;

/** States with one zone, and for the others the zone of most of their ZIP codes. */
const STATES: Readonly<Record<Zone, string>> = {
  eastern: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  central: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  mountain: 'CO ID MT NM UT WY',
  pacific: 'CA NV OR WA',
};
const OWN: Readonly<Record<string, string>> = {
  AK: 'America/Anchorage',
  AS: 'Pacific/Pago_Pago',
  AZ: 'America/Phoenix',
  GU: 'Pacific/Guam',
  HI: 'Pacific/Honolulu',
  MP: 'Pacific/Guam',
  PR: 'America/Puerto_Rico',
  VI: 'America/Puerto_Rico',
};
/** Prefixes of ZIP codes in another zone than most of their state, or partly so and then the later one (49 CFR part 71). */
const PREFIXES: Readonly<Record<string, Zone>> = {
  ...prefixes('central', '324 325 420 421 422 423 424 425 426 427 463 464 475 476 477 498 499'),
  ...prefixes('eastern', '374 376 377 378 379'),
  ...prefixes('mountain', '576 577 586 587 588 677 678 690 691 692 693 798 799 885 979'),
  ...prefixes('pacific', '835 838'),
};
const BY_STATE = new Map(
  (Object.keys(STATES) as Zone[]).flatMap((zone) => STATES[zone].split(' ').map((state) => [state, ZONES[zone]] as const)),
);
/** States with two zones and the later of them, for contacts without a ZIP code. */
const LATER: Readonly<Record<string, Zone>> = {
  FL: 'central',
  IN: 'central',
  KY: 'central',
  MI: 'central',
  TN: 'central',
  KS: 'mountain',
  ND: 'mountain',
  NE: 'mountain',
  SD: 'mountain',
  TX: 'mountain',
  ID: 'pacific',
};

/** The zone (IANA) of this address; null where the state does not say it (overseas military) or is not known. */
export function zoneOfAddress({ state, zip }: { readonly state: string | null; readonly zip: string | null }): string | null {
  if (state === null || !US_STATES.some(({ code }) => code === state)) return null;
  const own = OWN[state];
  if (own !== undefined) return own;
  const prefix = zip?.slice(0, 3) ?? '';
  const special = prefix.length < 3 ? LATER[state] : PREFIXES[prefix];
  return special === undefined ? (BY_STATE.get(state) ?? null) : ZONES[special];
}

/** The zone whose days are this contact's: the one someone chose, else that of the address; null where neither says it. */
export function zoneOfContact(contact: {
  readonly timeZone: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}): string | null {
  return contact.timeZone ?? zoneOfAddress(contact);
}

function prefixes(zone: Zone, list: string): Record<string, Zone> {
  return Object.fromEntries(list.split(' ').map((prefix) => [prefix, zone]));
}
