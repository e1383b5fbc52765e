import type { Operation } from '../../../../platform/server/feature.ts';
import type { systemContract } from '../../contract.ts';
import { listFaults as list } from '../store/faults.ts';

export const listFaults: Operation<typeof systemContract.listFaults> = async ({ db, input }) => ({
  faults: (await list(db, input)).map(({ at, stack, ...fault }) => ({ ...fault, at: at.toISOString(), stack: [...stack] })),
});
