// Rows of the record whose content was disposed of. The row stays: when, of which kind, by whom of the staff, about which record.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { readTexts, type SealedRow } from './chain.ts';

/** The part of a kind by which entries about disposals are known. They name no one. */
const OWN_FEATURE = 'retention';
/** What is left of the name of a client who acted. */
const CLIENT = 'Former client';

/** Entries about a contact, or by their login, whose content is still there; those about disposals are left alone. */
const OF_CONTACT = (contactId: string) => sql`a.feature <> ${OWN_FEATURE} and a.content_sealed is not null
  and (a.contact_id = ${contactId} or (a.also_about @> array[${contactId}]::uuid[] and a.contact_id is not null)
    or a.actor_id in (select u.actor_id from activity u where u.contact_id = ${contactId} and u.actor_kind = 'client'))`;

/** The contacts among these of whom an entry has content. */
export async function findWithContent(db: Db, contactIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string;
  }>`select c.id from unnest(${[...contactIds]}::uuid[]) as c (id) where exists (select 1 from activity a where a.contact_id = c.id and a.content_sealed is not null
    and a.feature <> ${OWN_FEATURE})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A row that lost its content, with the links it has to keep. */
export interface EmptiedRow {
  readonly id: number;
  readonly before: Buffer;
  readonly hash: Buffer;
  /** The text of what is left. */
  readonly text: string;
}

/** Takes the content of a contact's entries away, at most `limit` of them, all of which must be chained. Answers what is left of each. */
export async function emptyRows(db: Db, sealer: Sealer, contactId: string, limit: number): Promise<readonly EmptiedRow[]> {
  const { rows } = await sql<SealedRow & { before: Buffer | null; hash: Buffer }>`
    with gone as (select a.id from activity a where ${OF_CONTACT(contactId)} order by a.id limit ${limit}),
      emptied as (update activity a set content_sealed = null,
          actor_name = case when a.actor_kind in ('client', 'public') then ${CLIENT} else a.actor_name end
        from gone where a.id = gone.id returning a.id)
    select e.id, null::bytea as "contentSealed", c.hash, p.hash as before
    from emptied e join activity_chain c on c.activity_id = e.id left join activity_chain p on p.position = c.position - 1 order by e.id`.execute(
    db,
  );
  const texts = await readTexts(db, sealer, rows);
  return rows.map(({ id, hash, before }) => ({ id, hash, before: before ?? Buffer.alloc(32), text: texts.get(id) ?? '' }));
}

export async function noteDisposals(
  db: Db,
  disposalId: string,
  rows: readonly { readonly id: number; readonly mac: Buffer }[],
): Promise<void> {
  await sql`insert into activity_disposals (activity_id, disposal_id, mac)
    select v.id, ${disposalId}, v.mac from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ mac }) => mac)}::bytea[]) as v (id, mac)`.execute(
    db,
  );
}
