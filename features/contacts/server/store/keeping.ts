// Whether a legal hold stops the destruction of what belongs to a contact. The hold itself, with its reason, is kept by retention.
import type { Db } from '../../../../platform/server/database/open-database.ts';

export async function setLegalHold(db: Db, contactId: string, since: Date | null): Promise<void> {
  await db.updateTable('contacts').set({ legallyHeldAt: since }).where('id', '=', contactId).execute();
}

/** True for the shell that is left of a record that was disposed of. */
export async function isDisposed(db: Db, contactId: string): Promise<boolean> {
  const row = await db.selectFrom('contacts').select('disposedAt').where('id', '=', contactId).executeTakeFirst();
  return (row?.disposedAt ?? null) !== null;
}
