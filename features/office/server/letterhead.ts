import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import { findLocation, listLocations, type StoredLocation } from './store.ts';

/** The head of a document of the office. */
export interface Letterhead {
  readonly name: string;
  readonly address: readonly string[];
  /** Phone and email, as far as there are any. */
  readonly reach: readonly string[];
}

/** The head of this location, or of the main one when it is closed or none is given; null while the office has no location. */
export async function findLetterhead(db: StaffDb | JobDb, locationId: string | null): Promise<Letterhead | null> {
  const own = locationId === null ? undefined : await findLocation(db, locationId);
  if (own && own.closedAt === null) return headOf(own);
  const [main] = await listLocations(db, { closed: false, limit: 1 });
  return main ? headOf(main) : null;
}

function headOf({ name, addressLine1, addressLine2, city, state, zip, phone, email }: StoredLocation): Letterhead {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name,
    address: [addressLine1, addressLine2, place].filter(isText),
    reach: [phone === null ? null : phoneText(phone), email].filter(isText),
  };
}

/** '+14195550147' as '(419) 555-0147'; other countries' numbers as they are kept. */
function phoneText(stored: string): string {
  return stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
