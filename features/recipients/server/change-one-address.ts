// What the operations about one address have in common: they find it, check its state, write, and record.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { Change } from '../../../platform/server/feature.ts';
import type { RecipientDetail } from '../contract.ts';
import { addressState, type AddressState } from '../rules/address-state.ts';
import { addressText, isSamePlace, type MailingAddress } from '../rules/mailing-address.ts';
import type { AddressPurpose } from '../rules/recipient-kinds.ts';
import { aboutRecipient, addressThere, findPresentAddress, inWords, viewDetail } from './recipient-view.ts';
import { changeAddress, listStoredAddresses, type AddressChange, type StoredAddress } from './store/addresses.ts';
import { lockBook, type StoredRecipient } from './store.ts';

export interface AddressCall extends Pick<Change, 'db' | 'now' | 'record'> {
  readonly input: { readonly id: string; readonly version: number };
}
/** What is done to an address, in words and in the database. */
export interface AddressStep {
  readonly write: AddressChange;
  /** 'verified': after "address for disputes (…)". */
  readonly what: string;
  /** Runs in the same transaction, before the address is written. */
  readonly first?: () => Promise<Refusal | undefined>;
}

/** Does one step with an address in one of the states `from`; the step decides by what is stored. */
export async function changeOneAddress(
  { db, now, record, input }: AddressCall,
  from: readonly AddressState[],
  step: (address: StoredAddress, recipient: StoredRecipient) => AddressStep | Refusal | Promise<AddressStep | Refusal>,
): Promise<RecipientDetail | Refusal> {
  await lockBook(db);
  const found = await findPresentAddress(db, input.id);
  if (isRefusal(found)) return found;
  const { address, recipient } = found;
  // Someone who read an earlier version hears that first: the state they saw may be over.
  if (address.version !== input.version) return changedMeanwhile.refuse();
  const state = addressState(address);
  if (!from.includes(state)) return refuse('recipients.addressUnfit', UNFIT[state]);
  const done = await step(address, recipient);
  if (isRefusal(done)) return done;
  const refused = await done.first?.();
  if (refused) return refused;
  if (!(await changeAddress(db, input, done.write, now))) return changedMeanwhile.refuse();
  record({ ...aboutRecipient(recipient, `${inWords(address)} ${done.what}`), ...changesOf(address, done.write) });
  return viewDetail(db, recipient.id);
}

const UNFIT: Readonly<Record<AddressState, string>> = {
  removed: 'This address was removed. Restore it first.',
  replaced: 'This address was replaced by another one. Restore it first.',
  returned: 'Mail to this address came back. Undo that mark, or verify the address again.',
  verified: 'This address is verified.',
  'not-verified': 'This address was not verified.',
};

/** The fields that a change gives another value, as the record of activity names them. */
function changesOf(before: StoredAddress, write: AddressChange) {
  const after: MailingAddress & AddressChange = { ...before, ...write };
  const keys = ['purpose', 'source', 'sourceNote', 'verifiedOn', 'verifiedHow', 'verifiedNote', 'returnedOn', 'returnedNote'] as const;
  const changed = keys.filter((key) => before[key] !== after[key]);
  const moved = addressText(before) !== addressText(after) || before.nameLine !== after.nameLine;
  const pick = (one: MailingAddress & AddressChange) => ({
    ...Object.fromEntries(changed.map((key) => [key, one[key] ?? null])),
    ...(moved && { address: [one.nameLine, addressText(one)].join(', ') }),
  });
  return { before: pick(before), after: pick(after) };
}

/** Refuses a second copy of an address in use, of the same purpose; `except` is the address that is being changed. */
export async function refuseCopy(
  { db }: Pick<Change, 'db'>,
  { recipientId, purpose, address, except }: CopyAsked,
): Promise<Refusal | undefined> {
  const all = await listStoredAddresses(db, recipientId);
  const copy = all.find(
    (one) => one.id !== except && !one.removed && one.replacedBy === null && one.purpose === purpose && isSamePlace(one, address),
  );
  return copy && addressThere(purpose);
}
interface CopyAsked {
  /** Of the root. */
  readonly recipientId: string;
  readonly purpose: AddressPurpose;
  readonly address: MailingAddress;
  readonly except?: string;
}
