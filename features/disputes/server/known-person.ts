import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { addressesOf, namesOf } from '../../contacts/rules/contact-person.ts';
import { listAddresses, listOtherNames, openIdentity, type Contact } from '../../contacts/server/public.ts';
import { NOT_THEIRS } from '../rules/correct-words.ts';
import { housesOf } from '../rules/own-address.ts';
import type { KnownPerson } from '../rules/true-values.ts';
import type { StoredRound } from './store.ts';

/** What the office knows of the client, as far as items of personal information are held against it. */
export async function knownPerson(db: Db, sealer: Sealer, contact: Contact, items: StoredRound['items']): Promise<KnownPerson> {
  const { phone, phoneHome, phoneWork, ssnLast4 } = contact;
  const nothing = { names: [], addresses: [], phones: [], dateOfBirth: null, ssnLast4 };
  if (!items.some(({ kind }) => kind === 'personal-information')) return nothing;
  return {
    names: namesOf(contact, await listOtherNames(db, contact.id)),
    addresses: addressesOf(contact, await listAddresses(db, contact.id)),
    phones: [phone, phoneHome, phoneWork].filter((one) => one !== null),
    dateOfBirth: (await openIdentity(db, sealer, contact.id)).dateOfBirth,
    ssnLast4,
  };
}

/** Where the client lives and lived, as far as an item says that an account is another person's. */
export async function findHouses(
  db: Db,
  contact: Contact,
  items: readonly Pick<StoredRound['items'][number], 'reasonCode'>[],
  exclusions: Parameters<typeof housesOf>[1],
): Promise<readonly string[]> {
  if (!items.some(({ reasonCode }) => reasonCode !== null && NOT_THEIRS.has(reasonCode))) return [];
  return housesOf(addressesOf(contact, await listAddresses(db, contact.id)), exclusions);
}
