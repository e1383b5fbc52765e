// What every statement of a report is given, and what it answers. A statement is one select whose columns are named for the keys of the
// definition, and beside them: id, at (what rows are sorted and limited by), contact_id, location_id and location, person_id and person.
import { sql, type RawBuilder } from 'kysely';
import { addDays, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../../platform/base/start-of-day.ts';

export interface ReportQuery {
  readonly from: CivilDate | undefined;
  readonly to: CivilDate | undefined;
  /** Today at the office. */
  readonly today: CivilDate;
  /** In which the office counts its days (IANA). */
  readonly zone: string;
}

export interface ReportStatement {
  readonly select: (query: ReportQuery) => RawBuilder<unknown>;
  readonly at: 'timestamptz' | 'date';
  readonly order: 'desc' | 'asc';
  /** True when the statement limits itself to the period, because it is about more than `at`. */
  readonly ownPeriod?: true;
}

/** The conditions of a period on a column of moments or days. */
export function within(
  column: RawBuilder<unknown>,
  type: 'timestamptz' | 'date',
  { from, to, zone }: Pick<ReportQuery, 'from' | 'to' | 'zone'>,
): RawBuilder<unknown> {
  const begin =
    from === undefined ? sql`` : type === 'date' ? sql` and ${column} >= ${from}::date` : sql` and ${column} >= ${startsAt(from, zone)}`;
  const end = to === undefined ? sql`` : type === 'date' ? sql` and ${column} <= ${to}::date` : sql` and ${column} < ${endsAt(to, zone)}`;
  return sql`true${begin}${end}`;
}

/** The first moment of a day at the office. */
export function startsAt(day: CivilDate, zone: string): RawBuilder<unknown> {
  return sql`${startOfDay(day, zone)}::timestamptz`;
}

/** The first moment after a day at the office. */
export function endsAt(day: CivilDate, zone: string): RawBuilder<unknown> {
  return startsAt(addDays(day, 1), zone);
}

/** The day of a moment at the office. */
export function dayOf(column: RawBuilder<unknown>, zone: string): RawBuilder<unknown> {
  return sql`(${column} at time zone ${sql.lit(zone)})::date`;
}

// Names are looked up for the rows shown only; joined, they would be looked up for all rows that are sorted or counted.

/** The name of the person with this id. */
export function nameOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select u.name from user_names u where u.id = ${id})`;
}
/** The name of the owner of the contact `c`, and of its location. */
export const OWNER = nameOf(sql`c.owner_id`);
export const PLACE = placeOf(sql`c.location_id`);

export function placeOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select l.name from office_location_names l where l.id = ${id})`;
}
