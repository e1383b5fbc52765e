import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { holdLetter } from '../change-mailing.ts';
import { keepReturn } from '../keep-return.ts';

export const recordReturn: Operation<typeof lettersContract.recordReturn> = async (call) => {
  const { input, record } = call;
  const letter = await holdLetter(call, input.id);
  if (isRefusal(letter)) return letter;
  const done = await keepReturn({ ...call, byName: call.scope.name }, letter, input);
  if (isRefusal(done)) return done;
  record(done.entry);
  return { id: done.id, returnedOn: input.returnedOn, note: input.note, mailedOn: done.mailedOn };
};
