// A filter as conditions on `contact_records c`.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import { STUCK_DAYS } from '../../../contacts/rules/stages.ts';
import { searchPatterns } from '../../../contacts/rules/search-terms.ts';

export type Condition = RawBuilder<SqlBool>;

/** Missing dates sort where lists show them; the indexes use the same expression. */
export const DUE = sql`coalesce(c.follow_up_on, 'infinity'::date)`;
export const TOUCHED = sql`coalesce(c.last_contacted_at, '-infinity'::timestamptz)`;
const SOON_DAYS = 2;
/** A time zone of their own is not kept with contacts: days of creation and days in a stage are days at the office. */
const dayBegins = (zone: string | undefined, day: string, plus = 0): RawBuilder<unknown> => {
  if (zone === undefined) throw new Error('The filter has days and needs the zone of the office; none was given.');
  return sql`(${daysAfter(day, plus)}::timestamp at time zone ${sql.lit(zone)})`;
};
/** Computed by the database, whose calendar continues after the year 9999. */
const daysAfter = (day: string, plus: number): RawBuilder<unknown> => sql`(${day}::date + ${sql.lit(plus)})`;

/** A filter without days that begin at an instant. */
export interface DaylessFilter extends Omit<ContactFilter, 'createdFrom' | 'createdUntil' | 'stuck'> {
  readonly createdFrom?: undefined;
  readonly createdUntil?: undefined;
  readonly stuck?: undefined;
}

/** The parts of a filter by name, so that a list may walk along one of them and test the others. Days begin in the zone of the office. */
export function conditionsOf(filter: DaylessFilter): ReadonlyMap<string, Condition>;
export function conditionsOf(filter: ContactFilter, zone: string | undefined): ReadonlyMap<string, Condition>;
export function conditionsOf(filter: ContactFilter, zone?: string): ReadonlyMap<string, Condition> {
  const parts = new Map<string, Condition>();
  const add = (name: string, condition: Condition): void => void parts.set(name, condition);
  add('archived', filter.archived === 'yes' ? sql`c.archived_at is not null` : sql`c.archived_at is null`);
  if (filter.category !== undefined) add('category', sql`c.category = ${filter.category}`);
  if (filter.stage !== undefined) add('stage', sql`c.stage = ${filter.stage}`);
  if (filter.urgency !== undefined) add('urgency', sql`c.urgency = ${filter.urgency}`);
  if (filter.owner !== undefined) add('owner', filter.owner === 'none' ? sql`c.owner_id is null` : sql`c.owner_id = ${filter.owner}::uuid`);
  if (filter.source !== undefined) add('source', sql`c.source = ${filter.source}`);
  if (filter.state !== undefined) add('state', sql`c.state = ${filter.state}`);
  if (filter.location !== undefined) add('location', sql`c.location_id = ${filter.location}::uuid`);
  if (filter.import !== undefined) add('import', sql`c.import_id = ${filter.import}::uuid`);
  if (filter.tag !== undefined) add('tag', sql`c.tags @> array[${filter.tag}::text]`);
  if (filter.hold !== undefined) add('hold', hold(filter.hold, filter.today));
  if (filter.hot !== undefined) add('hot', filter.hot === 'unanswered' ? UNANSWERED : HOT);
  if (filter.incomplete !== undefined) add('incomplete', INCOMPLETE);
  if (filter.stuck !== undefined) add('stuck', stuck(zone, filter.today));
  if (filter.active !== undefined) add('active', ACTIVE);
  for (const [key, value] of Object.entries(filter.facets ?? {})) add(`facet ${key}`, foundUnder(key, value));
  if (filter.followUp !== undefined) add('followUp', followUp(filter.followUp, filter.today));
  if (filter.createdFrom !== undefined) add('createdFrom', sql`c.created_at >= ${dayBegins(zone, filter.createdFrom)}`);
  if (filter.createdUntil !== undefined) add('createdUntil', sql`c.created_at < ${dayBegins(zone, filter.createdUntil, 1)}`);
  for (const [i, pattern] of searchPatterns(filter.search ?? '').entries()) add(`search ${i}`, sql`c.search_text like ${pattern}`);
  return parts;
}

/** Hot leads, with the condition of the index contacts_urgent_leads. */
const HOT = sql<SqlBool>`(c.category = 'lead' and c.urgency in ('High', 'Critical') and c.stage <> 'lost' and c.archived_at is null)`;

/** Hot leads that no one has claimed or reached, with the condition of the index contacts_hot. */
const UNANSWERED = sql<SqlBool>`(${HOT} and c.owner_id is null and c.first_contacted_at is null)`;

/** Clients whose case is active. */
const ACTIVE = sql<SqlBool>`(c.category = 'client' and c.stage not in ('graduated', 'cancelled'))`;

/** Active clients who are missing data for letters, with the condition of the index contacts_incomplete. */
export const INCOMPLETE = sql<SqlBool>`(c.archived_at is null and c.category = 'client' and c.stage not in ('graduated', 'cancelled')
  and (c.first_name = '' or c.last_name = '' or c.address_line1 is null or c.city is null or c.state is null or c.zip is null or c.birth_year is null))`;

/** The condition of the index contacts_client_stages. */
function stuck(zone: string | undefined, today: ContactFilter['today']): Condition {
  if (today === undefined) throw new Error('The filter for stuck cases needs a day; none was given.');
  return sql`(c.archived_at is null and c.category = 'client' and c.stage = 'onboarding' and c.on_hold_since is null and c.stage_since < ${dayBegins(zone, today, -STUCK_DAYS)})`;
}

/** The value of a facet's filter that finds contacts under which the feature wrote no other: nothing is stored for it. */
export const NO_VALUE = 'none';

/** A value counts only while the contact is of the category that its feature names. */
function foundUnder(facet: string, value: string): Condition {
  if (value === NO_VALUE)
    return sql`not exists (select 1 from contact_facets f where f.contact_id = c.id and f.facet = ${facet} and f.category = c.category)`;
  return sql`exists (select 1 from contact_facets f where f.contact_id = c.id and f.facet = ${facet} and f.value = ${value} and f.category = c.category)`;
}

function hold(which: NonNullable<ContactFilter['hold']>, today: ContactFilter['today']): Condition {
  if (which === 'no') return sql`c.on_hold_since is null`;
  if (which === 'yes') return sql`c.on_hold_since is not null`;
  if (today === undefined) throw new Error('The filter for holds that are to be asked about needs a day; none was given.');
  return sql`c.hold_until <= ${today}::date`;
}

function followUp(which: NonNullable<ContactFilter['followUp']>, today: ContactFilter['today']): Condition {
  if (which === 'none') return sql`${DUE} = 'infinity'::date`;
  if (today === undefined) throw new Error('The follow-up filter needs a day; none was given.');
  if (which === 'overdue') return sql`${DUE} < ${today}::date`;
  const soonEnds = daysAfter(today, SOON_DAYS);
  if (which === 'soon') return sql`(${DUE} >= ${today}::date and ${DUE} <= ${soonEnds})`;
  return sql`(${DUE} > ${soonEnds} and ${DUE} < 'infinity'::date)`;
}

export function allOf(conditions: Iterable<Condition>): Condition {
  return sql`${sql.join([...conditions], sql` and `)}`;
}
