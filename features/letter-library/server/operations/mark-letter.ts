import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { aboutLetter, findPresent } from '../letter-view.ts';
import { insertMark } from '../store/letter-favorites.ts';

export const markLetter: Operation<typeof letterLibraryContract.markLetter> = async ({ db, scope, input, now, record }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  await insertMark(db, scope, letter.id, now);
  record(aboutLetter(letter, 'marked as favorite'));
  return { favorite: true };
};
