// Reports for tests of what is made of reports, where what they say is not the subject.
import { newId } from '../../../platform/base/ids.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';

/** An empty ready report of this contact. Costs one row instead of an upload, a job and a comparison. */
export async function seedReport(db: Db, contactId: string, at: Date = new Date()): Promise<string> {
  const id = newId(at);
  await db
    .insertInto('creditReports')
    .values({
      contactId,
      id,
      fileName: 'Seeded',
      sha256: `seeded ${id}`,
      state: 'ready',
      uploadedAt: at,
      uploadedByName: 'Test',
    })
    .execute();
  return id;
}
