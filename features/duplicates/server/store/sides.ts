// Records as the comparison shows them, in words where they point elsewhere.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { PairSideView } from '../../contract.ts';

export type Side = Omit<PairSideView, 'holds'> & { /** Keyed fingerprint; never leaves the server. */ readonly ssnIndex: string | null };
type Row = {
  id: string;
  version: number;
  name: string;
  category: Side['category'];
  stage: Side['stage'];
  createdAt: Date;
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  phoneHome: string | null;
  phoneWork: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  ssnLast4: string | null;
  ssnIndex: string | null;
  birthYear: number | null;
  language: 'en' | 'es';
  urgency: string | null;
  source: string | null;
  followUpOn: string | null;
  tags: string[];
  owner: string | null;
  location: string | null;
  referrer: string | null;
};

/** These contacts, by id. */
export async function listSides(db: StaffDb, ids: readonly string[]): Promise<ReadonlyMap<string, Side>> {
  const found =
    await sql<Row>`select c.id, c.version, c.name, c.category, c.stage, c.created_at, c.first_name, c.middle_name, c.last_name, c.suffix, c.company, c.email, c.phone, c.phone_home,
      c.phone_work, c.address_line1, c.address_line2, c.city, c.state, c.zip, c.ssn_last4, encode(k.ssn_index, 'hex') as ssn_index, c.birth_year, c.language, c.urgency, c.source, c.follow_up_on,
      c.tags, u.name as owner, l.name as location, r.name as referrer
    from contact_records c join contact_keys k on k.id = c.id left join user_names u on u.id = c.owner_id left join office_location_names l on l.id = c.location_id
      left join contact_names r on r.id = c.referrer_id
    where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map((r) => [r.id, toSide(r)]));
}

function toSide(r: Row): Side {
  const text = (...parts: (string | null)[]): string | null => parts.filter(Boolean).join(' ') || null;
  const place = text(r.city, text(r.state, r.zip));
  return {
    id: r.id,
    version: r.version,
    name: r.name,
    category: r.category,
    stage: r.stage,
    createdAt: r.createdAt.toISOString(),
    tags: r.tags,
    ssnIndex: r.ssnIndex,
    values: {
      name: text(r.firstName, r.middleName, r.lastName, r.suffix),
      company: r.company,
      category: text(r.category, r.stage),
      email: r.email,
      phone: r.phone,
      phoneHome: r.phoneHome,
      phoneWork: r.phoneWork,
      address: [text(r.addressLine1, r.addressLine2), place].filter(Boolean).join(', ') || null,
      ssn: r.ssnLast4 === null ? null : `••••${r.ssnLast4}`,
      dateOfBirth: r.birthYear === null ? null : `••/••/${r.birthYear}`,
      language: r.language === 'es' ? 'Spanish' : 'English',
      urgency: r.urgency,
      owner: r.owner,
      location: r.location,
      source: r.source,
      referrer: r.referrer,
      followUp: r.followUpOn,
    },
  };
}
