// Which proof of identity and address that goes with letters is missing (law.md G16).
import { sql } from 'kysely';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../../platform/base/office-zone.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { LETTER_PROOFS, type LetterProof } from '../../rules/letter-proofs.ts';
import { UPLOAD } from '../store.ts';
import { counting } from './documents.ts';

/**
 * The proofs that each of these contacts lacks today: neither an accepted document that has not expired, nor marked as received on paper.
 * Contacts who lack none are absent. `refuseWithoutProofs` (rules/letter-proofs.ts) puts it in a sentence.
 */
export async function missingProofs(
  db: Db,
  contactIds: readonly string[],
  { now, zone }: OfficeTime,
): Promise<ReadonlyMap<string, readonly LetterProof[]>> {
  const today = civilDateAt(now, zone);
  const { rows } = await sql<{ contactId: string; kind: LetterProof }>`select c.id as "contactId", k.kind
    from unnest(${[...contactIds]}::uuid[]) c (id) cross join unnest(${[...LETTER_PROOFS]}::text[]) k (kind)
    where not exists (select 1 from document_checks d where d.contact_id = c.id and d.kind = k.kind and ${counting(today)})
      and not exists (select 1 from files f where f.contact_id = c.id and f.document_kind = k.kind and f.purpose = ${UPLOAD}
        and f.deleted_at is null and f.state = 'ok' and f.looked_at is not null and f.rejected_at is null
        and (f.expires_on is null or f.expires_on >= ${today}))`.execute(db);
  const missing = new Map<string, LetterProof[]>();
  for (const { contactId, kind } of rows) missing.set(contactId, [...(missing.get(contactId) ?? []), kind]);
  return new Map([...missing].map(([id, kinds]) => [id, LETTER_PROOFS.filter((kind) => kinds.includes(kind))]));
}

/** The proofs of these that are received on paper: a copy is put behind the letter by hand. */
export async function proofsOnPaper(db: Db, contactId: string, { now, zone }: OfficeTime): Promise<readonly LetterProof[]> {
  const { rows } = await sql<{
    kind: LetterProof;
  }>`select d.kind from document_checks d where d.contact_id = ${contactId} and d.file_id is null
    and d.kind = any(${[...LETTER_PROOFS]}) and ${counting(civilDateAt(now, zone))} order by d.kind`.execute(db);
  return rows.map(({ kind }) => kind);
}
