import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { importsContract } from '../../contract.ts';
import { viewRow } from '../import-view.ts';
import { listImports } from '../store.ts';

const CURSOR = idCursor('imports');

export const list: Operation<typeof importsContract.list> = async ({ db, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listImports(db, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map((one) => viewRow(one, now)), next };
};
