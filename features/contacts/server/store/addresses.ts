// Where a contact lived before. Bureaus ask for it when somebody moved within two years.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { PreviousAddress } from '../../contract.ts';

type Tables = {
  contact_addresses: {
    id: string;
    contact_id: string;
    address_line1: string;
    address_line2: string | null;
    city: string;
    state: string;
    zip: string;
    lived_from: CivilDate | null;
    lived_until: CivilDate | null;
    created_at: Date;
    removed_at: Date | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

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
  return tables(db)
    .selectFrom('contact_addresses')
    .select([
      'id',
      'address_line1 as addressLine1',
      'address_line2 as addressLine2',
      'city',
      'state',
      'zip',
      'lived_from as livedFrom',
      'lived_until as livedUntil',
    ])
    .where('contact_id', '=', contactId)
    .where('removed_at', 'is', null)
    .orderBy('lived_until', (o) => o.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
}

export async function insertAddress(db: Db, address: NewAddress, at: Date): Promise<void> {
  await tables(db)
    .insertInto('contact_addresses')
    .values({
      id: address.id,
      contact_id: address.contactId,
      address_line1: address.addressLine1,
      address_line2: address.addressLine2,
      city: address.city,
      state: address.state,
      zip: address.zip,
      lived_from: address.livedFrom,
      lived_until: address.livedUntil,
      created_at: at,
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
  return tables(db)
    .updateTable('contact_addresses')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('contact_id', '=', contactId)
    .where('removed_at', 'is', null)
    .returning(['city', 'state'])
    .executeTakeFirst();
}
