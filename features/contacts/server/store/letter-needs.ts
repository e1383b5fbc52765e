import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { missingForLetters } from '../../rules/contact-fields.ts';

/** The data that letters to each of these contacts need and do not have, as labels. */
export async function listMissing(db: StaffDb, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('contacts')
    .where('id', 'in', [...ids])
    .select(['id', 'firstName', 'lastName', 'addressLine1', 'city', 'state', 'zip', 'ssnLast4', 'birthYear'])
    .execute();
  return new Map(rows.map((row) => [row.id, missingForLetters({ ...row, hasDateOfBirth: row.birthYear !== null })]));
}
