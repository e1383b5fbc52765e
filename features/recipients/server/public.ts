// What letters ask of the address book.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { addressState, chooseAddress, isChosen, type AddressState } from '../rules/address-state.ts';
import { addressText, postalLines, type MailingAddress } from '../rules/mailing-address.ts';
import type { AddressPurpose, RecipientKind } from '../rules/recipient-kinds.ts';
import { nameKey } from '../rules/recipient-names.ts';
import { addressNotVerified, mailReturned, noAddress, recipientNotFound } from '../rules/recipient-refusals.ts';
import { findByNames, findRoot, findRootByKey, lockBook, type StoredRecipient } from './store.ts';
import { changeAddress, countLetters, findAddress, listStoredAddresses } from './store/addresses.ts';

export interface Recipient {
  /** Of the recipient it is part of by now, which may be another than was asked for. */
  readonly id: string;
  readonly kind: RecipientKind;
  readonly name: string;
  /** By which the program knows those it comes with: 'equifax'. */
  readonly key: string | null;
  readonly removed: boolean;
}
export interface RecipientAddress extends MailingAddress {
  readonly id: string;
  readonly purpose: AddressPurpose;
  readonly status: AddressState;
  readonly verifiedOn: CivilDate | null;
  readonly returnedOn: CivilDate | null;
}
/** An address as a letter prints it, and the day on which someone made sure of it. */
export interface LetterAddress {
  readonly address: { readonly id: string; readonly name: string; readonly lines: readonly string[] };
  readonly verifiedOn: CivilDate;
}

const asRecipient = ({ id, kind, name, key, removedAt }: StoredRecipient): Recipient => ({
  id,
  kind,
  name,
  key,
  removed: removedAt !== null,
});

/** The recipient of this id, or the one it was merged into; removed ones too, because earlier letters went to them. */
export async function findRecipient(db: Db, id: string): Promise<Recipient | undefined> {
  const found = await findRoot(db, id);
  return found && asRecipient(found);
}

/** One of those the program comes with, by its key (`BUREAU_KEYS` of rules/shipped-recipients.ts). */
export async function findRecipientByKey(db: Db, key: string): Promise<Recipient | undefined> {
  const found = await findRootByKey(db, key);
  return found && asRecipient(found);
}

/** All addresses of a recipient, the newest first. */
export async function listAddresses(db: Db, recipientId: string): Promise<RecipientAddress[]> {
  const root = await findRoot(db, recipientId);
  const stored = root ? await listStoredAddresses(db, root.id) : [];
  return stored.map((one) => {
    const { id, purpose, nameLine, lines, city, state, zip, verifiedOn, returnedOn } = one;
    return { id, purpose, nameLine, lines, city, state, zip, verifiedOn, returnedOn, status: addressState(one) };
  });
}

/** Where a letter of this purpose to a recipient goes: only to an address that was verified and from which no mail came back. */
export async function addressFor(db: Db, recipientId: string, purpose: AddressPurpose): Promise<LetterAddress | Refusal> {
  const recipient = await findRoot(db, recipientId);
  if (!recipient || recipient.removedAt !== null) return recipientNotFound.refuse();
  const chosen = chooseAddress(await listStoredAddresses(db, recipient.id), purpose);
  const asked = { name: recipient.name, purpose };
  if (!isChosen(chosen)) {
    if (chosen.problem === 'none') return noAddress(asked);
    const { address } = chosen;
    return chosen.problem === 'returned' && address.returnedOn !== null
      ? mailReturned(asked, addressText(address), address.returnedOn)
      : addressNotVerified(asked, addressText(address));
  }
  const { id, nameLine, verifiedOn } = chosen;
  if (verifiedOn === null) return addressNotVerified(asked, addressText(chosen));
  return { address: { id, name: nameLine, lines: postalLines(chosen) }, verifiedOn };
}

/** The same for one of those the program comes with. */
export async function addressForKey(db: Db, key: string, purpose: AddressPurpose): Promise<LetterAddress | Refusal> {
  const recipient = await findRootByKey(db, key);
  return recipient ? addressFor(db, recipient.id, purpose) : recipientNotFound.refuse();
}

/** A report does not say whether who furnished a line also collects. */
const REPORTED: readonly RecipientKind[] = ['furnisher', 'collector'];

/**
 * The recipient that a name found in a report leads to, because it is called so or a person confirmed the name; undefined when no one has,
 * or when it is of another kind.
 */
export async function findByReportName(db: Db, name: string, kind?: RecipientKind): Promise<Recipient | undefined> {
  const found = (await findByNames(db, [name])).get(nameKey(name));
  if (!found || found.removedAt !== null) return undefined;
  const fits = kind === undefined || found.kind === kind || (REPORTED.includes(kind) && REPORTED.includes(found.kind));
  return fits ? asRecipient(found) : undefined;
}

/** Counts a letter that went to an address (`count` of them), or with a negative count one that did not go after all. In the transaction of the mailing. */
export async function noteUse(db: Db, addressId: string, use: { readonly on: CivilDate; readonly count?: number }): Promise<void> {
  await countLetters(db, addressId, { count: use.count ?? 1, on: use.on });
}

/**
 * Marks that mail to an address came back, so that no letter goes there until a person looked. One that is replaced, removed or marked already
 * stays as it is. In the transaction that records the letter.
 */
export async function noteReturned(
  db: Db,
  addressId: string,
  { on, note, at }: { readonly on: CivilDate; readonly note: string; readonly at: Date },
): Promise<void> {
  await lockBook(db);
  const found = await findAddress(db, addressId);
  const state = found && addressState(found);
  if (found && (state === 'verified' || state === 'not-verified'))
    await changeAddress(db, found, { returnedOn: on, returnedNote: note }, at);
}
