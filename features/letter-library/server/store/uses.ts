// Letters that were written with letters of the library.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

/** How many letters were written with each; those without any are absent. */
export async function countUses(db: StaffDb, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`select source_letter_id as id, count(*)::int as n from letter_sources
    where source_letter_id = any(${[...ids]}::uuid[]) group by source_letter_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export interface LetterUse {
  readonly letterId: string;
  readonly contactId: string;
  readonly contactName: string;
  readonly recipient: string;
  readonly number: number;
  readonly createdAt: string;
  readonly mailedOn: string | null;
}

/** Letters written with it, newest first. */
export async function listStoredUses(
  db: StaffDb,
  libraryLetterId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<LetterUse[]> {
  const { rows } = await sql<
    Omit<LetterUse, 'createdAt'> & { readonly createdAt: Date }
  >`select s.letter_id as "letterId", s.contact_id as "contactId",
      c.first_name || ' ' || c.last_name as "contactName", s.recipient, v.number, s.created_at as "createdAt", s.mailed_on as "mailedOn"
    from letter_sources s
    join contact_names c on c.id = s.contact_id
    join library_letter_versions v on v.id = s.source_version_id
    where s.source_letter_id = ${libraryLetterId} and (${before ?? null}::uuid is null or s.letter_id < ${before ?? null}::uuid)
    order by s.letter_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
