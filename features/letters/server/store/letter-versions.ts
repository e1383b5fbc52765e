// What written letters said before they were changed, sealed like what they say now.
import { newId } from '../../../../platform/base/ids.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import type { LetterDocument } from '../../rules/letter-document.ts';

const place = (id: string): Place => `letter_versions:${id}:document`;

export async function keepVersion(
  db: Db,
  sealer: Sealer,
  { contactId, id, version }: { readonly contactId: string; readonly id: string; readonly version: number },
  document: LetterDocument,
  by: { readonly userId: string; readonly name: string; readonly at: Date },
): Promise<void> {
  const versionId = newId(by.at);
  await db
    .insertInto('letterVersions')
    .values({
      contactId,
      id: versionId,
      letterId: id,
      version,
      documentSealed: sealer.sealText(place(versionId), JSON.stringify(document)),
      replacedAt: by.at,
      replacedBy: by.userId,
      replacedByName: by.name,
    })
    .execute();
}

export interface FormerVersion {
  readonly version: number;
  readonly replacedAt: Date;
  readonly replacedBy: string;
  readonly letter: LetterDocument;
}

/** The newest first. */
export async function listVersionsOf(db: Db, sealer: Sealer, letterId: string): Promise<FormerVersion[]> {
  const rows = await db
    .selectFrom('letterVersions')
    .select(['id', 'version', 'replacedAt', 'replacedByName', 'documentSealed'])
    .where('letterId', '=', letterId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ id, version, replacedAt, replacedByName, documentSealed }) => ({
    version,
    replacedAt,
    replacedBy: replacedByName,
    letter: JSON.parse(sealer.openText(place(id), documentSealed)) as LetterDocument,
  }));
}
