// What the office knows of a person, as texts that a report's own texts can be held against.
export const MOST_OTHER_NAMES = 10;

interface Named {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly suffix: string | null;
}
interface Place {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** First, middle and last name, and suffix. A father's file and a son's may differ in nothing else. */
export function fullNameOf({ firstName, middleName, lastName, suffix }: Named): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}

/** The name without and with its middle name, and names used before or beside it. */
export function namesOf(contact: Named, others: readonly { readonly name: string }[]): string[] {
  const names = [fullNameOf({ ...contact, middleName: null }), fullNameOf(contact), ...others.map(({ name }) => name)];
  return [...new Set(names)].filter((name) => name !== '');
}

/** The address and those before it. Where only former ones are known nothing is said: the one a bureau calls current may well be. */
export function addressesOf(contact: Place, before: readonly Place[]): string[] {
  return contact.addressLine1 === null ? [] : [contact, ...before].map(addressOf);
}

/** '1 Oak Street, Apt 2, Reno, NV 89501' */
export function addressOf({ addressLine1, addressLine2, city, state, zip }: Place): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [addressLine1, addressLine2, place].filter(Boolean).join(', ');
}
