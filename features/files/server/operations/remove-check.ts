import type { Operation } from '../../../../platform/server/feature.ts';
import { removeRecord } from '../../../contacts/server/public.ts';
import type { filesContract } from '../../contract.ts';
import { CHECKS } from '../check-view.ts';

export const removeCheck: Operation<typeof filesContract.removeCheck> = (call) =>
  removeRecord(call, CHECKS, { ...call.input, what: 'is no longer marked as received: the mark was removed' });
