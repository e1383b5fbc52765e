import type { Db } from '../../../platform/server/database/open-database.ts';
import { findLook } from './look/look-store.ts';
import { findLocation, listLocations, type StoredLocation } from './store.ts';

/** The head of a document of the office. */
export interface Letterhead {
  readonly name: string;
  readonly address: readonly string[];
  /** Phone and email, as far as there are any. */
  readonly reach: readonly string[];
}

/** The head of this location, or of the main one when it is closed or none is given; null while the office has no location. */
export async function findLetterhead(db: Db, locationId: string | null): Promise<Letterhead | null> {
  const own = locationId === null ? undefined : await findLocation(db, locationId);
  const { companyName } = await findLook(db);
  if (own && own.closedAt === null) return headOf(own, companyName);
  const [main] = await listLocations(db, { closed: false, limit: 1 });
  return main ? headOf(main, companyName) : null;
}

function headOf(location: StoredLocation, companyName: string | null): Letterhead {
  const { name, phone, email } = location;
  return {
    name: companyName ?? name,
    address: addressLines(location),
    reach: [phone === null ? null : phoneText(phone), email].filter(isText),
  };
}

/** The address as an envelope shows it, without empty lines. */
export function addressLines({ addressLine1, addressLine2, city, state, zip }: StoredLocation): readonly string[] {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [addressLine1, addressLine2, place].filter(isText);
}

/** '+14195550147' as '(419) 555-0147'; other countries' numbers as they are kept. */
export function phoneText(stored: string): string {
  return stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
