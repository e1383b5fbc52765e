// How documents of the office look: its name, color and logo, its address and ways to reach it. The one place in this feature that asks
// the office for it.
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import { officeLook } from '../../office/server/public.ts';

export interface ReportHead {
  readonly name: string;
  readonly color: string | null;
  /** A PNG, byte by byte, as a template reads it. */
  readonly logo: readonly number[] | null;
  readonly address: readonly string[];
  readonly reach: readonly string[];
}

/** Null while the office has no name. */
export async function findReportHead(db: StaffDb | JobDb): Promise<ReportHead | null> {
  const { name, color, logo, address, phone, email, website } = await officeLook(db);
  if (name === null) return null;
  return { name, color, logo: logo && [...logo.bytes], address, reach: [phone, email, website].filter((line) => line !== null) };
}
