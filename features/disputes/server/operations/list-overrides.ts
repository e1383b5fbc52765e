import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { listOverridden } from '../store/overrides.ts';

export const listOverrides: Operation<typeof disputesContract.listOverrides> = async ({ db, input, services }) => {
  const rows = await listOverridden(db, services.sealer, { after: input.after, limit: input.limit });
  return { rows, next: rows.length === input.limit ? (rows.at(-1)?.roundId ?? null) : null };
};
