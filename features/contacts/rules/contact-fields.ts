// What a person's data must look like. Each normalizer answers the stored form or one sentence for the field.
import { yearsBetween, type CivilDate } from '../../../platform/base/civil-date.ts';

type Normalized = { readonly value: string } | { readonly problem: string };

/** ZIP code, five digits or ZIP+4. */
export function normalizeZip(text: string): Normalized {
  const match = /^(\d{5})-?(\d{4})?$/.exec(text.trim());
  if (!match) return { problem: 'Please enter a ZIP code with five digits.' };
  return { value: match[2] === undefined ? (match[1] ?? '') : `${match[1]}-${match[2]}` };
}

/** Nine digits an advertisement or a wallet card made famous (SSA: "pocketbook numbers"), and the one of a company's television spots. */
const PRINTED = new Set(
  (
    '002281852 042103580 062360749 078051120 095073645 128036045 135016629 141186941 165167999 165187999 165207999 165227999 165247999 189092294 212097694 ' +
    '212099999 219099999 306302348 308125070 457555462 468288779 549241889'
  ).split(' '),
);

/**
 * Social Security number to nine digits. Refuses what the SSA never issues (area 000, 666 or 900-999, group 00, serial 0000), numbers that
 * belong to no one, and the numbers sold as a new start ("CPN", "SCN"), which would be a new identity.
 */
export function normalizeSsn(text: string): Normalized {
  if (/\b(cpn|scn|c\.p\.n|s\.c\.n)\b|credit (privacy|profile|protection)|secondary credit/i.test(text)) {
    return {
      problem:
        'A "CPN" or "SCN" is not a Social Security number, and using one to hide a credit record is against the law (15 U.S.C. 1679b(a)(2)).',
    };
  }
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) return { problem: 'Please enter the Social Security number with nine digits.' };
  if (digits.startsWith('9'))
    return { problem: 'Numbers that start with 9 are not Social Security numbers. A taxpayer number or "CPN" cannot stand in for one.' };
  if (/^(000|666)|^\d{3}00|0000$/.test(digits)) return { problem: 'This Social Security number was never issued. Please check it.' };
  if (PRINTED.has(digits) || isCounted(digits))
    return { problem: 'This is a made-up or published number, not the Social Security number of a client. Please check it.' };
  return { value: digits };
}

/** True for one digit nine times, and for digits counted up or down. */
function isCounted(digits: string): boolean {
  return [0, 1, 9].some((step) => [...digits].every((digit, i) => i === 0 || (Number(digits[i - 1]) + step) % 10 === Number(digit)));
}

/** One sentence when `birth` cannot be the date of birth of an adult client on `today`. */
export function checkDateOfBirth(birth: CivilDate, today: CivilDate): string | undefined {
  const age = yearsBetween(birth, today);
  if (age < 0) return 'The date of birth lies in the future.';
  if (age < 18) return 'A client must be at least 18 years old.';
  return age > 120 ? 'Please check the year of the date of birth.' : undefined;
}

/**
 * The data a dispute letter needs and the contact does not have, as labels. A Social Security number is not among them: 15 U.S.C. 1681i asks
 * for none, and clients without one are served with more proof of identity.
 */
export function missingForLetters(contact: {
  readonly addressLine1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly hasDateOfBirth: boolean;
}): readonly string[] {
  return [
    ...(contact.firstName && contact.lastName ? [] : ['first and last name']),
    ...(contact.addressLine1 && contact.city && contact.state && contact.zip ? [] : ['mailing address']),
    ...(contact.hasDateOfBirth ? [] : ['date of birth']),
  ];
}
