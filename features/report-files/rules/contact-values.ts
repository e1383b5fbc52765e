// Parts of addresses and phone numbers, put right where a converter damaged them.

/** Two capital letters, or undefined. */
export function stateOf(text: string): string | undefined {
  if (text === '') return undefined;
  const state = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(state) ? state : undefined;
}

/** A ZIP code; converters that made numbers of digits lost leading zeros, which are added again (field reference 2.3). */
export function zipOf(value: unknown): string | undefined {
  const digits = String(typeof value === 'string' || typeof value === 'number' ? value : '').replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 9) return undefined;
  return digits.length <= 5 ? digits.padStart(5, '0') : `${digits.padStart(9, '0').slice(0, 5)}-${digits.padStart(9, '0').slice(5)}`;
}

/** '(605) 357-3440' for ten digits; any other number as it stands; undefined when there are fewer than seven digits. */
export function phoneOf(text: string): string | undefined {
  if (text === '') return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7) return undefined;
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return ten.length === 10 ? `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}` : text.trim();
}
