import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { aboutLetter, findPresent } from '../letter-view.ts';
import { deleteMark } from '../store/letter-favorites.ts';

export const unmarkLetter: Operation<typeof letterLibraryContract.unmarkLetter> = async ({ db, scope, input, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  await deleteMark(db, scope, letter.id);
  record(aboutLetter(letter, 'is no longer a favorite'));
  return { favorite: false };
};
