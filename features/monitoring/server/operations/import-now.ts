import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';
import { askProvider } from '../ask-provider.ts';

export const importNow: Operation<typeof monitoringContract.importNow> = (call) => askProvider(call, 'report');
