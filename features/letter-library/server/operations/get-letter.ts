import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { findPresent, viewDetail } from '../letter-view.ts';

export const getLetter: Operation<typeof letterLibraryContract.getLetter> = async ({ db, scope, input }) => {
  const letter = await findPresent(db, input.id);
  return isRefusal(letter) ? letter : viewDetail(db, scope, letter.id);
};
