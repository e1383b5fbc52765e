// Tablets in the hands of clients. A code opens one once; then a secret in the browser's cookie does, for a limited time.
import type { Db } from '../../../../platform/server/database/open-database.ts';

export interface Handover {
  readonly id: string;
  readonly contactId: string;
  readonly offerId: string;
  readonly madeBy: string;
  readonly madeByName: string;
}
const COLUMNS = ['id', 'contactId', 'offerId', 'madeBy', 'madeByName'] as const;

export async function insertHandover(
  db: Db,
  one: Handover & { readonly codeHash: Buffer; readonly codeUntil: Date; readonly madeAt: Date },
): Promise<void> {
  await db.insertInto('offerHandovers').values(one).execute();
}

/** Takes the code: of two tries at once one has it. */
export async function takeCode(
  db: Db,
  codeHash: Buffer,
  { secretHash, now, endsAt }: { readonly secretHash: Buffer; readonly now: Date; readonly endsAt: Date },
): Promise<Handover | undefined> {
  return db
    .updateTable('offerHandovers')
    .set({ secretHash, endsAt })
    .where('codeHash', '=', codeHash)
    .where('secretHash', 'is', null)
    .where('codeUntil', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** The handover that this secret opens now. */
export async function findHandover(db: Db, secretHash: Buffer, now: Date): Promise<Handover | undefined> {
  return db.selectFrom('offerHandovers').select(COLUMNS).where('secretHash', '=', secretHash).where('endsAt', '>', now).executeTakeFirst();
}

export async function endHandover(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('offerHandovers').set({ endsAt: now }).where('id', '=', id).execute();
}
