// Addresses of recipients. None is ever deleted: what was replaced or removed says where earlier letters went.
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { AddressFacts } from '../../rules/address-state.ts';
import type { MailingAddress } from '../../rules/mailing-address.ts';
import type { AddressPurpose, AddressSource, Verification } from '../../rules/recipient-kinds.ts';

export interface StoredAddress extends MailingAddress, AddressFacts {
  readonly id: string;
  readonly recipientId: string;
  readonly version: number;
  readonly source: AddressSource;
  readonly sourceNote: string | null;
  /** Null for what came with the program. */
  readonly verifiedBy: string | null;
  readonly verifiedHow: Verification | null;
  readonly verifiedNote: string | null;
  readonly returnedNote: string | null;
  /** How many letters went there, and when the last one. */
  readonly letters: number;
  readonly lastLetterOn: CivilDate | null;
}

const selectAddresses = (db: Db) =>
  db
    .selectFrom('recipientAddresses as a')
    .innerJoin('recipients as r', 'r.id', 'a.recipientId')
    .select([
      'a.id',
      'a.recipientId',
      'a.purpose',
      'a.nameLine',
      'a.lines',
      'a.city',
      'a.state',
      'a.zip',
      'a.source',
      'a.sourceNote',
      'a.verifiedOn',
      'a.verifiedBy',
      'a.verifiedHow',
      'a.verifiedNote',
      'a.returnedOn',
      'a.returnedNote',
      'a.replacedBy',
      'a.letters',
      'a.lastLetterOn',
      'a.version',
      'a.removedAt',
    ]);

/** Addresses of a recipient and of what was merged into it, the newest first. */
export async function listStoredAddresses(db: Db, rootId: string): Promise<StoredAddress[]> {
  const rows = await selectAddresses(db).where('r.rootId', '=', rootId).orderBy('a.createdAt', 'desc').orderBy('a.id', 'desc').execute();
  return rows.map(({ removedAt, ...row }) => ({ ...row, removed: removedAt !== null }));
}

/** An address with the recipient it belongs to by now. */
export async function findAddress(db: Db, id: string): Promise<(StoredAddress & { readonly rootId: string }) | undefined> {
  const row = await selectAddresses(db).select('r.rootId').where('a.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { removedAt, ...address } = row;
  return { ...address, removed: removedAt !== null };
}

export interface NewAddress extends MailingAddress {
  readonly id: string;
  readonly recipientId: string;
  readonly purpose: AddressPurpose;
  readonly source: AddressSource;
  readonly sourceNote: string | null;
  readonly verified: { readonly on: CivilDate; readonly how: Verification; readonly note: string | null } | null;
  readonly by: string;
}

export async function insertAddress(db: Db, { verified, by, lines, ...address }: NewAddress, at: Date): Promise<void> {
  await db
    .insertInto('recipientAddresses')
    .values({
      ...address,
      lines: [...lines],
      ...(verified && { verifiedOn: verified.on, verifiedBy: by, verifiedHow: verified.how, verifiedNote: verified.note }),
      createdAt: at,
      createdBy: by,
      updatedAt: at,
    })
    .execute();
}

export interface AddressChange extends Partial<MailingAddress> {
  readonly purpose?: AddressPurpose;
  readonly source?: AddressSource;
  readonly sourceNote?: string | null;
  readonly verifiedOn?: CivilDate | null;
  readonly verifiedBy?: string | null;
  readonly verifiedHow?: Verification | null;
  readonly verifiedNote?: string | null;
  readonly returnedOn?: CivilDate | null;
  readonly returnedNote?: string | null;
  readonly replacedBy?: string | null;
  readonly removedAt?: Date | null;
}

/** Writes a change and counts the version up; false when the stored version is another one by now. */
export async function changeAddress(
  db: Db,
  { id, version }: Pick<StoredAddress, 'id' | 'version'>,
  { lines, ...change }: AddressChange,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recipientAddresses')
    .set({ ...change, ...(lines && { lines: [...lines] }), version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts letters that went to an address, or that did not go after all; the version stays, for no one changed the address. */
export async function countLetters(db: Db, id: string, { count, on }: { readonly count: number; readonly on: CivilDate }): Promise<void> {
  await db
    .updateTable('recipientAddresses')
    .set((eb) => ({
      letters: eb.fn<number>('greatest', [eb.lit(0), eb('letters', '+', count)]),
      ...(count > 0 && { lastLetterOn: eb.fn<CivilDate>('greatest', ['lastLetterOn', eb.val(on)]) }),
    }))
    .where('id', '=', id)
    .execute();
}
