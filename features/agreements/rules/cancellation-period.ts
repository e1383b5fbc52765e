// Until when a client may cancel, and when work may start. The Credit Repair Organizations Act has two periods, one day apart. The client
// may cancel until midnight of the 3rd business day that begins after the day of signing (15 U.S.C. 1679e(a)). No service may be done in
// the three business days that begin with that day (1679d(a)(2)). States may ask for more, and the later day counts (1679j).
import { addBusinessDays, endOfBusinessDays } from '../../../platform/base/business-days.ts';
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';

export const FEDERAL_DAYS = 3;
export const CANCEL_LAW = '15 U.S.C. 1679e(a)';
/** No service may be done before the days are over. */
export const NO_SERVICE_LAW = '15 U.S.C. 1679d(a)(2)';
export const STATE_PERIOD_LAW = '15 U.S.C. 1679j';
/** The longest any state is known to give. */
export const LONGEST_DAYS = 5;
/** States known to give three days, or to have no law of their own about it. */
const THREE_DAY_STATES: ReadonlySet<string> = new Set(['AL', 'AK', 'AZ', 'DE', 'IL', 'IN', 'IA', 'KY', 'MD', 'MA', 'MO', 'MT', 'NE', 'NY']);
/** States known to give five. Where the source does not say which days it means, business days are counted. */
const FIVE_DAY_STATES: ReadonlySet<string> = new Set(['AR', 'CA', 'CO', 'FL', 'LA', 'MN', 'NV']);

export interface CancellationWait {
  readonly businessDays: typeof FEDERAL_DAYS | typeof LONGEST_DAYS;
  /** What the number rests on; 'unverified' and 'no-state' take the longest, so that work never begins too early. */
  readonly basis: 'federal' | 'state' | 'unverified' | 'no-state';
}

/** How long clients of this state have. */
export function waitIn(state: string | null): CancellationWait {
  if (state === null) return { businessDays: LONGEST_DAYS, basis: 'no-state' };
  if (THREE_DAY_STATES.has(state)) return { businessDays: FEDERAL_DAYS, basis: 'federal' };
  return { businessDays: LONGEST_DAYS, basis: FIVE_DAY_STATES.has(state) ? 'state' : 'unverified' };
}

/** The longer wait of where the client lives now and where they lived when the agreement was recorded: moving does not shorten what runs. */
export function longestWait(now: string | null, then: string | null): CancellationWait & { readonly state: string | null } {
  const [here, there] = [waitIn(now), waitIn(then)];
  return there.businessDays > here.businessDays ? { ...there, state: then } : { ...here, state: now };
}

export interface CancellationPeriod {
  readonly cancelThrough: CivilDate;
  readonly servicesFrom: CivilDate;
}

/** The days that follow from a signature of `signedOn`, where clients have `businessDays`. */
export function cancellationPeriod(signedOn: CivilDate, businessDays: number): CancellationPeriod {
  const cancelThrough = addBusinessDays(signedOn, Math.max(FEDERAL_DAYS, businessDays));
  const noService = endOfBusinessDays(signedOn, FEDERAL_DAYS);
  return { cancelThrough, servicesFrom: addDays(noService > cancelThrough ? noService : cancelThrough, 1) };
}

/** Where a day ends last of all places that contacts can live in: American Samoa, an hour after Hawaii. */
const LATEST_ZONE = 'Pacific/Pago_Pago';

/**
 * The day it is at `now` where it is latest. Where it is not known in which zone a client lives, they may cancel until midnight there: work
 * begins only once the day has begun for everyone.
 */
export function lastDayAnywhere(now: Date): CivilDate {
  return civilDateAt(now, LATEST_ZONE);
}

/** The day it is where this client lives; the latest one anywhere, where that is not known. Their days end there (C1). */
export function dayOfClient(zone: string | null, now: Date): CivilDate {
  return zone === null ? lastDayAnywhere(now) : civilDateAt(now, zone);
}

/** The latest day of signing after which work may be done on `today`. */
export function lastSigningFor(today: CivilDate, businessDays: number): CivilDate {
  let day = today;
  while (cancellationPeriod(day, businessDays).servicesFrom > today) day = addDays(day, -1);
  return day;
}

/** Those states of which it is known that three days are all, for counting in the database. */
export const threeDayStates = (): string[] => [...THREE_DAY_STATES];
