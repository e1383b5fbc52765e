// Until when what a client signed must be kept.
import { addYears, type CivilDate } from '../../../platform/base/civil-date.ts';

/** A copy of the disclosure with the signature: two years from the day of signing (15 U.S.C. 1679c(c)). */
const DISCLOSURE_YEARS = 2;
/** California: the information statement, four years after completion or termination (Civ. Code 1789.14). */
const CALIFORNIA_YEARS = 4;

/** The later of the two; `closedOn` is the day the work ended, and null where California does not ask. */
export function keepSignedUntil({ signedOn, closedOn }: { readonly signedOn: CivilDate; readonly closedOn: CivilDate | null }): {
  readonly until: CivilDate;
  readonly source: string;
} {
  const federal = { until: addYears(signedOn, DISCLOSURE_YEARS), source: '15 U.S.C. 1679c(c)' };
  if (closedOn === null) return federal;
  const california = { until: addYears(closedOn, CALIFORNIA_YEARS), source: 'Cal. Civ. Code 1789.14' };
  return california.until > federal.until ? california : federal;
}
