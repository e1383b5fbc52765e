// Disposals, and how far each client of one is: 'waiting', then 'destroyed' while stored bytes are removed, then 'done'; or 'skipped'.
import { sql } from 'kysely';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { RetentionGroup } from '../../rules/retention-groups.ts';

export interface Disposal {
  readonly id: string;
  readonly origin: 'due' | 'wish';
  readonly state: 'running' | 'done';
  readonly approvedAt: Date;
  readonly approvedByName: string;
  readonly finishedAt: Date | null;
  readonly subjects: number;
}
export interface Subject {
  readonly contactId: string;
  readonly what: RetentionGroup;
  /** The kinds a client's wish takes; null for all that is due. */
  readonly chosen: readonly string[] | null;
  readonly state: 'waiting' | 'destroyed' | 'done' | 'skipped';
  readonly destroyed: Readonly<Record<string, number>>;
  readonly blobs: readonly string[];
}

export async function insertDisposal(
  db: Db,
  { id, origin, at, by }: { id: string; origin: Disposal['origin']; at: Date; by: { id: string; name: string } },
  subjects: readonly Pick<Subject, 'contactId' | 'what' | 'chosen'>[],
): Promise<void> {
  await db
    .insertInto('retentionDisposals')
    .values({ id, origin, state: 'running', approvedAt: at, approvedBy: by.id, approvedByName: by.name, subjects: subjects.length })
    .execute();
  for (const { contactId, what, chosen } of subjects.length <= 1 ? subjects : [])
    await sql`insert into retention_subjects (disposal_id, contact_id, what, chosen, state) values (${id}, ${contactId}, ${what}, ${chosen && [...chosen]}::text[], 'waiting')`.execute(
      db,
    );
  if (subjects.length > 1)
    await sql`insert into retention_subjects (disposal_id, contact_id, what, state)
      select ${id}, s.contact_id, s.what, 'waiting' from unnest(${subjects.map((s) => s.contactId)}::uuid[], ${subjects.map((s) => s.what)}::text[]) as s (contact_id, what)`.execute(
      db,
    );
}

export async function findDisposal(db: Db, id: string, lock = false): Promise<Disposal | undefined> {
  const query = db.selectFrom('retentionDisposals').selectAll().$narrowType<Pick<Disposal, 'origin' | 'state'>>().where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function listDisposals(
  db: StaffDb,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly (Disposal & { readonly done: number; readonly skipped: number })[]> {
  const { rows } = await sql<Disposal & { done: number; skipped: number }>`select d.id, d.origin, d.state, d.approved_at as "approvedAt",
      d.approved_by_name as "approvedByName", d.finished_at as "finishedAt", d.subjects,
      (select count(*)::int from retention_subjects s where s.disposal_id = d.id and s.state = 'done') as done,
      (select count(*)::int from retention_subjects s where s.disposal_id = d.id and s.state = 'skipped') as skipped
    from retention_disposals d where ${before ?? null}::uuid is null or d.id < ${before ?? null}::uuid order by d.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

type StoredSubject = Pick<Row<'retentionSubjects'>, 'contactId' | 'blobs'> & Pick<Subject, 'what' | 'state' | 'chosen' | 'destroyed'>;

/** The next one that is not at its end, or the one that is named. */
export async function findOpenSubject(db: Db, disposalId: string, one?: Pick<Subject, 'contactId' | 'what'>): Promise<Subject | undefined> {
  const { rows } = await sql<StoredSubject>`select contact_id as "contactId", what, chosen, state, destroyed, blobs from retention_subjects
    where disposal_id = ${disposalId} and state in ('waiting', 'destroyed')
      and (${one?.contactId ?? null}::uuid is null or (contact_id = ${one?.contactId ?? null}::uuid and what = ${one?.what ?? null}::text))
    order by contact_id, what limit 1`.execute(db);
  return rows[0];
}

export async function setDestroyed(
  db: Db,
  disposalId: string,
  { contactId, what }: Pick<Subject, 'contactId' | 'what'>,
  { destroyed, blobs }: Pick<Subject, 'destroyed' | 'blobs'>,
): Promise<void> {
  await sql`update retention_subjects set state = 'destroyed', destroyed = ${JSON.stringify(destroyed)}::jsonb, blobs = ${[...blobs]}::uuid[], files = ${blobs.length}
    where disposal_id = ${disposalId} and contact_id = ${contactId} and what = ${what} and state = 'waiting'`.execute(db);
}

export async function endSubject(
  db: Db,
  disposalId: string,
  { contactId, what }: Pick<Subject, 'contactId' | 'what'>,
  end: { readonly state: 'done' | 'skipped'; readonly at: Date; readonly because: string | null },
): Promise<void> {
  await sql`update retention_subjects set state = ${end.state}, ended_at = ${end.at}, blobs = '{}', skipped_because = ${end.because}
    where disposal_id = ${disposalId} and contact_id = ${contactId} and what = ${what} and state in ('waiting', 'destroyed')`.execute(db);
}

export async function endDisposal(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('retentionDisposals')
    .set({ state: 'done', finishedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Disposals a crash left: their job may be gone. */
export async function listRunning(db: Db): Promise<readonly string[]> {
  return (await db.selectFrom('retentionDisposals').select('id').where('state', '=', 'running').orderBy('id').execute()).map(
    ({ id }) => id,
  );
}

/** What a disposal came to: rows by kind, files, clients. */
export async function sumDisposal(
  db: Db,
  id: string,
): Promise<{
  readonly kinds: readonly { readonly kind: string; readonly clients: number; readonly rows: number }[];
  readonly files: number;
  readonly done: number;
  readonly skipped: number;
}> {
  const { rows: kinds } = await sql<{
    kind: string;
    clients: number;
    rows: number;
  }>`select k.key as kind, count(*)::int as clients, sum(k.value::int)::int as rows
    from retention_subjects s cross join jsonb_each_text(s.destroyed) k where s.disposal_id = ${id} group by k.key order by k.key`.execute(
    db,
  );
  const { rows: totals } = await sql<{ files: number; done: number; skipped: number }>`select coalesce(sum(files), 0)::int as files,
      count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'skipped')::int as skipped
    from retention_subjects where disposal_id = ${id}`.execute(db);
  return { kinds, ...(totals[0] ?? { files: 0, done: 0, skipped: 0 }) };
}

/** The references of the records of a disposal, at most `limit`. */
export async function listSubjects(
  db: Db,
  id: string,
  limit: number,
): Promise<
  readonly (Pick<Subject, 'contactId' | 'what' | 'state'> & { readonly endedAt: Date | null; readonly because: string | null })[]
> {
  const { rows } = await sql<
    Pick<StoredSubject, 'contactId' | 'what' | 'state'> & { endedAt: Date | null; because: string | null }
  >`select contact_id as "contactId", what, state,
      ended_at as "endedAt", skipped_because as because
    from retention_subjects where disposal_id = ${id} order by contact_id, what limit ${limit}`.execute(db);
  return rows;
}
