import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';

export const update: Operation<typeof monitoringContract.update> = async () => refuse('monitoring.notBuilt', 'This is not built yet.');
