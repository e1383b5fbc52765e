// The one place that asks who the office is on paper.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { findLetterhead } from '../../office/server/public.ts';
import type { SheetOffice } from '../rules/report-sheet.ts';

const USUAL_COLOR = '#0b5b53';

/** The office as the head of a report shows it: its location of the contact, or the main one; null while it has none. */
export async function findOfficeLook(db: StaffDb, locationId: string | null): Promise<SheetOffice | null> {
  const head = await findLetterhead(db, locationId);
  return head && { ...head, color: USUAL_COLOR };
}
