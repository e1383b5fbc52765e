// Letters that a mail service was given.
import type { Db } from '../../../../platform/server/database/open-database.ts';

export async function setLeaving(db: Db, ids: readonly string[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('letters')
    .set({ leavingSince: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** A service printed it, so no one prints it here. */
export async function setPrintedByService(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('letters').set({ printedAt: at }).where('id', '=', id).where('printedAt', 'is', null).execute();
}

/** The service took the letter and did not print it: what it had set at `at` is taken back. */
export async function forgetPrintedByService(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('letters').set({ printedAt: null }).where('id', '=', id).where('printedAt', '=', at).execute();
}
