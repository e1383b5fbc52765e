// How documents of the office look: its name, address and ways to reach it. The one place in this feature that asks the office for it.
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import { findLetterhead } from '../../office/server/public.ts';

export interface ReportHead {
  readonly name: string;
  readonly address: readonly string[];
  readonly reach: readonly string[];
}

/** Null while the office has no location. */
export async function findReportHead(db: StaffDb | JobDb): Promise<ReportHead | null> {
  return findLetterhead(db, null);
}
