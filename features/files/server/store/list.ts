// Files of all contacts, for the page that lists them.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import { REVIEWS, type Review } from '../../rules/document-reviews.ts';
import type { KeptKind, ListedKind } from '../../rules/file-kinds.ts';
import { UPLOAD, type FileState } from '../store.ts';
import { DOCUMENT_COLUMNS, type StoredDocument } from './documents.ts';

export interface StoredListed extends StoredDocument {
  readonly contactId: string;
  readonly contactName: string;
  readonly archived: boolean;
  readonly purpose: typeof UPLOAD | KeptKind;
}

export interface DocumentFilter {
  readonly contactId?: string | undefined;
  readonly search?: string | undefined;
  readonly kind?: ListedKind | undefined;
  readonly state?: FileState | undefined;
  readonly sender?: 'client' | 'office' | undefined;
  readonly senderId?: string | undefined;
  readonly review?: Review | undefined;
  readonly seen?: 'yes' | 'no' | undefined;
  readonly since?: CivilDate | undefined;
  readonly until?: CivilDate | undefined;
}
/** What days mean now. */
interface OnDay {
  readonly today: CivilDate;
  readonly zone: string;
}
interface DocumentPage extends DocumentFilter, OnDay {
  /** What the person may open besides uploads. */
  readonly kept: readonly KeptKind[];
  readonly order: 'newest' | 'oldest';
  readonly after: string | undefined;
  readonly limit: number;
}

const COLUMNS = sql`${DOCUMENT_COLUMNS}, f.contact_id as "contactId", c.name as "contactName", c.archived_at is not null as archived, f.purpose`;

function conditionsOfKind(kind: ListedKind | undefined): readonly RawBuilder<SqlBool>[] {
  if (kind === undefined || kind === 'credit-report' || kind === 'letter') return [];
  return kind === 'none' ? [sql`f.document_kind is null`] : [sql`f.document_kind = ${kind}`];
}

/** The purposes whose files are of this kind. */
function purposesOf(kind: ListedKind | undefined, kept: readonly KeptKind[]): readonly string[] {
  if (kind === undefined) return [UPLOAD, ...kept];
  return kind === 'credit-report' || kind === 'letter' ? kept.filter((one) => one === kind) : [UPLOAD];
}

/**
 * Up to `limit` files in the order of their arrival. Each purpose is read along its own index, so that a page costs the same however many
 * files of another purpose lie between.
 */
export async function listFilesOfContacts(db: StaffDb, page: DocumentPage): Promise<StoredListed[]> {
  const { contactId, search, kind, state, sender, senderId, review, seen, kept, order, after, limit } = page;
  const isNewest = order === 'newest';
  const direction = isNewest ? sql`desc` : sql`asc`;
  const words =
    search === undefined || search === ''
      ? []
      : [...conditionsOf({ search }).entries()].flatMap(([part, one]) => (part === 'archived' ? [] : [one]));
  const conditions: RawBuilder<SqlBool>[] = [
    sql`f.contact_id is not null and f.deleted_at is null`,
    ...conditionsOfKind(kind),
    ...(contactId === undefined ? [] : [sql<SqlBool>`f.contact_id = ${contactId}::uuid`]),
    ...(words.length === 0 ? [] : [sql<SqlBool>`exists (select 1 from contact_records c where c.id = f.contact_id and ${allOf(words)})`]),
    ...(state === undefined ? [] : [sql<SqlBool>`f.state = ${state}`]),
    ...(review === undefined ? [] : [isReviewed(review, page.today), sql<SqlBool>`f.purpose = ${UPLOAD}`]),
    ...(seen === undefined
      ? []
      : [
          seen === 'yes' ? sql<SqlBool>`f.seen_by_client_at is not null` : sql<SqlBool>`f.seen_by_client_at is null`,
          sql<SqlBool>`f.purpose = ${UPLOAD}`,
        ]),
    ...cameBetween(page),
    ...(senderId === undefined ? [] : [sql<SqlBool>`f.created_by = ${senderId}::uuid`]),
    ...(sender === undefined ? [] : [sentBy(sender)]),
    ...(after === undefined ? [] : [isNewest ? sql<SqlBool>`f.id < ${after}::uuid` : sql<SqlBool>`f.id > ${after}::uuid`]),
  ];
  const found = await sql<StoredListed>`select ${COLUMNS}
    from (select p.* from unnest(${[...purposesOf(kind, kept)]}::text[]) w (purpose) cross join lateral (
        select f.* from files f where f.purpose = w.purpose and ${allOf(conditions)} order by f.id ${direction} limit ${limit}) p) f
      join contact_records c on c.id = f.contact_id left join user_names u on u.id = f.created_by
    order by f.id ${direction} limit ${limit}`.execute(db);
  return found.rows;
}

