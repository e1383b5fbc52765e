import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { letterNotFound } from '../letter-view.ts';
import { findStoredLetter } from '../store/letters.ts';
import { listStoredUses } from '../store/uses.ts';

const CURSOR = idCursor('letterLibrary.uses');

export const listUses: Operation<typeof letterLibraryContract.listUses> = async ({ db, input }) => {
  const before = CURSOR.read(input.after);
  if (isRefusal(before)) return before;
  if (!(await findStoredLetter(db, input.id))) return letterNotFound();
  const found = await listStoredUses(db, input.id, { before: before?.[0], limit: input.limit + 1 });
  return CURSOR.page(found, input.limit, ({ letterId }) => [letterId]);
};
