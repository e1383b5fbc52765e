// The record of a person at the end of its keeping: identity first, then notes, consents and former names, and last of all who it was.
import { sql } from 'kysely';
import { addYears, civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { rowsDisposed, type RetentionKind } from '../../../../platform/server/retention.ts';
import { askedForSilence } from '../../rules/asked-for-silence.ts';
import { CONSENT_CHANNELS } from '../../rules/contact-schema.ts';
import { findContactById } from '../store.ts';
import { listCurrentConsents } from './consents.ts';
import { keepSuppressions } from './suppressions.ts';
import { wordsOf } from './words.ts';

/** 16 CFR 310.5(a), since 2024-10-15. */
const CONSENT_YEARS = 5;
const IDENTITY = sql<boolean>`(c.ssn_sealed is not null or c.ssn_index is not null or c.ssn_last4 is not null or c.birth_sealed is not null or c.birth_year is not null)`;

async function findContacts(db: Db, contactIds: readonly string[], where: typeof IDENTITY): Promise<ReadonlySet<string>> {
  const { rows } = await sql<
    Pick<Row<'contacts'>, 'id'>
  >`select c.id from contacts c where c.id = any(${[...contactIds]}::uuid[]) and ${where}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const CONSENT_ROWS = rowsDisposed({
  key: 'contacts.consents',
  name: 'Consents to be reached',
  tables: ['contact_consents'],
  group: 'records',
  onRequest: true,
  mustKeep: async (db, people, zone) => {
    const { rows } = await sql<{ id: string; at: Date }>`select contact_id as id, max(at) as at from contact_consents
      where contact_id = any(${people.map(({ contactId }) => contactId)}::uuid[]) group by contact_id`.execute(db);
    return new Map(rows.map(({ id, at }) => [id, { until: addYears(civilDateAt(at, zone), CONSENT_YEARS), source: '16 CFR 310.5' }]));
  },
});

/** Before the statements go, those that ask for silence are kept without the person. */
const CONSENTS: RetentionKind = {
  ...CONSENT_ROWS,
  destroy: async (call) => {
    const { db, sealer, contactId } = call;
    const contact = await findContactById(db, contactId);
    const withdrawn = (await listCurrentConsents(db, contactId)).filter(({ given }) => !given);
    if (contact) await keepSuppressions(db, sealer, contact, withdrawn);
    return CONSENT_ROWS.destroy(call);
  },
};

export const CONTACTS_RETENTION: readonly RetentionKind[] = [
  {
    key: 'contacts.record',
    name: 'Name, address and the rest of the record',
    tables: ['contacts'],
    group: 'records',
    onRequest: true,
    isLast: true,
    findHolders: (db, contactIds) => findContacts(db, contactIds, sql<boolean>`c.disposed_at is null`),
    destroy: async ({ db, sealer, contactId, now }) => {
      const contact = await findContactById(db, contactId);
      if (contact && askedForSilence(contact.lostReason)) {
        const at = contact.stageSince ?? now;
        await keepSuppressions(
          db,
          sealer,
          contact,
          CONSENT_CHANNELS.map((channel) => ({ channel, at })),
        );
      }
      const { rows } = await sql<{
        names: string;
      }>`select concat_ws(' ', first_name, middle_name, last_name, company) as names from contacts
        where id = ${contactId} and disposed_at is null for update`.execute(db);
      const [found] = rows;
      if (!found) return { rows: 0, blobs: [] };
      await sql`update contacts set first_name = 'Disposed client', last_name = right(id::text, 12), middle_name = null, suffix = null, company = null, email = null,
          phone = null, phone_home = null, phone_work = null, address_line1 = null, address_line2 = null, city = null, state = null, zip = null, time_zone = null,
          language = 'en', urgency = null, owner_id = null, location_id = null, source = null, referrer_id = null, spouse_id = null, tags = '{}',
          follow_up_on = null, custom = '{}', lost_reason = null, on_hold_since = null, hold_reason = null, hold_kind = null, hold_until = null, email_by = null, email_claimed = false,
          archived_at = coalesce(archived_at, ${now}), disposed_at = ${now}, version = version + 1, updated_at = ${now}
        where id = ${contactId}`.execute(db);
      await sql`update contacts set spouse_id = null, version = version + 1, updated_at = ${now} where spouse_id = ${contactId}`.execute(
        db,
      );
      await forgetWords(db, wordsOf(found.names));
      return { rows: 1, blobs: [] };
    },
  },
  rowsDisposed({ key: 'contacts.notes', name: 'Notes', tables: ['contact_notes'], group: 'records', onRequest: true }),
  CONSENTS,
  rowsDisposed({
    key: 'contacts.history',
    name: 'Previous addresses, other names and past stages',
    tables: ['contact_addresses', 'contact_other_names', 'contact_stage_stays'],
    group: 'records',
    onRequest: true,
  }),
  {
    key: 'contacts.identity',
    name: 'Social Security number and date of birth',
    tables: ['contacts'],
    group: 'reports',
    onRequest: true,
    findHolders: (db, contactIds) => findContacts(db, contactIds, IDENTITY),
    destroy: async ({ db, contactId, now }) => {
      const { numAffectedRows } =
        await sql`update contacts c set ssn_sealed = null, ssn_index = null, ssn_last4 = null, birth_sealed = null, birth_year = null,
          version = version + 1, updated_at = ${now} where c.id = ${contactId} and ${IDENTITY}`.execute(db);
      return { rows: Number(numAffectedRows ?? 0n), blobs: [] };
    },
  },
];

/** Search offers a misspelled name's neighbors; words that no other name has would go on naming the person. */
async function forgetWords(db: Db, words: readonly string[]): Promise<void> {
  await sql`delete from contact_words w where w.word = any(${[...words]}::text[])
    and not exists (select 1 from contacts c where c.search_text like '%' || w.word || '%')`.execute(db);
}
