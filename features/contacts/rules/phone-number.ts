// US phone numbers as libphonenumber defines them: a number is valid when its area code and range are assigned in the US or one of its
// territories. Fictional numbers (555-0100 to 555-0199) of a real area code are valid, because they are reserved and reach no one.
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
