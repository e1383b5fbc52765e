import type { Operation } from '../../../../platform/server/feature.ts';
import { restoreRecord } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { CONNECTIONS } from '../connection-view.ts';

export const restore: Operation<typeof monitoringContract.restore> = (call) =>
  restoreRecord(call, CONNECTIONS, { ...call.input, what: 'restored' });
