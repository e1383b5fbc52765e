import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { casesContract } from '../../contract.ts';
import { pageOfStage, readStageMarker } from '../stage-page.ts';

export const listStage: Operation<typeof casesContract.listStage> = async ({ db, input }) => {
  const after = readStageMarker(input.after);
  return after ? pageOfStage(db, { ...input, after }) : refuse('cases.cursorUnknown', 'This page marker does not belong to this list.');
};
