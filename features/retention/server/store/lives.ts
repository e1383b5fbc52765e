// When contacts were closed and last used, which is what their keeping is counted from.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RetentionLife } from '../../rules/retention-days.ts';

export interface Life extends RetentionLife {
  readonly id: string;
  readonly name: string;
  readonly disposedAt: Date | null;
  readonly heldAt: Date | null;
}

/** Consumers. Companies and partners are kept for as long as the office likes. */
const CONSUMERS = sql`c.category in ('lead', 'client')`;
const COLUMNS = sql`c.id, c.name, c.stage, c.stage_since as "stageSince", c.archived_at as "archivedAt", c.created_at as "createdAt",
  c.disposed_at as "disposedAt", c.legally_held_at as "heldAt",
  (select a.at from activity_entries a where a.contact_id = c.id and a.kind not like 'retention.%' order by a.id desc limit 1) as "lastUsedAt"`;

/** Consumers who were added before `before` and are still kept, behind `after` in the order of their ids. */
export async function listLives(db: Db, after: string | null, before: Date, limit: number): Promise<readonly Life[]> {
  const { rows } = await sql<Life>`select ${COLUMNS} from contact_heads c
    where ${CONSUMERS} and c.disposed_at is null and c.created_at < ${before} and (${after}::uuid is null or c.id > ${after}::uuid)
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

export async function findLife(db: Db, id: string): Promise<Life | undefined> {
  const { rows } = await sql<Life>`select ${COLUMNS} from contact_heads c where c.id = ${id}`.execute(db);
  return rows[0];
}
