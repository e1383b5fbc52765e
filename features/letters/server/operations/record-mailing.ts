import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { recordMailed } from '../record-mailed.ts';

export const recordMailing: Operation<typeof lettersContract.recordMailing> = async (call) => {
  const done = await recordMailed({ ...call, byName: call.scope.name }, call.input);
  if (isRefusal(done)) return done;
  call.record(done.entry);
  return { recorded: done.recorded };
};
