import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { holdLetter } from '../change-mailing.ts';
import { recordDelivered } from '../record-mailed.ts';

export const recordDelivery: Operation<typeof lettersContract.recordDelivery> = async (call) => {
  const letter = await holdLetter(call, call.input.id);
  if (isRefusal(letter)) return letter;
  const done = await recordDelivered({ ...call, byName: call.scope.name }, letter, call.input);
  if (isRefusal(done)) return done;
  call.record(done.entry);
  return done.mailing;
};
