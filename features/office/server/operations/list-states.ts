import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewStates } from '../states/state-view.ts';

export const listStates: Operation<typeof officeContract.listStates> = async ({ db, now, zone }) => ({
  states: await viewStates(db, { now, zone }),
});
