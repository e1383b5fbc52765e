import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';

export const test: Operation<typeof monitoringContract.test> = async () => refuse('monitoring.notBuilt', 'This is not built yet.');
