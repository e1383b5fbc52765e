import type { Operation } from '../../../../platform/server/feature.ts';
import type { dashboardContract } from '../../contract.ts';
import { gatherSetup } from '../gather-setup.ts';

export const getSetup: Operation<typeof dashboardContract.getSetup> = async (call) => ({ setup: await gatherSetup(call) });
