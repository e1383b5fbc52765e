import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { disputesContract } from '../../contract.ts';
import { listOverridden } from '../store/overrides.ts';

const CURSOR = idCursor('disputes.overrides');

export const listOverrides: Operation<typeof disputesContract.listOverrides> = async ({ db, input, services }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listOverridden(db, services.sealer, { after: after?.[0], limit: input.limit + 1 });
  return CURSOR.page(found, input.limit, ({ roundId }) => [roundId]);
};
