// Recorded agreements. What lists and gates ask of many contacts stands in store/by-contact.ts.
import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { HOW_SIGNED, HOW_TOLD } from '../contract.ts';

export interface AgreementFields {
  readonly signedOn: CivilDate;
  readonly disclosureGivenOn: CivilDate;
  readonly how: (typeof HOW_SIGNED)[number];
  readonly note: string | null;
}
export interface StoredAgreement extends AgreementFields {
  readonly id: string;
  readonly version: number;
  readonly contactId: string;
  readonly cancelledOn: CivilDate | null;
  readonly cancelledHow: (typeof HOW_TOLD)[number] | null;
  readonly recordedAt: Date;
  readonly recordedBy: string;
  readonly removedAt: Date | null;
  /** Where the client lived when it was recorded. */
  readonly state: string | null;
}
/** A record as somebody read it. */
interface Read {
  readonly id: string;
  readonly version: number;
}

const COLUMNS = sql`id, version, contact_id as "contactId", signed_on as "signedOn", disclosure_given_on as "disclosureGivenOn", how, note, cancelled_on as "cancelledOn",
  cancelled_how as "cancelledHow", recorded_at as "recordedAt", recorded_by_name as "recordedBy", removed_at as "removedAt", state`;

/** Holds other changes of this contact's agreements off until the transaction ends: what one was judged by is what it is written to. */
export async function lockAgreements(db: Db, contactId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agreements ${contactId}`}, 0))`.execute(db);
}

/** A record, taken back or not. */
export async function findAgreement(db: StaffDb, id: string): Promise<StoredAgreement | undefined> {
  return (await sql<StoredAgreement>`select ${COLUMNS} from agreements where id = ${id}`.execute(db)).rows[0];
}

/** All records of a contact, the newest first; `more` when there are some after these. */
export async function listAgreements(
  db: StaffDb,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<{ rows: StoredAgreement[]; more: boolean }> {
  const beyond = page.after === undefined ? sql`true` : sql`id < ${page.after}::uuid`;
  const { rows } =
    await sql<StoredAgreement>`select ${COLUMNS} from agreements where contact_id = ${contactId} and ${beyond} order by id desc limit ${page.limit + 1}`.execute(
      db,
    );
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

export async function insertAgreement(
  db: Db,
  a: AgreementFields & {
    readonly id: string;
    readonly contactId: string;
    readonly state: string | null;
    readonly at: Date;
    readonly by: { readonly userId: string; readonly name: string };
  },
): Promise<void> {
  await sql`insert into agreements (contact_id, id, signed_on, disclosure_given_on, how, note, state, recorded_at, recorded_by, recorded_by_name)
    values (${a.contactId}, ${a.id}, ${a.signedOn}, ${a.disclosureGivenOn}, ${a.how}, ${a.note}, ${a.state}, ${a.at}, ${a.by.userId}, ${a.by.name})`.execute(
    db,
  );
}

/** False when the version is another, as with all that follow. */
export async function updateAgreement(db: Db, { id, version }: Read, fields: AgreementFields): Promise<boolean> {
  const done =
    await sql`update agreements set version = version + 1, signed_on = ${fields.signedOn}, disclosure_given_on = ${fields.disclosureGivenOn}, how = ${fields.how}, note = ${fields.note}
    where id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return done.numAffectedRows === 1n;
}

export async function setCancelled(
  db: Db,
  { id, version }: Read,
  notice: { readonly on: CivilDate; readonly how: (typeof HOW_TOLD)[number] } | null,
): Promise<boolean> {
  const done =
    await sql`update agreements set version = version + 1, cancelled_on = ${notice?.on ?? null}::date, cancelled_how = ${notice?.how ?? null}
    where id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return done.numAffectedRows === 1n;
}

export async function setRemoved(db: Db, { id, version }: Read, at: Date | null): Promise<boolean> {
  const done =
    await sql`update agreements set version = version + 1, removed_at = ${at} where id = ${id} and version = ${version} and (removed_at is null) = ${at !== null}`.execute(
      db,
    );
  return done.numAffectedRows === 1n;
}
