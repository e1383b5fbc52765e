import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';

export const list: Operation<typeof monitoringContract.list> = async () => refuse('monitoring.notBuilt', 'This is not built yet.');
