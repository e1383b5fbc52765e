import type { Db } from '../../../platform/server/database/open-database.ts';
import { findLook } from './look/look-store.ts';
import { hasLicense, listLocations } from './store.ts';

/** What the office has said of itself so far. */
export interface OfficeSetup {
  readonly companyName: boolean;
  readonly phone: boolean;
  readonly logo: boolean;
  readonly color: boolean;
  /** A main location with an address. */
  readonly location: boolean;
  /** Null while none was chosen. */
  readonly zone: string | null;
  readonly license: boolean;
}

export async function findOfficeSetup(db: Db): Promise<OfficeSetup> {
  const [look, [main]] = [await findLook(db), await listLocations(db, { closed: false, limit: 1 })];
  return {
    companyName: look.companyName !== null,
    phone: (look.phone ?? main?.phone ?? null) !== null,
    logo: look.logoId !== null,
    color: look.color !== null,
    location: main !== undefined && main.addressLine1 !== null,
    zone: look.timeZone,
    license: await hasLicense(db),
  };
}
