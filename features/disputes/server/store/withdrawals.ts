// Items of opened rounds that were withdrawn before their letter was mailed. The reason is sealed with the item.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import { withdrawal, type Withdrawal } from '../../contract.ts';

const place = (itemId: string): Place => `dispute_items:${itemId}:withdrawal`;

export function openWithdrawal(
  sealer: Sealer,
  { id, withdrawalSealed }: { readonly id: string; readonly withdrawalSealed: Uint8Array | null },
): Withdrawal | null {
  return withdrawalSealed && openJson(sealer, place(id), withdrawalSealed, withdrawal);
}

/** The version of a round counts up with each item that is withdrawn; false when it is not `version` any more. */
export async function insertWithdrawal(
  db: StaffDb,
  sealer: Sealer,
  {
    contactId,
    roundId,
    itemId,
    version,
  }: { readonly contactId: string; readonly roundId: string; readonly itemId: string; readonly version: number },
  why: Withdrawal,
): Promise<boolean> {
  const done = await sql`update dispute_rounds set version = version + 1, changed_at = ${why.at}
    where contact_id = ${contactId} and id = ${roundId} and version = ${version}`.execute(db);
  if (done.numAffectedRows !== 1n) return false;
  const item = await sql`update dispute_items set state = 'withdrawn', withdrawal_sealed = ${sealJson(sealer, place(itemId), why)}
    where contact_id = ${contactId} and id = ${itemId} and state = 'in-progress'`.execute(db);
  return item.numAffectedRows === 1n;
}
