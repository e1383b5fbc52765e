import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { lettersContract } from '../../contract.ts';
import { listLetters } from '../store.ts';

const CURSOR = idCursor('letters');

export const list: Operation<typeof lettersContract.list> = async ({ db, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listLetters(db, { ...input, after: after?.[0], limit: input.limit + 1 });
  return CURSOR.page(found, input.limit, ({ id }) => [id]);
};
