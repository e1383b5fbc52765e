// What keeps a letter from an address, and which of several addresses a letter takes.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { purposesFor, type AddressPurpose } from './recipient-kinds.ts';

export type AddressState = 'verified' | 'not-verified' | 'returned' | 'replaced' | 'removed';

export interface AddressFacts {
  readonly purpose: AddressPurpose;
  readonly verifiedOn: CivilDate | null;
  readonly returnedOn: CivilDate | null;
  readonly replacedBy: string | null;
  readonly removed: boolean;
}

export function addressState({ removed, replacedBy, returnedOn, verifiedOn }: Omit<AddressFacts, 'purpose'>): AddressState {
  if (removed) return 'removed';
  if (replacedBy !== null) return 'replaced';
  // Mail that came back says more than an earlier look at a website.
  if (returnedOn !== null) return 'returned';
  return verifiedOn === null ? 'not-verified' : 'verified';
}

/** Whether letters may go there. */
export const isReady = (address: AddressFacts): boolean => addressState(address) === 'verified';

/** Why no address will do: there is none, mail to it came back, or no one has verified it. */
export type NoAddress<A> =
  | { readonly problem: 'none' }
  | { readonly problem: 'returned' | 'not-verified'; readonly address: A & AddressFacts };

/**
 * The address that a letter of this purpose takes: verified, with no mail that came back, of the purpose itself before those that stand in
 * for it, and of several the one verified last. Without one, the best that a person could make ready.
 */
export function chooseAddress<A extends AddressFacts>(addresses: readonly A[], purpose: AddressPurpose): A | NoAddress<A> {
  const ways = purposesFor(purpose);
  const fitting = addresses
    .filter((one) => ways.includes(one.purpose))
    .toSorted((a, b) => ways.indexOf(a.purpose) - ways.indexOf(b.purpose) || (b.verifiedOn ?? '').localeCompare(a.verifiedOn ?? ''));
  const ready = fitting.find(isReady);
  if (ready) return ready;
  const unverified = fitting.find((one) => addressState(one) === 'not-verified');
  if (unverified) return { problem: 'not-verified', address: unverified };
  const returned = fitting.find((one) => addressState(one) === 'returned');
  return returned ? { problem: 'returned', address: returned } : { problem: 'none' };
}

/** Whether an address was found. */
export function isChosen<A extends AddressFacts>(chosen: A | NoAddress<A>): chosen is A {
  return !('problem' in chosen);
}
