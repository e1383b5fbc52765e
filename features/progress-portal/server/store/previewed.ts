// The client whose portal is previewed.
import { sql } from 'kysely';
import type { Language } from '../../../../platform/base/language.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export interface Previewed {
  readonly name: string;
  readonly email: string | null;
  /** Null while the client has no login. */
  readonly userId: string | null;
  readonly language: Language;
}

/** Undefined for who is not a client of today. */
export async function findPreviewed(db: Db, contactId: string): Promise<Previewed | undefined> {
  const found =
    await sql<Previewed>`select coalesce(u.name, c.name) as name, coalesce(u.email, c.email) as email, u.id as "userId", c.language
    from contact_records c left join user_accounts u on u.contact_id = c.id and u.deleted_at is null
    where c.id = ${contactId}::uuid and c.category = 'client' and c.archived_at is null`.execute(db);
  return found.rows[0];
}
