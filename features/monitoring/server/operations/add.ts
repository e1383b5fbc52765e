import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';

export const add: Operation<typeof monitoringContract.add> = async () => refuse('monitoring.notBuilt', 'This is not built yet.');
