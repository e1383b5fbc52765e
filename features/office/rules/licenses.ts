// Validity of licenses, bonds and registrations.
import { addDays, daysBetween, type CivilDate } from '../../../platform/base/civil-date.ts';

export const LICENSE_KINDS = ['license', 'bond', 'registration'] as const;
export type LicenseKind = (typeof LICENSE_KINDS)[number];

export const LICENSE_KIND_WORDS: Readonly<Record<LicenseKind, string>> = {
  license: 'License',
  bond: 'Surety bond',
  registration: 'Registration',
};

/** Renewals take weeks, so the office is warned this many days before. */
export const RENEWAL_NOTICE_DAYS = 60;

export type LicenseStatus = 'not-yet' | 'valid' | 'ending' | 'ended';

/** Status of a license on `today`. Both ends of its period are included; without an end it stays valid. */
export function licenseStatusOn(
  { validFrom, validUntil }: { readonly validFrom: CivilDate | null; readonly validUntil: CivilDate | null },
  today: CivilDate,
): LicenseStatus {
  if (validUntil !== null && daysBetween(validUntil, today) > 0) return 'ended';
  if (validFrom !== null && daysBetween(today, validFrom) > 0) return 'not-yet';
  return validUntil !== null && daysBetween(today, validUntil) <= RENEWAL_NOTICE_DAYS ? 'ending' : 'valid';
}

/** The last day on which a license counts as ending on `today`. */
export function noticeUntil(today: CivilDate): CivilDate {
  return addDays(today, RENEWAL_NOTICE_DAYS);
}
