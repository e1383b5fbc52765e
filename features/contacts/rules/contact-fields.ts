// What a person's data must look like. Each normalizer answers the stored form or one sentence for the field.
import { yearsBetween, type CivilDate } from '../../../platform/base/civil-date.ts';

type Normalized = { readonly value: string } | { readonly problem: string };

/** US phone number to '+1' and ten digits (North American Numbering Plan: area and exchange start with 2-9). */
export function normalizePhone(text: string): Normalized {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? { value: `+1${digits}` } : { problem: 'Please enter a US phone number with ten digits.' };
}

/** ZIP code, five digits or ZIP+4. */
export function normalizeZip(text: string): Normalized {
  const match = /^(\d{5})-?(\d{4})?$/.exec(text.trim());
  if (!match) return { problem: 'Please enter a ZIP code with five digits.' };
  return { value: match[2] === undefined ? (match[1] ?? '') : `${match[1]}-${match[2]}` };
}

/**
 * Social Security number to nine digits. Refuses what the SSA never issues (area 000, 666 or 900-999, group 00, serial 0000)
 * and numbers printed in advertisements; a "credit privacy number" in its place would be a new identity (15 U.S.C. 1679b(a)(2)).
 */
export function normalizeSsn(text: string): Normalized {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) return { problem: 'Please enter the Social Security number with nine digits.' };
  if (digits.startsWith('9')) return { problem: 'Numbers that start with 9 are not Social Security numbers. A taxpayer number or "CPN" cannot stand in for one.' };
  const impossible = /^(000|666)|^\d{3}00|0000$/.test(digits) || ['078051120', '219099999', '123456789'].includes(digits) || /^(\d)\1{8}$/.test(digits);
  return impossible ? { problem: 'This Social Security number was never issued. Please check it.' } : { value: digits };
}

/** One sentence when `birth` cannot be the date of birth of an adult client on `today`. */
export function checkDateOfBirth(birth: CivilDate, today: CivilDate): string | undefined {
  const age = yearsBetween(birth, today);
  if (age < 0) return 'The date of birth lies in the future.';
  if (age < 18) return 'A client must be at least 18 years old.';
  return age > 120 ? 'Please check the year of the date of birth.' : undefined;
}

/** What a dispute letter needs of the contact and does not find, in plain words. */
export function missingForLetters(contact: {
  readonly addressLine1: string | null; readonly city: string | null; readonly state: string | null; readonly zip: string | null;
  readonly hasSsn: boolean; readonly hasDateOfBirth: boolean;
}): readonly string[] {
  return [
    ...(contact.addressLine1 && contact.city && contact.state && contact.zip ? [] : ['mailing address']),
    ...(contact.hasDateOfBirth ? [] : ['date of birth']),
    ...(contact.hasSsn ? [] : ['Social Security number']),
  ];
}
