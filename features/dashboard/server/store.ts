// The first report and the first letter, which no feature counts by themselves.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';

export async function hasReport(db: StaffDb): Promise<boolean> {
  return (await db.selectFrom('creditReportStates').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasLetter(db: StaffDb): Promise<boolean> {
  return (await db.selectFrom('letterStates').select('contactId').limit(1).executeTakeFirst()) !== undefined;
}
