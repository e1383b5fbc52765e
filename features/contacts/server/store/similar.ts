// Contacts that may be the same person as one at hand. Each question is answered by an index of its own.
import { sql, type RawBuilder } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Category } from '../../rules/stages.ts';

export interface Likeness {
  readonly email: string | null;
  /** '+1' and ten digits; compared with all three numbers of a contact. */
  readonly phone: string | null;
  /** A name as lists sort it, in each reading: 'smith john', 'john smith'. */
  readonly sortNames: readonly string[];
}
export interface SimilarContact {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly category: Category;
  readonly email: string | null;
  readonly phone: string | null;
  readonly ssnLast4: string | null;
  readonly archived: boolean;
  readonly reasons: ('email' | 'phone' | 'name')[];
}

/** The most similar contacts, active ones first. Merged contacts are left out, because the kept contact is listed. */
export async function findSimilarContacts(
  db: StaffDb,
  { like, except, limit }: { like: Likeness; except: string | undefined; limit: number },
): Promise<SimilarContact[]> {
  const matches: RawBuilder<unknown>[] = [];
  // One more than requested, because the contact itself may be among them.
  const few = sql`and merged_into is null order by archived_at nulls first, id desc limit ${limit + 1}`;
  if (like.email !== null) matches.push(sql`(select id, 'email' as reason from contacts where email = ${like.email} ${few})`);
  if (like.phone !== null) matches.push(sql`(select id, 'phone' from contacts where ${hasPhone(like.phone)} ${few})`);
  if (like.sortNames.length > 0) {
    const named = sql`sort_name in (${sql.join(like.sortNames.map((name) => sql`lower(${name})`))})`;
    matches.push(
      sql`(select id, 'name' from contacts where archived_at is null and ${named} and merged_into is null order by sort_name, id limit ${limit + 1})`,
    );
    matches.push(
      sql`(select id, 'name' from contacts where archived_at is not null and ${named} and merged_into is null order by sort_name, id limit ${limit + 1})`,
    );
  }
  if (matches.length === 0) return [];
  const { rows } = await sql<SimilarContact>`
    with found (id, reason) as (${sql.join(matches, sql` union all `)})
    select c.id, c.name, c.company, c.category, c.email, c.phone, c.ssn_last4 as "ssnLast4", c.archived_at is not null as archived, r.reasons
    from (select id, array_agg(reason order by reason) as reasons from found group by id) r join contacts c on c.id = r.id
    where c.id is distinct from ${except ?? null}::uuid
    order by c.archived_at is not null, cardinality(r.reasons) desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

const MOST_REACHED = 5;
export interface ReachedContact {
  readonly id: string;
  readonly category: Category;
  readonly version: number;
  readonly archived: boolean;
}

/**
 * The contacts with this email, or with this number among their three, most likely first: active ones, then those whose main number or
 * email it is, then the newest. A merged record is replaced by the record it was merged into.
 */
export async function findByEmailOrPhone(
  db: Db,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): Promise<ReachedContact[]> {
  const parts = [...(email === null ? [] : [sql`email = ${email.toLowerCase()}`]), ...(phone === null ? [] : [hasPhone(phone)])];
  if (parts.length === 0) return [];
  // Only a few rows, however many contacts share a number. No row appears twice, so that following merges ends even in a circle.
  const { rows } = await sql<ReachedContact>`
    with recursive reached (id, merged_into, direct) as (
      (select id, merged_into, true from contacts where ${sql.join(parts, sql` or `)} order by archived_at is not null, merged_into is not null, id desc limit ${MOST_REACHED})
      union select c.id, c.merged_into, false from reached r join contacts c on c.id = r.merged_into)
    select c.id, c.category, c.version, c.archived_at is not null as archived
    from (select id, bool_or(direct) as direct from reached where merged_into is null group by id) r join contacts c on c.id = r.id
    order by c.archived_at is not null, r.direct desc, c.id desc`.execute(db);
  return rows;
}

function hasPhone(phone: string): RawBuilder<unknown> {
  return sql`(phone = ${phone} or phone_home = ${phone} or phone_work = ${phone})`;
}
