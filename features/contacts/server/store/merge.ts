// Two records of one person become one: what of a record a merge may write, and the rows that follow it. Values are JSON, so that
// a merge can keep what it replaced and give it back.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { identityColumns, openIdentity } from './identity.ts';

/**
 * Columns a merge may write, by their names in the database, under which merges keep what they replaced. Sealed ones are text here
 * (base64) and are bound to their record.
 */
const COLUMNS = [
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'company',
  'category',
  'stage',
  'stage_since',
  'converted_at',
  'lost_reason',
  'on_hold_since',
  'hold_reason',
  'hold_kind',
  'hold_until',
  'urgency',
  'email',
  'phone',
  'phone_home',
  'phone_work',
  'language',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'zip',
  'time_zone',
  'source',
  'referrer_id',
  'spouse_id',
  'owner_id',
  'location_id',
  'tags',
  'follow_up_on',
  'custom',
  'first_contacted_at',
  'last_contacted_at',
  'ssn_last4',
  'birth_year',
] as const;
const SEALED = ['ssn_sealed', 'ssn_index', 'birth_sealed'] as const;
export type MergeColumn = (typeof COLUMNS)[number] | (typeof SEALED)[number];
export type MergeValue = string | number | boolean | null | readonly string[] | Readonly<Record<string, string | number | boolean | null>>;
export type MergeValues = Partial<Readonly<Record<MergeColumn, MergeValue>>>;

/** The current values that a merge may write. @throws Error when the contact is not there. */
export async function readMergeValues(db: Db, id: string): Promise<Readonly<Record<MergeColumn, MergeValue>>> {
  const sealed = sql.join(SEALED.map((name) => sql`${sql.lit(name)}::text, encode(${sql.ref(name)}, 'base64')`));
  const plain = sql.join(COLUMNS.map((name) => sql`${sql.lit(name)}::text, ${sql.ref(name)}`));
  const found = await sql<{
    values: Record<MergeColumn, MergeValue>;
  }>`select jsonb_build_object(${plain}, ${sealed}) as values from contacts where id = ${id}`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error(`Contact ${id} was not found.`);
  return row.values;
}

/** Writes these values and counts the version up. */
export async function writeMergeValues(db: Db, id: string, values: MergeValues, at: Date): Promise<void> {
  const entries = Object.entries(values) as [MergeColumn, MergeValue][];
  const set = entries.map(
    ([name, value]) =>
      sql`${sql.ref(name)} = ${isSealed(name) ? sql`decode(${value}, 'base64')` : sql`(jsonb_populate_record(null::contacts, ${JSON.stringify({ [name]: value })}::jsonb)).${sql.ref(name)}`}`,
  );
  await sql`update contacts set ${sql.join([...set, sql`version = version + 1`, sql`updated_at = ${at}`])} where id = ${id}`.execute(db);
}

/** Notes who joined the addresses of two records, as if they had entered the one that is left. */
export async function noteAddressBy(
  db: Db,
  id: string,
  { userId, claimed }: { readonly userId: string; readonly claimed: boolean },
): Promise<void> {
  await db.updateTable('contacts').set({ emailBy: userId, emailClaimed: claimed }).where('id', '=', id).execute();
}

/** SSN or date of birth of one record, sealed again for another: what is sealed is bound to its record. */
export async function resealFor(
  db: Db,
  sealer: Sealer,
  { from, to, part }: { readonly from: string; readonly to: string; readonly part: 'ssn' | 'dateOfBirth' },
): Promise<MergeValues> {
  const identity = await openIdentity(db, sealer, from);
  const columns = identityColumns(sealer, to, part === 'ssn' ? { ssn: identity.ssn } : { dateOfBirth: identity.dateOfBirth });
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [columnOf(name), Buffer.isBuffer(value) ? toBase64(value) : value]),
  );
}

const FOLLOWERS = ['contact_notes', 'contact_consents', 'contact_addresses', 'contact_other_names'] as const;
/** Ids of the rows that changed hands, by table, and of the contacts that were referred by the one and now are by the other. */
const movedRows = z.object({
  contact_notes: z.array(z.uuid()).readonly(),
  contact_consents: z.array(z.uuid()).readonly(),
  contact_addresses: z.array(z.uuid()).readonly(),
  // Merges of before other names were kept moved none.
  contact_other_names: z.array(z.uuid()).readonly().default([]),
  referred: z.array(z.uuid()).readonly(),
});
type MovedRows = z.output<typeof movedRows>;

export const CONTACT_ROWS_FOLLOW = follower({
  key: 'rows',
  tables: FOLLOWERS,
  moved: movedRows,
  move: moveContactRows,
  moveBack: moveContactRowsBack,
});

/** The contacts that a merge gave another referrer, as it keeps them under the key of `CONTACT_ROWS_FOLLOW`. */
export function referredBefore(moved: unknown): readonly string[] {
  return movedRows.parse(moved).referred;
}

/** Contacts this one referred. */
export async function listReferred(db: Db, id: string): Promise<string[]> {
  return (await db.selectFrom('contacts').select('id').where('referrerId', '=', id).execute()).map((r) => r.id);
}

/** Gives notes, consents, previous addresses, other names and referrals of one contact to another. */
async function moveContactRows(db: Db, fromId: string, toId: string, at: Date): Promise<MovedRows> {
  const moved: Record<keyof MovedRows, readonly string[]> = {
    contact_notes: [],
    contact_consents: [],
    contact_addresses: [],
    contact_other_names: [],
    referred: await listReferred(db, fromId),
  };
  await setReferrer(db, moved.referred, { from: fromId, to: toId }, at);
  for (const table of FOLLOWERS) {
    const found = await sql<{
      id: string;
    }>`update ${sql.table(table)} set contact_id = ${toId} where contact_id = ${fromId} returning id`.execute(db);
    moved[table] = found.rows.map((r) => r.id);
  }
  return moved;
}

/** Gives them back, those that `fromId` still has. */
async function moveContactRowsBack(db: Db, moved: MovedRows, fromId: string, toId: string, at: Date): Promise<void> {
  await setReferrer(db, moved.referred, { from: fromId, to: toId }, at);
  for (const table of FOLLOWERS) {
    await sql`update ${sql.table(table)} set contact_id = ${toId} where contact_id = ${fromId} and id = any(${[...moved[table]]}::uuid[])`.execute(
      db,
    );
  }
}

async function setReferrer(
  db: Db,
  ids: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  at: Date,
): Promise<void> {
  await sql`update contacts set referrer_id = ${to}, version = version + 1, updated_at = ${at} where id = any(${[...ids]}::uuid[]) and referrer_id = ${from}`.execute(
    db,
  );
}

function isSealed(name: MergeColumn): boolean {
  return SEALED.some((sealed) => sealed === name);
}

/** The name of a column in the database. */
function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** As PostgreSQL writes it, with a line break after 76 characters. */
function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll(/.{76}(?=.)/g, '$&\n');
}
