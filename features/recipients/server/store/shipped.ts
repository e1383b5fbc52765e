import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { nameKey } from '../../rules/recipient-names.ts';
import { SHIPPED_VERIFIED_ON, type ShippedRecipient } from '../../rules/shipped-recipients.ts';

/** Adds a recipient with its names and addresses, unless it is there. */
export async function insertShipped(
  db: Db,
  { id, key, kind, name, note, phone, website, aliases, addresses }: ShippedRecipient,
): Promise<void> {
  await sql`insert into recipients (id, kind, name, key, phone, website, note, root_id, created_at, updated_at)
    values (${id}, ${kind}, ${name}, ${key}, ${phone ?? null}, ${website ?? null}, ${note}, ${id}, now(), now())
    on conflict (id) do nothing`.execute(db);
  for (const called of [name, ...aliases])
    await sql`insert into recipient_names (id, recipient_id, name, name_key, main, confirmed_at)
      values (gen_random_uuid(), ${id}, ${called}, ${nameKey(called)}, ${called === name}, now()) on conflict do nothing`.execute(db);
  for (const address of addresses) {
    const { purpose, nameLine, lines, city, state, zip, verified, evidence } = address;
    const on = verified ? SHIPPED_VERIFIED_ON : null;
    await sql`insert into recipient_addresses (id, recipient_id, purpose, name_line, lines, city, state, zip, source, source_note,
        verified_on, verified_how, created_at, updated_at)
      values (${address.id}, ${id}, ${purpose}, ${nameLine}, ${[...lines]}::text[], ${city}, ${state}, ${zip}, 'shipped', ${evidence},
        ${on}::date, ${on && 'published'}, now(), now()) on conflict (id) do nothing`.execute(db);
  }
}
