import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';
import { askProvider } from '../ask-provider.ts';

export const test: Operation<typeof monitoringContract.test> = (call) => askProvider(call, 'test');
