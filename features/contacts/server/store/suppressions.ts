// Requests not to be contacted that outlive the record of the person (15 U.S.C. 7704(a)(4); 47 CFR 64.1200(c), (d)). Of the person nothing is
// kept but a keyed hash of the address: with it an address is recognized when it comes back, and without the key it says nothing.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { Contact } from './contact-row.ts';
import { CONSENT_CHANNELS } from '../../rules/contact-schema.ts';
import { listCurrentConsents, type Consent, type ConsentChannel } from './consents.ts';

type Reachable = Pick<Contact, 'email' | 'phone' | 'phoneHome' | 'phoneWork'>;
interface Suppression {
  readonly channel: ConsentChannel;
  readonly at: Date;
}

const SOURCE = 'Asked not to be contacted. The record from then was disposed of.';

function indexesOf(sealer: Sealer, contact: Reachable, channel: ConsentChannel): Buffer[] {
  const addresses = channel === 'email' ? [contact.email?.toLowerCase()] : [contact.phone, contact.phoneHome, contact.phoneWork];
  return addresses.flatMap((one) => (one ? [sealer.blindIndex(`contact_suppressions.${channel}`, one)] : []));
}

/** Keeps these requests of a contact beyond its record. */
export async function keepSuppressions(db: Db, sealer: Sealer, contact: Reachable, requests: readonly Suppression[]): Promise<void> {
  for (const { channel, at } of requests)
    for (const index of indexesOf(sealer, contact, channel))
      await sql`insert into contact_suppressions (channel, address_index, at) values (${channel}, ${index}, ${at})
        on conflict (channel, address_index) do update set at = greatest(contact_suppressions.at, excluded.at)`.execute(db);
}

/** What was asked of the office before, for these addresses. */
async function findSuppressions(db: Db, sealer: Sealer, contact: Reachable): Promise<readonly Suppression[]> {
  const wanted = CONSENT_CHANNELS.flatMap((channel) => indexesOf(sealer, contact, channel).map((index) => ({ channel, index })));
  if (wanted.length === 0) return [];
  const { rows } = await sql<Suppression>`select s.channel, max(s.at) as at from contact_suppressions s
    join unnest(${wanted.map(({ channel }) => channel)}::text[], ${wanted.map(({ index }) => index)}::bytea[]) as w (channel, index)
      on w.channel = s.channel and w.index = s.address_index group by s.channel order by s.channel`.execute(db);
  return rows;
}

/** What holds now, by channel: what the person said last, in this record or in one that is gone. Without an id there is no record yet. */
export async function findEffectiveConsents(
  db: Db,
  sealer: Sealer,
  contact: Reachable & { readonly id?: string },
): Promise<readonly Consent[]> {
  const own = contact.id === undefined ? [] : await listCurrentConsents(db, contact.id);
  const before = await findSuppressions(db, sealer, contact);
  const later = before.filter(({ channel, at }) => !own.some((one) => one.channel === channel && one.at > at));
  return [
    ...own.filter(({ channel }) => !later.some((one) => one.channel === channel)),
    ...later.map((one) => ({ ...one, given: false, source: SOURCE, wording: null, recordedBy: 'Redress' })),
  ].toSorted((a, b) => a.channel.localeCompare(b.channel));
}
