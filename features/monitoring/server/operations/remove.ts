import type { Operation } from '../../../../platform/server/feature.ts';
import { removeRecord } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { CONNECTIONS } from '../connection-view.ts';

export const remove: Operation<typeof monitoringContract.remove> = (call) =>
  removeRecord(call, CONNECTIONS, { ...call.input, what: 'removed' });