/** Uploads of which this was decided. One with a virus cannot be looked at. */
function isReviewed(review: Review, today: CivilDate): RawBuilder<SqlBool> {
  if (review === 'rejected') return sql`f.rejected_at is not null`;
  if (review === 'sent') return sql`f.looked_at is null and f.state <> 'infected'`;
  const accepted = sql`f.looked_at is not null and f.rejected_at is null`;
  return review === 'expired'
    ? sql`${accepted} and f.expires_on < ${today}`
    : sql`${accepted} and (f.expires_on is null or f.expires_on >= ${today})`;
}

/** Days of the office, the first and the last included. */
function cameBetween({ since, until, zone }: Pick<DocumentPage, 'since' | 'until' | 'zone'>): RawBuilder<SqlBool>[] {
  return [
    ...(since === undefined ? [] : [sql<SqlBool>`f.created_at >= (${since}::date)::timestamp at time zone ${zone}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`f.created_at < (${until}::date + 1)::timestamp at time zone ${zone}`]),
  ];
}

/** Files without a known sender were made by the program of the office. */
function sentBy(sender: 'client' | 'office'): RawBuilder<SqlBool> {
  const byClient = sql<SqlBool>`exists (select 1 from user_names u where u.id = f.created_by and u.kind = 'client')`;
  return sender === 'client' ? byClient : sql`not ${byClient}`;
}

/** A listed file that was uploaded. */
export async function findListed(db: StaffDb, id: string): Promise<StoredListed | undefined> {
  const found =
    await sql<StoredListed>`select ${COLUMNS} from files f join contact_records c on c.id = f.contact_id left join user_names u on u.id = f.created_by
    where f.id = ${id}::uuid and f.purpose = ${UPLOAD} and f.deleted_at is null`.execute(db);
  return found.rows[0];
}

/** How many files are of each of these kinds, each counted up to `most`. */
export async function countKinds(
  db: StaffDb,
  kinds: readonly ListedKind[],
  contactId: string | undefined,
  most: number,
): Promise<readonly { kind: ListedKind; count: number }[]> {
  const ofContact = contactId === undefined ? sql`true` : sql`f.contact_id = ${contactId}::uuid`;
  const one = (kind: ListedKind): RawBuilder<unknown> => {
    const purpose = kind === 'credit-report' || kind === 'letter' ? kind : UPLOAD;
    return sql`select ${kind}::text as kind, (select count(*)::int from (select 1 from files f where f.purpose = ${purpose} and f.contact_id is not null
      and f.deleted_at is null and ${allOf([...conditionsOfKind(kind), sql<SqlBool>`${ofContact}`])} limit ${most}) x) as count`;
  };
  if (kinds.length === 0) return [];
  return (await sql<{ kind: ListedKind; count: number }>`${sql.join(kinds.map(one), sql` union all `)}`.execute(db)).rows;
}

/** How many uploads are in each state, each counted up to `most`. */
export async function countReviews(
  db: StaffDb,
  contactId: string | undefined,
  today: CivilDate,
  most: number,
): Promise<readonly { review: Review; count: number }[]> {
  const ofContact = contactId === undefined ? sql`true` : sql`f.contact_id = ${contactId}::uuid`;
  const one = (review: Review): RawBuilder<unknown> =>
    sql`select ${review}::text as review, (select count(*)::int from (select 1 from files f where f.purpose = ${UPLOAD} and f.contact_id is not null
      and f.deleted_at is null and ${isReviewed(review, today)} and ${ofContact} limit ${most}) x) as count`;
  return (await sql<{ review: Review; count: number }>`${sql.join(REVIEWS.map(one), sql` union all `)}`.execute(db)).rows;
}

/** Files that clients sent and no one looked at, up to `most`. Those with a virus cannot be looked at. */
export async function countToLookAt(db: StaffDb, contactId: string | undefined, most: number): Promise<number> {
  const ofContact = contactId === undefined ? sql`true` : sql`contact_id = ${contactId}::uuid`;
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from files where looked_at is null and deleted_at is null and state <> 'infected' and purpose = ${UPLOAD} and ${ofContact} limit ${most}) x`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Uploads that are held back, by state, up to `most` of each. */
export async function countHeldBack(
  db: StaffDb,
  contactId: string | undefined,
  most: number,
): Promise<{ quarantined: number; infected: number }> {
  const ofContact = contactId === undefined ? sql`true` : sql`contact_id = ${contactId}::uuid`;
  const counted = (state: FileState) =>
    sql`(select count(*)::int from (select 1 from files where state = ${sql.lit(state)} and contact_id is not null and deleted_at is null and ${ofContact} limit ${most}) x)`;
  const { rows } = await sql<{
    quarantined: number;
    infected: number;
  }>`select ${counted('quarantined')} as quarantined, ${counted('infected')} as infected`.execute(db);
  return rows[0] ?? { quarantined: 0, infected: 0 };
}
