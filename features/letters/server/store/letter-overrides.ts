// Gates of a letter that were passed with a reason when it was written, sealed for it.
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import { gateOverride, type GateOverride } from '../../../disputes/contract.ts';

const place = (letterId: string): Place => `letters:${letterId}:overrides`;

export function sealOverrides(sealer: Sealer, letterId: string, overrides: readonly GateOverride[]): Buffer | null {
  return overrides.length === 0 ? null : sealJson(sealer, place(letterId), overrides);
}

export async function findOverrides(db: Db, sealer: Sealer, letterId: string): Promise<readonly GateOverride[]> {
  const row = await db.selectFrom('letters').select('overridesSealed').where('id', '=', letterId).executeTakeFirst();
  return row?.overridesSealed ? openJson(sealer, place(letterId), row.overridesSealed, z.array(gateOverride)) : [];
}
