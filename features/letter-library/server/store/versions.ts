// Versions of letters: written once and read ever after.
import { newId } from '../../../../platform/base/ids.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { letterContent, type LetterContent, type StoredLetter } from './letters.ts';

export interface LetterVersion {
  readonly id: string;
  readonly libraryLetterId: string;
  readonly number: number;
  readonly name: string;
  readonly publishedAt: Date;
  /** Null for those that came with the program. */
  readonly publishedBy: string | null;
}

/** Versions of a letter without their words, newest first. */
export async function listStoredVersions(
  db: StaffDb,
  libraryLetterId: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<LetterVersion[]> {
  let q = db
    .selectFrom('libraryLetterVersions')
    .select(['id', 'libraryLetterId', 'number', 'name', 'publishedAt', 'publishedBy'])
    .where('libraryLetterId', '=', libraryLetterId)
    .orderBy('number', 'desc')
    .limit(limit);
  if (before !== undefined) q = q.where('number', '<', before);
  return q.execute();
}

export async function findVersion(db: Db, id: string): Promise<(LetterVersion & { readonly content: LetterContent }) | undefined> {
  const found = await db.selectFrom('libraryLetterVersions').selectAll().where('id', '=', id).executeTakeFirst();
  return found && { ...found, content: letterContent.parse(found.content) };
}

/** Adds the next version; its words never change from then on. */
export async function insertVersion(
  db: Db,
  letter: Pick<StoredLetter, 'id' | 'name'> & { readonly published: { readonly number: number } | null },
  { content, by }: { readonly content: LetterContent; readonly by: string | null },
  at: Date,
): Promise<{ readonly id: string; readonly number: number }> {
  const number = (letter.published?.number ?? 0) + 1;
  const id = newId(at);
  await db
    .insertInto('libraryLetterVersions')
    .values({
      id,
      libraryLetterId: letter.id,
      number,
      name: letter.name,
      content: JSON.stringify(content),
      publishedAt: at,
      publishedBy: by,
    })
    .execute();
  return { id, number };
}
