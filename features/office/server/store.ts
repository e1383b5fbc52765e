import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { LicenseKind } from '../rules/licenses.ts';

type Tables = {
  office_locations: {
    id: string;
    version: number;
    name: string;
    address_line1: string | null;
    address_line2: string | null;
    city: string | null;
    state: string | null;
    zip: string | null;
    phone: string | null;
    email: string | null;
    time_zone: string;
    return_address: string | null;
    is_main: boolean;
    created_at: Date;
    updated_at: Date;
    closed_at: Date | null;
  };
  office_licenses: {
    id: string;
    location_id: string;
    kind: LicenseKind;
    state: string;
    number: string;
    issuer: string | null;
    amount_cents: number | null;
    valid_from: CivilDate | null;
    valid_until: CivilDate | null;
    created_at: Date;
    removed_at: Date | null;
  };
  office_staff: { user_id: string; location_id: string; since: Date };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface LocationFields {
  readonly name: string;
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly timeZone: string;
  readonly returnAddress: string | null;
}
export interface StoredLocation extends LocationFields {
  readonly id: string;
  readonly version: number;
  readonly isMain: boolean;
  readonly closedAt: Date | null;
}
export interface StoredLicense {
  readonly id: string;
  readonly kind: LicenseKind;
  readonly state: string;
  readonly number: string;
  readonly issuer: string | null;
  readonly amountCents: number | null;
  readonly validFrom: CivilDate | null;
  readonly validUntil: CivilDate | null;
}

/** Held by whoever opens, closes or ranks locations, so that there is always at most one main one and never none. */
export async function lockLocations(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('office.locations'))`.execute(db);
}

/** Locations, the main one first, then by name; those behind `after` when given. */
export async function listLocations(
  db: Db,
  query: { closed: boolean; after?: string | undefined; limit: number },
): Promise<StoredLocation[]> {
  let q = selectLocations(db)
    .where('closed_at', query.closed ? 'is not' : 'is', null)
    .orderBy('is_main', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit);
  if (query.after !== undefined) {
    q = q.where(sql<boolean>`(not is_main, name, id) > (select not is_main, name, id from office_locations where id = ${query.after})`);
  }
  return (await q.execute()).map(toLocation);
}

export async function findLocation(db: Db, id: string): Promise<StoredLocation | undefined> {
  const row = await selectLocations(db).where('id', '=', id).executeTakeFirst();
  return row && toLocation(row);
}

export async function insertLocation(db: Db, location: { id: string; fields: LocationFields; isMain: boolean; at: Date }): Promise<void> {
  await tables(db)
    .insertInto('office_locations')
    .values({
      id: location.id,
      version: 1,
      ...columns(location.fields),
      is_main: location.isMain,
      created_at: location.at,
      updated_at: location.at,
      closed_at: null,
    })
    .execute();
}

/** False when the stored version is another. */
export async function updateLocation(db: Db, id: string, version: number, fields: LocationFields, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('office_locations')
    .set({ ...columns(fields), version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasMain(db: Db): Promise<boolean> {
  return (await tables(db).selectFrom('office_locations').where('is_main', '=', true).select('id').executeTakeFirst()) !== undefined;
}

/** Under `lockLocations`. */
export async function setMain(db: Db, id: string, at: Date): Promise<void> {
  await tables(db).updateTable('office_locations').set({ is_main: false }).where('is_main', '=', true).execute();
  await tables(db)
    .updateTable('office_locations')
    .set((eb) => ({ is_main: true, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

export async function setClosed(db: Db, id: string, closedAt: Date | null, at: Date): Promise<void> {
  await tables(db)
    .updateTable('office_locations')
    .set((eb) => ({ closed_at: closedAt, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Licenses of these locations that were not removed, by state, then the one that ends last. */
export async function listLicenses(db: Db, locationIds: readonly string[]): Promise<(StoredLicense & { readonly locationId: string })[]> {
  if (locationIds.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('office_licenses')
    .selectAll()
    .where('location_id', 'in', [...locationIds])
    .where('removed_at', 'is', null)
    .orderBy('state')
    .orderBy('valid_until', (ob) => ob.desc().nullsFirst())
    .orderBy('id')
    .execute();
  return rows.map((r) => ({
    id: r.id,
    locationId: r.location_id,
    kind: r.kind,
    state: r.state,
    number: r.number,
    issuer: r.issuer,
    amountCents: r.amount_cents,
    validFrom: r.valid_from,
    validUntil: r.valid_until,
  }));
}

export async function insertLicense(db: Db, locationId: string, license: StoredLicense, at: Date): Promise<void> {
  await tables(db)
    .insertInto('office_licenses')
    .values({
      id: license.id,
      location_id: locationId,
      kind: license.kind,
      state: license.state,
      number: license.number,
      issuer: license.issuer,
      amount_cents: license.amountCents,
      valid_from: license.validFrom,
      valid_until: license.validUntil,
      created_at: at,
      removed_at: null,
    })
    .execute();
}

/** Removes a license, or brings it back; undefined when there is none in the other state. */
export async function setLicenseRemoved(
  db: Db,
  id: string,
  removedAt: Date | null,
): Promise<{ locationId: string; kind: LicenseKind; state: string; number: string } | undefined> {
  const row = await tables(db)
    .updateTable('office_licenses')
    .set({ removed_at: removedAt })
    .where('id', '=', id)
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .returning(['location_id', 'kind', 'state', 'number'])
    .executeTakeFirst();
  return row && { locationId: row.location_id, kind: row.kind, state: row.state, number: row.number };
}

/** How many licenses of open locations end by `until` or have ended. */
export async function countEnding(db: Db, today: CivilDate, until: CivilDate): Promise<{ ended: number; ending: number }> {
  const found = await sql<{
    ended: number;
    ending: number;
  }>`select count(*) filter (where c.valid_until < ${today}) as ended, count(*) filter (where c.valid_until >= ${today}) as ending
    from office_licenses c join office_locations l on l.id = c.location_id where c.removed_at is null and l.closed_at is null and c.valid_until <= ${until}`.execute(
    db,
  );
  return found.rows[0] ?? { ended: 0, ending: 0 };
}

/** User ids of those who work at these locations. */
export async function listStaff(db: Db, locationIds: readonly string[]): Promise<{ userId: string; locationId: string }[]> {
  if (locationIds.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('office_staff')
    .select(['user_id', 'location_id'])
    .where('location_id', 'in', [...locationIds])
    .orderBy('since')
    .execute();
  return rows.map((r) => ({ userId: r.user_id, locationId: r.location_id }));
}

export async function assignStaff(db: Db, userId: string, locationId: string | null, at: Date): Promise<void> {
  if (locationId === null) await tables(db).deleteFrom('office_staff').where('user_id', '=', userId).execute();
  else {
    await tables(db)
      .insertInto('office_staff')
      .values({ user_id: userId, location_id: locationId, since: at })
      .onConflict((oc) => oc.column('user_id').doUpdateSet({ location_id: locationId, since: at }))
      .execute();
  }
}

function selectLocations(db: Db) {
  return tables(db)
    .selectFrom('office_locations')
    .select([
      'id',
      'version',
      'name',
      'address_line1',
      'address_line2',
      'city',
      'state',
      'zip',
      'phone',
      'email',
      'time_zone',
      'return_address',
      'is_main',
      'closed_at',
    ]);
}

function toLocation(r: Omit<Tables['office_locations'], 'created_at' | 'updated_at'>): StoredLocation {
  return {
    id: r.id,
    version: r.version,
    name: r.name,
    addressLine1: r.address_line1,
    addressLine2: r.address_line2,
    city: r.city,
    state: r.state,
    zip: r.zip,
    phone: r.phone,
    email: r.email,
    timeZone: r.time_zone,
    returnAddress: r.return_address,
    isMain: r.is_main,
    closedAt: r.closed_at,
  };
}

function columns(f: LocationFields) {
  return {
    name: f.name,
    address_line1: f.addressLine1,
    address_line2: f.addressLine2,
    city: f.city,
    state: f.state,
    zip: f.zip,
    phone: f.phone,
    email: f.email,
    time_zone: f.timeZone,
    return_address: f.returnAddress,
  };
}
