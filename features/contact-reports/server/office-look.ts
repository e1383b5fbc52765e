// The one place that asks who the office is on paper.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { findLetterhead, officeLook } from '../../office/server/public.ts';
import type { SheetOffice } from '../rules/report-sheet.ts';

/** The office as the head of a report shows it: the location of the contact, or the main one; null while it has none. */
export async function findOfficeLook(db: StaffDb, locationId: string | null): Promise<SheetOffice | null> {
  const head = await findLetterhead(db, locationId);
  if (!head) return null;
  const { color, logo } = await officeLook(db);
  return { ...head, color, logo: logo && [...logo.bytes] };
}
