// The typed address, in the fields of a form.
import type { RecipientAddressView } from '../contract.ts';
import { mailingAddress } from '../rules/mailing-address.ts';

export type AddressField = 'nameLine' | 'line1' | 'line2' | 'city' | 'state' | 'zip';
export const ADDRESS_LABELS: Readonly<Record<AddressField, string>> = {
  nameLine: 'Name on the envelope',
  line1: 'Department, street or box',
  line2: 'Second line',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};

type Typed = Readonly<Record<AddressField, string>>;

export function fillAddress(address: RecipientAddressView | undefined, name: string): Typed {
  const { nameLine = name.slice(0, 40), lines: [line1 = '', line2 = ''] = [], city = '', state = '', zip = '' } = address ?? {};
  return { nameLine, line1, line2, city, state, zip };
}

/** As the server reads it. */
export const readTyped = ({ nameLine, line1, line2, city, state, zip }: Typed) => ({
  nameLine,
  lines: [line1, line2].filter((line) => line.trim() !== ''),
  city,
  state,
  zip,
});

/** Sentences by field, found before anything is sent. */
export function checkAddress(typed: Typed): Partial<Record<AddressField, string>> {
  const read = mailingAddress.safeParse(readTyped(typed));
  if (read.success) return {};
  return Object.fromEntries(read.error.issues.map(({ path: [part, at], message }) => [fieldOf(part, at), message]));
}

/** What the server names 'address.lines.1' is the second line. */
export function fieldOf(part: PropertyKey | undefined, at: PropertyKey | undefined): AddressField {
  if (part === 'lines') return at === 1 ? 'line2' : 'line1';
  return (['nameLine', 'city', 'state', 'zip'] as const).find((one) => one === part) ?? 'line1';
}
