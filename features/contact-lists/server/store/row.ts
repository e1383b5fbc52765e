// A contact of a list as JSON, written by the database: what a page needs of `contact_records p`, and nothing sealed.
import { sql } from 'kysely';

/** As Date.toISOString writes it. */
const iso = (column: string) => sql`to_char(${sql.ref(`p.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a row is made of, of `contact_records c`; all of its columns would have to be carried through every step of a list. */
export const ROW_COLUMNS = sql`c.id, c.version, c.name, c.company, c.category, c.stage, c.stage_since, c.urgency, c.email, c.phone, c.city, c.state, c.source, c.referrer_id, c.owner_id, c.location_id,
  c.tags, c.follow_up_on, c.hold_kind, c.ssn_last4, c.first_contacted_at, c.last_contacted_at, c.archived_at, c.created_at`;

/** Fits `contactRow` of the contract; tests compare the two. */
export const ROW_JSON = sql`row_to_json((select r from (select p.id, p.version, p.name, p.company, p.category, p.stage, ${iso('stageSince')} as "stageSince", p.urgency,
  p.email, p.phone, p.city, p.state, p.source, (select f.name from contact_names f where f.id = p.referrer_id) as "referrerName", p.owner_id as "ownerId", p.location_id as "locationId",
  p.tags, p.follow_up_on as "followUpOn", p.hold_kind as "hold", '••••' || p.ssn_last4 as "ssnMasked", ${iso('firstContactedAt')} as "firstContactedAt",
  ${iso('lastContactedAt')} as "lastContactedAt",
  (select to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from activity_times a where a.contact_id = p.id order by a.id desc limit 1) as "lastActivityAt",
  ${iso('archivedAt')} as "archivedAt", ${iso('createdAt')} as "createdAt") r))`;

/** The same as text, its masks spelled in ASCII as JSON allows: such text takes half the memory here, and is sent without being rewritten. */
export const ROW_TEXT = sql`replace(${ROW_JSON}::text, '••••', '${sql.raw(String.raw`\u2022`.repeat(4))}')`;
