// Looking for pairs: set-based, by indexes, and only around contacts that were touched.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RecordPlace } from '../../../activity/server/public.ts';
import type { PairSide, Reason } from '../../rules/judge-pair.ts';

/** A value that more than this many records share says nothing about any two of them. */
const MOST_SHARING = 10;

export interface Candidate {
  readonly oneId: string;
  readonly otherId: string;
  readonly reason: Reason;
  readonly one: PairSide;
  readonly other: PairSide;
  readonly areSpouses: boolean;
}

type Row = {
  oneId: string;
  otherId: string;
  reason: Reason;
  areSpouses: boolean;
  oneFirst: string;
  oneSuffix: string | null;
  oneSsn: string | null;
  oneBirth: number | null;
  otherFirst: string;
  otherSuffix: string | null;
  otherSsn: string | null;
  otherBirth: number | null;
};

/** Active contacts that share something with one of these. */
export async function findCandidates(db: Db, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const active = sql`c.id <> t.id and c.archived_at is null limit ${MOST_SHARING}`;
  const found = await sql<Row>`
    with t as materialized (select * from contact_keys where id = any(${[...ids]}::uuid[]) and archived_at is null),
    pairs as (
      select t.id as one_id, o.id as other_id, 'email' as reason from t cross join lateral (select c.id from contact_keys c where c.email = t.email and ${active}) o
      union all
      select distinct t.id, o.id, 'phone' from t cross join lateral (select unnest(array[t.phone, t.phone_home, t.phone_work]) as number) p cross join lateral (
        (select c.id from contact_keys c where c.phone = p.number and ${active}) union all
        (select c.id from contact_keys c where c.phone_home = p.number and ${active}) union all
        (select c.id from contact_keys c where c.phone_work = p.number and ${active})) o
      union all
      select t.id, o.id, 'ssn' from t cross join lateral (select c.id from contact_keys c where c.ssn_index = t.ssn_index and ${active}) o
      union all
      select t.id, o.id, 'name-zip' from t cross join lateral (select c.id from contact_keys c where c.sort_name = t.sort_name and left(c.zip, 5) = left(t.zip, 5) and c.zip is not null and ${active}) o
      union all
      select t.id, o.id, 'name-birth' from t cross join lateral (select c.id from contact_keys c where c.sort_name = t.sort_name and c.birth_year = t.birth_year and c.birth_year is not null and ${active}) o
    )
    select p.one_id, p.other_id, p.reason, coalesce(t.spouse_id = o.id or o.spouse_id = t.id, false) as are_spouses,
      t.first_name as one_first, t.suffix as one_suffix, encode(t.ssn_index, 'hex') as one_ssn, t.birth_year as one_birth,
      o.first_name as other_first, o.suffix as other_suffix, encode(o.ssn_index, 'hex') as other_ssn, o.birth_year as other_birth
    from pairs p join t on t.id = p.one_id join contact_keys o on o.id = p.other_id`.execute(db);
  return found.rows.map((r) => ({
    oneId: r.oneId,
    otherId: r.otherId,
    reason: r.reason,
    areSpouses: r.areSpouses,
    one: { firstName: r.oneFirst, suffix: r.oneSuffix, ssnIndex: r.oneSsn, birthYear: r.oneBirth },
    other: { firstName: r.otherFirst, suffix: r.otherSuffix, ssnIndex: r.otherSsn, birthYear: r.otherBirth },
  }));
}

export interface FoundPair {
  readonly contactId: string;
  readonly otherId: string;
  readonly reasons: readonly Reason[];
}

/**
 * Keeps what was found around the contacts `touched`. Open pairs that no longer share anything go; pairs people have settled stay
 * settled unless there is a reason no one has judged.
 */
export async function savePairs(db: Db, touched: readonly string[], pairs: readonly FoundPair[], at: Date): Promise<void> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as f("contactId" uuid, "otherId" uuid, reasons text[])`;
  await sql`delete from duplicate_pairs p where p.state = 'open' and (p.contact_id = any(${[...touched]}::uuid[]) or p.other_id = any(${[...touched]}::uuid[]))
    and not exists (select 1 from ${found} where f."contactId" = p.contact_id and f."otherId" = p.other_id)`.execute(db);
  await sql`insert into duplicate_pairs (contact_id, other_id, reasons, found_at)
    select f."contactId", f."otherId", f.reasons, ${at} from ${found} order by 1, 2
    on conflict (contact_id, other_id) do update set reasons = excluded.reasons, state = 'open', settled_at = null, settled_by_name = null,
      found_at = case when duplicate_pairs.state = 'open' then duplicate_pairs.found_at else excluded.found_at end
    where case when duplicate_pairs.state = 'open' then duplicate_pairs.reasons <> excluded.reasons else not excluded.reasons <@ duplicate_pairs.reasons end`.execute(
    db,
  );
}

/** How far the search has come. */
export interface Progress {
  readonly place: RecordPlace;
  readonly importId: string | null;
  readonly importAfter: string | null;
}

/**
 * The progress, locked until this transaction ends; undefined while another run works. A record restored from elsewhere is read from its
 * start.
 */
export async function lockProgress(db: Db): Promise<Progress | undefined> {
  const found = await sql<{ writtenBy: string; activityId: number; importId: string | null; importAfter: string | null }>`
    select case when written_by > pg_snapshot_xmax(pg_current_snapshot()) then '0' else written_by::text end as written_by, activity_id, import_id, import_after
    from duplicate_progress for update skip locked`.execute(db);
  const [row] = found.rows;
  return row && { place: { writtenBy: row.writtenBy, activityId: row.activityId }, importId: row.importId, importAfter: row.importAfter };
}

export async function saveProgress(db: Db, { place, importId, importAfter }: Progress): Promise<void> {
  await sql`update duplicate_progress set written_by = ${place.writtenBy}::xid8, activity_id = ${place.activityId}, import_id = ${importId}, import_after = ${importAfter}`.execute(
    db,
  );
}

/** The next contacts of an import, in an order that stays. */
export async function listImported(db: Db, importId: string, after: string | null, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from contact_keys where import_id = ${importId}
    and (${after}::uuid is null or (created_at, id) > (select created_at, id from contact_keys where id = ${after})) order by created_at, id limit ${limit}`.execute(
    db,
  );
  return found.rows.map((r) => r.id);
}
