// US phone numbers as libphonenumber knows them: a number counts when its area code and range are given out in the US or one of its
// territories. Invented numbers (555-0100 to 555-0199) of a real area code count: they are set aside there, so they harm nobody.
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { US_PHONE_RANGES } from './us-phone-ranges.ts';

/** US phone number in any spelling to '+1' and ten digits. */
export function normalizePhone(text: string): { readonly value: string } | { readonly problem: string } {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, US_PHONE_RANGES);
  if (number?.countryCallingCode !== '1' || number.nationalNumber.length !== 10)
    return { problem: 'Please enter a US phone number with ten digits.' };
  if (number.ext !== undefined) return { problem: 'Please enter the number without its extension.' };
  return number.isValid() ? { value: number.number } : { problem: 'There is no such US phone number. Please check its digits.' };
}
