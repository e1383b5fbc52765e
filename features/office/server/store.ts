import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import type { LicenseKind } from '../rules/licenses.ts';

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

/** Locked by every change that opens, closes or ranks locations, so that there is always exactly one main one. */
export async function lockLocations(db: Db): Promise<void> {
  await lockOn(db, 'office_locations');
}

/** Locations, the main one first, then by name; those behind `after` when given. */
export async function listLocations(
  db: Db,
  query: { closed: boolean; after?: readonly [isMain: boolean, name: string, id: string] | undefined; limit: number },
): Promise<StoredLocation[]> {
  let q = selectLocations(db)
    .where('closedAt', query.closed ? 'is not' : 'is', null)
    .orderBy('isMain', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit);
  if (query.after !== undefined) {
    const [isMain, name, id] = query.after;
    q = q.where(sql<boolean>`(not is_main, name, id) > (${!isMain}::boolean, ${name}::text, ${id}::uuid)`);
  }
  return (await q.execute()).map(toLocation);
}

/** Names by id; of locations that are open when only those will do. An id that is not there has none. */
export async function findLocationNames(db: Db, ids: readonly string[], which: 'open' | 'all'): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  let q = db.selectFrom('officeLocations').select(['id', 'name']).where('id', 'in', ids);
  if (which === 'open') q = q.where('closedAt', 'is', null);
  return new Map((await q.execute()).map((row) => [row.id, row.name]));
}

export async function findLocation(db: Db, id: string): Promise<StoredLocation | undefined> {
  const row = await selectLocations(db).where('id', '=', id).executeTakeFirst();
  return row && toLocation(row);
}

export async function insertLocation(db: Db, location: { id: string; fields: LocationFields; isMain: boolean; at: Date }): Promise<void> {
  await db
    .insertInto('officeLocations')
    .values({
      id: location.id,
      version: 1,
      ...columns(location.fields),
      isMain: location.isMain,
      createdAt: location.at,
      updatedAt: location.at,
      closedAt: null,
    })
    .execute();
}

