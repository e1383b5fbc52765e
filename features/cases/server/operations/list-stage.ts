import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { casesContract } from '../../contract.ts';
import { pageOfStage, STAGE_CURSOR } from '../stage-page.ts';

export const listStage: Operation<typeof casesContract.listStage> = async ({ db, input }) => {
  const after = STAGE_CURSOR.read(input.after);
  return isRefusal(after) ? after : pageOfStage(db, { ...input, after });
};
