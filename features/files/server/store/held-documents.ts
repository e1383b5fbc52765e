// The papers of a contact that can go with a letter: accepted by the office, not expired, found clean by the scanner, of a kind that can be
// printed.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { FILE_KIND_WORDS, type FileKind } from '../../rules/file-kinds.ts';
import { UPLOAD } from '../store.ts';

export interface HeldDocument {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly kind: FileKind | null;
  /** When it was sent to the office. */
  readonly sentAt: Date;
  /** How a letter calls it: by its kind where someone said what it is, else by its name. */
  readonly title: string;
}

/** What can be put behind a letter. */
const PRINTABLE = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff'] as const;

/** Accepted documents, the newest first; with `on` only those that still prove something on that day. */
export async function listHeldDocuments(db: Db, contactId: string, on?: CivilDate): Promise<HeldDocument[]> {
  const valid = on === undefined ? sql`true` : sql`(expires_on is null or expires_on >= ${on})`;
  const { rows } = await sql<
    Omit<HeldDocument, 'title'>
  >`select id, name, media_type as "mediaType", document_kind as kind, created_at as "sentAt" from files
    where contact_id = ${contactId} and purpose = ${UPLOAD} and deleted_at is null and state = 'ok' and media_type = any(${[...PRINTABLE]})
      and looked_at is not null and rejected_at is null and ${valid} order by id desc limit 500`.execute(db);
  return rows.map((row) => ({ ...row, title: titleOf(row) }));
}

function titleOf({ kind, name }: Pick<HeldDocument, 'kind' | 'name'>): string {
  const bare = name.replace(/\.[A-Za-z0-9]{1,10}$/u, '').trim();
  return kind === null || kind === 'other' ? bare || 'Document' : FILE_KIND_WORDS[kind];
}
