// Gates that were passed with a reason, sealed for their round.
import { sql } from 'kysely';
import { z } from 'zod';
import type { StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import { gateOverride, type GateOverride } from '../../contract.ts';

const place = (roundId: string): Place => `dispute_rounds:${roundId}:overrides`;
const content = z.array(gateOverride);

export function sealOverrides(sealer: Sealer, roundId: string, overrides: readonly GateOverride[]): Buffer | null {
  return overrides.length === 0 ? null : sealJson(sealer, place(roundId), overrides);
}

export function openOverrides(
  sealer: Sealer,
  { id, overridesSealed }: { readonly id: string; readonly overridesSealed: Uint8Array | null },
): GateOverride[] {
  return overridesSealed === null ? [] : openJson(sealer, place(id), overridesSealed, content);
}

/** Rounds that passed a gate with a reason, newest first, by id. */
export async function listOverridden(
  db: StaffDb,
  sealer: Sealer,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  const { rows } = await sql<
    Pick<Row<'disputeRounds'>, 'id' | 'contactId' | 'number'> & Pick<Row<'contactNames'>, 'name'> & { overridesSealed: Uint8Array }
  >`select r.id,
      r.contact_id as "contactId", c.name, r.number, r.overrides_sealed as "overridesSealed"
    from dispute_rounds r join contact_names c on c.id = r.contact_id
    where r.overrides_sealed is not null and (${after ?? null}::uuid is null or r.id < ${after ?? null}::uuid)
    order by r.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    roundId: row.id,
    contactId: row.contactId,
    contactName: row.name,
    number: row.number,
    overrides: openOverrides(sealer, row),
  }));
}
