// Locks on what is not one row: the records of a contact together, a folder of files, a chain.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/**
 * Waits until no other transaction holds the lock of this purpose and id, and holds it until this transaction ends. PostgreSQL knows
 * such locks by a number, so two may share one; then one waits for the other without need, and nothing worse.
 */
export async function lockOn(tx: Kysely<Tables>, purpose: string, id = ''): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${id}`}, 0))`.execute(tx);
}
