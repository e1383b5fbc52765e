// The language a client chose for what they read.
import type { Language } from '../../../../platform/base/language.ts';
import type { ClientDb } from '../../../../platform/server/database/open-database.ts';
import type { ClientScope } from '../../../../platform/server/scope.ts';

/** Writes it and answers the one before with the client's name. It is their own choice, so the last one holds whatever the version. */
export async function writeOwnLanguage(
  db: ClientDb,
  { contactId }: ClientScope,
  language: Language,
  at: Date,
): Promise<{ readonly before: Language; readonly name: string } | undefined> {
  const found = await db
    .selectFrom('contacts')
    .select(['name', 'language'])
    .where('id', '=', contactId)
    .where('archivedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.language !== language) {
    await db
      .updateTable('contacts')
      .set((eb) => ({ language, version: eb('version', '+', 1), updatedAt: at }))
      .where('id', '=', contactId)
      .execute();
  }
  return { before: found.language, name: found.name };
}
