// Where a contact lived before. Bureaus ask for it when someone moved within two years.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { PreviousAddress } from '../../contract.ts';

export interface NewAddress {
  readonly id: string;
  readonly contactId: string;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly livedFrom: CivilDate | null;
  readonly livedUntil: CivilDate | null;
}

/** Previous addresses, the latest first; those without a date last. */
export async function listAddresses(db: Db, contactId: string): Promise<PreviousAddress[]> {
  return db
    .selectFrom('contactAddresses')
    .select(['id', 'addressLine1', 'addressLine2', 'city', 'state', 'zip', 'livedFrom', 'livedUntil'])
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('livedUntil', (o) => o.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
}

export async function insertAddress(db: Db, address: NewAddress, at: Date): Promise<void> {
  await db
    .insertInto('contactAddresses')
    .values({
      id: address.id,
      contactId: address.contactId,
      addressLine1: address.addressLine1,
      addressLine2: address.addressLine2,
      city: address.city,
      state: address.state,
      zip: address.zip,
      livedFrom: address.livedFrom,
      livedUntil: address.livedUntil,
      createdAt: at,
    })
    .execute();
}

/** Takes a previous address away; answers its city and state, or nothing when it is not there. */
export async function removeAddress(
  db: Db,
  contactId: string,
  id: string,
  at: Date,
): Promise<{ readonly city: string; readonly state: string } | undefined> {
  return db
    .updateTable('contactAddresses')
    .set({ removedAt: at })
    .where('id', '=', id)
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .returning(['city', 'state'])
    .executeTakeFirst();
}
