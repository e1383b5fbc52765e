// A recipient as screens get it, and what every change of one asks.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { RecipientAddressView, RecipientDetail, RecipientRow } from '../contract.ts';
import { addressState, chooseAddress, isChosen } from '../rules/address-state.ts';
import { addressText, type MailingAddress } from '../rules/mailing-address.ts';
import { DISPUTE_PURPOSES, purposesFor, purposeWords, type AddressPurpose } from '../rules/recipient-kinds.ts';
import { nameKey } from '../rules/recipient-names.ts';
import { recipientNotFound } from '../rules/recipient-refusals.ts';
import { findByNames, findRoot, findStored, listMerged, listNames, type StoredRecipient } from './store.ts';
import { findAddress, listStoredAddresses, type StoredAddress } from './store/addresses.ts';
import { findListed, type ListedRecipient } from './store/list.ts';

export function viewRow(listed: ListedRecipient): RecipientRow {
  const purpose = DISPUTE_PURPOSES[listed.kind];
  return { ...listed, disputesReach: purpose && purposesFor(purpose).some((one) => listed.ready.includes(one)) };
}

/** The recipient that `id` is part of. @throws Error when there is none, which whoever asks has checked */
export async function viewDetail(db: Db, id: string): Promise<RecipientDetail> {
  const root = await findRoot(db, id);
  const listed = root && (await findListed(db, root.id));
  if (!root || !listed) throw new Error('The recipient is not there.');
  const addresses = await listStoredAddresses(db, root.id);
  const { phone, website, note } = root;
  return {
    ...viewRow(listed),
    phone,
    website,
    note,
    names: (await listNames(db, root.id)).map(({ id: nameId, name, main, confirmedBy }) => ({ id: nameId, name, main, confirmedBy })),
    addresses: addresses.map((one) => viewAddress(one, addresses)),
    merged: (await listMerged(db, root.id)).map(({ id: mergedId, version, name, mergedInto }) => ({
      id: mergedId,
      version,
      name,
      into: mergedInto ?? root.id,
    })),
  };
}

function viewAddress(address: StoredAddress, all: readonly StoredAddress[]): RecipientAddressView {
  const { id, version, purpose, nameLine, lines, city, state, zip, source, sourceNote, replacedBy, letters, lastLetterOn } = address;
  const { verifiedOn, verifiedBy, verifiedHow, verifiedNote, returnedOn, returnedNote } = address;
  const chosen = chooseAddress(all, purpose);
  return {
    id,
    version,
    purpose,
    nameLine,
    lines: [...lines],
    city,
    state,
    zip,
    status: addressState(address),
    source,
    sourceNote,
    verified: verifiedOn && verifiedHow && { on: verifiedOn, by: verifiedBy, how: verifiedHow, note: verifiedNote },
    returned: returnedOn && { on: returnedOn, note: returnedNote },
    replacedBy,
    letters,
    lastLetterOn,
    used: isChosen(chosen) && chosen.id === id,
  };
}

/** A recipient that was neither removed nor merged. */
export async function findPresent(db: Db, id: string): Promise<StoredRecipient | Refusal> {
  const recipient = await findStored(db, id);
  return recipient && recipient.removedAt === null && recipient.mergedInto === null ? recipient : recipientNotFound.refuse();
}

/** An address with the recipient it belongs to, which was not removed. */
export async function findPresentAddress(
  db: Db,
  id: string,
): Promise<{ readonly address: StoredAddress; readonly recipient: StoredRecipient } | Refusal> {
  const address = await findAddress(db, id);
  if (!address) return refuse('recipients.addressNotFound', 'There is no such address.');
  const recipient = await findPresent(db, address.rootId);
  return 'refused' in recipient ? recipient : { address, recipient };
}

/** Why `name` cannot lead to the recipient `id`; undefined when it can, or does already. Under `lockBook`. */
export async function refuseName(db: Db, name: string, id: string | null): Promise<Refusal | undefined> {
  const key = nameKey(name);
  if (key === '')
    return refuse('recipients.nameUnfit', 'A name needs at least one letter or digit.', { fields: { name: 'Please enter a name.' } });
  const holder = (await findByNames(db, [name])).get(key);
  if (!holder || holder.id === id) return undefined;
  const message =
    holder.removedAt === null
      ? `“${name}” is a name of ${holder.name} already. Merge the two recipients, or remove the name there first.`
      : `“${name}” is a name of ${holder.name}, which was removed. Restore that recipient instead.`;
  return refuse('recipients.nameTaken', message, { fields: { name: message } });
}

/** A second copy of an address that is in use. */
export const addressThere = (purpose: AddressPurpose): Refusal =>
  refuse('recipients.addressThere', `This address is there for ${purposeWords(purpose)} already.`);

export const aboutRecipient = (
  { id, name }: Pick<StoredRecipient, 'id' | 'name'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> => ({
  contactId: null,
  subject: { type: 'recipient', id },
  summary: `${name}: ${what}`,
});

/** An address within a sentence of the record of activity. */
export const inWords = (address: MailingAddress & { readonly purpose: AddressPurpose }): string =>
  `address for ${purposeWords(address.purpose)} (${addressText(address)})`;
