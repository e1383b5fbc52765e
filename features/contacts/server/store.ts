import { sql, type Generated, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { CATEGORIES, ContactRow, URGENCIES } from '../contract.ts';

type Category = (typeof CATEGORIES)[number];
type Urgency = (typeof URGENCIES)[number];
type Tables = {
  contacts: {
    id: string; version: number; category: Category; urgency: Urgency | null; first_name: string; last_name: string; email: string | null;
    phone: string | null; address_line1: string | null; address_line2: string | null; city: string | null; state: string | null; zip: string | null;
    ssn_sealed: Buffer | null; ssn_last4: string | null; ssn_index: Buffer | null; birth_sealed: Buffer | null; birth_year: number | null;
    created_at: Date; created_by: string | null; updated_at: Date; search_text: Generated<string>;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

/** What people type about a contact, already normalized. */
export interface ContactFields {
  readonly firstName: string; readonly lastName: string; readonly category: Category; readonly urgency: Urgency | null; readonly email: string | null;
  readonly phone: string | null; readonly addressLine1: string | null; readonly addressLine2: string | null; readonly city: string | null;
  readonly state: string | null; readonly zip: string | null;
}
/** The sealed part. `undefined` leaves what is stored; null clears it. */
export interface ContactIdentity { readonly ssn?: string | null | undefined; readonly dateOfBirth?: CivilDate | null | undefined }
export interface Contact extends ContactFields {
  readonly id: string; readonly version: number; readonly ssnLast4: string | null; readonly birthYear: number | null;
  readonly createdAt: Date; readonly updatedAt: Date;
}

/** Adds a contact with version 1. */
export async function insertContact(
  db: Db, sealer: Sealer, contact: { id: string; fields: ContactFields; identity: ContactIdentity; createdBy: string | null; at: Date },
): Promise<void> {
  await tables(db).insertInto('contacts').values({
    id: contact.id, version: 1, ...columns(contact.fields), ...identityColumns(sealer, contact.id, contact.identity),
    created_at: contact.at, created_by: contact.createdBy, updated_at: contact.at,
  }).execute();
}

/** Writes the fields if the stored version is still `version`; false when it is not. */
export async function updateContact(
  db: Db, sealer: Sealer, id: string, version: number, fields: ContactFields, identity: ContactIdentity, at: Date,
): Promise<boolean> {
  const result = await tables(db).updateTable('contacts')
    .set({ ...columns(fields), ...identityColumns(sealer, id, identity), version: version + 1, updated_at: at })
    .where('id', '=', id).where('version', '=', version).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function findContact(db: Db, scope: StaffScope | ClientScope, id: string): Promise<Contact | undefined> {
  if (scope.kind === 'client' && scope.contactId !== id) return undefined;
  return findContactById(db, id);
}

/** For jobs and wire routes that act for nobody in particular. */
export async function findContactById(db: Db, id: string): Promise<Contact | undefined> {
  const row = await tables(db).selectFrom('contacts').where('id', '=', id).select([
    'id', 'version', 'category', 'urgency', 'first_name', 'last_name', 'email', 'phone', 'address_line1', 'address_line2', 'city', 'state', 'zip',
    'ssn_last4', 'birth_year', 'created_at', 'updated_at',
  ]).executeTakeFirst();
  return row && {
    id: row.id, version: row.version, category: row.category, urgency: row.urgency, firstName: row.first_name, lastName: row.last_name,
    email: row.email, phone: row.phone, addressLine1: row.address_line1, addressLine2: row.address_line2, city: row.city, state: row.state, zip: row.zip,
    ssnLast4: row.ssn_last4, birthYear: row.birth_year, createdAt: row.created_at, updatedAt: row.updated_at,
  };
}

/** Opens the sealed identity of a contact. Callers answer for why. */
export async function openIdentity(db: Db, sealer: Sealer, id: string): Promise<{ ssn: string | null; dateOfBirth: CivilDate | null }> {
  const row = await tables(db).selectFrom('contacts').where('id', '=', id).select(['ssn_sealed', 'birth_sealed']).executeTakeFirst();
  return {
    ssn: row?.ssn_sealed ? sealer.openText(`contacts:${id}:ssn`, row.ssn_sealed) : null,
    dateOfBirth: row?.birth_sealed ? (parseCivilDate(sealer.openText(`contacts:${id}:date_of_birth`, row.birth_sealed)) ?? null) : null,
  };
}

export interface ContactQuery {
  readonly search?: string | undefined; readonly category?: Category | undefined; readonly sort: 'newest' | 'name';
  readonly after?: readonly string[] | undefined; readonly limit: number;
}

/** A page of contacts. `after` is the sort key of the last row of the page before. */
export async function listContacts(db: Db, _scope: StaffScope, query: ContactQuery): Promise<{ rows: ContactRow[]; last: readonly string[] | undefined }> {
  const { after } = query;
  let q = tables(db).selectFrom('contacts')
    .select(['id', 'first_name', 'last_name', 'category', 'email', 'phone', 'city', 'state', 'ssn_last4', 'created_at'])
    .where((eb) => matches(eb, query)).limit(query.limit);
  if (query.sort === 'newest') {
    q = q.orderBy('id', 'desc');
    if (after) q = q.where('id', '<', after[0] ?? '');
  } else {
    q = q.orderBy(sql`lower(last_name)`).orderBy(sql`lower(first_name)`).orderBy('id');
    if (after) q = q.where(sql<SqlBool>`(lower(last_name), lower(first_name), id) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`);
  }
  const found = await q.execute();
  const end = found.at(-1);
  return {
    rows: found.map((r) => ({
      id: r.id, name: `${r.first_name} ${r.last_name}`, category: r.category, email: r.email, phone: r.phone, city: r.city, state: r.state,
      ssnMasked: maskSsn(r.ssn_last4), createdAt: r.created_at.toISOString(),
    })),
    last: end && (query.sort === 'newest' ? [end.id] : [end.last_name.toLowerCase(), end.first_name.toLowerCase(), end.id]),
  };
}

/** Matches, counted up to `cap`. */
export async function countContacts(db: Db, _scope: StaffScope, query: Pick<ContactQuery, 'search' | 'category'>, cap: number): Promise<number> {
  const inner = tables(db).selectFrom('contacts').select(sql.lit(1).as('one')).where((eb) => matches(eb, query)).limit(cap + 1);
  const { n } = await tables(db).selectFrom(inner.as('m')).select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

/** '••••1234', as screens show an SSN. */
export function maskSsn(last4: string | null): string | null {
  return last4 === null ? null : `••••${last4}`;
}

function matches(eb: ExpressionBuilder<Tables, 'contacts'>, query: Pick<ContactQuery, 'search' | 'category'>): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = [];
  if (query.category !== undefined) parts.push(eb('category', '=', query.category));
  for (const word of (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    parts.push(eb('search_text', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`));
  }
  return eb.and(parts);
}

function columns(f: ContactFields) {
  return {
    first_name: f.firstName, last_name: f.lastName, category: f.category, urgency: f.urgency, email: f.email, phone: f.phone,
    address_line1: f.addressLine1 || null, address_line2: f.addressLine2 || null, city: f.city || null, state: f.state, zip: f.zip,
  };
}

function identityColumns(sealer: Sealer, id: string, { ssn, dateOfBirth }: ContactIdentity) {
  return {
    ...(ssn !== undefined && {
      ssn_sealed: ssn === null ? null : sealer.sealText(`contacts:${id}:ssn`, ssn),
      ssn_last4: ssn === null ? null : ssn.slice(-4),
      ssn_index: ssn === null ? null : sealer.blindIndex('ssn', ssn),
    }),
    ...(dateOfBirth !== undefined && {
      birth_sealed: dateOfBirth === null ? null : sealer.sealText(`contacts:${id}:date_of_birth`, dateOfBirth),
      birth_year: dateOfBirth === null ? null : Number(dateOfBirth.slice(0, 4)),
    }),
  };
}
