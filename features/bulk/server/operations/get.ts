import type { Operation } from '../../../../platform/server/feature.ts';
import type { bulkContract } from '../../contract.ts';
import { NOT_FOUND } from '../plan.ts';
import { viewRun } from '../run-view.ts';
import { findRun } from '../store/runs.ts';

export const get: Operation<typeof bulkContract.get> = async ({ db, scope, input, now }) => {
  const run = await findRun(db, input.id);
  return run ? viewRun(run, scope, now) : NOT_FOUND;
};
