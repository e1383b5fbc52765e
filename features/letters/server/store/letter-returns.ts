// Mail that came back.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { MailingMethod } from '../../../disputes/rules/mailing.ts';

export interface KeptReturn {
  readonly id: string;
  readonly mailedOn: CivilDate;
  readonly method: MailingMethod;
  readonly trackingNumber: string | null;
  readonly freeAnnualReport: boolean;
  readonly returnedOn: CivilDate;
  readonly note: string;
}

export async function insertReturn(
  db: Db,
  { contactId, id: letterId }: { readonly contactId: string; readonly id: string },
  one: KeptReturn,
  { at, byName }: { readonly at: Date; readonly byName: string },
): Promise<void> {
  await db
    .insertInto('letterReturns')
    .values({ contactId, letterId, ...one, recordedAt: at, recordedByName: byName, undoneAt: null })
    .execute();
}

/** The last time the letter came back; undefined where it did not, or that was undone. */
export async function findReturn(db: Db, letterId: string): Promise<KeptReturn | undefined> {
  return db
    .selectFrom('letterReturns')
    .select(['id', 'mailedOn', 'method', 'trackingNumber', 'freeAnnualReport', 'returnedOn', 'note'])
    .where('letterId', '=', letterId)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether someone recorded since `since` that the letter came back, also where that was undone. */
export async function wasReturnedSince(db: Db, letterId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('letterReturns')
    .select('id')
    .where('letterId', '=', letterId)
    .where('recordedAt', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function undoReturn(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('letterReturns').set({ undoneAt: at }).where('id', '=', id).execute();
}