/** False when the stored version is another. */
export async function updateLocation(db: Db, id: string, version: number, fields: LocationFields, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('officeLocations')
    .set({ ...columns(fields), version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True when an open location holds a license, bond or registration. */
export async function hasLicense(db: Db): Promise<boolean> {
  const one = await db
    .selectFrom('officeLicenses as c')
    .innerJoin('officeLocations as l', 'l.id', 'c.locationId')
    .select('c.id')
    .where('c.removedAt', 'is', null)
    .where('l.closedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export async function hasMain(db: Db): Promise<boolean> {
  return (await db.selectFrom('officeLocations').where('isMain', '=', true).select('id').executeTakeFirst()) !== undefined;
}

/** Under `lockLocations`. */
export async function setMain(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('officeLocations').set({ isMain: false }).where('isMain', '=', true).execute();
  await db
    .updateTable('officeLocations')
    .set((eb) => ({ isMain: true, version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', id)
    .execute();
}

export async function setClosed(db: Db, id: string, closedAt: Date | null, at: Date): Promise<void> {
  await db
    .updateTable('officeLocations')
    .set((eb) => ({ closedAt, version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', id)
    .execute();
}

/** Licenses of these locations that were not removed, by state, then the one that ends last. */
export async function listLicenses(db: Db, locationIds: readonly string[]): Promise<(StoredLicense & { readonly locationId: string })[]> {
  if (locationIds.length === 0) return [];
  const rows = await db
    .selectFrom('officeLicenses')
    .selectAll()
    .where('locationId', 'in', [...locationIds])
    .where('removedAt', 'is', null)
    .orderBy('state')
    .orderBy('validUntil', (ob) => ob.desc().nullsFirst())
    .orderBy('id')
    .execute();
  return rows.map((r) => ({
    id: r.id,
    locationId: r.locationId,
    kind: r.kind,
    state: r.state,
    number: r.number,
    issuer: r.issuer,
    amountCents: r.amountCents,
    validFrom: r.validFrom,
    validUntil: r.validUntil,
  }));
}

export async function insertLicense(db: Db, locationId: string, license: StoredLicense, at: Date): Promise<void> {
  await db
    .insertInto('officeLicenses')
    .values({
      id: license.id,
      locationId,
      kind: license.kind,
      state: license.state,
      number: license.number,
      issuer: license.issuer,
      amountCents: license.amountCents,
      validFrom: license.validFrom,
      validUntil: license.validUntil,
      createdAt: at,
      removedAt: null,
    })
    .execute();
}

/** Removes a license, or restores it; undefined when there is none in the other state. */
export async function setLicenseRemoved(
  db: Db,
  id: string,
  removedAt: Date | null,
): Promise<{ locationId: string; kind: LicenseKind; state: string; number: string } | undefined> {
  const row = await db
    .updateTable('officeLicenses')
    .set({ removedAt })
    .where('id', '=', id)
    .where('removedAt', removedAt === null ? 'is not' : 'is', null)
    .returning(['locationId', 'kind', 'state', 'number'])
    .executeTakeFirst();
  return row && { locationId: row.locationId, kind: row.kind, state: row.state, number: row.number };
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

/** Licenses of open locations that end on a day of the range, earliest first. */
export async function listLicensesEnding(
  db: Db,
  range: { readonly from: CivilDate; readonly until: CivilDate; readonly most: number },
): Promise<readonly (Pick<StoredLicense, 'id' | 'kind' | 'state'> & { readonly endsOn: CivilDate; readonly location: string })[]> {
  const { rows } = await sql<
    Pick<Row<'officeLicenses'>, 'id' | 'state'> & { readonly kind: LicenseKind; readonly endsOn: CivilDate; readonly location: string }
  >`
    select c.id, c.kind, c.state, c.valid_until as "endsOn", l.name as location from office_licenses c join office_locations l on l.id = c.location_id
    where c.removed_at is null and l.closed_at is null and c.valid_until between ${range.from}::date and ${range.until}::date
    order by c.valid_until, c.id limit ${range.most}`.execute(db);
  return rows;
}

/** User ids of those who work at these locations. */
export async function listStaff(db: Db, locationIds: readonly string[]): Promise<{ userId: string; locationId: string }[]> {
  if (locationIds.length === 0) return [];
  const rows = await db
    .selectFrom('officeStaff')
    .select(['userId', 'locationId'])
    .where('locationId', 'in', [...locationIds])
    .orderBy('since')
    .execute();
  return rows.map((r) => ({ userId: r.userId, locationId: r.locationId }));
}

export async function assignStaff(db: Db, userId: string, locationId: string | null, at: Date): Promise<void> {
  if (locationId === null) await db.deleteFrom('officeStaff').where('userId', '=', userId).execute();
  else {
    await db
      .insertInto('officeStaff')
      .values({ userId, locationId, since: at })
      .onConflict((oc) => oc.column('userId').doUpdateSet({ locationId, since: at }))
      .execute();
  }
}

function selectLocations(db: Db) {
  return db
    .selectFrom('officeLocations')
    .select([
      'id',
      'version',
      'name',
      'addressLine1',
      'addressLine2',
      'city',
      'state',
      'zip',
      'phone',
      'email',
      'timeZone',
      'returnAddress',
      'isMain',
      'closedAt',
    ]);
}

function toLocation(r: Omit<Row<'officeLocations'>, 'createdAt' | 'updatedAt'>): StoredLocation {
  return {
    id: r.id,
    version: r.version,
    name: r.name,
    addressLine1: r.addressLine1,
    addressLine2: r.addressLine2,
    city: r.city,
    state: r.state,
    zip: r.zip,
    phone: r.phone,
    email: r.email,
    timeZone: r.timeZone,
    returnAddress: r.returnAddress,
    isMain: r.isMain,
    closedAt: r.closedAt,
  };
}

function columns(f: LocationFields) {
  return {
    name: f.name,
    addressLine1: f.addressLine1,
    addressLine2: f.addressLine2,
    city: f.city,
    state: f.state,
    zip: f.zip,
    phone: f.phone,
    email: f.email,
    timeZone: f.timeZone,
    returnAddress: f.returnAddress,
  };
}
